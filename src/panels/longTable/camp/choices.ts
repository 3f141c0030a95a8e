/** Pure functions that prepare a campaign's data for the pages of the camp. */
import { heroes as classes, scenarios } from '../../../content/longTable/catalogue';
import { outcomeText } from '../../../i18n/longTable/campaignWords';
import { outcomeStory } from '../../../i18n/longTable/stories';
import type { PendingEffect, TablePending } from '../../../rules/longTable/book';
import type { CampaignBook, Effect, Outcome } from '../../../rules/longTable/campaign/book';
import type { CampaignFact } from '../../../rules/longTable/campaign/facts';
import { hasAchievements, partyHeroes } from '../../../rules/longTable/campaign/lookups';
import type { Move, MoveName, MoveOf } from '../../../rules/longTable/campaign/moves';
import type { Campaign, HeroNo } from '../../../rules/longTable/campaign/state';
import { evaluateAmount } from '../../../rules/longTable/level';
import { applyPerks, standardDeck } from '../../../rules/longTable/perks';
import type { ItemId, ModifierId } from '../../../rules/longTable/vocabulary';

/** The legal moves of one kind. */
export const movesOf = <M extends MoveName>(moves: readonly Move[], name: M): MoveOf<M>[] =>
  moves.filter((each): each is MoveOf<M> => each.move === name);

/** `shut`: another scenario has blocked the scenario. `locked`: achievements are missing. */
export type PlaceState = 'open' | 'done' | 'shut' | 'locked';

/** A scenario on the world map. */
export interface MapPlace {
  readonly id: string;
  readonly number: number;
  /** The scenario's field on the grid of the map, such as `C4`. */
  readonly place: string;
  readonly state: PlaceState;
  /** The achievements that are still missing for the scenario. */
  readonly missing: readonly string[];
}

/** The size of the grid on the map's picture. Columns are A to F from west to east, rows are 1 to 5 from north to south. */
const COLUMNS = 6;
const ROWS = 5;

/** The centre of a field such as `C4`, as fractions of the picture's width and height. */
export function middleOf(place: string): { readonly left: number; readonly top: number } {
  return { left: (place.charCodeAt(0) - 65 + 0.5) / COLUMNS, top: (Number(place.slice(1)) - 0.5) / ROWS };
}

/**
 * The HP that the text of a scenario's special rule names: the HP of the first destructible obstacle, otherwise of the first escort (L27.6,
 * L27.8), otherwise 0.
 */
export function namedHp(scenario: string, heroes: number, level: number): number {
  const page = scenarios(heroes).get(scenario);
  const hp = page?.destructibles[0]?.hp ?? page?.escorts[0]?.hp ?? 0;
  return evaluateAmount(hp, heroes, level);
}

/** L30.1: the known scenarios, in the order of their numbers. */
export function placesOf(book: CampaignBook, campaign: Campaign): MapPlace[] {
  const { unlocked, completed, blocked } = campaign.world;
  return book.scenarios
    .filter(({ id }) => unlocked.includes(id))
    .map(({ id, number, place, needs }): MapPlace => {
      const missing = needs.filter((group) => !hasAchievements(campaign, [group])).flat();
      const state = completed.includes(id)
        ? 'done'
        : blocked.includes(id)
          ? 'shut'
          : missing.length > 0
            ? 'locked'
            : 'open';
      return { id, number, place, state, missing };
    })
    .sort((a, b) => a.number - b.number);
}

/** The cards of one kind in a modifier deck. */
export interface DeckLine {
  readonly id: ModifierId;
  /** The number of these cards, with the selected perk. */
  readonly count: number;
  /** The number of these cards that the selected perk would add (positive) or remove (negative). */
  readonly change: number;
}

/**
 * The sort key of a modifier card: lower for worse cards. Cards whose id does not begin with a number, such as rolling cards, precede 2x.
 */
function worth(id: ModifierId): number {
  if (id === 'null') return -99;
  if (id === '2x') return 99;
  const value = Number.parseInt(id.replace('\u2212', '-'), 10);
  return Number.isNaN(value) ? 50 : value;
}

function counted(deck: readonly ModifierId[]): Map<ModifierId, number> {
  const counts = new Map<ModifierId, number>();
  for (const id of deck) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/**
 * L32.7: the modifier deck with the ticked perks and the selected perk: one line for each kind of card.
 * @param looked index of the selected perk; null if no perk is selected
 */
export function deckLines(hero: string, ticks: readonly number[], looked: number | null): DeckLine[] {
  const sheet = classes.get(hero)?.perks ?? [];
  const now = counted(applyPerks(sheet, ticks).deck);
  const more = sheet.map((_, line) => (ticks[line] ?? 0) + (line === looked ? 1 : 0));
  const then = counted(applyPerks(sheet, more).deck);
  const ids = [...new Set([...standardDeck(), ...now.keys(), ...then.keys()])];
  return ids
    .map((id) => ({ id, count: then.get(id) ?? 0, change: (then.get(id) ?? 0) - (now.get(id) ?? 0) }))
    .filter(({ count, change }) => count > 0 || change !== 0)
    .sort((a, b) => worth(a.id) - worth(b.id));
}

interface Brought {
  readonly outcome: Outcome;
  /** The story text of the outcome; empty if the outcome has no story text. */
  readonly tale: string;
}

/** L31.2, L31.3: the event outcomes that the facts of an answer name. */
const broughtBy = (book: CampaignBook, facts: readonly CampaignFact[]): readonly Brought[] =>
  facts.flatMap((fact) => {
    if (fact.fact !== 'outcomeApplied') return [];
    const { event, option, outcome: nth } = fact;
    const outcome = book.events[event]?.options[option].outcomes[nth];
    return outcome ? [{ outcome, tale: outcomeStory(event, option, nth) }] : [];
  });

/** The ids of the conditions that an answer has brought for the next scenario, and 'bless' and 'curse' if it has brought these. */
export function nextConditions(book: CampaignBook, facts: readonly CampaignFact[]): string[] {
  const ofEffect = (effect: Effect): string[] => {
    if (effect.effect === 'when') return effect.effects.flatMap(ofEffect);
    if (effect.effect !== 'next') return [];
    const { pending } = effect;
    if (pending.pending === 'condition') return [pending.condition];
    return pending.pending === 'bless' || pending.pending === 'curse' ? [pending.pending] : [];
  };
  return broughtBy(book, facts).flatMap(({ outcome }) => outcome.effects.flatMap(ofEffect));
}

/** The outcomes of an answer as text: the story, and the effects with the requirement that selected this outcome. */
export const outcomeTexts = (
  book: CampaignBook,
  facts: readonly CampaignFact[],
): { readonly tale: string; readonly brings: string }[] =>
  broughtBy(book, facts).map(({ outcome: { otherwise: _, ...rest }, tale }) => ({ tale, brings: outcomeText(rest) }));

/** The numbers of each hero that `ledgerOf` compares. */
export const HERO_COUNTS = ['gold', 'experience', 'checkmarks'] as const;
/** The numbers of the party and the world that `ledgerOf` compares. */
export const PARTY_COUNTS = ['reputation', 'prosperity'] as const;

export interface LedgerChange {
  readonly what: (typeof HERO_COUNTS)[number] | (typeof PARTY_COUNTS)[number];
  readonly from: number;
  readonly to: number;
}

/** What has changed for one hero, or for the party and the world. */
export interface LedgerEntry {
  /** The number of the hero; null for the entry of the party and the world. */
  readonly hero: HeroNo | null;
  readonly changes: readonly LedgerChange[];
  readonly gained: readonly ItemId[];
  readonly lost: readonly ItemId[];
  /** Effects that were added for the next scenario. */
  readonly waits: readonly (PendingEffect | TablePending)[];
}

/**
 * The differences between two states of a campaign: an entry for each changed hero of the party, and an entry for party and world if one of
 * them has changed.
 */
export function ledgerOf(before: Campaign, after: Campaign): LedgerEntry[] {
  const countsOf = ({ world, parties, party }: Campaign) => ({
    reputation: parties[party]?.reputation ?? 0,
    prosperity: world.prosperity,
  });
  const heroes = partyHeroes(after).flatMap((now): LedgerEntry[] => {
    const then = before.heroes.find(({ no }) => no === now.no);
    if (!then) return [];
    const [gained, lost] = [without(now.items, then.items), without(then.items, now.items)];
    const waits = without(now.pending, then.pending);
    return [{ hero: now.no, changes: changed(HERO_COUNTS, then, now), gained, lost, waits }];
  });
  const ours: LedgerEntry = {
    hero: null,
    changes: changed(PARTY_COUNTS, countsOf(before), countsOf(after)),
    gained: [],
    lost: [],
    waits: without(after.world.pending, before.world.pending),
  };
  return [...heroes, ours].filter(
    ({ changes, gained, lost, waits }) => changes.length + gained.length + lost.length + waits.length > 0,
  );
}

function changed<W extends LedgerChange['what']>(
  all: readonly W[],
  then: Readonly<Record<W, number>>,
  now: Readonly<Record<W, number>>,
): LedgerChange[] {
  return all.flatMap((what) => (then[what] === now[what] ? [] : [{ what, from: then[what], to: now[what] }]));
}

/** The first list without the elements of the second. Each element of the second list removes only one equal element. */
function without<T>(all: readonly T[], those: readonly T[]): T[] {
  const left = those.map((each) => JSON.stringify(each));
  return all.filter((each) => {
    const at = left.indexOf(JSON.stringify(each));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/**
 * L31.3: the gold of the whole party, if `move` chooses an option of the pending event that costs more; otherwise null. The option is legal
 * nevertheless: the party then gets the outcome for parties that do not pay.
 */
export function tooLittleGold(book: CampaignBook, campaign: Campaign, move: Move): number | null {
  const { question } = campaign;
  if (move.move !== 'choose' || question?.ask !== 'option') return null;
  const together = partyHeroes(campaign).reduce((sum, { gold }) => sum + gold, 0);
  const outcomes = book.events[question.event]?.options[move.option].outcomes ?? [];
  return outcomes.some(({ when }) => when?.if === 'pay' && when.gold > together) ? together : null;
}

/**
 * L31.4: the gold that an answer should have cost the party, and the gold that it has cost; null if both are the same. The party cannot lose
 * more than it has.
 */
export function unpaidGold(
  book: CampaignBook,
  facts: readonly CampaignFact[],
  before: Campaign,
  after: Campaign,
): { readonly asked: number; readonly lost: number } | null {
  const heroes = partyHeroes(before);
  const costOf = (effect: Effect): number => {
    if (effect.effect === 'when') return effect.effects.reduce((sum, each) => sum + costOf(each), 0);
    if (effect.effect !== 'gold') return 0;
    return -effect.n * (effect.whom === 'each' ? heroes.length : 1);
  };
  const asked = broughtBy(book, facts)
    .flatMap(({ outcome }) => outcome.effects)
    .reduce((sum, each) => sum + costOf(each), 0);
  const goldIn = (campaign: Campaign) =>
    heroes.reduce((sum, { no }) => sum + (campaign.heroes.find((each) => each.no === no)?.gold ?? 0), 0);
  const lost = goldIn(before) - goldIn(after);
  return asked > 0 && lost < asked ? { asked, lost: Math.max(0, lost) } : null;
}
