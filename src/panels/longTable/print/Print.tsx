/** The print of a scenario's last board, on a dark desk, with a button to share it. */
import { t } from '../../../i18n';
import type { LastBoard } from '../../../session/longTable/lastBoard';
import { CardPicture } from '../../CardPicture';
import { SharePicture } from '../../SharePicture';
import { sharePicture } from '../../sharing';
import { type LongPictures, PRINT } from '../app';
import { printLabel, printWords } from './words';
import './print.css';

const FILE = 'gloomholdin-print.png';
/** Px of the shared picture per px of `PRINT`. */
const DENSITY = 2;

interface PrintProps {
  readonly pictures: LongPictures;
  readonly board: LastBoard;
}

/** The print without its button, in the width of its container. */
export function PrintSheet({ pictures, board, look = 'board-print' }: PrintProps & { readonly look?: string }) {
  const words = printWords(board);
  return (
    <CardPicture
      of={`${board.scenario} ${board.round} ${words.title} ${pictures.sign('goal').length}`}
      class={look}
      paint={(ctx, width, height) => pictures.print(ctx, width, height, board, words)}
      label={printLabel(words)}
    />
  );
}

/** The print with its button. @param isNew whether the print appears with a motion, as if it were laid down */
export function Print({ pictures, board, isNew = false }: PrintProps & { readonly isNew?: boolean }) {
  const share = () => {
    const words = printWords(board);
    const [width, height] = [DENSITY * PRINT.width, DENSITY * PRINT.height];
    const draw = async (ctx: CanvasRenderingContext2D) => pictures.print(ctx, width, height, board, words);
    return sharePicture({ width, height, draw }, FILE, printLabel(words));
  };
  return (
    <div class="print-desk" data-new={isNew} data-won={board.won}>
      <PrintSheet pictures={pictures} board={board} />
      <SharePicture action="sharePrint" word={t('board.print.share')} share={share} />
    </div>
  );
}
