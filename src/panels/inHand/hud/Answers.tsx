/**
 * The seal (main button), and slips (buttons) for the commands that the player cannot give on the table itself. Three
 * things are called tabs: the slips beside the seal, the button for basic actions, and the lever if it is not on a card.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Play } from '../../../flow/inHand/play';
import { openChapter, t } from '../../../i18n';
import { commandLabel } from '../../../i18n/inHand/words';
import type { Command } from '../../../rules/inHand/commands';
import { isDamageQuestion } from '../../../session/inHand/damageAnswers';
import type { Interaction } from '../../../session/inHand/interaction';
import { leverOf, pricedOptions } from '../../../session/inHand/lever';
import { type Box, boxStyle } from '../../box';
import { lazyPanel } from '../../lazyPanel';
import { useCloseOnBack } from '../../useCloseOnBack';
import type { InHandApp } from '../app';
import { aboveEndTurn, besideEndTurn, endTurnPlace, freeOfEndTurn, leverPlace, slipClassOf } from './answerPlaces';
import type { TableInspector } from './explainGestures';
import { Lever } from './Lever';
import type { HudPlan } from './plan';
import { fitSlips, needsAnswerColumn, type Primary, primaryOf, sealSituation, slipsOf } from './primary';
import { BasicTab, Seal, Slips } from './Slips';
import './keys.css';
import { besideSeal, dealt, FEW, freeSlots, handRests, OVER_CARD, roomIn } from './tabRoom';

const DamageAnswers = lazyPanel(() =>
  Promise.all([import('./DamageAnswers'), openChapter('foresight')]).then(([panel]) => panel.DamageAnswers),
);

/** The CSS for an element at the lower edge of a box. The element is as high as its contents, but at most as high as the box. */
const standingIn = ({ x, y, width, height }: Box) => ({
  left: `${x}px`,
  bottom: `calc(100% - ${y + height}px)`,
  width: `${width}px`,
  maxHeight: `${height}px`,
});

/** The CSS for an element at the lower edge of a box. The element is as high as its contents, and may extend above the box. */
const growingUp = ({ x, y, width, height }: Box) => ({
  left: `${x}px`,
  bottom: `calc(100% - ${y + height}px)`,
  width: `${width}px`,
});

interface AnswersProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
  readonly inspector: TableInspector;
  readonly plan: HudPlan;
  /** Whether each answer to damage shows its cost. */
  readonly costs: boolean;
}

/**
 * The legal commands for the price that the lever selects. If the layout has a separate place for *End turn*, `end` contains that command
 * and the place, and `offered` contains all other commands.
 */
function offeredIn({ play, options, draft }: Interaction, plan: HudPlan) {
  const priced = pricedOptions(play, options, draft);
  const place = endTurnPlace(plan);
  const end = place && priced.find(({ type }) => type === 'endTurn');
  return { offered: priced.filter((each) => each !== end), end: end && { command: end, place } };
}

/** The box of *End turn*; null if the turn cannot end now, or if *End turn* is one of the slips. */
export const endTurnBox = (interaction: Interaction, plan: HudPlan): Box | null =>
  offeredIn(interaction, plan).end?.place ?? null;

/** Whether all answers are shown in a column on paper (`AnswerColumn`) instead of seal and slips. Damage has its own slips (R21.1). */
export function usesAnswerColumn(interaction: Interaction, plan: HudPlan): boolean {
  const { play, draft } = interaction;
  if (isDamageQuestion(play)) return false;
  const { offered } = offeredIn(interaction, plan);
  return needsAnswerColumn(play, slipsOf(offered, primaryOf(offered, draft, sealSituation(play))));
}

/** *End turn* at its own place, if the turn may end. */
export function EndTurn({ app, interaction, plan }: Pick<AnswersProps, 'app' | 'interaction' | 'plan'>) {
  const { end } = offeredIn(interaction, plan);
  return (
    end && (
      <div class="tabs tight end-turn" style={boxStyle(end.place)}>
        <Slips app={app} interaction={interaction} slips={[end.command]} />
      </div>
    )
  );
}

interface AnswerColumnProps extends Pick<AnswersProps, 'app' | 'interaction' | 'plan'> {
  readonly box?: Box;
}

/** A column on paper with all answers, except *End turn* if the layout has a separate place for that command. */
export function AnswerColumn({ app, interaction, plan, box }: AnswerColumnProps) {
  const { offered } = offeredIn(interaction, plan);
  const primary = primaryOf(offered, interaction.draft, sealSituation(interaction.play));
  return (
    <div class="choices paper" style={box && standingIn(box)}>
      {leverIn(app, interaction)}
      {primary?.command === 'draft' && (
        <button type="button" class="slip sealed" data-says="draft" onClick={() => interaction.sendDraft()}>
          {t(primary.word)}
        </button>
      )}
      {primary && primary.command !== 'draft' && (
        <Slips app={app} interaction={interaction} slips={[primary.command]} sealed />
      )}
      <Slips app={app} interaction={interaction} slips={slipsOf(offered, primary)} />
    </div>
  );
}

interface GatheredChoicesProps extends Pick<AnswersProps, 'app' | 'interaction'> {
  readonly commands: readonly Command[];
  readonly place: Box;
  readonly onClose: () => void;
}

/** The list of answers that one slip opens, if there is no room for a slip for each answer. */
function GatheredChoices({ app, interaction, commands, place, onClose }: GatheredChoicesProps) {
  useCloseOnBack(app, true, onClose);
  return (
    <div class="choices paper" style={standingIn(place)}>
      <Slips app={app} interaction={interaction} slips={commands} />
      <button type="button" class="slip" data-action="back" onClick={onClose}>
        {t('frame.back')}
      </button>
    </div>
  );
}

/** Buttons for the legal commands that the player does not give on the table itself. */
export function Answers({ app, interaction, inspector, plan, costs }: AnswersProps) {
  const { play, draft } = interaction;
  const { end, offered } = offeredIn(interaction, plan);
  const onCard = leverPlace(plan, interaction, inspector);
  const lever = onCard ? null : leverIn(app, interaction);
  const [unfoldedAt, unfold] = useState<Play | null>(null);
  // Preload the panel, so that the answers to the first damage appear without delay.
  useEffect(DamageAnswers.preload, []);
  if (isDamageQuestion(play)) return <DamageAnswers app={app} interaction={interaction} plan={plan} costs={costs} />;
  const endPlace = end?.place ?? null;
  const primary = primaryOf(offered, draft, sealSituation(play));
  const all = slipsOf(offered, primary);
  const choosing = offered.some(({ type }) => type === 'play');
  const others = (choosing ? 1 : 0) + (lever ? 1 : 0);
  const isInRow = (plan.endTurn !== null || plan.hasRow) && all.length + others <= FEW;
  const free = isInRow ? [] : freeSlots(plan, interaction, endPlace);
  const overHand = isInRow || (plan.composition !== 'desktop' && handRests(plan, offered));
  const place = overHand ? besideEndTurn(plan.walking, endPlace) : freeOfEndTurn(plan.tabs, endPlace);
  if (needsAnswerColumn(play, all))
    return (
      <>
        <EndTurn app={app} interaction={interaction} plan={plan} />
        <AnswerColumn app={app} interaction={interaction} plan={plan} box={aboveEndTurn(plan.choices, endPlace)} />
      </>
    );
  const over = OVER_CARD * free.length;
  const room = over > 0 ? { beside: over, all: over } : roomIn(plan, place, primary !== null);
  const cramped = free.length === 0 && slipClassOf(place) === 'tight';
  const { behind, word, slips } = fitSlips(all, others, room.all, cramped);
  if (behind.length > 0 && unfoldedAt === play) {
    return (
      <>
        <EndTurn app={app} interaction={interaction} plan={plan} />
        <GatheredChoices
          app={app}
          interaction={interaction}
          commands={behind}
          place={aboveEndTurn(plan.choices, endPlace)}
          onClose={() => unfold(null)}
        />
      </>
    );
  }
  const tabs = [
    lever,
    behind.length > 0 && (
      <button type="button" class="slip" data-action={word} key={word} onClick={() => unfold(play)}>
        {t(`table.${word}`)}
      </button>
    ),
    ...slips.map((each) => <Slips app={app} interaction={interaction} slips={[each]} key={JSON.stringify(each)} />),
    choosing && <BasicTab app={app} interaction={interaction} key="basic" />,
  ].filter((each) => each !== false && each !== null);
  // On a desktop, few slips leave room next to the seal for a description of what the seal does.
  const says = plan.composition === 'desktop' && tabs.length < room.all ? sealSays(interaction, primary) : null;
  const beside = besideSeal(plan);
  const spills = room.all > room.beside && tabs.length > room.beside;
  // The index of the tab that uses the seal's place; -1 if no tab does.
  const spilt = spills && slips.length > 0 ? slips.length - 1 + (behind.length > 0 ? 1 : 0) + (lever ? 1 : 0) : -1;
  return (
    <>
      <EndTurn app={app} interaction={interaction} plan={plan} />
      {free.length > 0 ? (
        dealt(tabs, free).map((slot) => (
          <div class="tabs tight over-card" style={growingUp(slot.place)} key={slot.place.x}>
            {slot.tabs}
          </div>
        ))
      ) : (
        <div class={`tabs ${slipClassOf(place)}`} style={overHand ? growingUp(place) : boxStyle(place)}>
          {says !== null && !beside && <p class="seal-says">{says}</p>}
          {tabs.filter((_, i) => i !== spilt)}
        </div>
      )}
      {spilt >= 0 && (
        <div class="tabs tight" style={boxStyle(plan.seal)}>
          {tabs[spilt]}
        </div>
      )}
      {says !== null && beside && (
        <p class="seal-says beside" style={boxStyle(beside)}>
          {says}
        </p>
      )}
      {onCard && (
        <div class="lever-place" style={onCard}>
          {leverIn(app, interaction)}
        </div>
      )}
      {primary && <Seal app={app} interaction={interaction} primary={primary} box={plan.seal} />}
    </>
  );
}

/** The lever that chooses the price of the action; null if there is no choice of price. */
const leverIn = (app: InHandApp, interaction: Interaction) =>
  leverOf(interaction.play, interaction.options) && (
    <Lever
      key="lever"
      interaction={interaction}
      cardPictures={app.cardPictures}
      chances={app.view.settings.odds}
      settings={app.view.settings}
    />
  );

/** A description of what the seal does. Null if there is no seal, or if its label says enough, as for a path or a throw. */
function sealSays({ play, draft }: Interaction, primary: Primary | null): string | null {
  const [leading, second] = draft.cards;
  if (primary?.command !== 'draft' && primary?.command.type === 'roll') return null;
  if (primary?.command !== 'draft') return primary && commandLabel(play, primary.command);
  return leading && second ? commandLabel(play, { type: 'select', leading, second }) : null;
}
