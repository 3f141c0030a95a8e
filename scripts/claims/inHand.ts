/** Finds small claims in simulated games in hand. */
import { type Aim, claimRules } from '../../src/audit/inHand/claims';
import { swiftBot } from '../../src/bots/inHand/careful';
import { greedyBot } from '../../src/bots/inHand/greedy';
import { CHAPTERS } from '../../src/content/inHand/chapters';
import { lookAhead } from '../../src/flow/inHand/lookAhead';
import { legal, type Play } from '../../src/flow/inHand/play';
import type { InHand } from '../../src/flow/inHand/types';
import { IN_HAND } from '../../src/journal/inHand/ruleset';
import { seedGenerator } from '../../src/rules/core/chance';
import { hexDistance } from '../../src/rules/core/hexes';
import type { Setup } from '../../src/rules/inHand/book';
import type { Command } from '../../src/rules/inHand/commands';
import { setupFor } from '../../src/sim/inHand/cells';
import type { MinedMode } from './mining';

const HEROES = ['bailiff', 'sexton', 'pawnbroker'] as const;
const LEVELS = [1, 2, 0, 3] as const;

function setupOf(nth: number): Setup {
  const scenario = CHAPTERS[(nth * 5) % CHAPTERS.length]?.id ?? '';
  const hero = HEROES[Math.floor(nth / CHAPTERS.length) % HEROES.length] ?? 'bailiff';
  const scenarioLevel = LEVELS[nth % LEVELS.length] ?? 1;
  return { ...setupFor({ scenario, scenarioLevel, hero }, nth), seed: `claims ${nth}` };
}

/** The maximum number of other selections of cards that are tried in a round. */
const OTHERS = 4;

/** The positions of a game in which the player has a choice of cards or of an action. */
function positionsOf(setup: Setup): Play[] {
  const found: Play[] = [];
  let play = IN_HAND.begin(IN_HAND.bookFor(setup));
  for (let command = swiftBot(play); command; command = swiftBot(play)) {
    if (isChoice(play)) found.push(play);
    if (play.phase === 'select') found.push(...afterOtherSelections(play, command));
    play = playAfter(play, command);
  }
  return found;
}

const isChoice = (play: Play): boolean =>
  (play.phase === 'select' || play.phase === 'heroTurn.choosing') && legal(play).length > 1;

/** The positions at the begin of the hero's turn after other selections than the bot's. */
function afterOtherSelections(play: Play, chosen: Command): Play[] {
  const others = legal(play).filter(
    (each) => each.type === 'select' && JSON.stringify(each) !== JSON.stringify(chosen),
  );
  const step = Math.max(1, Math.floor(others.length / OTHERS));
  return others
    .filter((_, nth) => nth % step === play.state.round % step)
    .slice(0, OTHERS)
    .flatMap((other) => {
      let next = playAfter(play, other);
      for (let command = swiftBot(next); command && next.phase !== 'heroTurn.choosing'; command = swiftBot(next)) {
        if (next.state.round !== play.state.round) return [];
        next = playAfter(next, command);
      }
      return isChoice(next) ? [next] : [];
    });
}

function playAfter(play: Play, command: Command): Play {
  const next = lookAhead(play, command);
  if (!next) throw new Error(`${JSON.stringify(command)} is refused`);
  return next;
}

/** The aims that are tried in a position. */
function aimsOf({ state, book }: Play): Aim[] {
  const foe = state.foes.find(({ id }) => id === state.fight?.foe);
  const near = state.foes.filter(({ at, hp }) => hp > 0 && hp <= 8 && hexDistance(at, state.hero.at) <= 6);
  const chests = book.scenario.treasures.filter(
    ({ number, at }) => state.treasures.includes(number) && hexDistance(at, state.hero.at) <= 6,
  );
  const targets = foe ? (foe.hp <= 9 ? [foe] : []) : near;
  return [
    ...targets.flatMap(({ id }): Aim[] => [
      { kind: 'kill', foe: id },
      { kind: 'killUnhurt', foe: id },
    ]),
    ...(foe ? [{ kind: 'unhurt' } as const] : []),
    ...(foe && state.hero.hp <= 4 ? [{ kind: 'survive' } as const] : []),
    ...(foe ? [] : chests.map(({ number }) => ({ kind: 'loot', treasure: number }) as const)),
  ];
}

export const minedInHand: MinedMode<InHand, Aim> = {
  bookFor: IN_HAND.bookFor,
  positionsOf: (nth) => positionsOf(setupOf(nth)),
  variantsOf: () => [],
  aimsOf,
  weakerAim: (aim) => (aim.kind === 'killUnhurt' ? { kind: 'kill', foe: aim.foe } : null),
  castOf({ setup, start: { state } }) {
    const { foes, fight } = state;
    const living = foes.filter(({ hp }) => hp > 0);
    const fought = living.find(({ id }) => id === fight?.foe)?.monster;
    return [setup.hero, fought, ...[...new Set(living.map(({ monster }) => monster))].sort()].join(' ');
  },
  cardsOf: ({ start: { state } }) => JSON.stringify(state.hero.cards),
  rulesOf: claimRules,
  greedy: greedyBot,
  // Each step of a move counts as a decision.
  continuesAction: () => false,
  startOf: ({ book, phase, state }) => ({
    setup: { ...book.setup, seed: 'claim' },
    start: { phase, state: { ...state, generator: seedGenerator('claim') } },
  }),
  maxMined: 600,
  maxEarly: 270,
};
