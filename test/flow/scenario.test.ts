/** The machine's paths: every leaf state is a phase, is reached, and every command that it listens for is taken there. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PHASES, type Phase } from '../../src/flow/phases';
import { begin, fromJSON, isOver, type Play, send, toJSON } from '../../src/flow/play';
import { scenarioMachine } from '../../src/flow/scenario';
import { book } from '../kit/books';
import { anyBook, playByChance } from '../kit/chance';
import { idle, passage } from '../kit/scenes';

type Node = (typeof scenarioMachine)['root'];

function leaves(node: Node): Node[] {
  const inner = Object.values(node.states);
  return inner.length === 0 ? [node] : inner.flatMap(leaves);
}

/** The leaf states in which the machine can rest: somebody is asked there, or it is over. */
const resting = leaves(scenarioMachine.root).filter((node) => node.ownEvents.length > 0 || node.type === 'final');
const nameOf = (node: Node): string => node.path.join('.');
const paths = resting.flatMap((node) => node.ownEvents.map((command) => `${nameOf(node)}: ${command}`));

/** Plays by chance, always the same ones, until every path was taken or there are no more. */
function pathsTaken(plays: number): { taken: Set<string>; phases: Set<Phase> } {
  const taken = new Set<string>();
  const phases = new Set<Phase>();
  for (const [i, each] of fc.sample(anyBook, { seed: 22, numRuns: plays }).entries()) {
    for (const { play, command } of playByChance(each, String(i))) {
      phases.add(play.phase);
      if (command) taken.add(`${play.phase}: ${command.type}`);
    }
    if (taken.size === paths.length && phases.size === PHASES.length) break;
  }
  return { taken, phases };
}

describe('the scenario machine', () => {
  const { taken, phases } = pathsTaken(3000);

  it('rests in the phases, and in nothing else', () => {
    expect(resting.map(nameOf).sort()).toEqual([...PHASES].sort());
  });

  it('reaches every phase', () => {
    expect([...phases].sort()).toEqual([...PHASES].sort());
  });

  it('takes every command in every phase that listens for it, and no other', () => {
    expect([...taken].sort()).toEqual([...paths].sort());
  });
});

describe('a play', () => {
  const start = begin(book({ board: passage(1), foes: [idle] }));

  it('begins with the table laid and the first round begun', () => {
    expect(start.phase).toBe('select');
    expect(start.events.map(({ type }) => type)).toEqual(['scenarioBegan', 'roundBegan', 'combatBegan']);
  });

  it('is a value: what was sent to it leaves it as it was', () => {
    const before = JSON.stringify(toJSON(start));
    send(start, { type: 'select', leading: 'one', second: 'two' });
    expect(JSON.stringify(toJSON(start))).toBe(before);
  });

  it('tells what happened since the last command, once', () => {
    const sent = send(start, { type: 'select', leading: 'one', second: 'two' });
    expect(sent.ok && sent.events.map(({ type }) => type)).toEqual(['cardsSelected']);
  });

  it('goes on from its checkpoint as if it had never been laid down', () => {
    const property = fc.property(anyBook, fc.string({ maxLength: 3 }), (each, seed) => {
      let copy: Play = begin(each);
      for (const { play, command } of playByChance(each, seed)) {
        expect(toJSON(copy)).toStrictEqual(toJSON(play));
        if (!command) return;
        const sent = send(fromJSON(each, JSON.parse(JSON.stringify(toJSON(copy)))), command);
        if (!sent.ok) throw new Error(sent.reason);
        copy = sent.play;
      }
      expect(isOver(copy)).toBe(true);
    });
    fc.assert(property, { numRuns: 50 });
  });

  it('cannot be taken up in a phase that there is not', () => {
    const checkpoint = { ...toJSON(start), phase: 'heroTurn.flow' as Phase };
    expect(() => fromJSON(start.book, checkpoint)).toThrow();
  });
});
