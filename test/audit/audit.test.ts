/** The audit of a toy game: the sheet adds up for any samples, and a stopped audit continues from its record. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newRecord, openAudit, runAudit } from '../../src/audit/audit';
import { type AuditedGame, type AuditedMode, CERTAIN } from '../../src/audit/mode';
import { RefusedMove } from '../../src/audit/moves';
import { sheetOf, wholePercents } from '../../src/audit/sheet';
import { turningPointsOf } from '../../src/audit/turningPoints';
import { type GeneratorState, nextInt, seedGenerator } from '../../src/rules/core/chance';
import type { GameTypes, Play } from '../../src/rules/core/ruleset';

type CommandType = 'pass' | 'coin' | 'give';

/** A toy game of 6 rounds: in a round, `pass` scores one point, `coin` two points or none, and `give` none; 6 points win. */
interface Toy extends GameTypes {
  readonly book: { readonly setup: { readonly seed: string } };
  readonly state: { readonly round: number; readonly points: number; readonly generator: GeneratorState };
  readonly command: { readonly type: CommandType };
  readonly event: { readonly type: 'thrown' | 'counted'; readonly won: boolean };
  readonly phase: 'asked' | 'won' | 'lost';
  readonly reason: 'illegal';
}

const ROUNDS = 6;
const TYPES: readonly CommandType[] = ['pass', 'coin', 'give'];

function after(play: Play<Toy>, { type }: Toy['command']): Play<Toy> | null {
  if (play.phase !== 'asked' || !TYPES.includes(type)) return null;
  const { round, points } = play.state;
  const [side, generator] = type === 'coin' ? nextInt(play.state.generator, 2) : [0, play.state.generator];
  const gained = { pass: 1, coin: 2 * side, give: -1 }[type];
  const now = points + gained;
  const phase = round < ROUNDS ? 'asked' : now >= ROUNDS ? 'won' : 'lost';
  const events = [{ type: type === 'coin' ? ('thrown' as const) : ('counted' as const), won: gained > 0 }];
  return { ...play, phase, state: { round: round + 1, points: now, generator }, events };
}

const TOY: AuditedMode<Toy> = {
  rules: {
    bookFor: (setup) => ({ setup }),
    begin: (book) => ({
      phase: 'asked',
      book,
      state: { round: 1, points: 0, generator: seedGenerator(book.setup.seed) },
      events: [],
    }),
    legal: ({ phase }) => (phase === 'asked' ? TYPES.map((type) => ({ type })) : []),
    send: (play, command) => {
      const next = after(play, command);
      return next ? { ok: true, play: next, events: next.events } : { ok: false, reason: 'illegal' };
    },
    outcome: ({ phase }) => (phase === 'asked' ? null : phase),
    revealsChance: (events) => events.some(({ type }) => type === 'thrown'),
    continuesAction: () => false,
    keepsActionOpen: () => false,
    forcedCommand: () => null,
  },
  redraw: (play, seed, nth) => ({
    ...play,
    book: { setup: { seed: '' } },
    state: { ...play.state, generator: seedGenerator(`${seed} ${nth}`) },
  }),
  playAfter: after,
  pilot: () => (play) => ({ type: play.state.points + ROUNDS - play.state.round + 1 >= ROUNDS ? 'pass' : 'coin' }),
  isFarEnough: () => false,
  chanceOf: () => 0.5,
  rankedCommands: () => TYPES.map((type) => [{ type }]),
  limits: { rough: 12, fair: 16, fine: 24 },
};

const games = fc.record({
  seed: fc.string(),
  types: fc.array(fc.constantFrom(...TYPES), { minLength: 1, maxLength: ROUNDS }),
  slices: fc.nat(300),
});

const gameOf = (seed: string, types: readonly CommandType[]): AuditedGame<Toy> => ({
  setup: { seed },
  commands: types.map((type) => ({ type })),
});

describe('the balance sheet', () => {
  it('adds up exactly at any time of the audit: began at + luck + choices = ended at', () => {
    fc.assert(
      fc.property(games, ({ seed, types, slices }) => {
        const audit = openAudit(TOY, gameOf(seed, types));
        let left = slices;
        for (const _ of runAudit(audit)) {
          left -= 1;
          if (left <= 0) break;
        }
        const sheet = sheetOf(audit);
        expect(sheet.startChance + sheet.luck + sheet.choices).toBe(sheet.endChance);
        const shown = wholePercents([sheet.startChance, sheet.luck, sheet.choices], sheet.endChance);
        expect(shown.reduce((sum, each) => sum + each, 0)).toBe(Math.round(sheet.endChance / 10));
        expect(shown[0]).toBe(Math.round(sheet.startChance / 10));
        if (types.length === ROUNDS) expect([0, CERTAIN]).toContain(sheet.endChance);
        for (const { before, after: next, choice, luck, drift } of sheet.moves)
          expect(before.value + (choice?.by ?? 0) + (luck?.by ?? 0) + drift).toBe(next.value);
      }),
      { numRuns: 200 },
    );
  });

  it('rounds the chance at the beginning as the curve does, and the rest so that the sum is right', () => {
    expect(wholePercents([434, 33, -147], 320)).toEqual([43, 4, -15]);
  });

  it('never shows a larger error again because a pass has begun with another value', () => {
    // All moves are in one round, so the rough pass samples only the first of them.
    const asOne = (play: Play<Toy>): Play<Toy> => {
      const state = { ...play.state, real: play.state.round, round: 1 };
      return { ...play, state };
    };
    const asMany = ({ state, ...play }: Play<Toy>): Play<Toy> => ({
      ...play,
      state: { ...state, round: 'real' in state ? Number(state.real) : 1 },
    });
    const mode: AuditedMode<Toy> = {
      ...TOY,
      rules: {
        ...TOY.rules,
        begin: (book) => asOne(TOY.rules.begin(book)),
        send(play, command) {
          const sent = TOY.rules.send(asMany(play), command);
          return sent.ok ? { ...sent, play: asOne(sent.play) } : sent;
        },
      },
    };
    const won = [...'abcdefgh']
      .map((seed) => openAudit(mode, gameOf(seed, ['pass', 'pass', 'pass', 'pass', 'coin', 'pass'])))
      .filter((each) => mode.rules.outcome(each.end) === 'won');
    const [audit] = won;
    if (!audit) throw new Error('no coin wins');
    let least = Number.POSITIVE_INFINITY;
    for (const { pass } of runAudit(audit)) {
      const { error } = sheetOf(audit);
      if (pass === 'rough') continue;
      // A further sample changes an error a little, but a value of which there is only one has an error of 500.
      expect(error).toBeLessThan(least + 50);
      least = Math.min(least, error);
    }
    expect(least).toBeLessThan(200);
  });

  it('attributes a point that was thrown away to choice, and a coin to luck', () => {
    const audit = openAudit(TOY, gameOf('a', ['pass', 'give', 'coin', 'pass', 'pass', 'pass']));
    for (const _ of runAudit(audit));
    const sheet = sheetOf(audit);
    const [pass, give, coin] = sheet.moves;
    expect(sheet.startChance).toBe(CERTAIN);
    expect(pass).toMatchObject({ choice: { by: 0 }, luck: null });
    expect(give?.choice?.by).toBeLessThan(-200);
    expect(give?.luck).toBeNull();
    expect(coin?.luck).not.toBeNull();
  });

  it('measures luck against the other results of the same throw, not against an estimate that sees less far', () => {
    // Every move reveals something, but nothing depends on it. The estimate at the end of a sample falls with the rounds.
    const mode: AuditedMode<Toy> = {
      ...TOY,
      rules: { ...TOY.rules, revealsChance: () => true },
      isFarEnough: (from, now) => now.state.round > from.state.round + 1,
      chanceOf: ({ state }) => 0.9 - state.round / 10,
    };
    const audit = openAudit(mode, gameOf('a', ['pass', 'pass', 'pass']));
    for (const _ of runAudit(audit));
    const sheet = sheetOf(audit);
    expect(sheet.startChance).toBeGreaterThan(sheet.endChance);
    expect(sheet.moves.map(({ luck }) => luck?.by)).toEqual([0, 0, 0]);
    expect(sheet.startChance + sheet.luck + sheet.choices).toBe(sheet.endChance);
    expect(turningPointsOf(sheet)).toEqual([]);
  });

  it('measures luck as the result of a throw minus the mean of all its results', () => {
    const audit = openAudit(TOY, gameOf('a', ['give', 'pass', 'coin', 'coin', 'pass', 'pass']));
    for (const _ of runAudit(audit));
    for (const { luck } of sheetOf(audit).moves.filter((each) => each.luck)) {
      expect(Math.abs(luck?.by ?? 0)).toBeGreaterThan(0);
      expect(luck?.error).toBeLessThan(200);
    }
  });

  it('rates a choice at its own position: the best of the compared options costs nothing', () => {
    fc.assert(
      fc.property(games, ({ seed, types }) => {
        const audit = openAudit(TOY, gameOf(seed, types));
        for (const _ of runAudit(audit));
        const sheet = sheetOf(audit);
        for (const point of turningPointsOf(sheet)) {
          if (point.kind === 'luck') continue;
          const values = point.move.options.map(({ estimate }) => estimate.value);
          expect(point.change, 'the slip has the number of the table').toEqual(point.move.choice);
          if (point.change.by < 0) expect(point.chosen.estimate.value).toBeLessThan(Math.max(...values));
          else expect(point.chosen.isBest).toBe(true);
          const best = point.move.options.find(({ estimate }) => estimate.value === Math.max(...values));
          for (const { isBest, estimate } of point.move.options.filter((each) => each !== best))
            if (!isBest) expect(Math.max(...values) - estimate.value).toBeGreaterThan(estimate.error);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('counts a command that the session sends without a question as part of the move before it, not as a choice', () => {
    const types: readonly CommandType[] = ['give', 'pass', 'coin', 'pass', 'pass', 'pass'];
    const forcedCommand = ({ state }: Play<Toy>) => (state.round === 2 ? ({ type: 'pass' } as const) : null);
    const mode = { ...TOY, rules: { ...TOY.rules, forcedCommand } };
    const { moves } = openAudit(mode, gameOf('a', types));
    expect(moves.map(({ commands }) => commands.length)).toEqual([2, 1, 1, 1, 1]);
    const against = openAudit(mode, gameOf('a', types.with(1, 'give')));
    expect(against.moves.map(({ isChoice }) => isChoice)).toEqual(types.map(() => true));
  });

  it('attributes nothing to choice when the bot would do the same, and nothing to luck when nothing was random', () => {
    fc.assert(
      fc.property(games, ({ seed, types }) => {
        const audit = openAudit(TOY, gameOf(seed, types));
        for (const _ of runAudit(audit));
        for (const [nth, { before, commands, isChance }] of audit.moves.entries()) {
          const move = sheetOf(audit).moves[nth];
          if (TOY.pilot()(before)?.type === commands[0]?.type) expect(move?.choice?.by).toBe(0);
          if (!isChance) expect(move?.luck).toBeNull();
        }
      }),
      { numRuns: 100 },
    );
  });

  it('names the chosen option and the best other one, and only differences larger than their error', () => {
    const audit = openAudit(TOY, gameOf('a', ['pass', 'give', 'pass', 'pass', 'pass', 'pass']));
    for (const _ of runAudit(audit));
    const points = turningPointsOf(sheetOf(audit));
    const [worst] = points;
    expect(worst).toMatchObject({ kind: 'choice', chosen: { commands: [{ type: 'give' }] } });
    for (const { change } of points) expect(Math.abs(change.by)).toBeGreaterThanOrEqual(2 * change.error);
    expect(points.map(({ move }) => move.nth)).toEqual(points.map(({ move }) => move.nth).sort());
  });
});

describe('an audit', () => {
  /** The records of two audits: one runs without a stop, one is stopped after some samples and resumed from its record. */
  const recordsOf = (seed: string, types: readonly CommandType[], slices: number) => {
    const whole = openAudit(TOY, gameOf(seed, types));
    for (const _ of runAudit(whole));
    const begun = openAudit(TOY, gameOf(seed, types));
    const running = runAudit(begun);
    for (let done = 0; done < slices && !running.next().done; done += 1);
    const resumed = openAudit(TOY, gameOf(seed, types), JSON.parse(JSON.stringify(begun.record)));
    for (const _ of runAudit(resumed));
    return { whole: whole.record, resumed: resumed.record };
  };

  it('that is stopped anywhere and resumed from its record finds the same', () => {
    fc.assert(
      fc.property(games, ({ seed, types, slices }) => {
        const { whole, resumed } = recordsOf(seed, types, slices);
        expect(resumed).toEqual(whole);
      }),
      { numRuns: 50 },
    );
  });

  it('that is stopped after any one of its samples refines the same values', () => {
    const types: readonly CommandType[] = ['give', 'give'];
    const count = [...runAudit(openAudit(TOY, gameOf('', types)))].length;
    for (let slices = 0; slices <= count; slices += 1) {
      const { whole, resumed } = recordsOf('', types, slices);
      expect(resumed, `stopped after ${slices} samples`).toEqual(whole);
    }
  });

  it('does not depend on the seed of the game', () => {
    const sheets = ['a', 'b'].map((seed) => {
      const audit = openAudit(TOY, gameOf(seed, ['pass', 'give', 'pass', 'pass', 'pass', 'pass']), newRecord('audit'));
      for (const _ of runAudit(audit));
      return sheetOf(audit);
    });
    expect(sheets[0]).toEqual(sheets[1]);
  });

  it('of a game with other rules is refused', () => {
    const commands = ROUNDS + 1;
    const types = Array.from({ length: commands }, (): CommandType => 'pass');
    expect(() => openAudit(TOY, gameOf('a', types))).toThrow(RefusedMove);
  });
});
