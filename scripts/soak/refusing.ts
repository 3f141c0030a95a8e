/**
 * `npm run soak -- --refuse`: what is made to hold the page up is put in through every door that takes a text from outside: how long the
 * page stands still at most while it refuses it.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDeflateRaw } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { checksum } from '../../src/journal/digest';
import { linkTo } from '../../src/storage/address';
import { longestTask, TASKS, type TraceEvent } from '../bench/trace';

/** Blank megabytes that a code unpacks to. */
const BOMB_MB = 700;
const MB = 1_000_000;
/** Milliseconds: a busy machine is no reason to stop. */
const PATIENCE = 120_000;

/** Texts of up to two million letters, which is as long as a save or a pack may be. */
const HOSTILE: Readonly<Record<string, string>> = {
  '900,000 numbers': `[${'0,'.repeat(900_000 - 1)}0]`,
  'nested 600,000 deep': '['.repeat(600_000) + ']'.repeat(600_000),
  'a field name of 1.9 million letters': `{"${'a'.repeat(1_900_000)}":1}`,
  '1.9 million marks over one letter': JSON.stringify({ a: `a${'\u0301'.repeat(1_900_000)}` }),
  // Just within what is parsed: the most that is looked at.
  'four texts of 499,999 letters': JSON.stringify(Array(4).fill('a'.repeat(499_990))),
  '199,990 numbers': `[${'0,'.repeat(199_990 - 1)}0]`,
};

export interface Refused {
  readonly what: string;
  /** Milliseconds of the longest task of the page's main thread: by the thread's own clock, and by the wall's. */
  readonly own: number;
  readonly wall: number;
  /** Of the thread's own time, what the browser takes for as long an address that nobody reads; 0 at other doors. */
  readonly unread: number;
  /** The sentence that the player reads. */
  readonly said: string;
}

/** What is put in: a text, the same in a file, and the page that it is for. */
interface Put {
  readonly text: string;
  readonly file: string;
  readonly url: string;
}

/** Where a text from outside comes in. */
interface Door {
  readonly name: string;
  /** What is put in is a code that begins so; null: it is put in as it is. */
  readonly mark: string | null;
  /** What the sentence of refusal is read from. */
  readonly status: string;
  /** Goes there, without putting it in. */
  open(page: Page, url: string): Promise<void>;
  /** What is measured begins here. */
  put(page: Page, what: Put): Promise<void>;
  /** The same, of a text that nobody reads, until the page is there: what the browser itself takes. */
  unread?(page: Page, what: Put): Promise<void>;
}

const sheet = (name: string, field: string) => async (page: Page, url: string) => {
  await page.goto(`${url}?test&renderer=canvas`);
  await page.click(`[data-action=${name}]`);
  await page.waitForSelector(field, { state: 'attached' });
};

/** From the disk: a file that is made in the page would be its work. */
const asFile = (page: Page, { file }: Put) => page.setInputFiles('input[type=file]', file);

/** By the clipboard, as a player does. */
const pasted = (field: string, button: string) => async (page: Page) => {
  await page.focus(field);
  await page.keyboard.press('ControlOrMeta+V');
  const press = page.locator(`[data-action=${button}]`);
  // What is long goes on without being pressed for.
  if (await press.isEnabled()) await press.click();
};

const ERROR = '[role=status].error';
const DOORS: readonly Door[] = [
  {
    name: 'a save in a file',
    mark: 'gloomholdin1',
    status: ERROR,
    open: sheet('saves', 'input[type=file]'),
    put: asFile,
  },
  {
    name: 'a save, pasted',
    mark: 'gloomholdin1',
    status: ERROR,
    open: sheet('saves', 'input[name=code]'),
    put: pasted('input[name=code]', 'look'),
  },
  { name: 'a pack in a file', mark: null, status: ERROR, open: sheet('packs', 'input[type=file]'), put: asFile },
  {
    name: 'a pack, pasted',
    mark: null,
    status: ERROR,
    open: sheet('packs', 'textarea'),
    put: pasted('textarea', 'look'),
  },
  {
    name: 'a game, pasted',
    mark: 'gloomplay1',
    status: ERROR,
    open: sheet('watch', 'input[name=code]'),
    put: pasted('input[name=code]', 'watch-code'),
  },
  {
    name: 'a game in the address',
    mark: 'gloomplay1',
    status: '.warning',
    // What is measured includes that the page comes up.
    open: async (page) => void (await page.goto('about:blank')),
    put: async (page, { text, url }) => void (await page.goto(linkTo(`${url}?test&renderer=canvas`, text))),
    unread: async (page, { text, url }) => {
      await page.goto('about:blank');
      await page.goto(`${url}?test&renderer=canvas#nobody=${text}`);
      await page.waitForSelector('[data-action=new]');
    },
  },
];

/** The deflated text as a code with the right checksum. */
async function coded(mark: string, parts: Iterable<string>): Promise<string> {
  const deflate = createDeflateRaw({ level: 9 });
  const packed: Buffer[] = [];
  deflate.on('data', (part: Buffer) => packed.push(part));
  for (const part of parts) if (!deflate.write(part)) await new Promise((go) => deflate.once('drain', go));
  const ended = new Promise((done) => deflate.once('end', done));
  deflate.end();
  await ended;
  const body = Buffer.concat(packed).toString('base64url');
  return `${mark}.${body}.${checksum(body)}`;
}

function* blanks(megabytes: number): Iterable<string> {
  const part = ' '.repeat(MB);
  for (let n = 0; n < megabytes; n++) yield part;
}

/** What is put in at a door, by what it is. A bomb is of use only where something is unpacked. */
async function textsFor({ mark }: Door): Promise<[string, string][]> {
  if (mark === null) return Object.entries(HOSTILE);
  const codes: [string, string][] = [[`a bomb of ${BOMB_MB} blank MB`, await coded(mark, blanks(BOMB_MB))]];
  for (const [what, text] of Object.entries(HOSTILE)) codes.push([what, await coded(mark, [text])]);
  return codes;
}

/** Puts a text in and waits for the sentence that refuses it. */
async function refusing(browser: Browser, page: Page, door: Door, what: Put): Promise<Omit<Refused, 'what'>> {
  await door.open(page, what.url);
  writeFileSync(what.file, what.text);
  await page.evaluate((all) => navigator.clipboard?.writeText(all), what.text);
  const { unread } = door;
  const idle = unread ? await traced(browser, page, () => unread(page, what)) : { own: 0 };
  if (unread) await door.open(page, what.url);
  const status = page.locator(door.status).first();
  const longest = await traced(browser, page, async () => {
    await door.put(page, what);
    await status.waitFor();
  });
  return { ...longest, unread: idle.own, said: (await status.textContent()) ?? '' };
}

async function traced(browser: Browser, page: Page, during: () => Promise<void>) {
  await browser.startTracing(page, { categories: TASKS });
  await during();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return longestTask(traceEvents);
}

/** @param url of the page as it is built */
export async function* soakRefusing(browser: Browser, page: Page, url: string): AsyncGenerator<Refused> {
  page.setDefaultTimeout(PATIENCE);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const folder = mkdtempSync(join(tmpdir(), 'gloomholdin-refuse-'));
  try {
    for (const door of DOORS) {
      for (const [what, text] of await textsFor(door)) {
        const put = { text, file: join(folder, 'put.txt'), url };
        yield { what: `${what}, as ${door.name}`, ...(await refusing(browser, page, door, put)) };
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
