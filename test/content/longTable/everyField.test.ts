/** Every printed field of the Long Table is on its lines: each field is changed once, and the lines must change. */
import { describe, expect, it } from 'vitest';
import { decks, heroes, items, monsters, summons } from '../../../src/content/longTable/catalogue';
import { addChapters, openChapter, openModes, setLanguage } from '../../../src/i18n';
import { halfLines, monsterCardLines } from '../../../src/i18n/longTable/cardLines';
import { chapters } from '../../../src/i18n/longTable/chapters';
import { immuneText, valueBits } from '../../../src/i18n/longTable/figureValues';
import { itemLines } from '../../../src/i18n/longTable/itemLines';
import { modifierBits, perkText } from '../../../src/i18n/longTable/modifierWords';
import { type ItemDef, MOMENTS } from '../../../src/rules/longTable/itemDef';
import { TRAITS } from '../../../src/rules/longTable/modifierDef';
import { CONDITIONS, ELEMENTS, IFS, OTHER_COSTS, PERS } from '../../../src/rules/longTable/vocabulary';
import { changesOf, type Names } from '../../kit/changes';

addChapters(chapters);
await setLanguage('en');
await openModes();
await openChapter('campaign');

const swapped =
  (...pairs: readonly (readonly [string, unknown])[]) =>
  (name: string) =>
    new Map(pairs).get(name) ?? pairs[0]?.[1];

const NAMES: Names = {
  conditions: CONDITIONS,
  condition: CONDITIONS,
  self: CONDITIONS,
  immune: CONDITIONS,
  element: ELEMENTS,
  elementOf: ELEMENTS,
  other: OTHER_COSTS,
  when: IFS,
  only: IFS,
  per: PERS,
  amount: () => 1,
  targets: () => 2,
  from: swapped(['discard', 'lost'], ['lost', 'discard'], ['spent', 'consumed'], ['consumed', 'spent']),
  whom: ['ally', 'summon', 'summons'],
  to: ['attacks', 'moves', 'summons'],
  summon: summons.ids,
  monsters: monsters.ids,
  marks: (mark) => `${mark}${mark}`,
  card: ['+1', '-1'],
  by: ['+1', '-1'],
  trait: TRAITS,
  use: ['spent', 'consumed'],
  moment: MOMENTS,
  value: swapped(['2x', 1], ['null', 1]),
};

/** Fields that name the kind or the id of a value. */
const FIXED = ['verb', 'part', 'on', 'deed', 'perk', 'id'];
/** The amounts of verbs that have no number. */
const NUMBERLESS = ['disarmTrap', 'give', 'inflict', 'standIn'].map((verb) => `${verb} amount`);

const all = <T>(shelf: { readonly ids: readonly string[]; get(id: string): T | undefined }): T[] =>
  shelf.ids.map((id) => shelf.get(id) ?? expect.unreachable(id));

/** The fields whose change does not change the lines, each once: `give amount`, `slots.xp`. */
function unnoticed<T>(printed: readonly T[], lines: (value: T) => unknown): string[] {
  const fields = printed.flatMap((value) =>
    changesOf(value, NAMES, FIXED)
      .filter(({ to }) => JSON.stringify(lines(to)) === JSON.stringify(lines(value)))
      .map(({ field }) => nameOf(value, field)),
  );
  return [...new Set(fields)].sort();
}

/** The field at the end of a path, after the verb of the ability to which it belongs. */
function nameOf(value: unknown, path: string): string {
  const steps = path.split('.');
  let at = value;
  let name = path;
  for (const [i, step] of steps.entries()) {
    if (typeof at !== 'object' || at === null) break;
    if ('verb' in at) name = `${at.verb} ${steps.slice(i).join('.')}`;
    at = Object.entries(at).find(([key]) => key === step)?.[1];
  }
  return name.replace(/\.\d+/g, '');
}

describe('each field changes the lines', () => {
  it('of a half of a hero’s card', () => {
    const halves = all(heroes).flatMap(({ cards }) => cards.flatMap(({ top, bottom }) => [top, bottom]));
    expect(NUMBERLESS).toEqual(expect.arrayContaining(unnoticed(halves, halfLines)));
  });

  it('of a monster’s card', () => {
    const cards = all(decks).flatMap((deck) => deck.map(({ parts, shuffle }) => ({ parts, shuffle })));
    expect(NUMBERLESS).toEqual(expect.arrayContaining(unnoticed(cards, monsterCardLines)));
  });

  it('of a boss’s special', () => {
    const specials = all(monsters).flatMap(({ specials = [] }) => specials);
    const lines = (parts: (typeof specials)[number]) => monsterCardLines({ parts, shuffle: false });
    expect(NUMBERLESS).toEqual(expect.arrayContaining(unnoticed(specials, lines)));
  });

  it('of an item', () => {
    const printed = all(items).map(({ price: _, copies: __, slot: ___, ...rest }) => rest);
    const lines = (item: (typeof printed)[number]) =>
      itemLines({ ...item, price: 0, copies: 1, slot: 'head' } satisfies ItemDef);
    // An item with several uses is spent after the last use, so `use` may be missing from the lines.
    expect([...NUMBERLESS, 'use']).toEqual(expect.arrayContaining(unnoticed(printed, lines)));
  });

  it('of a modifier card', () => {
    const cards = all(heroes).flatMap(({ modifiers }) => modifiers);
    expect(unnoticed(cards, (card) => modifierBits(card))).toEqual([]);
  });

  it('of a line of a perk sheet', () => {
    const cards = new Map(all(heroes).flatMap(({ modifiers }) => modifiers.map((card) => [card.id, card] as const)));
    const perks = all(heroes).flatMap(({ perks }) => perks);
    expect(unnoticed(perks, (perk) => [perkText(perk, (id) => cards.get(id)), perk.boxes])).toEqual([]);
  });

  it('of a figure’s values', () => {
    const values = [
      ...all(monsters).flatMap(({ ranks }) => Object.values(ranks).flat()),
      ...all(summons).map((summon) => summon.values),
    ];
    expect(unnoticed(values, (each) => valueBits(each))).toEqual([]);
    expect(
      unnoticed(
        all(monsters).map(({ immune }) => ({ immune })),
        immuneText,
      ),
    ).toEqual([]);
  });
});
