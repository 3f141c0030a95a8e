/** Games that are played by role and name alone: the commands are a bot's, each is pressed by its name and must be heard. */
import { expect } from 'vitest';
import { greedyBot } from '../../src/bots/inHand/greedy';
import { createGreedyBot as tableBot } from '../../src/bots/longTable/careful';
import { bookFor } from '../../src/content/longTable';
import { type Play, send } from '../../src/flow/inHand/play';
import type { Play as TablePlay } from '../../src/flow/longTable/play';
import type { LongTable } from '../../src/flow/longTable/types';
import { addChapters, openChapter, openModes, setLanguage } from '../../src/i18n';
import { chapters as inHandChapters } from '../../src/i18n/inHand/chapters';
import { eventSentence } from '../../src/i18n/inHand/narration';
import { commandLabel } from '../../src/i18n/inHand/words';

import { chapters as tableChapters } from '../../src/i18n/longTable/chapters';
import { commandLabel as tableLabel } from '../../src/i18n/longTable/commandLabels';
import { eventSentence as tableSentence } from '../../src/i18n/longTable/narration';
import { type Journal, replay } from '../../src/journal/journal';
import { LONG_TABLE } from '../../src/journal/longTable/ruleset';
import { stepLabel } from '../../src/panels/inHand/mirror/situation';
import type { Command } from '../../src/rules/longTable/commands';
import { hearsMore, type Listener } from './listener';
import { atRest } from './longTablePage';
import { idle, journalOf, replayed } from './player';

/** Opens the texts that the games are compared with. */
export async function openHeardTexts(): Promise<void> {
  addChapters(inHandChapters);
  addChapters(tableChapters);
  await setLanguage('en');
  await openModes();
  await Promise.all(
    (['mirror', 'narration', 'board', 'tidings', 'campaign', 'pages', 'viewer'] as const).map(openChapter),
  );
}

/** Whether the outcome of the scenario is shown, and the table is gone. */
const isAtOutcome = ({ page }: Listener) => page.evaluate(() => window.gloomholdin.journal === null);

/** Sends a command by the name of its button, and waits until all its events have been spoken, or the page after the scenario is. */
async function give(one: Listener, name: string, sentences: readonly string[]): Promise<void> {
  const before = (await one.heard()).length;
  const said = await one.page.evaluate(() => window.gloomholdin.journal?.commands.length ?? 0);
  await one.press(name);
  await one.page.waitForFunction(
    (n) => (window.gloomholdin.journal?.commands.length ?? Number.POSITIVE_INFINITY) > n,
    said,
  );
  const unheard = async () => {
    if (await isAtOutcome(one)) return [];
    const heard = (await one.heard()).slice(before).join(' ');
    return sentences.filter((sentence) => !heard.includes(sentence));
  };
  await expect.poll(unheard, { message: `after "${name}"` }).toEqual([]);
}

/** From the title to the table of the first scenario in hand. */
export async function sitDownByName(one: Listener): Promise<void> {
  await one.press(/^In hand/);
  await one.write(/Your name/, 'Mirka');
  await one.press('Sign');
  await one.press(/Plot Nine/);
  await one.press(/^Go in|^To the table|^Enter/);
  await one.page.waitForFunction(() => window.gloomholdin?.phase != null);
  await one.page.waitForSelector('.mirror [data-command]', { state: 'attached' });
}

/** Plays in hand until `done` says so, or to the page after the scenario. */
export async function playByName(one: Listener, done: (play: Play) => boolean = () => false): Promise<void> {
  for (;;) {
    await idle(one.page, false);
    const journal = await journalOf(one.page);
    if (!journal) return;
    const play = replayed(journal);
    if (done(play)) return;
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
}

/** From the title to the first scenario of the Long Table: each question of the camp is answered by its last answer. */
export async function setOutByName(one: Listener): Promise<void> {
  const { page } = one;
  await one.press(/^The Long Table/);
  await one.write(/party’s name/, 'The Receivers');
  await one.press('Sit down');
  await page.waitForSelector('.camp');
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
  await page.waitForSelector('.mirror [data-command]', { state: 'attached' });
}

const tableJournal = ({ page }: Listener): Promise<Journal<LongTable> | null> =>
  page.evaluate(
    () => (window as unknown as { gloomholdin: { journal: Journal<LongTable> | null } }).gloomholdin.journal,
  );

/** The command that is given after so many others. */
type NextCommand = (play: TablePlay, commands: number) => Command | null;

/** Plays at the Long Table until `done` says so, or to the page after the scenario. */
export async function playTableByName(
  one: Listener,
  done: (play: TablePlay) => boolean = () => false,
  next: NextCommand = tableBot(),
): Promise<void> {
  for (;;) {
    // Everything has been heard; what is left is only to be read.
    await atRest(one.page);
    const journal = await tableJournal(one);
    if (!journal || (await isAtOutcome(one))) return;
    const played = replay(LONG_TABLE, bookFor(journal.setup), journal);
    if (!played.ok) throw new Error(played.reason);
    const { play } = played;
    if (done(play)) return;
    const command = next(play, journal.commands.length);
    if (!command) return;
    const sent = LONG_TABLE.send(play, command);
    if (!sent.ok) throw new Error(sent.reason);
    const sentences = sent.play.events.flatMap((event) => tableSentence(sent.play, event) ?? []);
    await give(one, tableLabel(play, command), sentences);
  }
}

/** Brings a save into the page by its saves sheet, and continues it. */
export async function continueByName(one: Listener, code: string): Promise<void> {
  await one.press('Saves');
  await one.write(/exported text/, code);
  await one.press(/^Look inside/);
  await one.press('Import it');
  await one.press('Close');
  await one.press(/^Continue/);
  await one.page.waitForFunction(() => window.gloomholdin?.phase != null);
  await one.page.waitForSelector('.mirror [data-command]', { state: 'attached' });
}
