/** Keeps the scroll position of the audit's overview while other pages of the sheet are open; every other page is shown from its top. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * @param page the open page; null means the overview
 * @returns the listener for scroll events of the body
 */
export function useScrollOfPage(body: RefObject<HTMLElement | null>, page: string | null): () => void {
  const overview = useRef(0);
  useLayoutEffect(() => {
    if (body.current) body.current.scrollTop = page === null ? overview.current : 0;
  }, [body, page]);
  return () => {
    if (page === null) overview.current = body.current?.scrollTop ?? 0;
  };
}
