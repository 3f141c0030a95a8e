/** What each mode tells the page about its campaigns and games. */
import { beforeAll, expect, it } from 'vitest';
import { greedyBot } from '../../src/bots/inHand/greedy';
import { bookFor } from '../../src/content/inHand';
import { NEWCOMER } from '../../src/content/inHand/newcomer';
import { bookFor as tableBookFor } from '../../src/content/longTable';
import { newCampaign } from '../../src/flow/inHand/campaign';
import { begin, send } from '../../src/flow/inHand/play';
import { begin as beginTable } from '../../src/flow/longTable/play';
import { t } from '../../src/i18n';
import { inHand } from '../../src/modes/inHand';
import { front } from '../../src/modes/inHand/front';
import { longTable } from '../../src/modes/longTable';
import { front as tableFront } from '../../src/modes/longTable/front';
import { resultOf as tableResultOf } from '../../src/rules/longTable/campaign/result';
import { setupFor } from '../kit/longTableSetups';
import { openLongTable } from '../kit/longTableWords';
import { modeOf } from '../kit/modes';

beforeAll(openLongTable);

const PLAY = begin(bookFor({ ...NEWCOMER, scenario: 'plotNine', seed: 'front' }));
const TABLE = beginTable(tableBookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'front' })));

it('in hand, a scenario ends by its rules and is never given up before', () => {
  expect([front.endCommand(PLAY), front.mayGiveUp(PLAY)]).toEqual([null, false]);
  let play = PLAY;
  for (let command = greedyBot(play); command; command = greedyBot(play)) {
    const sent = send(play, command);
    if (!sent.ok) throw new Error(sent.reason);
    play = sent.play;
  }
  expect(front.endCommand(play)).toMatchObject({ type: 'ended', result: { won: play.phase === 'won' } });
  expect(front.giveUpCommand(PLAY)).toMatchObject({ type: 'ended', result: { won: false } });
});

it('at the Long Table, a scenario may be given up until its goal or a failure is reached (L29.1)', () => {
  expect([tableFront.endCommand(TABLE), tableFront.mayGiveUp(TABLE)]).toEqual([null, true]);
  const { book, state } = TABLE;
  expect(tableFront.mayGiveUp({ ...TABLE, state: { ...state, ending: 'won' } as typeof state })).toBe(false);
  expect(tableFront.giveUpCommand(TABLE)).toEqual({ type: 'ended', result: tableResultOf(book, state) });
  const won = { ...TABLE, phase: 'won' } as typeof TABLE;
  expect(tableFront.endCommand(won)).toEqual({ type: 'ended', result: tableResultOf(book, state) });
});

it('in hand, a throw may be taken back for practice, but not in the daily scenario', () => {
  const campaign = newCampaign('one', 'Mirka', { hindrances: false, onTable: false });
  expect(front.practiceCommand(campaign)).toEqual({ type: 'practised' });
  expect(front.practiceCommand({ ...campaign, id: 'daily-2026-11-21' })).toBeNull();
  expect(tableFront.practiceCommand({} as Parameters<typeof tableFront.practiceCommand>[0])).toBeNull();
});

it('in hand, a trial of a draft is not opened again; at the Long Table there is none', () => {
  const ids = ['one', 'pack.lostProperty.closingTime', 'pack.draft_.page'];
  expect(ids.map((id) => front.canReopen({ id }))).toEqual([true, true, false]);
  expect(ids.map((id) => tableFront.canReopen({ id }))).toEqual([true, true, true]);
});

it('names the scenario, the sentences of a refusal and of a missed throw', () => {
  expect([front.scenarioOf(PLAY), tableFront.scenarioOf(TABLE)]).toEqual(['plotNine', 'noticeOnTheDoor']);
  expect([front.missText(null), front.missText({} as never)]).toEqual([t('table.missed'), t('arrange.missed')]);
  expect(tableFront.missText(null)).toBe('');
  expect(front.refusalText('forNothing')).not.toBe('');
});

it('in hand, the lesson is played with its own book; the Long Table has none', async () => {
  expect((await front.lesson?.())?.scenario.id).not.toBe('');
  expect(tableFront.lesson).toBeNull();
});

it('starts at the title, and leads on by commands', () => {
  for (const each of [front, tableFront]) {
    const machine = each.startScreenMachine();
    expect([machine.screen, machine.campaign, machine.page]).toEqual(['boot', null, null]);
    machine.send({ type: 'ready' } as never);
    machine.send({ type: 'create' } as never);
    expect(machine.screen).toBe('naming');
  }
});

it('opens interactions of the mode', async () => {
  expect(await inHand.front()).toBe(front);
  expect(await longTable.front()).toBe(tableFront);
  expect(modeOf('nothing')).toBeUndefined();
});

it('redraws what is hidden for a copy, and keeps the rest of the position', async () => {
  const { redraw } = await front.auditProvider.fetchRedraw();
  const [one, other] = [redraw(PLAY, 'one', 0), redraw(PLAY, 'other', 0)];
  expect(one.state.generator).not.toEqual(other.state.generator);
  expect({ ...one.state, generator: null }).toEqual({ ...PLAY.state, generator: null });
  const { redraw: redrawTable } = await tableFront.auditProvider.fetchRedraw();
  const table = redrawTable(TABLE, 'one', 0);
  expect(table.state.generator).not.toEqual(TABLE.state.generator);
  expect(table.state.figures).toEqual(TABLE.state.figures);
});
