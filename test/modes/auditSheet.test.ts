/** Games outside of the page: their narration, and their audit as lines of text. */
import { beforeAll, expect, it } from 'vitest';
import { openAudit, runAudit } from '../../src/audit/audit';
import { auditedInHand } from '../../src/audit/inHand/mode';
import type { AuditedMode } from '../../src/audit/mode';
import { sheetOf, wholePercents } from '../../src/audit/sheet';
import { turningPointsOf } from '../../src/audit/turningPoints';
import { greedyBot } from '../../src/bots/inHand/greedy';
import type { InHand } from '../../src/flow/inHand/types';
import { openChapter, t } from '../../src/i18n';
import { gameWords } from '../../src/i18n/inHand/gameWords';
import { IN_HAND } from '../../src/journal/inHand/ruleset';
import { auditLines } from '../../src/modes/auditSheet';
import { fetchModes, modeOf } from '../../src/modes/headless';
import { someDesk } from '../app/kit';
import { setupFor } from '../kit/longTableSetups';

const QUICK: AuditedMode<InHand> = { ...auditedInHand(IN_HAND), limits: { rough: 1, fair: 1, fine: 1 } };

/** A game of a round, so that it has choices and random results. */
function shortGame() {
  const { session } = someDesk('sheet');
  for (let sent = 0; sent < 9; sent += 1) {
    const command = greedyBot(session.play);
    if (command) session.dispatch(command);
  }
  const { setup, commands } = session.journal;
  return { setup, book: IN_HAND.bookFor(setup), commands };
}

const GAME = shortGame();

beforeAll(async () => {
  await fetchModes();
  await Promise.all([openChapter('audit'), openChapter('narration')]);
}, 60_000);

it('has a line for every choice and every random result, then the sum of the parts, then the turning points', () => {
  const lines = auditLines(QUICK, gameWords, GAME);
  const audit = openAudit(QUICK, GAME);
  for (const _ of runAudit(audit));
  const sheet = sheetOf(audit);
  const kinds = sheet.moves.flatMap(({ choice, luck }) => [
    ...(choice ? [t('audit.kind.choice')] : []),
    ...(luck ? [t('audit.kind.luck')] : []),
  ]);
  expect(lines.slice(0, 2)).toEqual([
    'The Audit',
    ['Round', 'Step', 'Kind', 'What was done', 'Chance', 'Change', 'Accuracy'].join('\t'),
  ]);
  const all = lines.filter((line) => line.includes('\t')).slice(1);
  const rows = all.map((line) => line.split('\t')).filter(([, , kind]) => kind !== t('audit.kind.drift'));
  expect(rows.map(([, , kind]) => kind)).toEqual(kinds);
  const whole = (value: number) => Math.round(value / 10);
  const wanted = sheet.moves.flatMap(({ nth, round, before, after, choice, luck }) => [
    ...(choice ? [[round, nth + 1, before.value + choice.by, choice]] : []),
    ...(luck ? [[round, nth + 1, after.value, luck]] : []),
  ]) as [number, number, number, { by: number; error: number }][];
  expect(rows.map(([round, move]) => [Number(round), Number(move)])).toEqual(
    wanted.map(([round, move]) => [round, move]),
  );
  expect(Math.abs(Number(rows[0]?.[4]) - whole(wanted[0]?.[2] ?? 0))).toBeLessThanOrEqual(1);
  const number = (text = '') => Number(text.replace('−', '-'));
  for (const [i, [, , , change]] of wanted.entries()) {
    expect(Math.sign(number(rows[i]?.[5])) * Math.sign(change.by)).toBeGreaterThanOrEqual(0);
    expect(rows[i]?.[6]).toMatch(/^±\d+$/);
  }
  const [began, luck, choices] = wholePercents([sheet.startChance, sheet.luck, sheet.choices], sheet.endChance);
  const signed = (n = 0) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
  const sums = lines.slice(2 + all.length, 6 + all.length).map((line) => line.split(' ').at(-1));
  expect(sums.slice(0, 3)).toEqual([String(began), signed(luck), signed(choices)]);
  expect(number(sums[3])).toBe((began ?? 0) + (luck ?? 0) + (choices ?? 0));
  const points = lines.slice(7 + all.length);
  const expected = turningPointsOf(sheet).length;
  expect(points).toHaveLength(Math.max(1, expected));
  if (expected > 0) expect(points.map((point) => point.split(' ')[0])).toEqual(points.map((_, nth) => `${nth + 1}.`));
});

it('says so if a game has no moves to judge', () => {
  const lines = auditLines(QUICK, gameWords, { ...GAME, commands: [] });
  expect(lines).toHaveLength(8);
  expect(lines[3]).toMatch(/ 0$/);
});

it.each([
  ['inHand', GAME.setup],
  ['longTable', setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'told' })],
])(
  'narrates a game of the mode %s',
  async (id, setup) => {
    const mode = modeOf(id);
    if (!mode) return expect.unreachable('the mode is fetched');
    const { narrate, prompt, ruleOf } = await mode.narrator();
    let play = mode.rules.begin(mode.rules.bookFor(setup as never));
    expect(prompt(play)).toMatch(/\w+/);
    for (let sent = 0; sent < 5 && play.events.length === 0; sent += 1) {
      const [command] = mode.rules.legal(play);
      const next = command && mode.rules.send(play, command);
      if (next?.ok) play = next.play;
    }
    expect(play.events.length).toBeGreaterThan(0);
    expect(play.events.some((event) => narrate(play, event))).toBe(true);
    for (const event of play.events) expect(ruleOf(event)).toMatch(/^[RL]\d/);
    const lines = await mode.audit({ setup: setup as never, book: play.book, commands: [] });
    expect(lines[0]).toBe('The Audit');
  },
  120_000,
);

it('prompts as for a player who chooses from a list of answers, not as for one who confirms a draft', async () => {
  const { prompt } = (await modeOf('inHand')?.narrator()) ?? {};
  const { session } = someDesk('sheet');
  let differs = false;
  for (let command = greedyBot(session.play); command; command = greedyBot(session.play)) {
    const draft = { cards: [], path: [], basic: false };
    const wanted = gameWords.prompt(session.play, draft, false);
    expect(prompt?.(session.play as never)).toBe(wanted);
    differs ||= wanted !== gameWords.prompt(session.play, draft, true);
    if (differs) break;
    session.dispatch(command);
  }
  expect(differs).toBe(true);
});
