/**
 * Provides the edits of a draft, and functions that look things up in a draft. An edit returns a new draft; if the edit is not possible, it
 * returns the given draft.
 */
import { TERRAINS, type Terrain, type Wall } from '../../rules/core/board';
import { compareHexes, type HexId, hexDistance } from '../../rules/core/hexes';
import type { FoePlace, TreasurePlace } from '../../rules/inHand/book';
import type { Kind, MonsterId } from '../../rules/inHand/vocabulary';
import type { PackLanguage } from '../texts';
import {
  CARD_HEXES,
  type Draft,
  type DraftPage,
  MAX_ON_PAGE,
  type NameGroup,
  NO_TEXTS,
  type PagePart,
  textsIn,
} from './draft';

/** The kinds of ground that a hex of the card can have. Rock means that the hex is not part of the map. */
export const GROUNDS = ['rock', ...TERRAINS] as const;
export type Ground = (typeof GROUNDS)[number];

/** Things that can be placed on a hex. */
export const THINGS = ['start', 'exit', 'letter', 'money', 'treasure', 'objective', 'monster'] as const;
export type Thing = (typeof THINGS)[number];

/** The monster that the editor places, and its kind (normal or elite). */
export interface MonsterChoice {
  readonly monster: MonsterId;
  readonly kind: Kind;
}

export function changePage(draft: Draft, change: Partial<DraftPage>): Draft {
  return { ...draft, page: { ...draft.page, ...change } };
}

const sorted = (hexes: Readonly<Record<HexId, Terrain>>): Record<HexId, Terrain> =>
  Object.fromEntries(Object.entries(hexes).sort(([a], [b]) => compareHexes(a, b)));

export const groundAt = ({ page }: Draft, hex: HexId): Ground => page.board.hexes[hex] ?? 'rock';

/**
 * Changes the ground of a hex. If the new ground is not plain, the things on the hex are removed (R4.1). A letter and the exit are removed
 * only if the new ground is rock.
 */
export function setGround(draft: Draft, hex: HexId, ground: Ground): Draft {
  if (groundAt(draft, hex) === ground || !CARD_HEXES.includes(hex)) return draft;
  const cleared = ground === 'plain' ? draft : clearHex(draft, hex);
  const { page } = cleared;
  if (ground !== 'rock')
    return changePage(cleared, {
      board: { ...page.board, hexes: sorted({ ...page.board.hexes, [hex]: ground }) },
      marks: draft.page.marks,
      exit: draft.page.exit,
    });
  const { [hex]: _, ...hexes } = page.board.hexes;
  const walls = page.board.walls.filter((wall) => !wall.includes(hex));
  return changePage(cleared, { board: { hexes, walls } });
}

/** Removes all things from a hex. The ground stays the same. */
export function clearHex(draft: Draft, hex: HexId): Draft {
  const { start, exit, foes, money, treasures, marks } = draft.page;
  const away = ({ at }: { readonly at: HexId }) => at !== hex;
  return changePage(draft, {
    start: start === hex ? null : start,
    exit: exit === hex ? null : exit,
    foes: foes.filter(away),
    money: money.filter((at) => at !== hex),
    treasures: treasures.filter(away),
    marks: Object.fromEntries(Object.entries(marks).filter(([, at]) => at !== hex)),
  });
}

/** The things on a hex, in the order of THINGS. */
export function thingsAt({ page }: Draft, hex: HexId): Thing[] {
  const { start, exit, foes, money, treasures, marks } = page;
  const chest = treasures.find(({ at }) => at === hex);
  const there: Readonly<Record<Thing, boolean>> = {
    start: start === hex,
    exit: exit === hex,
    letter: Object.values(marks).includes(hex),
    money: money.includes(hex),
    treasure: chest !== undefined && !chest.objective,
    objective: chest?.objective ?? false,
    monster: foes.some(({ at }) => at === hex),
  };
  return THINGS.filter((thing) => there[thing]);
}

/** Things of which a hex can have only one (mapChecks.ts). A letter or the exit may share a hex with any thing. */
const ALONE: readonly Thing[] = ['start', 'money', 'treasure', 'objective', 'monster'];

/**
 * Places a thing on a hex, or removes the thing if it is already there. The ground becomes plain if it is rock or if the thing needs
 * plain ground. Things that cannot share the hex with the new thing are removed. Returns the given draft if the page has the maximum
 * number of such things.
 */
export function toggleThing(draft: Draft, hex: HexId, thing: Thing, figure: MonsterChoice): Draft {
  if (!CARD_HEXES.includes(hex)) return draft;
  if (thingsAt(draft, hex).includes(thing) && !isOther(draft, hex, thing, figure)) return takeAway(draft, hex, thing);
  const alone = ALONE.includes(thing);
  const ground = groundAt(draft, hex);
  const floor = alone || ground === 'rock' ? setGround(draft, hex, 'plain') : draft;
  const free = alone ? ALONE.reduce((each, other) => takeAway(each, hex, other), floor) : floor;
  const laid = put(free, hex, thing, figure);
  return laid === free ? draft : laid;
}

/** Whether the thing to place is a monster and the hex has a different monster, which is then replaced and not removed. */
function isOther({ page }: Draft, hex: HexId, thing: Thing, { monster, kind }: MonsterChoice): boolean {
  const there = page.foes.find(({ at }) => at === hex);
  return thing === 'monster' && there !== undefined && (there.monster !== monster || there.kind !== kind);
}

function takeAway(draft: Draft, hex: HexId, thing: Thing): Draft {
  const { start, exit, foes, money, treasures, marks } = draft.page;
  switch (thing) {
    case 'start':
      return start === hex ? changePage(draft, { start: null }) : draft;
    case 'exit':
      return exit === hex ? changePage(draft, { exit: null }) : draft;
    case 'letter':
      return changePage(draft, { marks: Object.fromEntries(Object.entries(marks).filter(([, at]) => at !== hex)) });
    case 'money':
      return changePage(draft, { money: money.filter((at) => at !== hex) });
    case 'treasure':
    case 'objective':
      return changePage(draft, { treasures: treasures.filter(({ at }) => at !== hex) });
    case 'monster':
      return changePage(draft, { foes: foes.filter(({ at }) => at !== hex) });
  }
}

function put(draft: Draft, hex: HexId, thing: Thing, { monster, kind }: MonsterChoice): Draft {
  const { foes, money, treasures, marks } = draft.page;
  switch (thing) {
    case 'start':
      return changePage(draft, { start: hex });
    case 'exit':
      return changePage(draft, { exit: hex });
    case 'letter': {
      const letter = [...'abcdefghijklmnopqrstuvwxyz'].find((each) => !Object.hasOwn(marks, each));
      return letter === undefined ? draft : changePage(draft, { marks: { ...marks, [letter]: hex } });
    }
    case 'money':
      if (money.length >= MAX_ON_PAGE.money) return draft;
      return changePage(draft, { money: [...money, hex].sort(compareHexes) });
    case 'treasure':
    case 'objective': {
      if (treasures.length >= MAX_ON_PAGE.treasures) return draft;
      const number = firstFree(1, (each) => treasures.some((chest) => chest.number === each));
      const chest: TreasurePlace =
        thing === 'objective' ? { number, at: hex, objective: true } : { number, at: hex, gold: 5 };
      return changePage(draft, { treasures: [...treasures, chest] });
    }
    case 'monster': {
      if (foes.length >= MAX_ON_PAGE.foes) return draft;
      const n = firstFree(1, (each) => foes.some(({ id }) => id === `${monster}-${each}`));
      return changePage(draft, { foes: [...foes, { id: `${monster}-${n}`, monster, kind, at: hex }] });
    }
  }
}

function firstFree(from: number, taken: (number: number) => boolean): number {
  let number = from;
  while (taken(number)) number += 1;
  return number;
}

/** R4.2: adds or removes the wall between two neighbouring hexes of the map. */
export function toggleWall(draft: Draft, a: HexId, b: HexId): Draft {
  const { board } = draft.page;
  if (board.hexes[a] === undefined || board.hexes[b] === undefined || hexDistance(a, b) !== 1) return draft;
  const wall: Wall = compareHexes(a, b) < 0 ? [a, b] : [b, a];
  const rest = board.walls.filter(([p, q]) => p !== wall[0] || q !== wall[1]);
  const walls = rest.length < board.walls.length ? rest : [...rest, wall].sort(compareWalls);
  return changePage(draft, { board: { ...board, walls } });
}

const compareWalls = ([a, b]: Wall, [c, d]: Wall): number => compareHexes(a, c) || compareHexes(b, d);

export function isWalled({ page }: Draft, a: HexId, b: HexId): boolean {
  return page.board.walls.some((wall) => wall.includes(a) && wall.includes(b));
}

/** Changes the monster on a hex. */
export function changeFoe(draft: Draft, hex: HexId, change: (foe: FoePlace) => FoePlace): Draft {
  return changePage(draft, { foes: draft.page.foes.map((foe) => (foe.at === hex ? change(foe) : foe)) });
}

/** Changes the chest on a hex. */
export function changeTreasure(draft: Draft, hex: HexId, change: (chest: TreasurePlace) => TreasurePlace): Draft {
  return changePage(draft, { treasures: draft.page.treasures.map((each) => (each.at === hex ? change(each) : each)) });
}

/** Sets a text of the page in a language. */
export function setPageText(draft: Draft, language: PackLanguage, part: PagePart, text: string): Draft {
  const said = draft.texts[language] ?? NO_TEXTS;
  return { ...draft, texts: { ...draft.texts, [language]: { ...said, [part]: text } } };
}

/** Sets the name of a thing on the page in a language. An empty text removes the name. */
export function setName(draft: Draft, language: PackLanguage, group: NameGroup, id: string, text: string): Draft {
  const said = draft.texts[language] ?? NO_TEXTS;
  const { [id]: _, ...others } = said[group];
  const names = text === '' ? others : { ...others, [id]: text };
  return { ...draft, texts: { ...draft.texts, [language]: { ...said, [group]: names } } };
}

/** Removes a language, unless it is the draft's only language. */
export function dropLanguage(draft: Draft, language: PackLanguage): Draft {
  const { [language]: _, ...texts } = draft.texts;
  return Object.keys(texts).length === 0 ? draft : { ...draft, texts };
}

/** A new name, made of `beginning` and a number, that the draft's page does not contain yet. */
export function uniqueName({ page }: Draft, beginning: string): string {
  const taken = new Set([...JSON.stringify(page).matchAll(/"([^"]+)"/g)].map(([, text = '']) => text));
  return `${beginning}${firstFree(1, (each) => taken.has(`${beginning}${each}`))}`;
}

/** The name of a thing in a language; its id if it has no name. */
export function nameOf(draft: Draft, language: PackLanguage, group: NameGroup, id: string): string {
  const names = textsIn(draft, language)[group];
  return (Object.hasOwn(names, id) && names[id]) || id;
}
