/** Buttons for the commands that cannot be sent from the map, a slip or the hand. The preferred command has a large button, the seal. */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Play } from '../../../flow/longTable/play';
import { areEqual } from '../../../flow/sameCommand';
import { t } from '../../../i18n';
import { capitalise } from '../../../i18n/longTable/forms';
import { itemEffectLines } from '../../../i18n/longTable/itemLines';
import { linesText } from '../../../i18n/longTable/printedLine';
import { cardName } from '../../../i18n/longTable/termNames';
import type { Command } from '../../../rules/longTable/commands';
import type { ItemDef } from '../../../rules/longTable/itemDef';
import type { CardId } from '../../../rules/longTable/vocabulary';
import { swappedPlan } from '../../../session/longTable/cardChoice';
import { cardCommand, losingCommand } from '../../../session/longTable/cardLoss';
import { figuresOn } from '../../../session/longTable/inArea';
import type { Interaction } from '../../../session/longTable/interaction';
import { itemHasNoEffect } from '../../../session/longTable/noEffect';
import { isPerformedOnMap, sealOf } from '../../../session/longTable/places';
import { presetOf } from '../../../session/longTable/presets';
import { AUTO_DAMAGE_LIMITS, type Settings } from '../../../storage/settings';
import { shortcut } from '../../keys';
import { numberAnswers, sealKey } from '../answerKeys';
import type { LongPictures } from '../app';
import { pressEarlyKey } from '../earlyKeys';
import { Picture } from '../Icon';
import { labelOnScreen, markingOnScreen } from '../onScreen';
import { CardLossButtons, CardLossLabel } from './CardLossButtons';
import { fanOf, isOnCard } from './Fan';
import { useFoldedItems } from './useFoldedItems';
import { waxOf } from './wax';

/** The label of the seal for the draft; null if the draft is empty or incomplete. */
function draftWord(interaction: Interaction): string | null {
  const { draft, hero, options, play } = interaction;
  const gift = losingCommand(draft, options);
  if (gift) return labelOnScreen(interaction, gift);
  if (draft.path.length > 0) return t('board.seal.go');
  if (draft.area) {
    const n = figuresOn(play.state, draft.area.hexes).length;
    return n > 1 ? t('board.seal.hit', { n }) : t('board.seal.place');
  }
  const [leading, second] = draft.cards;
  const taken = leading === undefined ? undefined : cardCommand(options, leading);
  if (taken) return labelOnScreen(interaction, taken);
  const can = options.some((each) => each.type === 'select' && each.hero === hero);
  return can && leading && second ? t('board.seal.plan') : null;
}

/** L6.3: the card that follows, of the selected cards or of the shown hero's plan; null if it cannot be changed now. */
function following({ draft, play, hero }: Interaction): CardId | null {
  if (draft.losingFrom) return null;
  const plan = draft.cards.length === 0 ? swappedPlan(play, hero) : null;
  return plan?.leading ?? draft.cards[1] ?? null;
}

/** L6.3: a button that makes the second card the leading card. */
function Swap({ interaction, settings }: Pick<AnswersProps, 'interaction' | 'settings'>) {
  const second = following(interaction);
  if (second === null) return null;
  return (
    <button
      type="button"
      class="slip"
      data-action="swapLead"
      {...(settings && shortcut('X', settings))}
      onClick={() => interaction.swapLeadingCard()}
    >
      {t('board.swapLead', { card: cardName(second) })}
    </button>
  );
}

/**
 * L13.2: a button to target the figures of an area one by one, so that the player can choose the order of the figures or leave out figures.
 */
function OneByOne({ interaction }: { interaction: Interaction }) {
  const { draft, play } = interaction;
  if (!draft.area || figuresOn(play.state, draft.area.hexes).length < 2) return null;
  return (
    <button type="button" class="slip" data-action="layArea" onClick={() => interaction.placeArea()}>
      {t('board.oneByOne')}
    </button>
  );
}

/** L21.2: a button that declines this hero's items until the round ends, because otherwise every attack would ask about items again. */
function Spare({ interaction }: { interaction: Interaction }) {
  const asked = interaction.play.state.question?.ask;
  if (asked !== 'defend' && asked !== 'ward') return null;
  return (
    <button type="button" class="slip" data-action="spare" onClick={() => interaction.skipItems()}>
      {t('board.spare')}
    </button>
  );
}

/** L26.1: buttons that choose the preset among a monster's equal options, either once or from now on. */
function Preset({ interaction, onAlways }: Pick<AnswersProps, 'interaction' | 'onAlways'>) {
  const command = presetOf(interaction.play, interaction.options);
  if (!command) return null;
  const always = () => {
    onAlways();
    interaction.send(command);
  };
  return (
    <>
      <button type="button" class="slip" data-action="presetAlways" onClick={always}>
        {t('board.presetAlways')}
      </button>
      <button
        type="button"
        class="slip sealed"
        data-action="preset"
        {...sealKey()}
        onClick={() => interaction.send(command)}
      >
        {t('board.preset')}
      </button>
    </>
  );
}

interface SufferAlwaysProps {
  readonly interaction: Interaction;
  readonly suffersUpTo: number;
  readonly onSuffers: (n: (typeof AUTO_DAMAGE_LIMITS)[number]) => void;
}

/** L20.1: a button that takes the pending damage. From then on, heroes take damage up to this amount without a question. */
function SufferAlways({ interaction, suffersUpTo, onSuffers }: SufferAlwaysProps) {
  const { play, options, draft } = interaction;
  const { question } = play.state;
  const suffer = options.find(({ type }) => type === 'suffer');
  if (question?.ask !== 'damage' || !suffer || draft.losingFrom || isLast(play, suffer)) return null;
  const n = AUTO_DAMAGE_LIMITS.find((each) => each === question.damage.amount);
  if (n === undefined || n <= suffersUpTo) return null;
  const always = () => {
    onSuffers(n);
    interaction.send(suffer);
  };
  return (
    <button type="button" class="slip" data-action="sufferAlways" onClick={always}>
      {t('board.sufferAlways', { n })}
    </button>
  );
}

/** L20.4: whether suffering the damage would exhaust the hero, so that the button needs a warning. */
function isLast({ state: { question, figures } }: Play, command: Command): boolean {
  if (command.type !== 'suffer' || question?.ask !== 'damage') return false;
  return question.damage.amount >= (figures.find(({ id }) => id === question.damage.figure)?.hp ?? 0);
}

/**
 * Whether the answers leave out the command. L17.3: ending a bonus is seldom useful, so the answers include such a command only before a
 * rest; at other times only the hero's details have a button for it. L20.1: while the player chooses cards to lose, nothing takes the
 * damage that they are to prevent.
 */
function isAside({ play, draft }: Interaction, { type }: Command): boolean {
  const { question } = play.state;
  if (type === 'suffer') return draft.losingFrom !== null;
  return type === 'endBonus' && question?.ask !== 'rests' && question?.ask !== 'longRest';
}

/** Whether an item's button shows the item's effect now. An item that is usable at any moment of a turn shows it only between actions. */
const isItsMoment = ({ state: { question } }: Play, { moment }: ItemDef): boolean =>
  moment !== 'turn' || question?.ask === 'turn';

interface WordsProps {
  readonly interaction: Interaction;
  readonly command: Command;
  /** Whether the command uses an item that would have no effect now. */
  readonly vain?: boolean;
}

/** The label of a button. The visible label does not repeat the ability that the prompt names. An item's label can include its effect. */
function Words({ interaction, command, vain = false }: WordsProps) {
  const { play } = interaction;
  const label = labelOnScreen(interaction, command);
  if (command.type === 'perform' || command.type === 'skip') {
    return (
      <>
        <span aria-hidden="true">{t(`board.seal.${command.type}`)}</span>
        <span class="said">{label}</span>
      </>
    );
  }
  if (command.type === 'longRest') {
    // The prompt and the tab name the hero, so the short label leaves more room for the cards.
    return (
      <>
        <span aria-hidden="true">{capitalise(t('board.longRest'))}</span>
        <span class="said">{label}</span>
      </>
    );
  }
  const item = command.type === 'useItem' ? play.book.items[command.item] : undefined;
  return (
    <>
      {label}
      {item && (vain || isItsMoment(play, item)) && (
        <small>{vain ? t('board.vain') : linesText(itemEffectLines(item))}</small>
      )}
    </>
  );
}

interface AnswersProps {
  readonly interaction: Interaction;
  readonly pictures: LongPictures;
  /** Called when the player lets the game choose among a monster's equal options from now on. */
  readonly onAlways: () => void;
  /**
   * The amount up to which damage is taken without a question, and a function that changes the amount. If missing, there is no button for
   * changing the amount.
   */
  readonly suffering?: Pick<SufferAlwaysProps, 'suffersUpTo' | 'onSuffers'>;
  /** Whether answers cover the map, so that items that would change nothing now are folded away. */
  readonly isBrief?: boolean;
  /** The number keys, in the order of the answers. */
  readonly keys?: readonly string[];
  /** The player's keys, which may take the fixed key of a button. Without them no such key is told. */
  readonly settings?: Pick<Settings, 'keys'>;
}

export function Answers({ interaction, pictures, onAlways, suffering, isBrief, keys = [], settings }: AnswersProps) {
  const { play, places, draft, hero } = interaction;
  const draftSays = draftWord(interaction);
  const { attackAllCommands } = interaction;
  const sealed = draftSays === null && !attackAllCommands ? sealOf(places, play.state.question, play.events) : null;
  const choosesOnMap = isPerformedOnMap(interaction);
  const seal = sealed && ((sealed.type === 'perform' && choosesOnMap) || isAside(interaction, sealed)) ? null : sealed;
  const spot = draft.spot === null ? undefined : places.spots.get(draft.spot);
  const chooser = spot && spot.commands.length > 1 ? spot.commands : [];
  const ofOthers = (each: Command) => 'hero' in each && each.type === 'longRest' && each.hero !== hero;
  const onCards = fanOf(play, interaction).length > 0 ? isOnCard : () => false;
  // Sending the draft or pressing the map also performs the ability, so the command `perform` needs no button of its own.
  const inDraft = (each: Command) =>
    (draftSays !== null || attackAllCommands !== null || choosesOnMap) && each.type === 'perform';
  const elsewhere = (each: Command) =>
    each === seal || ofOthers(each) || onCards(each) || isAside(interaction, each) || inDraft(each);
  const leavesOut = [...places.spots.values()].flatMap(({ commands }) =>
    // A preview of the ability also lists `leaveOut` commands, but they are legal only after the ability is performed.
    commands.filter((each) => each.type === 'leaveOut' && interaction.options.includes(each)),
  );
  const isChooser = chooser.some(({ type }) => type === 'leaveOut') ? [] : chooser;
  const advised = (command: Command) => (areEqual(command, draft.hint) ? 'advised' : '');
  const vain = useMemo(
    () => places.buttons.filter((each) => each.type === 'useItem' && itemHasNoEffect(play, each)),
    [play, places],
  );
  const { isFolded, unfold } = useFoldedItems(interaction, isBrief ? vain : []);
  // Items come first, so that the answers to the question are next to the seal.
  const isItem = ({ type }: Command) => type === 'useItem';
  const own = places.buttons.filter((each) => !elsewhere(each));
  const items = own.filter(isItem);
  const buttons = [
    ...items.filter((each) => !isFolded(each)),
    ...isChooser,
    ...leavesOut,
    ...own.filter((each) => !isItem(each)),
  ];
  const asksToEnd = ({ type }: Command) => type === 'endTurn' && draft.isEndUnconfirmed;
  const list = useRef<HTMLDivElement>(null);
  // Number the answers after each render, because the cards and the targets beside the answers share the numbers.
  useLayoutEffect(() => {
    const foot = list.current?.closest('.foot');
    if (!foot) return;
    numberAnswers(foot, keys, `${play.state.round} ${play.state.turn?.figure} ${hero}`);
    pressEarlyKey(play);
  });
  return (
    <>
      <div class="answers" ref={list}>
        <CardLossButtons interaction={interaction} />
        <Swap interaction={interaction} {...(settings && { settings })} />
        <OneByOne interaction={interaction} />
        <Spare interaction={interaction} />
        <Preset interaction={interaction} onAlways={onAlways} />
        {suffering && <SufferAlways interaction={interaction} {...suffering} />}
        {items.some(isFolded) && (
          <button type="button" class="slip" data-action="items" onClick={unfold}>
            {t('board.items')}
          </button>
        )}
        {buttons.map((command) => (
          <button
            type="button"
            class={`slip ${asksToEnd(command) ? 'sealed last' : ''} ${vain.includes(command) ? 'idle' : ''} ${advised(command)}`}
            key={JSON.stringify(command)}
            data-says={JSON.stringify(command)}
            {...(asksToEnd(command) && sealKey())}
            {...markingOnScreen(interaction, command)}
            onClick={() => (command.type === 'endTurn' ? interaction.endTurn() : interaction.send(command))}
          >
            {asksToEnd(command) ? (
              t('board.endAnyway')
            ) : (
              <Words interaction={interaction} command={command} vain={vain.includes(command)} />
            )}
          </button>
        ))}
      </div>
      {(draftSays !== null || seal || attackAllCommands) && (
        <div class="answers seals">
          {draftSays !== null && (
            <button
              type="button"
              class="slip sealed"
              data-says="draft"
              {...sealKey()}
              onClick={() => interaction.sendDraft()}
            >
              <Picture path={pictures.icon(waxOf(interaction, null))} class="on-wax" />
              {draft.losingFrom ? <CardLossLabel giving={draft.losingFrom} label={draftSays} /> : draftSays}
            </button>
          )}
          {attackAllCommands && draftSays === null && (
            <button
              type="button"
              class="slip sealed"
              data-action="takeAll"
              {...sealKey()}
              onClick={() => interaction.attackAll()}
            >
              <Picture path={pictures.icon('targets')} class="on-wax" />
              {t('board.seal.hit', { n: attackAllCommands.filter(({ type }) => type === 'target').length })}
            </button>
          )}
          {seal && (
            <button
              type="button"
              class={`slip sealed ${isLast(play, seal) ? 'last' : ''} ${advised(seal)}`}
              data-says={JSON.stringify(seal)}
              {...sealKey()}
              onClick={() => interaction.send(seal)}
            >
              <Picture path={pictures.icon(waxOf(interaction, seal))} class="on-wax" />
              <Words interaction={interaction} command={seal} />
            </button>
          )}
        </div>
      )}
    </>
  );
}
