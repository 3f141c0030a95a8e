/** The print of a scenario's last board, on a dark desk, with a button to share it. */
import type { ComponentChildren } from 'preact';
import { t } from '../../../i18n';
import type { LastBoard } from '../../../session/longTable/lastBoard';
import type { TurningHex } from '../../../session/longTable/turningHexes';
import { CardPicture } from '../../CardPicture';
import { SharePicture } from '../../SharePicture';
import { sharePicture } from '../../sharing';
import { type LongPictures, SHARED_PRINT_SIZE } from '../app';
import { printLabel, printWords } from './words';
import './print.css';

const FILE = 'gloomholdin-print.png';
/** Px of the shared picture per px of `SHARED_PRINT_SIZE`. */
const DENSITY = 2;

interface PrintProps {
  readonly pictures: LongPictures;
  readonly board: LastBoard;
  /** The turning points whose numbers are printed; none by default. */
  readonly turns?: readonly TurningHex[];
}

const NO_TURNS: readonly TurningHex[] = [];

/** The print without its button, in the width of its container. */
export function PrintSheet({
  pictures,
  board,
  turns = NO_TURNS,
  look = 'board-print',
  isStamped = true,
}: PrintProps & { readonly look?: string; readonly isStamped?: boolean }) {
  const words = printWords(board);
  const painted = isStamped ? words : { ...words, stamp: '' };
  return (
    <CardPicture
      of={`${board.scenario} ${board.round} ${words.title} ${pictures.sign('goal').length} ${turns.map(({ hex }) => hex).join()}`}
      class={look}
      paint={(ctx, width, height) => pictures.print(ctx, width, height, board, painted, turns)}
      label={printLabel(words, turns)}
    />
  );
}

interface FramedPrintProps extends PrintProps {
  /** Whether the print is pulled and stamped before the player's eyes. The stamp then has a canvas of its own. */
  readonly isPulled?: boolean;
  /** The button that keeps the print, before the button that shares it. */
  readonly keep?: ComponentChildren;
  /** Further buttons after the button that shares the print. */
  readonly children?: ComponentChildren;
}

/** The print with its buttons. */
export function Print({ pictures, board, turns = NO_TURNS, isPulled = false, keep, children }: FramedPrintProps) {
  const words = printWords(board);
  const { stamp } = words;
  const share = () => {
    const [width, height] = [DENSITY * SHARED_PRINT_SIZE.width, DENSITY * SHARED_PRINT_SIZE.height];
    const draw = async (ctx: CanvasRenderingContext2D) => pictures.print(ctx, width, height, board, words, turns);
    return sharePicture({ width, height, draw }, FILE, printLabel(words, turns));
  };
  return (
    <div class="print-desk" data-won={board.won}>
      <div class="sheet">
        <PrintSheet pictures={pictures} board={board} turns={turns} isStamped={!isPulled} />
        {isPulled && (
          <CardPicture
            of={`${stamp} ${pictures.sign('goal').length}`}
            class="board-print stamp-print"
            paint={(ctx, width, height) => pictures.printStamp(ctx, width, height, board.won, stamp)}
          />
        )}
      </div>
      <div class="print-buttons">
        {keep}
        <SharePicture action="sharePrint" word={t('board.print.share')} share={share} />
        {children}
      </div>
    </div>
  );
}
