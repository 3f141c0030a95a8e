/** The audit in hand: samples use only what the player knows, rolls are spread evenly, and the sheet of a real game adds up. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openAudit, runAudit } from '../../../src/audit/audit';
import { auditedInHand } from '../../../src/audit/inHand/mode';
import { playSample } from '../../../src/audit/mode';
import { sheetOf } from '../../../src/audit/sheet';
import { NEWCOMER } from '../../../src/content/inHand/newcomer';
import type { Play } from '../../../src/flow/inHand/play';
import { IN_HAND } from '../../../src/journal/inHand/ruleset';
import { SHAPES } from '../../../src/journal/inHand/schema';
import { seedGenerator } from '../../../src/rules/core/chance';
import { rollRuler } from '../../../src/rules/inHand/dice';

const MODE = auditedInHand(IN_HAND);
const json: unknown = JSON.parse(readFileSync('test/cli/inHand/plotNine.json', 'utf8'));
const { commands, ...setup } = v.parse(v.looseObject({ commands: v.array(SHAPES.command) }), json);
const GAME = { setup: v.parse(SHAPES.setup, { ...NEWCOMER, ...setup }), commands };

const { moves } = openAudit(MODE, GAME);

/** The same position in a game with another seed. */
const ofOtherSeed = (play: Play): Play => ({
  ...play,
  book: { ...play.book, setup: { ...play.book.setup, seed: 'other' } },
  state: { ...play.state, generator: seedGenerator('other') },
});

describe('samples in hand', () => {
  it('do not depend on the seed of the game or the state of its generator', () => {
    for (const { before } of moves.slice(3, 30).filter((_, nth) => nth % 9 === 0))
      expect(playSample(MODE, ofOtherSeed(before), [], 'a', 0)).toBe(playSample(MODE, before, [], 'a', 0));
  });

  it('roll A, B and C equally often at the first roll (R2.1)', () => {
    const [move] = moves;
    const faces = [0, 1, 2, 3, 4, 5].map((nth) =>
      move ? rollRuler(MODE.redraw(move.before, 'a', nth).state.generator).face : '',
    );
    expect(faces).toEqual(['A', 'B', 'C', 'A', 'B', 'C']);
  });
});

describe('the sheet of a game in hand', () => {
  it('adds up to the result of the game, and lists the chosen command among the options of each decision', () => {
    const audit = openAudit({ ...MODE, limits: { rough: 1, fair: 1, fine: 1 } }, GAME);
    for (const _ of runAudit(audit));
    const sheet = sheetOf(audit);
    expect(sheet.startChance + sheet.luck + sheet.choices).toBe(sheet.endChance);
    expect(sheet.endChance).toBe(1000);
    for (const { options } of sheet.moves)
      if (options.length > 0) expect(options.filter(({ isChosen }) => isChosen)).toHaveLength(1);
  }, 120_000);
});
