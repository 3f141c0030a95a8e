/** Speaks the heading of a new page. Otherwise a screen reader would be silent, because the focused element is gone with the old page. */
import { useEffect, useRef } from 'preact/hooks';
import { announce } from './announcer';

const HEADING = '#panels .asked h1, #panels .asked h2, #panels h1';

/** Speaks the first heading of the page whenever `page` changes, but not at the first rendering. @param page the name of the page */
export function useSpokenHeading(page: string): void {
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    const { body } = document;
    const speak = (): boolean => {
      const heading = body.querySelector(HEADING);
      if (heading) announce([heading.textContent?.trim() ?? '']);
      return heading !== null;
    };
    if (speak()) return;
    // A page whose code is still loading has no heading yet, so wait for it.
    const watcher = new MutationObserver(() => {
      if (speak()) watcher.disconnect();
    });
    watcher.observe(body, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [page]);
}
