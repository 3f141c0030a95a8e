/** What the shelves of the archive have in common: how much is filed, an entry that is opened, a frame for what is not there yet. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../i18n';
import type { Archived } from '../../../storage/inHand/archive';
import type { App } from '../../app';
import { useCover } from '../../useCover';
import type { InHandApp } from '../app';

export interface ShelfProps {
  readonly app: InHandApp;
  readonly archived: Archived;
}

/** How many of how many are filed. */
export function Filed({ count, most }: { count: number; most: number }) {
  return <p class="filed">{t('archive.filed', { count, most })}</p>;
}

/** An empty printed frame: what belongs there is not given away. */
export function Blank({ class: look, children }: { class: string; children: ComponentChildren }) {
  return (
    <span class={`blank ${look}`}>
      <small>{children}</small>
    </span>
  );
}

interface OpenedProps {
  readonly title: string;
  readonly onBack: () => void;
  readonly children: ComponentChildren;
}

/** One entry in the place of the shelf. Its name has the focus, so that it is read, and the keys go on from there. */
export function Opened({ title, onBack, children }: OpenedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before it is painted: a key pressed at once would otherwise lose the focus it had moved on.
  useLayoutEffect(() => {
    heading.current?.focus();
    heading.current?.closest('.page')?.scrollTo?.(0, 0);
  }, []);
  return (
    <article class="entry">
      <button type="button" class="plain" data-action="shelf" onClick={onBack}>
        {t('archive.back')}
      </button>
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
    </article>
  );
}

/** The entry that is open, by its id. When it is closed, the focus goes back to what it was opened with. */
export function useEntry(app: Pick<App, 'cover'>): readonly [id: string | null, open: (id: string | null) => void] {
  const [id, turn] = useState<string | null>(null);
  useCover(app, id, () => turn(null));
  const last = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (id === null && last.current !== null)
      document.querySelector<HTMLElement>(`.archive [data-entry="${last.current}"]`)?.focus();
    last.current = id;
  }, [id]);
  return [id, turn];
}

/** Whether it has come into sight: twenty cards would take long to print at once. */
export function useSight() {
  const place = useRef<HTMLSpanElement>(null);
  const [seen, see] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      see(true);
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, seen };
}
