/**
 * Plays the Long Table from the title to the end of a round through the accessibility tree alone: presses only by role and name, and
 * expects each change to be spoken. heard.long.test.ts plays both modes on to the outcome, in hand from the title.
 */
import { beforeAll, expect, inject, it } from 'vitest';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { openHeardTexts, playTableByName, setOutByName } from '../kit/heardGames';
import { type Listener, listenerOf } from '../kit/listener';
import { winningSeed } from '../kit/player';

const url = inject('page');
const browser = await sharedBrowser();

beforeAll(openHeardTexts);

async function listener(): Promise<Listener> {
  const one = await listenerOf(await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' }));
  await one.page.goto(`${url}?test&seed=${winningSeed(false)}`);
  return one;
}

it('at the Long Table, a round can be played by role and name from the title on, and every change is spoken', async () => {
  const one = await listener();
  await setOutByName(one);
  await playTableByName(one, ({ state }) => state.round > 1);
  expect(one.errors).toEqual([]);
  await one.context.close();
});
