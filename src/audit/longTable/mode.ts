/** Defines the audit of the Long Table: every sample shuffles the undrawn cards and the monsters of closed rooms (L10.1, L36.9). */

import { createSwiftBot } from '../../bots/longTable/careful';
import { rankedCommands } from '../../bots/longTable/rankedCommands';
import { lookAhead } from '../../flow/longTable/lookAhead';
import type { Play } from '../../flow/longTable/play';
import type { LongTable } from '../../flow/longTable/types';
import { type GeneratorState, nextInt, seedGenerator } from '../../rules/core/chance';
import type { Ruleset } from '../../rules/core/ruleset';
import type { Book, MonsterMark } from '../../rules/longTable/book';
import type { WorkingState } from '../../rules/longTable/state';
import { copy } from '../../rules/longTable/transaction';
import type { AuditedMode } from '../mode';
import { chanceOf } from './chance';

type Audited = AuditedMode<LongTable>;

/** @param automatic finds the commands that the page sends without a question; none by default */
export function auditedLongTable(rules: Ruleset<LongTable>, automatic: Audited['automatic'] = () => null): Audited {
  return {
    rules,
    automatic,
    redraw,
    playAfter: lookAhead,
    pilot: createSwiftBot,
    isFarEnough: (from, { state }) => state.question?.ask === 'select' && state.round > from.state.round + 1,
    chanceOf,
    rankedCommands,
    // L5: the heroes' cards can be selected in any order, and the selection of one hero is no alternative to another hero's.
    isInstead: (command, sent) => sent.type !== 'select' || !('hero' in command) || command.hero === sent.hero,
    limits: { rough: 8, fair: 12, fine: 48 },
  };
}

function redraw({ phase, book, state }: Play, seed: string, nth: number): Play {
  const chance = shuffler(`${seed} ${nth}`);
  const table = copy(state) as WorkingState;
  table.monsterDeck.draw = chance.shuffled([...table.monsterDeck.draw].sort());
  for (const seat of table.seats) seat.deck.draw = chance.shuffled([...seat.deck.draw].sort());
  for (const deck of Object.values(table.decks)) deck.draw = chance.shuffled([...deck.draw].sort());
  const fresh = { ...book, scenario: { ...book.scenario, monsters: otherMarks(book, state, chance) } };
  table.generator = chance.generator();
  return { phase, book: fresh, state: table, events: [] };
}

interface Shuffler {
  shuffled<T>(list: readonly T[]): T[];
  generator(): GeneratorState;
}

function shuffler(seed: string): Shuffler {
  let generator = seedGenerator(seed);
  return {
    generator: () => generator,
    shuffled(list) {
      const left = [...list];
      return list.flatMap(() => {
        const [at, next] = nextInt(generator, left.length);
        generator = next;
        return left.splice(at, 1);
      });
    },
  };
}

/**
 * Shuffles the monsters of closed rooms among the hexes of these monsters. If the goal is to kill a type of monster, monsters of this type
 * keep their hexes.
 */
function otherMarks({ scenario }: Book, { rooms }: Play['state'], chance: Shuffler): readonly MonsterMark[] {
  const { goal } = scenario;
  const isShut = ({ room, monster }: MonsterMark) =>
    !rooms.includes(room) && !(goal.goal === 'kill' && goal.monster === monster);
  const shut = scenario.monsters.filter(isShut);
  if (shut.length < 2) return scenario.monsters;
  const others = chance.shuffled(shut);
  const dealt = shut.flatMap(({ hex, room }, nth) => {
    const other = others[nth];
    return other ? [{ ...other, hex, room }] : [];
  });
  return [...scenario.monsters.filter((mark) => !isShut(mark)), ...dealt];
}
