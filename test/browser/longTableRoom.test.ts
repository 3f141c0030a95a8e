/** On a tablet text and map of the Long Table do not overlap. longTableRoom.long.test.ts has all questions and the other sizes. */
import { expect, inject, it } from 'vitest';
import { isOver } from '../../src/flow/longTable/play';
import { sharedBrowser } from '../kit/browser';
import { eagerBot } from '../kit/longTableGames';
import { expectRoom, expectRoomAt } from '../kit/longTableRoom';
import { partyAt, tableOf } from '../kit/longTableWon';

const url = inject('page');
const browser = await sharedBrowser();

it.each(['select', 'targets', 'damage'] as const)(
  '%s: nothing covers the map, and nothing to press is cut off or covered',
  (ask) => expectRoom(browser, url, ask, [[1024, 768]]),
);

it('given a hero with two cards who may also rest, after another hero has selected, the long rest can be pressed', async () => {
  const campaign = partyAt('noticeOnTheDoor', 'frame2', ['sexton', 'pawnbroker', 'ferrywoman']);
  const interaction = tableOf(campaign);
  const bot = eagerBot('frame2');
  const isLongPrompt = () =>
    interaction.play.events.some(({ type }) => type === 'planned') &&
    interaction.play.state.seats.some(
      ({ hand, plan, exhausted }) => hand.length === 2 && plan === null && !exhausted,
    ) &&
    interaction.options.some(({ type }) => type === 'longRest');
  while (!isLongPrompt() && !isOver(interaction.play)) {
    const command = bot(interaction.play);
    if (!command || !interaction.send(command).ok) break;
  }
  expect(isLongPrompt()).toBe(true);
  const { journal } = interaction.session;
  const commands = journal.commands.length;
  await expectRoomAt(browser, url, { campaign, journal, commands, locale: 'ru' }, [
    [1024, 768],
    [1280, 720],
    [1440, 900],
  ]);
});

it('given a phone on its side in the left hand, and the result of the last attack over a hand, both halves of the cards can be pressed', async () => {
  const heroes = ['bailiff', 'ferrywoman', 'sexton'] as const;
  const campaign = partyAt('noticeOnTheDoor', 'frame3', [...heroes]);
  const interaction = tableOf(campaign);
  const bot = eagerBot('frame3');
  let before = 0;
  const isAfterAttack = () =>
    interaction.play.state.question?.ask === 'turn' &&
    interaction.play.events.some(({ type }) => type === 'modifiersDrawn') &&
    interaction.play.state.turn?.played.length === 0;
  while (!isAfterAttack() && !isOver(interaction.play)) {
    before = interaction.session.journal.commands.length;
    const command = bot(interaction.play);
    if (!command || !interaction.send(command).ok) break;
  }
  expect(isAfterAttack()).toBe(true);
  const { journal } = interaction.session;
  const [last] = journal.commands.slice(before);
  await expectRoomAt(browser, url, { campaign, journal, commands: before, isLeft: true, ...(last && { next: last }) }, [
    [844, 390],
  ]);
});
