/** Shows each turning point as a slip with a picture, a sentence, and a button that continues the game from that point in a copy. */
import type { TurningPoint } from '../../audit/turningPoints';
import { t } from '../../i18n';
import { type NarratedGame, turningPercents, turningSentence } from '../../i18n/auditWords';
import type { GameTypes } from '../../rules/core/ruleset';
import { errorPercents, signedWhole, waysOf } from './entries';
import type { AuditWords } from './words';

interface TurningPointSlipsProps {
  readonly words: AuditWords;
  readonly narratedGame: NarratedGame<GameTypes>;
  readonly points: readonly TurningPoint<GameTypes>[];
  /** The index of the selected move; null if none is selected. */
  readonly selected: number | null;
  /** Whether the audit is complete. If so, the slips omit the errors, which are small then. */
  readonly isDone: boolean;
  /** Receives the index of a turning point. */
  onOpen(nth: number): void;
  /** Receives the number of commands before the turning point's move. */
  onPlayOn(move: number): void;
}

export function TurningPointSlips({
  words,
  narratedGame,
  points,
  selected,
  isDone,
  onOpen,
  onPlayOn,
}: TurningPointSlipsProps) {
  return (
    <ol class="audit-slips">
      {points.map((point, nth) => {
        const { move, kind, change } = point;
        const play = narratedGame.moves[move.nth]?.before;
        return (
          <li key={`${move.nth} ${kind}`} class="audit-slip" data-selected={move.nth === selected}>
            <button type="button" class="slip-face" data-action="openPoint" onClick={() => onOpen(nth)}>
              <span class="slip-picture">
                {play && words.picture(play, point.kind === 'choice' ? waysOf([point.other, point.chosen]) : [])}
              </span>
              <i aria-hidden="true">{nth + 1}</i>
              <span class="slip-where">
                {t('audit.where', { round: move.round, kind: t(`audit.kind.${kind}`) })}
                <b class={change.by < 0 ? 'bad' : 'good'}>
                  {signedWhole(turningPercents(point))}
                  {!isDone && <small> ±{errorPercents(change.error)}</small>}
                </b>
              </span>
              <span class="slip-sentence">{turningSentence(words, narratedGame, point)}</span>
            </button>
            <button type="button" class="plain" data-action="playOnHere" onClick={() => onPlayOn(move.first)}>
              {t('audit.playOnHere')}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
