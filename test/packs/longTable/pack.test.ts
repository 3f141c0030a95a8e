/** Tests packs for the Long Table: all built-in scenarios are valid in a pack, and mistakes are refused with field and reason. */
import { describe, expect, it } from 'vitest';
import { checkLongPack } from '../../../src/cli/longTable/pack';
import { PRINTED } from '../../../src/content/longTable/printed';
import { isLongPack, readLongPack } from '../../../src/packs/longTable/pack';
import { nextInt, seedGenerator } from '../../../src/rules/core/chance';

const [monster] = PRINTED.monsters;
const [page] = PRINTED.scenarios;

const escorted = PRINTED.scenarios.find(({ escorts = [] }) => escorts.length > 0);
const [guest] = escorted?.escorts ?? [];

const PACK = {
  format: 'gloomholdin-pack',
  version: 1,
  mode: 'longTable',
  id: 'lowTide',
  by: 'Somebody',
  monsters: [{ ...monster, id: 'lodger' }],
  scenarios: [{ ...page, id: 'lowTide', legend: { ...page?.legend, A: 'lodger nee' } }],
  texts: {
    en: {
      title: 'Low Tide',
      monsters: { lodger: 'Lodger' },
      scenarios: { lowTide: { title: 'Low Tide', goal: 'Kill every monster.' } },
    },
  },
} as const;

type Changes = Readonly<Record<string, unknown>>;
const read = (over: Changes = {}) => readLongPack(JSON.stringify({ ...PACK, ...over }));
const fault = (over: Changes): string => {
  const pack = read(over);
  return pack.ok ? '' : `${pack.fault.field}: ${pack.fault.reason} ${pack.fault.detail}`;
};
const scenario = (over: Changes) => fault({ scenarios: [{ ...PACK.scenarios[0], ...over }] });
const foe = (over: Changes) => fault({ monsters: [{ ...PACK.monsters[0], ...over }] });

describe('a pack', () => {
  it('is read completely, with its own monsters', () => {
    expect(read()).toMatchObject({
      ok: true,
      value: { id: 'lowTide', by: 'Somebody', scenarios: [{ id: 'lowTide' }], monsters: [{ id: 'lodger' }] },
    });
    expect(isLongPack(PACK)).toBe(true);
    expect(isLongPack({ ...PACK, mode: undefined })).toBe(false);
  });

  it.each(PRINTED.scenarios.map((each) => [each.id, each] as const))(
    'may contain what a built-in scenario contains: %s',
    (_, each) => {
      const texts = { en: { ...PACK.texts.en, scenarios: { own: { title: 'Own', goal: 'The goal.' } } } };
      expect(fault({ scenarios: [{ ...each, id: 'own' }], texts })).toBe('');
    },
  );

  it('may list the lines of its map separately', () => {
    expect(scenario({ map: (page?.map ?? '').split('\n').filter((line) => line.trim() !== '') })).toBe('');
  });
});

describe('a pack is refused, with field and reason:', () => {
  it.each([
    ['text that is no JSON', () => readLongPack('{'), 'notJson'],
    ['a later version', () => read({ version: 2 }), 'future'],
    ['another mode', () => read({ mode: 'inHand' }), 'invalid'],
  ] as const)('%s', (_, made, reason) => {
    expect(made()).toMatchObject({ ok: false, fault: { reason } });
  });

  it.each([
    ['a hero level that does not exist', () => scenario({ heroLevel: 10 }), /^scenarios\.0\.heroLevel: invalid/],
    [
      'an escort without a picture',
      () => fault({ scenarios: [{ ...escorted, id: 'lowTide', escorts: [{ ...guest, id: 'aunt' }] }] }),
      /^scenarios\.0\.escorts\.0\.id: invalid there is no escort "aunt"$/,
    ],
    [
      'a name in only three cases',
      () => fault({ texts: { en: { ...PACK.texts.en, monsters: { lodger: 'a|b|c' } } } }),
      /^texts\.en\.monsters\.lodger: invalid/,
    ],
    ['no scenario', () => fault({ scenarios: [] }), /^scenarios: invalid/],
    ['an unknown field', () => scenario({ script: 'alert(1)' }), /^scenarios\.0\.script: invalid/],
    [
      'an unknown monster',
      () => scenario({ legend: { ...page?.legend, A: 'ghost nee' } }),
      /^scenarios\.0\.legend\.A: invalid there is no monster "ghost"$/,
    ],
    ['an invalid map', () => scenario({ map: '?' }), /^scenarios\.0\.map: invalid/],
    ['an unknown goal', () => scenario({ goal: 'tea' }), /^scenarios\.0\.goal: invalid/],
    [
      'a misprinted card',
      () => foe({ cards: ['33 Mvoe +0', ...(monster?.cards.slice(1) ?? [])] }),
      /^monsters\.0\.cards\.0: invalid .*"Mvoe"/,
    ],
    ['a monster with too few cards', () => foe({ cards: monster?.cards.slice(1) }), /^monsters\.0\.cards: invalid/],
    [
      'the id of a built-in monster',
      () => foe({ id: 'shuffler' }),
      /^monsters\.0\.id: invalid "shuffler" is an id of the game itself$/,
    ],
    [
      'two scenarios with the same id',
      () => fault({ scenarios: [PACK.scenarios[0], PACK.scenarios[0]] }),
      /^scenarios\.1\.id: invalid a second "lowTide"$/,
    ],
    [
      'a scenario with the same escort twice',
      () => fault({ scenarios: [{ ...escorted, id: 'lowTide', escorts: [guest, guest] }] }),
      /^scenarios\.0\.escorts\.1\.id: invalid a second "/,
    ],
    [
      'a missing text',
      () => fault({ texts: { cs: { ...PACK.texts.en, monsters: {} } } }),
      /^texts\.cs\.monsters\.lodger: invalid no text$/,
    ],
    [
      'a text with a placeholder',
      () => fault({ texts: { en: { ...PACK.texts.en, title: '$t(x)' } } }),
      /^texts\.en\.title: invalid/,
    ],
  ] as const)('%s', (_, made, expected) => {
    expect(made()).toMatch(expected);
  });

  it('junk in any place, without an exception', () => {
    const JUNK: readonly unknown[] = [
      null,
      -1,
      1e9,
      '',
      'x'.repeat(400),
      '\u202e',
      {},
      [],
      [[]],
      '; ; ;',
      '__proto__',
      '99 Move +0; Attack',
    ];
    let chance = seedGenerator('junk');
    const below = (most: number): number => {
      const [n, next] = nextInt(chance, most);
      chance = next;
      return n;
    };
    const places = placesOf(PACK);
    for (let i = 0; i < 400; i++) {
      const changed: unknown = JSON.parse(JSON.stringify(PACK));
      put(changed, places[below(places.length)] ?? [], JUNK[below(JUNK.length)]);
      expect(() => readLongPack(JSON.stringify(changed))).not.toThrow();
    }
  });
});

/** Returns the paths of all values within a value. */
function placesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    ...(path.length > 0 ? [path] : []),
    ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...path, key])),
  ];
}

function put(root: unknown, path: readonly string[], value: unknown): void {
  const last = path.at(-1);
  const at = path.slice(0, -1).reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], root);
  if (last !== undefined) (at as Record<string, unknown>)[last] = value;
}

describe('npm run pack', () => {
  const checked = (text: string) => {
    const [out, error]: [string[], string[]] = [[], []];
    const code = checkLongPack('pack.json', text, {
      read: () => text,
      out: (line) => out.push(line),
      error: (line) => error.push(line),
    });
    return { code, out: out.join('\n'), error: error.join('\n') };
  };

  it('prints a summary of a valid pack, with its maps', () => {
    const { code, out, error } = checked(JSON.stringify(PACK));
    expect([code, error]).toEqual([0, '']);
    expect(out).toContain('lowTide by Somebody, for the Long Table: 1 scenarios, 1 monsters, in en');
    expect(out).toContain('@@..A#.C..D.');
  });

  it('prints file, field and reason of a mistake', () => {
    const { code, out, error } = checked(JSON.stringify(PACK).replace('lodger nee', 'lodgre nee'));
    expect([code, out]).toEqual([1, '']);
    expect(error).toBe('pack.json: scenarios.0.legend.A: invalid: there is no monster "lodgre"');
  });
});
