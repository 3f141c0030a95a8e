/** Labels on the slips of the HUD have at most two lines on the smallest phone, in every language. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { randomBot } from '../../src/bots/inHand/random';
import { bookFor, heroes, scenarios } from '../../src/content/inHand';
import { NEWCOMER } from '../../src/content/inHand/newcomer';
import { begin, legal, send } from '../../src/flow/inHand/play';
import { addChapters, LANGUAGES, type Language, openModes, setLanguage } from '../../src/i18n';
import { chapters } from '../../src/i18n/inHand/chapters';
import { commandLabel } from '../../src/i18n/inHand/words';
import { launch, visit } from '../kit/browser';
import { momentsOf, openLongTable, saidIn } from '../kit/longTableWords';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const LINES = 2;
const GAMES = 8;
const COMMANDS = 120;

/** Cards, hexes, the tracker and the ruler send these commands on a phone, so their labels are not on slips. */
const ON_TABLE = new Set(['select', 'play', 'step', 'shift', 'roll', 'loseFromHand', 'loseFromDiscard']);

/** Labels of slips in games with random commands, in the current language. */
function labelsInHand(): Set<string> {
  const labels = new Set<string>();
  const pages = Object.keys(scenarios);
  const persons = Object.keys(heroes);
  for (let nth = 0; nth < GAMES; nth += 1) {
    const scenario = pages[(nth * 5) % pages.length] ?? '';
    const hero = persons[nth % persons.length] ?? '';
    const bot = randomBot(`labels ${nth}`);
    let play = begin(bookFor({ ...NEWCOMER, scenario, hero, seed: `labels ${nth}` }));
    for (let n = 0; n < COMMANDS; n += 1) {
      for (const each of legal(play)) if (!ON_TABLE.has(each.type)) labels.add(commandLabel(play, each));
      const command = bot(play);
      const sent = command && send(play, command);
      if (!sent?.ok) break;
      play = sent.play;
    }
  }
  return labels;
}

function labelsOfLongTable(): Set<string> {
  const said = saidIn([0, 1, 2].flatMap((nth) => momentsOf(`labels ${nth}`, 2 * COMMANDS)));
  const onSlips = said.filter(
    ([about]) => about.startsWith('command ') && !ON_TABLE.has(about.slice('command '.length)),
  );
  return new Set(onSlips.map(([, words]) => words));
}

async function labelsIn(language: Language): Promise<string[]> {
  await setLanguage(language);
  await openLongTable();
  addChapters(chapters);
  await openModes();
  return [...labelsInHand(), ...labelsOfLongTable()];
}

it.each(LANGUAGES)(
  '%s: on a phone of 360 x 640 no slip has more than two lines or overflowing words',
  async (language) => {
    const labels = await labelsIn(language);
    expect(labels.length).toBeGreaterThan(200);
    const size = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
    const { page, context, errors } = await visit(browser, size);
    await page.goto(`${inject('page')}?test`);
    await page.waitForSelector('.title-screen');
    const long = await page.evaluate(
      async ({ words, lang, lines }) => {
        await document.fonts.load('500 16px "Fira Sans Condensed"');
        document.documentElement.lang = lang;
        const hud = document.createElement('div');
        hud.className = 'hud portrait';
        const sheet = document.createElement('div');
        sheet.className = 'choices paper';
        Object.assign(sheet.style, { left: '0', bottom: '0', width: '360px' });
        hud.append(sheet);
        document.body.append(hud);
        return words.filter((label) => {
          const slip = document.createElement('button');
          slip.className = 'slip';
          slip.textContent = label;
          sheet.replaceChildren(slip);
          const range = document.createRange();
          range.selectNodeContents(slip);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return tops.size > lines || slip.scrollWidth > slip.clientWidth;
        });
      },
      { words: labels, lang: language, lines: LINES },
    );
    expect(long).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  },
);
