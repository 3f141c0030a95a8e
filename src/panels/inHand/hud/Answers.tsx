/** What can be answered beside the cards: the seal, and slips for the commands that have no place on the table itself. */
import { useEffect, useState } from 'preact/hooks';
import type { Play } from '../../../flow/inHand/play';
import { openChapter, t } from '../../../i18n';
import { commandLabel } from '../../../i18n/inHand/words';
import type { Command } from '../../../rules/inHand/commands';
import { asksAboutDamage } from '../../../session/inHand/damageAnswers';
import type { Interaction } from '../../../session/inHand/interaction';
import { leverOf, pricedOptions } from '../../../session/inHand/lever';
import { type Box, boxStyle } from '../../box';
import { lazyPanel } from '../../lazyPanel';
import { useCover } from '../../useCover';
import type { InHandApp } from '../app';
import { Lever } from './Lever';
import type { HudPlan } from './plan';
import { askedCards, gathered, onSheet, type Primary, primaryOf, slipsOf } from './primary';

const DamageAnswers = lazyPanel(() =>
  Promise.all([import('./DamageAnswers'), openChapter('foresight')]).then(([panel]) => panel.DamageAnswers),
);

/** At the foot of its box, as high as its contents but no higher than the box. */
const standingIn = ({ x, y, width, height }: Box) => ({
  left: `${x}px`,
  bottom: `calc(100% - ${y + height}px)`,
  width: `${width}px`,
  maxHeight: `${height}px`,
});

/** At the foot of its box, as high as its contents. */
const growingUp = ({ x, y, width, height }: Box) => ({
  left: `${x}px`,
  bottom: `calc(100% - ${y + height}px)`,
  width: `${width}px`,
});

/** Side by side where the place is flat; small and scrolled where it is narrow. */
const shapeOf = ({ width, height }: Box) =>
  width > 3 * height ? 'abreast' : width < 130 || height < 150 ? 'tight' : '';

/** px of a slip: how high it is, what is between two, its least width in a row, and how wide the seal's place must be to hold one. */
const SLIP = { height: 44, gap: 6, least: 112, width: 64 } as const;
/** As many as this always fit. */
const FEW = 3;

/** How many slips stand in a place, and with the seal's place for the last of them, where that is free. */
function roomIn({ seal, composition }: HudPlan, place: Box, sealed: boolean) {
  const column = Math.floor((place.height + SLIP.gap) / (SLIP.height + SLIP.gap));
  if (composition === 'desktop') {
    const all = column * Math.floor((place.width + SLIP.gap) / (SLIP.least + SLIP.gap));
    return { beside: all, all };
  }
  const beside = shapeOf(place) === 'tight' ? Math.min(FEW, column) : FEW;
  return { beside, all: beside < FEW && !sealed && seal.width >= SLIP.width ? beside + 1 : beside };
}

/** Of tabs over a card that is not asked for, one below the other. */
const OVER_CARD = 2;

/** Where the cards lie that are not asked for, and the hand is: tabs lie over those then, and the map stays free. */
function freeSlots({ slots }: HudPlan, { play, options }: Interaction): readonly Box[] {
  const asked = askedCards(options);
  if (!slots || asked.size === 0) return [];
  return slots.filter((_, i) => !asked.has(play.state.hero.cards[i]?.id ?? ''));
}

/** No card of the hand is asked for on the table itself: over it is room for tabs. */
const handRests = ({ slots }: HudPlan, options: readonly Command[]): boolean =>
  options.some(({ type }) => type === 'step' || type === 'lose') || (slots !== null && askedCards(options).size === 0);

/** A tab goes over each of the last places, and further ones over the first of them. */
function dealt<T>(tabs: readonly T[], places: readonly Box[]): { readonly place: Box; readonly tabs: readonly T[] }[] {
  const used = places.slice(-tabs.length);
  const [each, more] = [Math.floor(tabs.length / used.length), tabs.length % used.length];
  return used.map((place, i) => {
    const from = i * each + Math.min(i, more);
    return { place, tabs: tabs.slice(from, from + each + (i < more ? 1 : 0)) };
  });
}

interface AnswersProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
  readonly plan: HudPlan;
  /** Whether each answer to damage says what it costs. */
  readonly costs: boolean;
}

export function comesOnSheet({ play, options, draft }: Interaction): boolean {
  const offered = pricedOptions(play, options, draft);
  return onSheet(play, slipsOf(offered, primaryOf(offered, draft)));
}

/** All answers one below the other. */
export function Sheet({ app, interaction, box }: Pick<AnswersProps, 'app' | 'interaction'> & { box?: Box }) {
  const offered = pricedOptions(interaction.play, interaction.options, interaction.draft);
  const primary = primaryOf(offered, interaction.draft);
  return (
    <div class="choices paper" style={box && standingIn(box)}>
      {leverIn(app, interaction)}
      {primary?.command === 'draft' && (
        <button type="button" class="slip sealed" data-says="draft" onClick={() => interaction.commit()}>
          {t(primary.word)}
        </button>
      )}
      {primary && primary.command !== 'draft' && <Slips interaction={interaction} slips={[primary.command]} sealed />}
      <Slips interaction={interaction} slips={slipsOf(offered, primary)} />
    </div>
  );
}

interface GatheredChoicesProps extends Pick<AnswersProps, 'app' | 'interaction'> {
  readonly commands: readonly Command[];
  readonly place: Box;
  readonly onClose: () => void;
}

/** The answers that stand behind one slip, where there is no room for all of them beside the seal. */
function GatheredChoices({ app, interaction, commands, place, onClose }: GatheredChoicesProps) {
  useCover(app, true, onClose);
  return (
    <div class="choices paper" style={standingIn(place)}>
      <Slips interaction={interaction} slips={commands} />
      <button type="button" class="slip" data-action="back" onClick={onClose}>
        {t('frame.back')}
      </button>
    </div>
  );
}

/** The commands that are legal now, without those that are given on the table itself. */
export function Answers({ app, interaction, plan, costs }: AnswersProps) {
  const { play, draft } = interaction;
  const options = pricedOptions(play, interaction.options, draft);
  const lever = leverIn(app, interaction);
  const [unfoldedAt, unfold] = useState<Play | null>(null);
  // The first damage must be answered in the same moment as any later one.
  useEffect(DamageAnswers.preload, []);
  if (asksAboutDamage(play)) return <DamageAnswers app={app} interaction={interaction} plan={plan} costs={costs} />;
  const primary = primaryOf(options, draft);
  const all = slipsOf(options, primary);
  const choosing = options.some(({ type }) => type === 'play');
  const free = freeSlots(plan, interaction);
  const overHand = plan.composition !== 'desktop' && handRests(plan, options);
  const place = overHand ? plan.walking : plan.tabs;
  if (onSheet(play, all)) return <Sheet app={app} interaction={interaction} box={plan.choices} />;
  const others = (choosing ? 1 : 0) + (lever ? 1 : 0);
  const over = OVER_CARD * free.length;
  const room = over > 0 ? { beside: over, all: over } : roomIn(plan, place, primary !== null);
  const cramped = free.length === 0 && shapeOf(place) === 'tight';
  const { behind, word, slips } = gathered(all, others, room.all, cramped);
  if (behind.length > 0 && unfoldedAt === play) {
    return (
      <GatheredChoices
        app={app}
        interaction={interaction}
        commands={behind}
        place={plan.choices}
        onClose={() => unfold(null)}
      />
    );
  }
  const tabs = [
    lever,
    behind.length > 0 && (
      <button type="button" class="slip" data-action={word} key={word} onClick={() => unfold(play)}>
        {t(`table.${word}`)}
      </button>
    ),
    ...slips.map((each) => <Slips interaction={interaction} slips={[each]} key={JSON.stringify(each)} />),
    choosing && <BasicTab interaction={interaction} key="basic" />,
  ].filter((each) => each !== false && each !== null);
  // A desktop has room to say beside the seal what it does.
  const says = plan.composition === 'desktop' && tabs.length < room.all ? sealSays(interaction, primary) : null;
  const beside = besideSeal(plan);
  const spills = room.all > room.beside && tabs.length > room.beside;
  const last = slips.findIndex(({ type }, i) => type === 'endTurn' || i === slips.length - 1);
  const spilt = spills && last >= 0 ? last + (behind.length > 0 ? 1 : 0) + (lever ? 1 : 0) : -1;
  return (
    <>
      {free.length > 0 ? (
        dealt(tabs, free).map((slot) => (
          <div class="tabs tight over-card" style={growingUp(slot.place)} key={slot.place.x}>
            {slot.tabs}
          </div>
        ))
      ) : (
        <div class={`tabs ${shapeOf(place)}`} style={overHand ? growingUp(place) : boxStyle(place)}>
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
      {primary && <Seal interaction={interaction} primary={primary} box={plan.seal} />}
    </>
  );
}

/** The lever of what the action spends; null: it spends nothing, or there is no choice about it. */
const leverIn = (app: InHandApp, interaction: Interaction) =>
  leverOf(interaction.play, interaction.options) && (
    <Lever key="lever" interaction={interaction} cardPictures={app.cardPictures} chances={app.view.settings.odds} />
  );

/** What the seal would do; null: there is none, or its own word says it, as of a way that is drawn on the map. */
function sealSays({ play, draft }: Interaction, primary: Primary | null): string | null {
  const [leading, second] = draft.cards;
  if (primary?.command !== 'draft') return primary && commandLabel(play, primary.command);
  return leading && second ? commandLabel(play, { type: 'select', leading, second }) : null;
}

interface SlipsProps {
  readonly interaction: Interaction;
  readonly slips: readonly Command[];
  /** They take the seal's place, where there is no room for it. */
  readonly sealed?: boolean;
}

function Slips({ interaction, slips, sealed = false }: SlipsProps) {
  return (
    <>
      {slips.map((command) => (
        <button
          type="button"
          class={`slip ${command.type} ${sealed ? 'sealed' : ''}`}
          key={JSON.stringify(command)}
          data-says={JSON.stringify(command)}
          onClick={() => interaction.send(command)}
        >
          {commandLabel(interaction.play, command)}
        </button>
      ))}
    </>
  );
}

/** R9.4: any card may be used as Attack 2 or Move 2. */
function BasicTab({ interaction }: { interaction: Interaction }) {
  const { basic } = interaction.draft;
  return (
    <button
      type="button"
      class="slip basic"
      data-term="basic"
      aria-pressed={basic}
      onClick={() => interaction.setBasic(!basic)}
    >
      {t('table.basic')}
    </button>
  );
}

/** px that a sentence needs. */
const SENTENCE = 120;

/** Between the seal and the tabs, where the layout leaves room there; null: what the seal does is said among the tabs. */
function besideSeal({ seal, tabs }: HudPlan): Box | null {
  const x = seal.x + seal.width + 8;
  const width = Math.min(tabs.x - x - 8, 220);
  return width < SENTENCE ? null : { x, y: seal.y, width, height: seal.height };
}

function Seal({ interaction, primary, box }: { interaction: Interaction; primary: Primary; box: Box }) {
  const press = () => (primary.command === 'draft' ? interaction.commit() : interaction.send(primary.command));
  return (
    <div class="seal-place" style={boxStyle(box)}>
      <button
        type="button"
        class="seal"
        data-says={primary.command === 'draft' ? 'draft' : JSON.stringify(primary.command)}
        onClick={press}
      >
        <span>{t(primary.word)}</span>
      </button>
    </div>
  );
}
