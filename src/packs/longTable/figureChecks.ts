/** Checks heroes, summons, monsters and bosses (L1) for mistakes that their schemas cannot find. */
import {
  type ParsedHero,
  type ParsedMonster,
  readBoss,
  readDeck,
  readHero,
  readMonster,
  readSummon,
} from '../../content/longTable/read';
import type { WrittenBoss, WrittenHero, WrittenMonster, WrittenSummon } from '../../content/longTable/written';
import type { PerkChange } from '../../rules/longTable/modifierDef';
import { STANDARD_DECK } from '../../rules/longTable/perks';
import type { Ability, MonsterCard, MonsterDef, Part } from '../../rules/longTable/vocabulary';
import type { Problem } from '../problem';
import { checkWritten, duplicateIndexes, problem, tryRead, unknownName } from './checks';
import { bossShape, deckShape, heroShape, monsterShape, summonShape } from './shapes';

/** The names to which content may refer. */
export interface Names {
  readonly monsters: ReadonlySet<string>;
  readonly bosses: ReadonlySet<string>;
  readonly summons: ReadonlySet<string>;
  readonly items: ReadonlySet<string>;
}

export const heroProblems = (hero: WrittenHero, names: Names): readonly Problem[] =>
  checkWritten(hero, heroShape, readHero, (written, read) => [
    ...cardWrongs(written),
    ...read.cards.flatMap(({ top, bottom }, i) =>
      (['top', 'bottom'] as const).flatMap((half) =>
        summonedBy({ top, bottom }[half].parts).flatMap((id) =>
          unknownName(`cards.${i}.${half}`, 'summon', id, names.summons),
        ),
      ),
    ),
    ...perkWrongs(read),
  ]);

/** Checks that initiatives and card names are unique in a class, and that the number of level 1 cards is the hand limit of the class. */
function cardWrongs({ hand, cards }: WrittenHero): Problem[] {
  const ones = cards.filter(({ level }) => level === 1).length;
  return [
    ...(ones === hand ? [] : [problem('hand', `a hand of ${hand}, and ${ones} cards of level 1`)]),
    ...duplicateIndexes(cards.map(({ id }) => id)).map((i) => problem(`cards.${i}.id`, `a second card of this name`)),
    ...duplicateIndexes(cards.map(({ initiative }) => initiative)).map((i) =>
      problem(`cards.${i}.initiative`, `a second card of initiative ${cards[i]?.initiative}`),
    ),
  ];
}

const STANDARD = new Set(STANDARD_DECK.map(([card]) => card));

/** Checks that perks remove only cards that the standard modifier deck contains (L32.7). */
function perkWrongs({ perks }: ParsedHero): Problem[] {
  const taken = ({ does }: { readonly does: readonly PerkChange[] }) =>
    does.flatMap((deed) => (deed.perk === 'remove' || deed.perk === 'replace' ? [deed.card] : []));
  return perks.flatMap((perk, i) =>
    taken(perk)
      .filter((card) => !STANDARD.has(card))
      .map((card) => problem(`perks.${i}`, `"${card}" is no card of the standard deck`)),
  );
}

const abilitiesIn = (parts: readonly Part[]): Ability[] =>
  parts.flatMap((part) => (part.part === 'ability' ? [part.ability] : []));

const summonedBy = (parts: readonly Part[]): string[] =>
  abilitiesIn(parts).flatMap((ability) => (ability.verb === 'summon' ? [ability.summon] : []));

export const summonProblems = (summon: WrittenSummon): readonly Problem[] =>
  checkWritten(summon, summonShape, readSummon, () => []);

export const monsterProblems = (monster: WrittenMonster, names: Names): readonly Problem[] =>
  checkWritten(monster, monsterShape, readMonster, (_, { deck }: ParsedMonster) => deckWrongs(deck, names));

/** Checks that initiatives are unique in a deck, and that its cards summon only monsters. */
function deckWrongs(deck: readonly MonsterCard[], names: Names): Problem[] {
  return [
    ...duplicateIndexes(deck.map(({ initiative }) => initiative)).map((i) =>
      problem(`cards.${i}`, `a second card of initiative ${deck[i]?.initiative}`),
    ),
    ...deck.flatMap(({ parts }, i) =>
      summonedBy(parts).flatMap((id) => unknownName(`cards.${i}`, 'monster', id, names.monsters)),
    ),
  ];
}

export const bossProblems = (boss: WrittenBoss, names: Names): readonly Problem[] =>
  checkWritten(
    boss,
    bossShape,
    (each) => readBoss(each, 'boss'),
    (_, { specials }: MonsterDef) =>
      (specials ?? []).flatMap((parts, i) =>
        called(parts).flatMap((id) => unknownName(`specials.${i}`, 'monster', id, names.monsters)),
      ),
  );

function called(parts: readonly Part[]): readonly string[] {
  return abilitiesIn(parts).flatMap((ability) =>
    ability.verb === 'deed' && ability.deed.deed === 'call' ? ability.deed.monsters : [],
  );
}

/** The marks of the map at which a boss's special actions let figures appear. */
export function callMarks(boss: WrittenBoss): readonly string[] {
  const read = tryRead(() => readBoss(boss, 'boss'));
  if (!('value' in read)) return [];
  return abilitiesIn((read.value.specials ?? []).flat()).flatMap((ability) =>
    ability.verb === 'deed' && ability.deed.deed === 'call' ? ability.deed.marks : [],
  );
}

export const bossDeckProblems = (cards: readonly string[], names: Names): readonly Problem[] =>
  checkWritten(
    [...cards],
    deckShape,
    (each) => readDeck('boss', each),
    (_, deck) => deckWrongs(deck, names),
  );
