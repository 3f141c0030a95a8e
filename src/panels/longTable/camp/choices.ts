/** What the pages of the camp show of a campaign: pure, so that it can be tested without a page. */
import { heroes as classes, scenarios } from '../../../content/longTable/catalogue';
import { outcomeText } from '../../../i18n/longTable/campaigning';
import { taleOf } from '../../../i18n/longTable/stories';
import type { PendingEffect, TablePending } from '../../../rules/longTable/book';
import type { CampaignBook, Effect, Outcome } from '../../../rules/longTable/campaign/book';
import type { CampaignFact } from '../../../rules/longTable/campaign/facts';
import { areHeld, partyHeroes } from '../../../rules/longTable/campaign/lookups';
import type { Move, MoveName, MoveOf } from '../../../rules/longTable/campaign/moves';
import type { Campaign, HeroNo } from '../../../rules/longTable/campaign/state';
import { evaluate } from '../../../rules/longTable/level';
import { perked, standardDeck } from '../../../rules/longTable/perks';
import type { ItemId, ModifierId } from '../../../rules/longTable/vocabulary';

/** Those of one kind among the moves that may be made. */
export const movesOf = <M extends MoveName>(moves: readonly Move[], name: M): MoveOf<M>[] =>
  moves.filter((each): each is MoveOf<M> => each.move === name);

export type PlaceState = 'open' | 'done' | 'shut' | 'locked';

export interface Place {
  readonly id: string;
  readonly number: number;
  /** On the map's grid, such as `C4`. */
  readonly place: string;
  readonly state: PlaceState;
  /** Achievements of which one of each group is missing. */
  readonly missing: readonly string[];
}

/** Fields of the map's picture: A to F from west to east, 1 to 5 from north to south. */
const COLUMNS = 6;
const ROWS = 5;

/** The middle of a place such as `C4`, in parts of the picture. */
export function middleOf(place: string): { readonly left: number; readonly top: number } {
  return { left: (place.charCodeAt(0) - 65 + 0.5) / COLUMNS, top: (Number(place.slice(1)) - 0.5) / ROWS };
}

/** HP of the obstacles or escorts that a scenario's special rule names (L27.6, L27.8); 0 if it has none. */
export function namedHp(scenario: string, heroes: number, level: number): number {
  const page = scenarios(heroes).get(scenario);
  const hp = page?.destructibles[0]?.hp ?? page?.escorts[0]?.hp ?? 0;
  return evaluate(hp, heroes, level);
}

/** L30.1: every scenario that the world knows of, in the order of its number. */
export function placesOf(book: CampaignBook, campaign: Campaign): Place[] {
  const { unlocked, completed, blocked } = campaign.world;
  return book.scenarios
    .filter(({ id }) => unlocked.includes(id))
    .map(({ id, number, place, needs }): Place => {
      const missing = needs.filter((group) => !areHeld(campaign, [group])).flat();
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

export interface DeckLine {
  readonly id: ModifierId;
  readonly count: number;
  /** How many more of it there would be with the box that is looked at; negative: fewer. */
  readonly change: number;
}

/** The worst first; rolling ones and effects after plain ones of the same worth. */
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
 * L32.7: the modifier deck as ticked boxes have made it.
 * @param looked the line of the sheet that is looked at, from 0; null: none
 */
export function deckLines(hero: string, ticks: readonly number[], looked: number | null): DeckLine[] {
  const sheet = classes.get(hero)?.perks ?? [];
  const now = counted(perked(sheet, ticks).deck);
  const more = sheet.map((_, line) => (ticks[line] ?? 0) + (line === looked ? 1 : 0));
  const then = counted(perked(sheet, more).deck);
  const ids = [...new Set([...standardDeck(), ...now.keys(), ...then.keys()])];
  return ids
    .map((id) => ({ id, count: then.get(id) ?? 0, change: (then.get(id) ?? 0) - (now.get(id) ?? 0) }))
    .filter(({ count, change }) => count > 0 || change !== 0)
    .sort((a, b) => worth(a.id) - worth(b.id));
}

interface Brought {
  readonly outcome: Outcome;
  /** The same as a story; empty: it has none. */
  readonly tale: string;
}

/** L31.2, L31.3: what an answer has brought; the other outcomes stay unread. */
const broughtBy = (book: CampaignBook, facts: readonly CampaignFact[]): readonly Brought[] =>
  facts.flatMap((fact) => {
    if (fact.fact !== 'outcomeApplied') return [];
    const { event, option, outcome: nth } = fact;
    const outcome = book.events[event]?.options[option].outcomes[nth];
    return outcome ? [{ outcome, tale: taleOf(event, option, nth) }] : [];
  });

/** The conditions that wait for the next scenario now, as signs. */
export function signsOf(book: CampaignBook, facts: readonly CampaignFact[]): string[] {
  const ofEffect = (effect: Effect): string[] => {
    if (effect.effect === 'when') return effect.effects.flatMap(ofEffect);
    if (effect.effect !== 'next') return [];
    const { pending } = effect;
    if (pending.pending === 'condition') return [pending.condition];
    return pending.pending === 'bless' || pending.pending === 'curse' ? [pending.pending] : [];
  };
  return broughtBy(book, facts).flatMap(({ outcome }) => outcome.effects.flatMap(ofEffect));
}

/** How it is told, and then in numbers, with what of the party has brought it. */
export const toldOf = (
  book: CampaignBook,
  facts: readonly CampaignFact[],
): { readonly tale: string; readonly brings: string }[] =>
  broughtBy(book, facts).map(({ outcome: { otherwise: _, ...rest }, tale }) => ({ tale, brings: outcomeText(rest) }));

/** What a campaign counts of a hero, and of the party with the world it lives in. */
export const HERO_COUNTS = ['gold', 'experience', 'checkmarks'] as const;
export const PARTY_COUNTS = ['reputation', 'prosperity'] as const;

export interface Change {
  readonly what: (typeof HERO_COUNTS)[number] | (typeof PARTY_COUNTS)[number];
  readonly from: number;
  readonly to: number;
}

export interface Entry {
  /** Null: of the party and the world. */
  readonly hero: HeroNo | null;
  readonly changes: readonly Change[];
  readonly gained: readonly ItemId[];
  readonly lost: readonly ItemId[];
  /** What waits for the next scenario now, and did not before. */
  readonly waits: readonly (PendingEffect | TablePending)[];
}

/** What has become of whom between two moments of a campaign: a line for everybody who has gained or lost anything. */
export function ledgerOf(before: Campaign, after: Campaign): Entry[] {
  const countsOf = ({ world, parties, party }: Campaign) => ({
    reputation: parties[party]?.reputation ?? 0,
    prosperity: world.prosperity,
  });
  const heroes = partyHeroes(after).flatMap((now): Entry[] => {
    const then = before.heroes.find(({ no }) => no === now.no);
    if (!then) return [];
    const [gained, lost] = [without(now.items, then.items), without(then.items, now.items)];
    const waits = without(now.pending, then.pending);
    return [{ hero: now.no, changes: changed(HERO_COUNTS, then, now), gained, lost, waits }];
  });
  const ours: Entry = {
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

function changed<W extends Change['what']>(
  all: readonly W[],
  then: Readonly<Record<W, number>>,
  now: Readonly<Record<W, number>>,
): Change[] {
  return all.flatMap((what) => (then[what] === now[what] ? [] : [{ what, from: then[what], to: now[what] }]));
}

/** All of the first list that the second has not, each as often as it is there. */
function without<T>(all: readonly T[], those: readonly T[]): T[] {
  const left = those.map((each) => JSON.stringify(each));
  return all.filter((each) => {
    const at = left.indexOf(JSON.stringify(each));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
