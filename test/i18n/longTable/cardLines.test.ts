/** Tests the text of every printed card in every language, against golden files that a human has proofread. */
import { describe, expect, it } from 'vitest';
import { campaignBook, heroes, items, summons } from '../../../src/content/longTable';
import { decks, monsters } from '../../../src/content/longTable/catalogue';
import { addChapters, LANGUAGES, openChapter, setLanguage, t } from '../../../src/i18n';
import { partLines } from '../../../src/i18n/longTable/abilityLines';
import { perkWords } from '../../../src/i18n/longTable/campaignWords';
import { cardLines, halfLines, monsterCardLines } from '../../../src/i18n/longTable/cardLines';
import { chapters } from '../../../src/i18n/longTable/chapters';
import { immuneText, valueBits } from '../../../src/i18n/longTable/figureValues';
import { itemLines } from '../../../src/i18n/longTable/itemLines';
import { modifierText } from '../../../src/i18n/longTable/modifierWords';
import { heroTitle, monsterTitle, officeTitle, rankedTitle, summonTitle } from '../../../src/i18n/longTable/naming';
import { penaltyText } from '../../../src/i18n/longTable/penalties';
import { type CardLine, linesText, lineText } from '../../../src/i18n/longTable/printedLine';
import { roomName } from '../../../src/i18n/longTable/stories';
import { cardName, itemName, slotName, strengthName } from '../../../src/i18n/longTable/termNames';
import { ELEMENT_STRENGTHS, type Values } from '../../../src/rules/longTable/vocabulary';
import { typed } from '../../kit/texts';

addChapters(chapters);
await openChapter('campaign');

const indented = (lines: readonly CardLine[], by: string): string[] =>
  lines.map((line) => by + '  '.repeat(line.depth) + lineText(line));
const valueText = (values: Values, boss = false): string =>
  valueBits(values, boss)
    .map(({ words }) => words)
    .join('');
const found = <T>(all: { ids: readonly string[]; get(id: string): T | undefined }): [string, T][] =>
  all.ids.flatMap((id) => [all.get(id)].flatMap((each) => (each === undefined ? [] : [[id, each] as [string, T]])));

function heroPages(): string[] {
  return found(heroes).flatMap(([id, { cards, perks, modifiers }]) => [
    '',
    `# ${heroTitle(id)}`,
    ...cards.flatMap((card) => {
      const { top, bottom } = cardLines(card);
      const title = `${cardName(card.id)} (${card.level}, ${card.initiative})`;
      return ['', title, ...indented(top, '  '), '  --', ...indented(bottom, '  ')];
    }),
    '',
    ...perks.map(({ boxes }, i) => `${perkWords(id, i)} ×${boxes}`),
    ...modifiers.map((card) => `[${modifierText(card)}]`),
  ]);
}

function foePages(): string[] {
  return [
    ...found(summons).map(([id, { values }]) => `${summonTitle(id)}: ${valueText(values)}`),
    ...found(monsters).flatMap(([id, def]) => [
      '',
      `# ${officeTitle(id)}`,
      ...Object.entries(def.ranks).map(
        ([rank, levels]) => `${rankedTitle(id, rank as 'normal')}: ${valueText(levels[0] ?? never(), rank === 'boss')}`,
      ),
      immuneText(def),
      ...(def.specials ?? []).flatMap((parts, i) => [
        t('printed.verb.special', { n: i + 1 }),
        ...indented(parts.flatMap(partLines), '  '),
      ]),
    ]),
    ...found(decks).flatMap(([id, cards]) => [
      '',
      `# ${id === 'boss' ? id : monsterTitle(id)}`,
      ...cards.flatMap((card) => [`${card.initiative}`, ...indented(monsterCardLines(card), '  ')]),
    ]),
  ].filter((line, i, all) => line !== '' || all[i - 1] !== '');
}

const never = (): never => {
  throw new Error('the content has no such card or values');
};

function otherPages(): string[] {
  return [
    '',
    ...found(items).flatMap(([id, item]) => [
      `${itemName(id)} (${slotName(item.slot)})`,
      ...indented(itemLines(item), '  '),
    ]),
    '',
    ...campaignBook().dungeon.rooms.flatMap(({ id, minor, major }) => [
      roomName(id),
      `  ${penaltyText(minor)}`,
      `  ${penaltyText(major)}`,
    ]),
  ];
}

/** What no card may show: a key, an id, an unfilled placeholder. */
const RAW = /[a-z]+\.[a-z]+|[a-z][A-Z]|[{}|]|undefined|NaN|\s,|: *$|,,|\(\)/;

describe.each(LANGUAGES)('section 3 in %s', (language) => {
  it('gives every card the text of the golden file', async () => {
    await setLanguage(language);
    const lines = [...heroPages(), ...foePages(), ...otherPages()].map(typed);
    await setLanguage('en');
    await expect(`${lines.join('\n').trim()}\n`).toMatchFileSnapshot(`golden/cards.${language}.txt`);
  });

  it('has no raw key or id, and no unfilled placeholder', async () => {
    await setLanguage(language);
    const lines = [...heroPages(), ...foePages(), ...otherPages()].map(typed);
    await setLanguage('en');
    // The line above a list may end with a colon.
    expect(lines.filter((line) => RAW.test(line.replace(/:$/, '')))).toEqual([]);
  });
});

it('section 3: an improvement shows its number with a plus if the ability already has one', () => {
  const [first] = found(heroes);
  const notice = first?.[1].cards.find(({ id }) => id === 'noticeToQuit');
  expect(halfLines(notice?.top ?? never()).map(lineText)).toEqual(['Attack 3, Push 2, Slam 1', 'Fire: Slam +2, 1 XP']);
});

it('L1.8: the strengths of an element have names', () => {
  expect(ELEMENT_STRENGTHS.map(strengthName)).toEqual(['inert', 'waning', 'strong']);
});

it('L1.2: icons follow the order of the words', () => {
  const bailiff = heroes.get('bailiff')?.cards.find(({ id }) => id === 'sealingWax');
  const icons = halfLines(bailiff?.top ?? never()).flatMap(({ bits }) => bits.flatMap(({ icon }) => icon ?? []));
  expect(icons).toEqual(['attack', 'range', 'immobilize', 'fire']);
  expect(linesText(halfLines(bailiff?.top ?? never()))).toBe('Attack 2, Range 3, Immobilize. Create Fire');
});
