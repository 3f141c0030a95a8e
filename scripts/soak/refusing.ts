/**
 * `npm run soak -- --refuse`: what is put in to hold the page up, each as a save code and as a pack: how long the page stands still at
 * most while it refuses it.
 */
import { createDeflateRaw } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { checksum } from '../../src/journal/digest';
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
};

export interface Refused {
  readonly what: string;
  /** Milliseconds of the longest task of the page's main thread: by the thread's own clock, and by the wall's. */
  readonly own: number;
  readonly wall: number;
  /** The sentence that the player reads. */
  readonly said: string;
}

/** The deflated text as a code of the save's kind, with the right checksum. */
async function coded(parts: Iterable<string>): Promise<string> {
  const deflate = createDeflateRaw({ level: 9 });
  const packed: Buffer[] = [];
  deflate.on('data', (part: Buffer) => packed.push(part));
  for (const part of parts) if (!deflate.write(part)) await new Promise((go) => deflate.once('drain', go));
  const ended = new Promise((done) => deflate.once('end', done));
  deflate.end();
  await ended;
  const body = Buffer.concat(packed).toString('base64url');
  return `gloomholdin1.${body}.${checksum(body)}`;
}

function* blanks(megabytes: number): Iterable<string> {
  const part = ' '.repeat(MB);
  for (let n = 0; n < megabytes; n++) yield part;
}

/** Puts a text in as a file and waits for the sentence that refuses it. */
async function refusing(browser: Browser, page: Page, what: string, text: string): Promise<Refused> {
  const file = { name: 'put.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
  const status = page.locator('[role=status].error');
  await browser.startTracing(page, { categories: TASKS });
  await page.setInputFiles('input[type=file]', file);
  await status.waitFor();
  const said = (await status.textContent()) ?? '';
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return { what, ...longestTask(traceEvents), said };
}

/** @param url of the page as it is built */
export async function soakRefusing(browser: Browser, page: Page, url: string): Promise<Refused[]> {
  const found: Refused[] = [];
  const hostile = Object.entries(HOSTILE);
  const codes: [string, string][] = [[`a bomb of ${BOMB_MB} blank MB, as a code`, await coded(blanks(BOMB_MB))]];
  for (const [what, text] of hostile) codes.push([`${what}, as a code`, await coded([text])]);
  const packs = hostile.map(([what, text]): [string, string] => [`${what}, as a pack`, text]);
  page.setDefaultTimeout(PATIENCE);
  for (const [sheet, texts] of [
    ['saves', codes],
    ['packs', packs],
  ] as const) {
    for (const [what, text] of texts) {
      await page.goto(`${url}?test&renderer=canvas`);
      await page.click(`[data-action=${sheet}]`);
      await page.waitForSelector('input[type=file]', { state: 'attached' });
      found.push(await refusing(browser, page, what, text));
    }
  }
  return found;
}
