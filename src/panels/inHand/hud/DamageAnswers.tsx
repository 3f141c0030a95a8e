/** The answers to damage (R21.1): a slip for each answer, HP and modifiers under the HP cards, and the seal. */
import { t } from '../../../i18n';
import { commandLabel, signed } from '../../../i18n/inHand/words';
import type { Command } from '../../../rules/inHand/commands';
import { heroModifiers } from '../../../rules/inHand/hpCards';
import type { ModifierRow } from '../../../rules/inHand/vocabulary';
import { FACES } from '../../../rules/inHand/vocabulary';
import {
  answerOf,
  type DamageAnswer,
  damageAnswers,
  legalOf,
  proposedAnswer,
} from '../../../session/inHand/damageAnswers';
import { answerCostOf } from '../../../session/inHand/foresight';
import type { Interaction } from '../../../session/inHand/interaction';
import { type Box, boxStyle } from '../../box';
import { Glyph } from '../../CardPicture';
import { shortcut } from '../../keys';
import type { InHandApp } from '../app';
import { zoneSpans } from './damageZones';
import { costSentence } from './foresightText';
import type { HudPlan } from './plan';
import './damage.css';
import { SealWord } from './SealWord';

interface DamageProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
  readonly plan: HudPlan;
  /** Whether each answer shows its cost. */
  readonly costs: boolean;
}

export function DamageAnswers({ app, interaction, plan, costs }: DamageProps) {
  const { play, options, draft } = interaction;
  const { blow } = plan;
  const proposed = proposedAnswer(play, options, draft);
  const answers = damageAnswers(play, options, proposed);
  const isCancelled = answerOf(proposed) !== 'take';
  const row = blow ? boxStyle(blow.slips) : {};
  return (
    <>
      {blow && costs && <Lines interaction={interaction} app={app} blow={blow} isCancelled={isCancelled} />}
      {blow && isCancelled && (
        <p class="cancels" style={besideBurst(blow, plan)}>
          {t('table.blow.cancels')}
        </p>
      )}
      {blow &&
        zoneSpans(play.state.hero.cards, blow.zones).map(({ zone, ...box }) => (
          <p class="zone" key={box.x} style={boxStyle(box)}>
            {t(`table.blow.zone.${zone}`)}
          </p>
        ))}
      <fieldset class="damage-slips" style={row} aria-label={t('table.blow.title')}>
        {answers.map((each) => (
          <Slip
            key={each.answer}
            app={app}
            interaction={interaction}
            answer={each}
            proposed={each.answer === answerOf(proposed) ? proposed : null}
            costs={costs}
          />
        ))}
      </fieldset>
      <Confirm app={app} interaction={interaction} plan={plan} answers={answers} />
    </>
  );
}

/** The position of the label *cancels*: on a desktop on the left HP card, otherwise at the height of the picture of the damage. */
function besideBurst({ burst, before }: NonNullable<HudPlan['blow']>, { composition }: HudPlan) {
  const y = burst.y + burst.height / 2 - 15;
  if (composition === 'desktop') return { left: `${before.x}px`, top: `${before.y - 44}px` };
  return { left: `${Math.min(before.x, burst.x) + 4}px`, top: `${y}px` };
}

/** The key of each answer (keyActions.ts). */
const ANSWER_KEYS = { take: 'T', tear: 'X', discard: 'C' } as const;

interface SlipProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
  readonly answer: DamageAnswer;
  /** The proposed command if it gives this answer, otherwise null. */
  readonly proposed: Command | null;
  readonly costs: boolean;
}

/** An answer: the first press proposes it, and a press on the proposed answer gives it, as the seal does. */
function Slip({ app, interaction, answer: { answer, command, cost }, proposed, costs }: SlipProps) {
  const isOn = proposed !== null;
  const { play } = interaction;
  const amount = play.state.suffering?.amount ?? 0;
  const name = t(`table.blow.${answer}`, { amount });
  const says = command && commandLabel(play, command);
  const label = command
    ? `${name}. ${says}${cost && costs ? `. ${costSentence(cost, answer === 'take')}` : ''}`
    : undefined;
  return (
    <button
      type="button"
      class="damage-slip"
      data-answer={answer}
      data-term={answer === 'take' ? 'suffer' : 'negate'}
      aria-pressed={isOn}
      aria-label={label}
      disabled={!command}
      {...(command && shortcut(ANSWER_KEYS[answer], app.view.settings))}
      onClick={() => (proposed ? interaction.send(proposed) : command && interaction.proposeAnswer(command))}
    >
      <b>{name}</b>
      {command ? (
        cost &&
        costs && (
          <>
            <Change app={app} sign="hp" before={play.state.hero.hp} after={cost.hp} isOn={isOn} />
            <Change app={app} sign="round" before={cost.stamina.before} after={cost.stamina.after} isOn={isOn} />
          </>
        )
      ) : (
        <small>{t(answer === 'tear' ? 'table.blow.noPile' : 'table.blow.noHand')}</small>
      )}
    </button>
  );
}

interface ChangeProps {
  readonly app: InHandApp;
  readonly sign: 'hp' | 'round';
  readonly before: number;
  readonly after: number;
  readonly isOn: boolean;
}

/** Shows a change such as "7 -> 2", or "still 7" if nothing changes. */
function Change({ app, sign, before, after, isOn }: ChangeProps) {
  return (
    <span class="change">
      <Glyph cardPictures={app.cardPictures} name={sign} tone={isOn ? 'ink' : 'bone'} />
      {before === after ? (
        t('table.blow.stay', { count: before })
      ) : (
        <>
          {before} <i>→</i> {after}
        </>
      )}
    </span>
  );
}

interface LinesProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
  readonly blow: NonNullable<HudPlan['blow']>;
  readonly isCancelled: boolean;
}

/** HP and modifiers for the current position of the HP card, and for its position if the hero takes the damage. */
function Lines({ app, interaction, blow, isCancelled }: LinesProps) {
  const { play } = interaction;
  const { book, state } = play;
  const after = answerCostOf(play, { type: 'suffer' });
  return (
    <>
      <Line app={app} box={blow.before} hp={state.hero.hp} modifiers={heroModifiers(book, state)} class="now" />
      <Line
        app={app}
        box={blow.after}
        hp={after?.hp ?? 0}
        modifiers={after?.modifiers ?? null}
        class={isCancelled ? 'then cancelled' : 'then'}
      />
    </>
  );
}

interface LineProps {
  readonly app: InHandApp;
  readonly box: Box;
  readonly hp: number;
  /** The modifiers at this position; null if the hero is exhausted. */
  readonly modifiers: ModifierRow | null;
  readonly class: string;
}

function Line({ app, box, hp, modifiers, class: look }: LineProps) {
  return (
    <p class={`hp-line ${look}`} style={boxStyle(box)} data-term="hp">
      <span>
        <Glyph cardPictures={app.cardPictures} name="hp" tone="bone" /> {hp}
      </span>
      {modifiers
        ? FACES.map((face, i) => (
            <span key={face}>
              <b class="foresight-face" data-face={face}>
                {face}
              </b>{' '}
              {signed(modifiers[i] ?? 0)}
            </span>
          ))
        : t('table.blow.deadly')}
    </p>
  );
}

/** The seal (main button), which sends the proposed answer, and beside the seal the other answers (items, a special rule of the page). */
function Confirm({
  app,
  interaction,
  plan,
  answers,
}: Pick<DamageProps, 'app' | 'interaction' | 'plan'> & { answers: readonly DamageAnswer[] }) {
  const { play, options, draft } = interaction;
  const proposed = proposedAnswer(play, options, draft);
  const command = proposed && legalOf(options, proposed);
  const answer = answerOf(proposed);
  const others = options.filter((each) => answers.every(({ answer: kind }) => answerOf(each) !== kind));
  const amount = play.state.suffering?.amount ?? 0;
  return (
    <>
      {plan.composition === 'portrait' && (
        <div class="damage-foot" style={{ top: `${plan.seal.y - 4}px` }} aria-hidden="true" />
      )}
      {others.length > 0 && (
        <div class="tabs tight" style={boxStyle(plan.tabs)}>
          {others.map((each) => (
            <button
              type="button"
              class={`slip ${each.type}`}
              key={JSON.stringify(each)}
              data-says={JSON.stringify(each)}
              onClick={() => interaction.send(each)}
            >
              {commandLabel(play, each)}
            </button>
          ))}
        </div>
      )}
      {command && answer && (
        <div class="seal-place" style={boxStyle(plan.seal)}>
          <button
            type="button"
            class="seal"
            data-says={JSON.stringify(command)}
            aria-label={commandLabel(play, command)}
            {...shortcut('Space', app.view.settings)}
            style={{ '--key': JSON.stringify(t('table.blow.spaceKey')) }}
            onClick={() => interaction.send(command)}
          >
            <SealWord word={t(`table.blow.seal.${answer}`, { amount })} />
          </button>
        </div>
      )}
    </>
  );
}
