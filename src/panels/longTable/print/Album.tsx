/** The prints of a campaign's scenarios, newest first. A tap on a print opens it in full size. */
import { useState } from 'preact/hooks';
import { t } from '../../../i18n';
import type { AlbumPrint } from '../../../session/longTable/tally';
import type { LongTableApp } from '../app';
import { KeepPrint } from './KeepPrint';
import { Print, PrintSheet } from './Print';
import { printLabel, printWords } from './words';

interface AlbumProps {
  readonly app: LongTableApp;
  /** The campaign's id. */
  readonly id: string;
  readonly prints: readonly AlbumPrint[];
}

export function Album({ app, id, prints }: AlbumProps) {
  const pictures = app.cardPictures;
  const [open, setOpen] = useState<number | null>(null);
  const [kept, setKept] = useState(() => prints.map(({ isKept }) => isKept === true));
  if (prints.length === 0) return null;
  const note = (at: number) => (isKept: boolean) => setKept(kept.map((was, nth) => (nth === at ? isKept : was)));
  return (
    <section class="album">
      <h3>{t('board.print.album')}</h3>
      <ul>
        {prints
          .map(({ isKept: _, turns = [], ...board }, nth) => (
            <li key={nth} data-kept={kept[nth]}>
              <button
                type="button"
                data-print={nth}
                aria-pressed={open === nth}
                aria-label={`${printLabel(printWords(board), turns)}${kept[nth] ? ` ${t('board.print.isKept')}` : ''}`}
                onClick={() => setOpen(open === nth ? null : nth)}
              >
                <PrintSheet pictures={pictures} board={board} turns={turns} look="album-print" />
              </button>
              {open === nth && (
                <Print
                  pictures={pictures}
                  board={board}
                  turns={turns}
                  keep={
                    <KeepPrint
                      app={app}
                      id={id}
                      board={board}
                      turns={turns}
                      isKept={kept[nth] === true}
                      onChange={note(nth)}
                    />
                  }
                />
              )}
            </li>
          ))
          .reverse()}
      </ul>
    </section>
  );
}
