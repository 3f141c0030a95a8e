/**
 * Plays from the title to the end of a round of each mode through the accessibility tree alone: presses only by role and name, and expects
 * each change to be spoken.
 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { greedyBot } from '../../src/bots/inHand/greedy';
import { greedyBot as tableBot } from '../../src/bots/longTable/careful';
import { bookFor } from '../../src/content/longTable';
import { send } from '../../src/flow/inHand/play';
import type { LongTable } from '../../src/flow/longTable/types';
import { addChapters, openChapter, openModes, setLanguage } from '../../src/i18n';
import { chapters as inHandChapters } from '../../src/i18n/inHand/chapters';
import { eventSentence } from '../../src/i18n/inHand/narration';
import { commandLabel } from '../../src/i18n/inHand/words';
import { chapters as tableChapters } from '../../src/i18n/longTable/chapters';
import { eventSentence as tableSentence } from '../../src/i18n/longTable/narration';
import { commandLabel as tableLabel } from '../../src/i18n/longTable/prompts';
import { type Journal, replay } from '../../src/journal/journal';
import { LONG_TABLE } from '../../src/journal/longTable/ruleset';
import { stepLabel } from '../../src/panels/inHand/mirror/situation';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { hearsMore, type Listener, listenerOf } from '../kit/listener';
import { idle, journalOf, replayed, winningSeed } from '../kit/player';

const url = inject('page');
const browser = await sharedBrowser();

beforeAll(async () => {
  addChapters(inHandChapters);
  addChapters(tableChapters);
  await setLanguage('en');
  await openModes();
  await Promise.all(
    (['mirror', 'narration', 'board', 'tidings', 'campaign', 'pages', 'viewer'] as const).map(openChapter),
  );
});

async function listener(): Promise<Listener> {
  const one = await listenerOf(await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' }));
  await one.page.goto(`${url}?test&seed=${winningSeed(false)}`);
  return one;
}

/** Sends a command by the name of its button, and waits until all its events have been spoken. */
async function give(one: Listener, name: string, sentences: readonly string[]): Promise<void> {
  const before = (await one.heard()).length;
  const said = await one.page.evaluate(() => window.gloomholdin.journal?.commands.length ?? 0);
  await one.press(name);
  await one.page.waitForFunction((n) => (window.gloomholdin.journal?.commands.length ?? 0) > n, said);
  const unheard = async () => {
    const heard = (await one.heard()).slice(before).join(' ');
    return sentences.filter((sentence) => !heard.includes(sentence));
  };
  await expect.poll(unheard, { message: `after "${name}"` }).toEqual([]);
}

it('in hand, a round can be played by role and name from the title on, and every change is spoken', async () => {
  const one = await listener();
  const { page } = one;
  await one.press(/^In hand/);
  await one.write(/Your name/, 'Mirka');
  await one.press('Sign');
  await one.press(/Plot Nine/);
  await one.press(/^Go in|^To the table|^Enter/);
  await page.waitForFunction(() => window.gloomholdin?.phase != null);
  await page.waitForSelector('.mirror [data-command]', { state: 'attached' });
  for (;;) {
    await idle(page, false);
    const journal = await journalOf(page);
    const play = journal && replayed(journal);
    if (!play) throw new Error('the scenario is over within a round');
    if (play.state.round > 1) break;
    const command = greedyBot(play);
    if (!command) throw new Error(`nothing is to be done in ${play.phase}`);
    const sent = send(play, command);
    if (!sent.ok) throw new Error(sent.reason);
    const name = command.type === 'step' ? stepLabel(play, command.to) : commandLabel(play, command);
    await give(
      one,
      name,
      sent.play.events.flatMap((event) => eventSentence(sent.play, event) ?? []),
    );
  }
  expect(one.errors).toEqual([]);
  await one.context.close();
});

const tableJournal = (page: Page): Promise<Journal<LongTable>> =>
  page.evaluate(() => (window as unknown as { gloomholdin: { journal: Journal<LongTable> } }).gloomholdin.journal);

/** Answers each question of the camp by its last answer, until the party has set out for the first scenario. */
async function setOutByName(one: Listener): Promise<void> {
  const { page } = one;
  const isSeated = () => page.evaluate(() => window.gloomholdin?.phase != null);
  while (!(await isSeated())) {
    const before = (await one.heard()).length;
    const names = await one.names('button');
    const next = names.find((name) => name === 'Set out') ?? names.at(-1);
    if (!next) continue;
    const shown = await page.locator('main').innerHTML();
    await one.press(next);
    await page.waitForFunction((was) => {
      const main = document.querySelector('main');
      return main ? main.innerHTML !== was : window.gloomholdin?.phase != null;
    }, shown);
    // Selecting a quest changes only its pressed state; every other answer leads to a new page, which is spoken.
    const isPage = await page.evaluate(
      () => document.querySelector('.asked:not(:has([data-quest][aria-pressed=true]))') !== null,
    );
    if (isPage) await hearsMore(one, before);
  }
}

it('at the Long Table, a round can be played by role and name from the title on, and every change is spoken', async () => {
  const one = await listener();
  const { page } = one;
  await one.press(/^The Long Table/);
  await one.write(/party’s name/, 'The Receivers');
  await one.press('Sit down');
  await page.waitForSelector('.camp');
  await setOutByName(one);
  await page.waitForSelector('.mirror [data-command]', { state: 'attached' });
  const bot = tableBot();
  for (;;) {
    await idle(page, false);
    const journal = await tableJournal(page);
    const played = replay(LONG_TABLE, bookFor(journal.setup), journal);
    if (!played.ok) throw new Error(played.reason);
    const { play } = played;
    if (play.state.round > 1) break;
    const command = bot(play);
    if (!command) throw new Error(`nothing is to be done in ${play.phase}`);
    const sent = LONG_TABLE.send(play, command);
    if (!sent.ok) throw new Error(sent.reason);
    const sentences = sent.play.events.flatMap((event) => tableSentence(sent.play, event) ?? []);
    await give(one, tableLabel(play, command), sentences);
  }
  expect(one.errors).toEqual([]);
  await one.context.close();
});
