/** A button that keeps a print in the album of its campaign, and a sentence that says where the print is. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../i18n';
import type { LastBoard } from '../../../session/longTable/lastBoard';
import { MAX_BOARDS, MAX_KEPT, printIn } from '../../../session/longTable/tally';
import type { TurningHex } from '../../../session/longTable/turningHexes';
import type { LongTableApp } from '../app';

interface KeepPrintProps {
  readonly app: Pick<LongTableApp, 'keepPrint'>;
  /** The id of the campaign in whose album the print is. */
  readonly id: string;
  readonly board: LastBoard;
  readonly turns: readonly TurningHex[];
  readonly isKept: boolean;
  onChange(isKept: boolean): void;
}

export function KeepPrint({ app, id, board, turns, isKept, onChange }: KeepPrintProps) {
  const [message, say] = useState<string | null>(null);
  const busy = useRef(false);
  const press = async () => {
    // Two changes of one print would replace each other in the queue of writes.
    if (busy.current) return;
    busy.current = true;
    const result = await app.keepPrint(id, { ...board, turns, isKept: !isKept });
    busy.current = false;
    if (result === 'done') onChange(!isKept);
    say(messageOf(result, !isKept));
  };
  return (
    <div class="row">
      <button type="button" class="plain" data-action="keepPrint" aria-pressed={isKept} onClick={() => void press()}>
        {t('board.print.keep')}
      </button>
      <span role="status">{message}</span>
    </div>
  );
}

function messageOf(result: Awaited<ReturnType<LongTableApp['keepPrint']>>, isKept: boolean): string {
  if (result === 'failed') return t('board.print.notKept');
  if (result === 'refused') return t('board.print.full', { n: MAX_KEPT });
  return isKept ? t('board.print.kept') : t('board.print.released', { n: MAX_BOARDS });
}

/** Whether the player keeps the print of a game just ended, and a function that notes a change. False until the album is read. */
export function useIsKept(
  app: Pick<LongTableApp, 'readStats'>,
  id: string | null,
  board: LastBoard | undefined,
): [boolean, (isKept: boolean) => void] {
  const [isKept, note] = useState(false);
  useEffect(() => {
    if (id === null || !board) return;
    void app.readStats(id).then((read) => note(read.ok && printIn(read.value, board)?.isKept === true));
  }, [id, board]);
  return [isKept, note];
}
