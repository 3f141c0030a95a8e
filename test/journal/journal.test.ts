import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Phase } from '../../src/flow/inHand/phases';
import { toJSON } from '../../src/flow/inHand/play';
import type { InHand } from '../../src/flow/inHand/types';
import { canonicalJson, contentHash } from '../../src/journal/digest';
import { IN_HAND } from '../../src/journal/inHand/ruleset';
import { SHAPES } from '../../src/journal/inHand/schema';
import * as journals from '../../src/journal/journal';
import { savedGameShapeOf } from '../../src/journal/schema';
import { LawsUnavailableError, type Ruleset } from '../../src/rules/core/ruleset';
import type { Book } from '../../src/rules/inHand/book';
import type { State } from '../../src/rules/inHand/state';
import { type Journal, keep, newGame, replay, restore } from '../kit/inHand';
import { playByNumbers, skirmish } from './kit';

const { limitUndone } = journals;
const numbers = fc.array(fc.nat(1000), { minLength: 1, maxLength: 40 });

function journalOf(book: Book, commands: Journal['commands']): Journal {
  return { ...newGame(book).journal, commands };
}

describe('replaying a journal', () => {
  it('gives the same state, byte for byte, for any play and any seed', () => {
    fc.assert(
      fc.property(fc.string(), numbers, (seed, choices) => {
        const book = skirmish({ seed });
        const { play, commands } = playByNumbers(book, choices);
        const copy: Journal = JSON.parse(JSON.stringify(journalOf(book, commands)));
        const again = replay(skirmish({ seed }), copy);
        expect(again.ok && canonicalJson(toJSON(again.play))).toBe(canonicalJson(toJSON(play)));
        expect(again.ok && again.played.map(({ command }) => command)).toEqual(commands);
      }),
      { numRuns: 60 },
    );
  });

  it('stops at the first command that is refused, with its index and the reason', () => {
    const book = skirmish();
    const roll = { type: 'roll' } as const;
    const select = { type: 'select', leading: 'one', second: 'two' } as const;
    expect(replay(book, journalOf(book, [select, roll, select]))).toEqual({
      ok: false,
      index: 1,
      command: roll,
      reason: 'notNow',
    });
  });
});

describe('restoring a saved scenario', () => {
  it('replays the journal if it leads to the checkpoint', async () => {
    await fc.assert(
      fc.asyncProperty(numbers, async (choices) => {
        const book = skirmish();
        const { play, commands } = playByNumbers(book, choices, 30);
        const journal = journalOf(book, commands);
        const restored = await restore(book, { journal, checkpoint: toJSON(play) });
        expect(restored).toMatchObject({ ok: true, rescued: false, journal });
        expect(restored.ok && canonicalJson(toJSON(restored.play))).toBe(canonicalJson(toJSON(play)));
      }),
      { numRuns: 30 },
    );
  });

  const before = skirmish();
  const after = { ...before, hero: { ...before.hero, maxHp: [9, 9, 9, 9, 9] } };
  const game = replay(
    before,
    journalOf(before, [
      { type: 'select', leading: 'two', second: 'one' },
      { type: 'play', card: 'one', half: 'bottom', basic: false },
      { type: 'step', to: 'b1' },
    ]),
  );
  if (!game.ok) throw new Error(game.reason);
  const kept = keep(game);

  it('continues from the checkpoint if the content has changed', async () => {
    const rescued = await restore(after, kept);
    if (!rescued.ok) return expect.unreachable('the checkpoint is refused');
    expect(rescued.rescued).toBe(true);
    expect(rescued.journal).toEqual({
      format: 1,
      mode: 'inHand',
      contentHash: contentHash(after),
      setup: after.setup,
      start: kept.checkpoint,
      commands: [],
    });
    expect(toJSON(rescued.play)).toEqual(kept.checkpoint);

    const again = await restore(after, JSON.parse(JSON.stringify(keep(rescued))));
    expect(again).toMatchObject({ ok: true, rescued: false, journal: rescued.journal });
  });

  const { state } = kept.checkpoint;
  const { scenario } = after;
  it.each<[string, Book, Partial<State>, Phase?]>([
    ['whose hero has other cards', { ...after, hero: { ...after.hero, cards: after.hero.cards.slice(1) } }, {}],
    ['without the monster', { ...after, scenario: { ...scenario, foes: [] } }, {}],
    ['without the hex that the hero stands on', after, { hero: { ...state.hero, at: 'z9' } }],
    ['without the item', after, { hero: { ...state.hero, items: [{ id: 'spoon', state: 'ready' }] } }],
    ['in which no command would be legal', after, {}, 'longRest'],
    ['in which the fight would have no monster', after, { fight: null }, 'initiative'],
  ])('fails for a book %s', async (_, book, changes, phase = kept.checkpoint.phase) => {
    const checkpoint = { phase, state: { ...state, ...changes } };
    const journal = { ...kept.journal, commands: [{ type: 'roll' } as const] };
    expect(await restore(book, { journal, checkpoint })).toEqual({ ok: false, flaw: expect.stringMatching(/./) });
  });

  it('replays the journal if the checkpoint is impossible', async () => {
    const torn = { phase: 'initiative', state: { ...state, fight: null } } as const;
    const restored = await restore(after, { ...kept, checkpoint: torn });
    expect(restored).toMatchObject({
      ok: true,
      rescued: true,
      journal: { start: null, commands: kept.journal.commands },
    });
    expect(restored.ok && toJSON(restored.play).state.hero.at).toBe('b1');
  });

  it('loads the laws only if a checkpoint must be checked', async () => {
    const offline: Ruleset<InHand> = { ...IN_HAND, laws: () => Promise.reject(new TypeError('offline')) };
    const led = { journal: kept.journal, checkpoint: kept.checkpoint };
    expect(await journals.restore(offline, before, led)).toMatchObject({ ok: true, rescued: false });
    await expect(journals.restore(offline, after, led)).rejects.toThrow(LawsUnavailableError);
    const begun = { ...led, journal: { ...kept.journal, start: kept.checkpoint, commands: [] } };
    await expect(journals.restore(offline, before, begun)).rejects.toThrow(LawsUnavailableError);
  });

  it('refuses an impossible start, unless the checkpoint is possible', async () => {
    const start = { phase: 'heroTurn.acting', state: { ...state, turn: null } } as const;
    const journal = { ...kept.journal, start, commands: [] };
    expect(await restore(after, { journal, checkpoint: start })).toEqual({
      ok: false,
      flaw: expect.stringMatching(/^R9.1/),
    });
    expect(await restore(after, { journal, checkpoint: kept.checkpoint })).toMatchObject({ ok: true, rescued: true });
  });
});

describe('the commands to redo', () => {
  const step = { type: 'stop' } as const;
  const many = Array.from({ length: 5000 }, () => [step]);
  const { journal, checkpoint } = keep(newGame(skirmish()));
  const shape = savedGameShapeOf('inHand', SHAPES);

  it('are at most 500, in whole undo groups, the last undone first', () => {
    expect(limitUndone(many)).toHaveLength(500);
    expect(limitUndone([[step, step], Array(499).fill(step), [step]])).toEqual([[step, step]]);
    expect(limitUndone([Array(500).fill(step)])).toHaveLength(1);
    expect(limitUndone(Array(501).fill([]))).toHaveLength(500);
    expect(keep({ ...newGame(skirmish()), undone: many }).undone).toHaveLength(500);
    expect(keep({ ...newGame(skirmish()), undone: [] })).not.toHaveProperty('undone');
  });

  it('are cut to 500 in a save, which stays valid', async () => {
    const read = v.parse(shape, { journal, checkpoint, undone: many });
    expect(read.undone).toHaveLength(500);
    expect(await restore(skirmish(), read)).toMatchObject({ ok: true, rescued: false });
    expect(v.is(shape, { journal, checkpoint, undone: [['stop']] })).toBe(false);
  });

  it('are restored if they can be played in sequence, otherwise all are dropped', async () => {
    const book = skirmish();
    const { commands } = playByNumbers(book, [0], 2);
    const [first, second] = commands;
    if (!first || !second) return expect.unreachable('the game has less than two commands');
    const kept = keep(newGame(book));
    const undone = [[second], [first]].reverse();
    expect(await restore(book, { ...kept, undone })).toMatchObject({ ok: true, undone });
    for (const nonsense of [[[second]], [[first], [first, second, first]]]) {
      const restored = await restore(book, { ...kept, undone: nonsense });
      expect(restored).toMatchObject({ ok: true, rescued: false });
      expect(restored).not.toHaveProperty('undone');
    }
  });
});

describe('the content hash', () => {
  it('depends on printed content, not on the set-up', () => {
    const book = skirmish();
    expect(contentHash(skirmish({ seed: 'other', level: 3 }))).toBe(contentHash(book));
    expect(contentHash({ ...book, hero: { ...book.hero, maxHp: [9, 9, 9, 9, 9] } })).not.toBe(contentHash(book));
  });
});
