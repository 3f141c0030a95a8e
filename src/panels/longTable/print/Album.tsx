/** The prints of a campaign's finished scenarios, newest first. A tap on a print opens it in full size. */
import { useState } from 'preact/hooks';
import { t } from '../../../i18n';
import type { LastBoard } from '../../../session/longTable/lastBoard';
import type { LongPictures } from '../app';
import { Print, PrintSheet } from './Print';
import { printLabel, printWords } from './words';

export function Album({ pictures, boards }: { pictures: LongPictures; boards: readonly LastBoard[] }) {
  const [open, setOpen] = useState<number | null>(null);
  if (boards.length === 0) return null;
  return (
    <section class="album">
      <h3>{t('board.print.album')}</h3>
      <ul>
        {boards
          .map((board, nth) => (
            <li key={nth}>
              <button
                type="button"
                data-print={nth}
                aria-pressed={open === nth}
                aria-label={printLabel(printWords(board))}
                onClick={() => setOpen(open === nth ? null : nth)}
              >
                <PrintSheet pictures={pictures} board={board} look="album-print" />
              </button>
              {open === nth && <Print pictures={pictures} board={board} />}
            </li>
          ))
          .reverse()}
      </ul>
    </section>
  );
}
