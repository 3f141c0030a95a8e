/**
 * Defines the honours (achievements) and their conditions. The conditions are checked after every game; an earned honour
 * is kept.
 */
import { MONSTERS } from '../../content/inHand/monsters';
import { HEROES } from '../../flow/inHand/campaign';
import type { Account } from './account';
import { type Archive, endingsIn } from './archive';
import { type Tally, totalFaceCounts } from './tally';

/** The data that conditions read. */
export interface Evidence {
  /** The archive, including the game that has just ended. */
  readonly archive: Archive;
  /** The tally of all campaigns. */
  readonly tally: Tally;
  /** The game that has just ended; null if the player only views the archive. */
  readonly game: Account | null;
}

type Judge = (evidence: Evidence) => boolean;

/** A condition on a single game. */
const inGame =
  (is: (game: Account) => boolean): Judge =>
  ({ game }) =>
    game !== null && is(game);
const inWonGame = (is: (game: Account) => boolean): Judge => inGame((game) => game.won && is(game));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const slainOf = (slain: Readonly<Record<string, number>>): number => sum(Object.values(slain));
const met = ({ archive }: Evidence): number => Object.keys(archive.monsters).length;
const concluded = ({ archive }: Evidence): number =>
  Object.values(archive.pages).filter((page) => page.concluded).length;

/** The number of monsters that a full cabinet has: all of the Crown Catalogue. */
const CABINET = MONSTERS.length;

const JUDGES = {
  served: (evidence) => concluded(evidence) > 0,
  returned: inGame(({ won }) => !won),
  unscratched: inWonGame(({ taken }) => taken === 0),
  lastDrop: inWonGame(({ feats }) => feats.hp === 1),
  lastSheet: inWonGame(({ feats }) => feats.cards === 1),
  heavyHand: inGame(({ best }) => (best?.damage ?? 0) >= 9),
  paperCut: inGame(({ feats }) => feats.duds > 0),
  thickSkin: inWonGame(({ taken }) => taken >= 12),
  stuckRuler: inGame(({ feats }) => feats.streak >= 5),
  naturalCauses: inGame(({ feats }) => feats.otherwise > 0),
  brisk: inWonGame(({ rounds }) => rounds <= 4),
  restless: inWonGame(({ feats }) => feats.rests === 0),
  magpie: inGame(({ feats }) => feats.tokens >= 4),
  twoChests: inGame(({ feats }) => feats.treasures >= 2),
  foundIt: inGame(({ feats }) => feats.traps > 0),
  locksmith: inGame(({ feats }) => feats.disarmed > 0),
  counterclaim: inGame(({ feats }) => feats.negated >= 3),
  hardest: inWonGame(({ level }) => level === 3),
  nothingPersonal: ({ archive }) => Object.values(archive.monsters).some(({ slain }) => slainOf(slain) >= 10),
  knownToAll: ({ archive }) => Object.values(archive.monsters).filter(({ slew }) => slew > 0).length >= 5,
  halfCabinet: (evidence) => met(evidence) >= CABINET / 2,
  fullCabinet: (evidence) => met(evidence) >= CABINET,
  threeTrades: ({ archive }) => HEROES.every((hero) => (archive.heroes[hero]?.won ?? 0) > 0),
  halfTheBook: (evidence) => concluded(evidence) >= 11,
  anEnding: ({ archive }) => endingsIn(archive).length > 0,
  everyEnding: ({ archive }) => endingsIn(archive).length === 3,
  purse: ({ archive }) => archive.gold >= 60,
  hundredFiles: ({ tally }) => sum(tally.cells.map(({ kills }) => kills)) >= 100,
  thousandThrows: ({ tally }) => sum(totalFaceCounts(tally)) >= 1000,
} as const satisfies Readonly<Record<string, Judge>>;

export type Honour = keyof typeof JUDGES;
export const HONOURS = Object.keys(JUDGES) as readonly Honour[];

/** The honours whose conditions are met, in the order of `HONOURS`. */
export function earnedHonours(evidence: Evidence): Honour[] {
  return HONOURS.filter((each) => JUDGES[each](evidence));
}
