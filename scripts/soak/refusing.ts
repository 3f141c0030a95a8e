/**
 * `npm run soak -- --refuse`: enters hostile texts at every place that accepts a text from outside, and measures how
 * long the page is blocked while it refuses a text.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDeflateRaw } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { checksum } from '../../src/journal/digest';
import { linkTo } from '../../src/storage/address';
import { longestTask, TASK_CATEGORIES, type TraceEvent } from '../bench/trace';

/** The size of the bomb, a small code that unpacks to this many megabytes of spaces. */
const BOMB_MB = 700;
const MB = 1_000_000;
/** The maximum ms of one action on the page; long, so that a busy machine does not stop the run. */
const TIMEOUT_MS = 120_000;

/** Texts of up to two million characters, the limit of a save or a pack. */
const HOSTILE: Readonly<Record<string, string>> = {
  '900,000 numbers': `[${'0,'.repeat(900_000 - 1)}0]`,
  'nested 600,000 deep': '['.repeat(600_000) + ']'.repeat(600_000),
  'a field name of 1.9 million letters': `{"${'a'.repeat(1_900_000)}":1}`,
  '1.9 million marks over one letter': JSON.stringify({ a: `a${'\u0301'.repeat(1_900_000)}` }),
  // These texts are just within the limits of the parser.
  'four texts of 499,999 letters': JSON.stringify(Array(4).fill('a'.repeat(499_990))),
  '199,990 numbers': `[${'0,'.repeat(199_990 - 1)}0]`,
};

export interface Refused {
  readonly what: string;
  /** The most CPU time that a task on the page's main thread took, in ms. */
  readonly own: number;
  /** The most wall time that a task on the page's main thread took, in ms. */
  readonly wall: number;
  /** `own` for a link of equal length that the page ignores; 0 for places other than links. */
  readonly unread: number;
  /** The refusal that the player reads. */
  readonly said: string;
}

/** An input: its text, a file that contains the text, and the page's address. */
interface Put {
  readonly text: string;
  readonly file: string;
  readonly url: string;
}

/** A place of the page that accepts a text from outside. */
interface Door {
  readonly name: string;
  /** The prefix of a code, or null if the place accepts plain text. */
  readonly mark: string | null;
  /** The selector of the element that shows the refusal. */
  readonly status: string;
  /** Opens the place without entering anything. */
  open(page: Page, url: string): Promise<void>;
  /** Enters the text; the measurement starts here. */
  put(page: Page, what: Put): Promise<void>;
  /** Enters a text that the page ignores, to measure the browser alone. */
  unread?(page: Page, what: Put): Promise<void>;
}

const sheet = (name: string, field: string) => async (page: Page, url: string) => {
  await page.goto(`${url}?test&renderer=canvas`);
  await page.click(`[data-action=${name}]`);
  await page.waitForSelector(field, { state: 'attached' });
};

/** Selects a file from the disk. A file that is created in the page would count as the page's work. */
const asFile = (page: Page, { file }: Put) => page.setInputFiles('input[type=file]', file);

/** Pastes from the clipboard, like a player. */
const pasted = (field: string, button: string) => async (page: Page) => {
  await page.focus(field);
  await page.keyboard.press('ControlOrMeta+V');
  const press = page.locator(`[data-action=${button}]`);
  // The page accepts a long text without a press of the button.
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
    // The page opens only in `put`, so that the measurement includes loading the page.
    open: async (page) => void (await page.goto('about:blank')),
    put: async (page, { text, url }) => void (await page.goto(linkTo(`${url}?test&renderer=canvas`, text))),
    unread: async (page, { text, url }) => {
      await page.goto('about:blank');
      await page.goto(`${url}?test&renderer=canvas#nobody=${text}`);
      await page.waitForSelector('[data-action=new]');
    },
  },
];

/** Compresses a text, which arrives in parts, into a code with a correct checksum. */
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

/** Returns the texts for a place, each with its name. Only places that unpack their input get the bomb. */
async function textsFor({ mark }: Door): Promise<[string, string][]> {
  if (mark === null) return Object.entries(HOSTILE);
  const codes: [string, string][] = [[`a bomb of ${BOMB_MB} blank MB`, await coded(mark, blanks(BOMB_MB))]];
  for (const [what, text] of Object.entries(HOSTILE)) codes.push([what, await coded(mark, [text])]);
  return codes;
}

/** Enters a text and waits for the message that refuses it. */
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
  await browser.startTracing(page, { categories: TASK_CATEGORIES });
  await during();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return longestTask(traceEvents);
}

/** Enters every hostile text at every place, and yields how the page refused it. @param url address of the built page */
export async function* soakRefusing(browser: Browser, page: Page, url: string): AsyncGenerator<Refused> {
  page.setDefaultTimeout(TIMEOUT_MS);
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
