/**
 * One step of an audit: the situation and the chances to win. For a choice these are the chances with the chosen command and with its
 * alternatives. For a random result these are the expected chance and the chance after the result.
 */
import type { Estimate } from '../../audit/estimates';
import { t } from '../../i18n';
import { chanceSentences, lineLabel, type NarratedGame, percents } from '../../i18n/auditWords';
import type { GameTypes } from '../../rules/core/ruleset';
import type { Entry } from './entries';
import { errorPercents, waysOf } from './entries';
import type { AuditWords } from './words';

interface DecisionProps {
  readonly words: AuditWords;
  readonly narratedGame: NarratedGame<GameTypes>;
  readonly entry: Entry;
  /** The number of moves of the game. */
  readonly last: number;
  /** Shows the previous step; null if this is the first step. */
  readonly before: (() => void) | null;
  /** Shows the next step; null if this is the last step. */
  readonly after: (() => void) | null;
}

export function Decision({ words, narratedGame, entry, last, before, after }: DecisionProps) {
  const { move, kind } = entry;
  const played = narratedGame.moves[move.nth];
  if (!played) return null;
  const play = played.before;
  const [sent] = played.commands;
  return (
    <section class="audit-decision" aria-label={t('audit.tableThen')}>
      <div class="audit-steps">
        <Step word={t('audit.before')} action="before" points="M15 4 7 12l8 8" onPress={before} />
        <p>{t('audit.stepOf', { move: move.nth + 1, last, kind: t(`audit.kind.${kind}`) })}</p>
        <Step word={t('audit.after')} action="after" points="M9 4l8 8-8 8" onPress={after} />
      </div>
      <div class="audit-then paper">
        <div class="then-picture">{words.picture(play, waysOf(comparedOptions(entry)))}</div>
        <div>
          <h2>{sent && kind === 'choice' ? words.decision(play, sent) : t('audit.tableThen')}</h2>
          {words.situation(play).map((sentence, nth) => (
            <p key={nth}>{sentence}</p>
          ))}
        </div>
      </div>
      <div class="audit-answers paper">
        <h2>
          {kind === 'choice' ? lineLabel(words, play, played.commands) : chanceSentences(words, narratedGame, move.nth)}
          <small>{t('audit.perCent')}</small>
        </h2>
        {kind === 'choice' ? (
          <Answers words={words} narratedGame={narratedGame} entry={entry} />
        ) : (
          <Fell entry={entry} />
        )}
      </div>
    </section>
  );
}

/** The best option and the chosen one, which covers the other if both are the same. */
const comparedOptions = ({ move: { options }, kind }: Entry) =>
  kind === 'choice' ? [...options.slice(0, 1), ...options.filter(({ isChosen }) => isChosen)] : [];

function Answers({ words, narratedGame, entry: { move } }: Pick<DecisionProps, 'words' | 'narratedGame' | 'entry'>) {
  const play = narratedGame.moves[move.nth]?.before;
  if (!play) return null;
  const areEqual = move.options.filter(({ isBest }) => isBest).length > 1;
  if (move.options.length < 2) return <p>{t('audit.notCompared')}</p>;
  return (
    <>
      <ol>
        {move.options.map((option, nth) => (
          <Bar
            key={nth}
            what={lineLabel(words, play, option.commands)}
            estimate={option.estimate}
            best={option.isBest ? (areEqual ? 'alike' : 'best') : null}
            isYours={option.isChosen}
          />
        ))}
      </ol>
      {areEqual && <p>{t('audit.alikeNote')}</p>}
      <p>{t('audit.games')}</p>
    </>
  );
}

function Fell({ entry: { move, value, error, change } }: { entry: Entry }) {
  const before = { value: value - change.by, error: move.before.error, samples: 0 };
  return (
    <>
      <ol>
        <Bar what={t('audit.expected')} estimate={before} best={null} isYours={false} />
        <Bar what={t('audit.fell')} estimate={{ value, error, samples: 0 }} best={null} isYours={true} isPlain />
      </ol>
      <p>{t('audit.games')}</p>
    </>
  );
}

interface BarProps {
  readonly what: string;
  readonly estimate: Estimate;
  /** `best`: the only best option. `alike`: one of several options that are equally good within the error. Null: any other option. */
  readonly best: 'best' | 'alike' | null;
  readonly isYours: boolean;
  /** Whether to leave out the label that says that the player chose this option. */
  readonly isPlain?: boolean;
}

function Bar({ what, estimate: { value, error }, best, isYours, isPlain = false }: BarProps) {
  const [at, wide] = [value / 10, error / 10];
  return (
    <li class="audit-bar" data-yours={isYours} data-best={best !== null}>
      <p>
        {what}
        {best && <b class="best">{t(`audit.${best}`)}</b>}
        {isYours && !isPlain && <b class="yours">{t('audit.yours')}</b>}
      </p>
      <div aria-hidden="true">
        <i style={{ width: `${at}%` }} />
        {[25, 50, 75].map((tick) => (
          <s key={tick} style={{ left: `${tick}%` }} />
        ))}
        <u
          style={{ left: `${Math.max(0, at - wide)}%`, width: `${Math.min(100, at + wide) - Math.max(0, at - wide)}%` }}
        />
      </div>
      <strong>
        {percents(value)}
        {error > 0 && (
          <small>
            <span aria-hidden="true">±{errorPercents(error)}</span>
            <span class="said">, {t('audit.sureTo', { error: errorPercents(error) })}</span>
          </small>
        )}
      </strong>
    </li>
  );
}

interface StepProps {
  readonly word: string;
  readonly action: string;
  readonly points: string;
  readonly onPress: (() => void) | null;
}

function Step({ word, action, points, onPress }: StepProps) {
  return (
    <button
      type="button"
      class="square"
      data-action={action}
      aria-label={word}
      title={word}
      disabled={onPress === null}
      onClick={() => onPress?.()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={points} />
      </svg>
    </button>
  );
}
