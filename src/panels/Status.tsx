/** A line of a page that tells what a press has done. Its words come as a new element each time, so that the same words are spoken again. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface StatusProps {
  readonly as?: 'p' | 'div' | 'span' | 'small';
  readonly class?: string | undefined;
  /** What the words are about: another object, or another text, is spoken anew. */
  readonly of: unknown;
  readonly children: ComponentChildren;
}

export function Status({ as: Tag = 'p', class: look, of, children }: StatusProps) {
  const last = useRef({ of, nth: 0 });
  if (last.current.of !== of) last.current = { of, nth: last.current.nth + 1 };
  return (
    <Tag role="status" class={look}>
      <span key={last.current.nth}>{children}</span>
    </Tag>
  );
}
