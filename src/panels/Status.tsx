/** A status line for the result of a button press. Each result is a new element, so that screen readers repeat equal words. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface StatusProps {
  readonly as?: 'p' | 'div' | 'span' | 'small';
  readonly class?: string | undefined;
  /** The result that the words describe. A different value makes screen readers speak the words again. */
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
