/** Provides the parts that all shelves of the archive use: the count of entries, an open entry, and a frame for an unseen entry. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../i18n';
import type { ArchiveContents } from '../../../storage/inHand/archive';
import type { App } from '../../app';
import { useCloseOnBack } from '../../useCloseOnBack';
import type { InHandApp } from '../app';

export interface ShelfProps {
  readonly app: InHandApp;
  readonly archived: ArchiveContents;
}

/** Says how many of the shelf's entries the player has. @param most the number of all entries */
export function EntryCount({ count, most }: { count: number; most: number }) {
  return <p class="filed">{t('archive.filed', { count, most })}</p>;
}

/** An empty frame for an entry that the player has not seen. */
export function EmptyEntry({ class: look, children }: { class: string; children: ComponentChildren }) {
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

/** An open entry, shown instead of the shelf. Its heading gets the focus, so that screen readers speak the heading. */
export function OpenEntry({ title, onBack, children }: OpenedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A layout effect sets the focus before the player can press a key. An ordinary effect runs later: by then the player may have
  // moved the focus with a key, and the effect would take the focus away again.
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

/**
 * The id of the open entry, and a function that opens an entry, or closes it (null). When an entry is closed, the button that opened it
 * gets the focus again.
 */
export function useEntry(
  app: Pick<App, 'registerDialog'>,
): readonly [id: string | null, open: (id: string | null) => void] {
  const [id, turn] = useState<string | null>(null);
  useCloseOnBack(app, id, () => turn(null));
  const last = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (id === null && last.current !== null)
      document.querySelector<HTMLElement>(`.archive [data-entry="${last.current}"]`)?.focus();
    last.current = id;
  }, [id]);
  return [id, turn];
}

/** A hook that says whether an element has scrolled into view. Cards are painted only then, because painting all cards takes too long. */
export function useIsInView() {
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
