/** Tests that each page of a pack can be won, and that the won game can be loaded from the store. */
import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { carefulBot } from '../../../src/bots/inHand/careful';
import { bookFor } from '../../../src/content/inHand';
import { type Campaign, setupOf } from '../../../src/flow/inHand/campaign';
import { screenOf, startScreenActor } from '../../../src/flow/inHand/game';
import { begin, isOver, type Play, send } from '../../../src/flow/inHand/play';
import { resultOf } from '../../../src/flow/inHand/result';
import { idOfPackGame } from '../../../src/flow/inHand/singleGame';
import { campaignOfPage } from '../../../src/packs/inHand/game';
import { install, uninstall } from '../../../src/packs/inHand/install';
import { readPack } from '../../../src/packs/inHand/pack';
import { restoreSave } from '../../kit/inHand';
import { acceptAny, openPage } from '../../storage/kit';

const read = readPack(readFileSync('assets/packs/lostProperty.json', 'utf8'));
if (!read.ok) throw new Error(read.fault.detail);
const pack = read.value;
install(pack);
afterAll(() => uninstall(pack.id));

function played(campaign: Campaign): Play {
  const setup = setupOf(campaign);
  if (!setup) return expect.unreachable('no scenario is on the table');
  let play = begin(bookFor(setup));
  while (!isOver(play)) {
    const command = carefulBot(play);
    const sent = command && send(play, command);
    if (!sent?.ok) return expect.unreachable(`${command?.type} is refused`);
    play = sent.play;
  }
  return play;
}

it.each(pack.scenarios.map((scenario) => [scenario.page.id, scenario] as const))('%s is won', async (id, scenario) => {
  const newGame = (seed: number) => campaignOfPage(scenario, { scenarioLevel: 0, seed: String(seed), name: 'Tansy' });
  const games = Array.from({ length: 20 }, (_, seed) => newGame(seed)).values();
  let [campaign, end] = [newGame(0), played(newGame(0))];
  for (const each of games) {
    if (end.phase === 'won') break;
    [campaign, end] = [each, played(each)];
  }
  expect(end.phase).toBe('won');
  const result = resultOf(end) ?? expect.unreachable('the game is not over');

  const game = startScreenActor();
  game.send({ type: 'ready' });
  game.send({ type: 'resume', campaign });
  game.send({ type: 'ended', result });
  const { context } = game.getSnapshot();
  if (!context.campaign) return expect.unreachable('there is no campaign');
  expect(screenOf(game.getSnapshot())).toBe('outcome');

  const { put, faults, store, saves } = openPage();
  await put({ mode: 'inHand', campaign, table: null }, 1);
  await put({ mode: 'inHand', campaign: context.campaign, table: null }, 2);
  expect(faults).toEqual([]);
  const found = await openPage(store).saves.load(idOfPackGame(id), 3, acceptAny);
  expect(found).toMatchObject({
    ok: true,
    value: {
      lost: null,
      result: { campaign: { wins: 1, scenarios: {}, stage: { at: 'outcome', outcome: { won: true } } } },
    },
  });
  const newest = await saves.newest(idOfPackGame(id));
  expect(newest.ok && (await restoreSave(newest.value))).toMatchObject({ ok: true, value: { game: null } });
});
