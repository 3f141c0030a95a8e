/** The audit of the Long Table: samples use only what the players know, and the sheet of a real game adds up. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newRecord, openAudit, runAudit } from '../../../src/audit/audit';
import { auditedLongTable } from '../../../src/audit/longTable/mode';
import type { AnswerSettings } from '../../../src/audit/mode';
import { movesOf } from '../../../src/audit/moves';
import { sheetOf } from '../../../src/audit/sheet';
import { NEWCOMER } from '../../../src/content/longTable/newcomer';
import type { Play } from '../../../src/flow/longTable/play';
import type { LongTable } from '../../../src/flow/longTable/types';
import { areEqual } from '../../../src/flow/sameCommand';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import { SHAPES } from '../../../src/journal/longTable/schema';
import { automatic } from '../../../src/modes/longTable/automatic';
import { seedGenerator } from '../../../src/rules/core/chance';

/** A few rounds are enough, because later rounds are audited in the same way. */
const COMMANDS = 24;

const MODE = auditedLongTable(LONG_TABLE);
const json: unknown = JSON.parse(readFileSync('test/cli/longTable/goodsAndChattels.json', 'utf8'));
const {
  mode: _,
  commands,
  ...setup
} = v.parse(v.looseObject({ mode: v.string(), commands: v.array(SHAPES.command) }), json);
const LONG = { setup: v.parse(SHAPES.setup, { ...NEWCOMER, ...setup }), commands };
const GAME = { ...LONG, commands: commands.slice(0, COMMANDS) };

/** The same table with every deck in another order, and with another seed. */
const otherOrder = (play: Play): Play => ({
  ...play,
  state: {
    ...play.state,
    generator: seedGenerator('other'),
    monsterDeck: { ...play.state.monsterDeck, draw: play.state.monsterDeck.draw.toReversed() },
    seats: play.state.seats.map((seat) => ({ ...seat, deck: { ...seat.deck, draw: seat.deck.draw.toReversed() } })),
    decks: Object.fromEntries(
      Object.entries(play.state.decks).map(([id, deck]) => [id, { ...deck, draw: deck.draw.toReversed() }]),
    ),
  },
});

describe('samples at the Long Table', () => {
  const { moves } = openAudit(MODE, GAME);

  it('start from the same table for any order of the decks and any state of the generator (L36.9)', () => {
    for (const { before } of moves)
      expect(MODE.redraw(otherOrder(before), 'a', 3).state).toEqual(MODE.redraw(before, 'a', 3).state);
  });

  it('place other monsters behind closed doors, as many as before (L10.1)', () => {
    const [move] = moves;
    const { before } = move ?? expect.unreachable('no move');
    const worlds = [0, 1, 2, 3].map((nth) => MODE.redraw(before, 'a', nth).book.scenario.monsters);
    expect(new Set(worlds.map((marks) => JSON.stringify(marks))).size).toBeGreaterThan(1);
    const places = (marks: Play['book']['scenario']['monsters']) =>
      marks.map(({ hex, room }) => `${room} ${hex}`).sort();
    for (const marks of worlds) expect(places(marks)).toEqual(places(before.book.scenario.monsters));
  });
});

describe('automatic answers', () => {
  const SETTINGS = { suffers: 3, askRests: false };
  const own = auditedLongTable(LONG_TABLE, automatic);

  /** The numbers of the commands that the page sends without a question, although there is an alternative. */
  function answered(): number[] {
    let play = LONG_TABLE.begin(LONG_TABLE.bookFor(LONG.setup));
    return LONG.commands.flatMap((command, nth) => {
      const options = LONG_TABLE.legal(play);
      const isAnswered = options.length > 1 && areEqual(automatic?.(play, options, SETTINGS), command);
      const sent = LONG_TABLE.send(play, command);
      if (!sent.ok) throw new Error(sent.reason);
      play = sent.play;
      return isAnswered ? [nth] : [];
    });
  }

  it('are no choices of the player', () => {
    const automatically = answered();
    expect(automatically.length).toBeGreaterThan(3);
    const choicesIn = (settings: AnswerSettings) =>
      movesOf(own, LONG, settings).moves.flatMap(({ first, isChoice }) => (isChoice ? [first] : []));
    const without = choicesIn({});
    const left = choicesIn(SETTINGS);
    expect(left.filter((first) => automatically.includes(first))).toEqual([]);
    expect(left).toEqual(without.filter((first) => !automatically.includes(first)));
  });
});

describe('the options of a selection', () => {
  it('are cards of the same hero, although either hero can choose first (L5)', () => {
    const quick = { ...MODE, limits: { rough: 1, fair: 1, fine: 1 } };
    // The bots choose for the bailiff first, but this party for the ferrywoman.
    const [begin, bailiff] = commands;
    const ferrywoman = { type: 'select', hero: 'ferrywoman', leading: 'boathook', second: 'fogOnTheRiver' } as const;
    if (!begin || !bailiff) return expect.unreachable('the game has no selections');
    const audit = openAudit(quick, { ...LONG, commands: [begin, ferrywoman, bailiff] });
    for (const _ of runAudit(audit));
    const selections = sheetOf(audit).moves.flatMap(({ nth, options }) => {
      const [first] = audit.moves[nth]?.commands ?? [];
      return first?.type === 'select' ? [{ hero: first.hero, options }] : [];
    });
    expect(selections.length).toBeGreaterThan(1);
    for (const { hero, options } of selections) {
      if (hero === 'ferrywoman') expect(options.length).toBeGreaterThan(1);
      for (const { commands: line } of options) expect(line[0]).toMatchObject({ type: 'select', hero });
    }
  }, 120_000);
});

describe('the sheet of a game of the Long Table', () => {
  it('ends at the current chance of a game that is not over', () => {
    const mode = auditedLongTable(LONG_TABLE, automatic);
    const record = newRecord<LongTable>('audit', { suffers: 3, askRests: false });
    const audit = openAudit({ ...mode, limits: { rough: 1, fair: 1, fine: 1 } }, GAME, record);
    for (const _ of runAudit(audit));
    const sheet = sheetOf(audit);
    expect(sheet.startChance + sheet.luck + sheet.choices).toBe(sheet.endChance);
    expect(sheet.endChance).toBeGreaterThan(0);
    expect(sheet.endChance).toBeLessThan(1000);
  }, 300_000);
});
