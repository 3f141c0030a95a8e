/** Tests that the example pack can be read and played, and that every mistake in a pack is refused with its field. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { randomBot } from '../../../src/bots/inHand/random';
import { bookFor, items, monsters, scenarios } from '../../../src/content/inHand';
import { NEWCOMER } from '../../../src/content/inHand/newcomer';
import { begin, isOver, legal, send } from '../../../src/flow/inHand/play';
import { contentText, pageText, setLanguage } from '../../../src/i18n';
import { problemsIn } from '../../../src/packs/inHand/checks';
import { install, textsOf, uninstall } from '../../../src/packs/inHand/install';
import { openPackLibrary } from '../../../src/packs/inHand/library';
import { type Pack, readPack } from '../../../src/packs/inHand/pack';
import { tryPack } from '../../../src/packs/inHand/trial';
import { ContentError } from '../../../src/rules/core/ruleset';
import type { Setup } from '../../../src/rules/inHand/book';
import { memoryStore } from '../../../src/storage/store';

const TEXT = readFileSync('assets/packs/lostProperty.json', 'utf8');

function example(): Pack {
  const read = readPack(TEXT);
  if (!read.ok) throw new Error(`${read.fault.field}: ${read.fault.detail}`);
  return read.value;
}

const setup = (scenario: string, seed: string): Setup => ({
  scenario,
  ...NEWCOMER,
  variants: { ...NEWCOMER.variants, hindrances: true },
  seed,
});

afterEach(() => uninstall('lostProperty'));

describe('the example pack', () => {
  it('is read: marks become hexes, and its ids get the prefix of the pack', () => {
    const { id, scenarios, monsters } = example();
    expect(id).toBe('lostProperty');
    expect(monsters.map((each) => each.id)).toEqual(['lostProperty/umbrella']);
    expect(monsters[0]?.behaviour.normal.B).toEqual({ initiative: 52, move: 2, attack: 3, range: null, push: 1 });
    const [first, second] = scenarios.map(({ page }) => page);
    expect(first?.start).toBe('c6');
    expect(first?.foes.map(({ monster }) => monster)).toEqual(['shuffler', 'lostProperty/umbrella']);
    expect(first?.goals).toEqual([
      { kind: 'lootObjectives' },
      { kind: 'endTurnOn', at: 'c6', needs: [{ kind: 'looted', objectives: 2 }] },
    ]);
    // R1.9: the second page uses the same map card, turned.
    expect(second?.start).toBe('f1');
    expect(second?.board).not.toEqual(first?.board);
    expect(Object.keys(second?.board.hexes ?? {})).toHaveLength(Object.keys(first?.board.hexes ?? {}).length);
  });

  it('can be played to the end with random commands once it is installed', () => {
    const pack = example();
    expect(() => bookFor(setup('lostProperty/lostProperty', 'a'))).toThrow(ContentError);
    install(pack);
    for (const { page } of pack.scenarios) {
      for (let game = 0; game < 20; game += 1) {
        let play = begin(bookFor(setup(page.id, `pack-${game}`)));
        const bot = randomBot(`pack-${game}`);
        for (let n = 0; !isOver(play); n += 1) {
          expect(n).toBeLessThan(2000);
          expect(legal(play).length).toBeGreaterThan(0);
          const command = bot(play);
          const sent = command && send(play, command);
          if (!sent?.ok) throw new Error(`${page.id}: ${JSON.stringify(command)} is refused`);
          play = sent.play;
        }
      }
    }
    uninstall(pack.id);
    expect(() => bookFor(setup('lostProperty/lostProperty', 'a'))).toThrow(ContentError);
  });

  it('uses the player’s language, or else the first language of the pack', async () => {
    await setLanguage('ru');
    install(example());
    expect(pageText('lostProperty/lostProperty', 'title')).toBe('Бюро находок');
    expect(contentText('cards.monster', 'lostProperty/umbrella')).toBe('Зонт');
    await setLanguage('en');
    expect(contentText('special.option', 'lostProperty/shout')).toBe('Ask for the manager: Strengthen');
    // The built-in texts are still available.
    expect(pageText('plotNine', 'title')).toBe('Plot Nine');
    const { en } = example().texts;
    expect(en && textsOf({ ...example(), texts: { en } }, 'cs').title).toBe('Lost Property');
  });
});

type Path = readonly (string | number)[];

/** Returns the text of the example with one value replaced or deleted. */
function altered(path: Path, value: unknown): string {
  const pack: unknown = JSON.parse(TEXT);
  let at = pack as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  const last = path.at(-1) ?? '';
  if (value === undefined) delete at[last];
  else at[last] = value;
  return JSON.stringify(pack);
}

const MAP = ['.   .   .', '  @   .', '.   .   .', '  1   .'];
const choice = (does: unknown) => [
  { kind: 'when', id: 'x', trigger: { on: 'turnEnds' }, does: [{ do: 'choose', among: [{ id: 'y', does }] }] },
];

const laid = (mark: string, as: string) => ({ kind: 'laid', hexes: [mark], as });

describe('the reader of packs', () => {
  const CASES: readonly (readonly [name: string, path: Path, value: unknown, field: string, detail: RegExp])[] = [
    ['another kind of file', ['format'], 'zip', 'format', /expected/i],
    ['an id that is a path', ['id'], '../../etc', 'id', /no id/],
    ['an unknown key', ['scenarios', 0, 'script'], 'alert(1)', 'scenarios.0.script', /never/],
    ['a pack without scenarios', ['scenarios'], [], 'scenarios', /length/],
    ['a map with a stray letter', ['scenarios', 0, 'map', 1], '  .-  X', 'scenarios.0.map.1', /wall/],
    ['two starts', ['scenarios', 0, 'map', 0], 'o   @   .   p', 'scenarios.0.start', /mark of one hex/],
    ['a mark that is not on the map', ['scenarios', 0, 'exit'], 'z', 'scenarios.0.exit', /mark of one hex/],
    [
      'the name of a built-in property as a mark',
      ['scenarios', 0, 'exit'],
      'constructor',
      'scenarios.0.exit',
      /mark of one hex/,
    ],
    [
      'an unknown monster',
      ['scenarios', 0, 'foes', 0, 'monster'],
      'dragon',
      'scenarios.0.foes.0.monster',
      /no monster/,
    ],
    ['an HP bonus that is too large', ['scenarios', 0, 'foes', 0, 'hpBonus'], 1e9, 'scenarios.0.foes.0.hpBonus', /99/],
    [
      'an HP bonus for the wrong number of levels',
      ['scenarios', 0, 'foes', 0, 'hpBonus'],
      [0, 1, 2],
      'scenarios.0.foes.0.hpBonus',
      /./,
    ],
    [
      'a monster without HP at level 2',
      ['scenarios', 0, 'foes', 0, 'hpBonus'],
      [0, 0, -9, 0],
      'scenarios.0.foes.0.hpBonus',
      /leave none/,
    ],
    ['a monster without HP', ['scenarios', 0, 'foes', 0, 'hpBonus'], -7, 'scenarios.0.foes.0.hpBonus', /leave none/],
    [
      'a monster without HP against one hero',
      ['scenarios', 0, 'foes', 0, 'hpFor'],
      { bailiff: -9 },
      'scenarios.0.foes.0.hpBonus',
      /leave none/,
    ],
    ['an unknown item', ['scenarios', 1, 'items', 0], 'crown', 'scenarios.1.items.0', /no item/],
    ['an item twice', ['scenarios', 1, 'items'], ['funeralBiscuit', 'funeralBiscuit'], 'scenarios.1.items', /twice/],
    ['two monsters on one hex', ['scenarios', 0, 'foes', 1, 'at'], '1', 'scenarios.0.foes.1.at', /taken/],
    ['two monsters with the same id', ['scenarios', 0, 'foes', 1, 'id'], 'shuffler', 'scenarios.0.foes.1.id', /second/],
    ['a scenario without a goal', ['scenarios', 0, 'goals'], [], 'scenarios.0.goals', /length/],
    ['an unknown goal', ['scenarios', 0, 'goals', 0, 'kind'], 'win', 'scenarios.0.goals.0.kind', /killAll/],
    [
      'a goal to kill an unknown monster',
      ['scenarios', 0, 'goals', 0],
      { kind: 'kill', foes: ['x'] },
      'scenarios.0.goals.0.foes',
      /no "x"/,
    ],
    [
      'a goal to loot objectives that do not exist',
      ['scenarios', 1, 'goals', 0],
      { kind: 'lootObjectives' },
      'scenarios.1.goals.0',
      /no objective/,
    ],
    [
      'a choice within a choice',
      ['scenarios', 0, 'rules'],
      choice([{ do: 'choose', among: [] }]),
      'scenarios.0.rules.0.does.0.among.0.does',
      /within/,
    ],
    [
      'a choice without options',
      ['scenarios', 0, 'rules', 0, 'does', 0, 'among'],
      [],
      'scenarios.0.rules.0.does.0.among',
      /no option/,
    ],
    ['two rules with the same id', ['scenarios', 1, 'rules', 2, 'id'], 'bell', 'scenarios.1.rules.2.id', /second/],
    [
      'a rule about an unknown monster',
      ['scenarios', 1, 'rules', 2, 'foes'],
      ['nobody'],
      'scenarios.1.rules.2',
      /no "nobody"/,
    ],
    [
      'a misprinted column',
      ['monsters', 0, 'behaviour', 'normal', 'A'],
      '31 · 3 · 2',
      'monsters.0.behaviour.normal.A',
      /four or five/,
    ],
    [
      'initiative 0',
      ['monsters', 0, 'behaviour', 'normal', 'A'],
      '0 · 3 · 2 · -',
      'monsters.0.behaviour.normal.A.initiative',
      /1/,
    ],
    [
      'a scenario without texts',
      ['texts', 'en', 'scenarios', 'closingTime'],
      undefined,
      'texts.en.scenarios.closingTime',
      /no text/,
    ],
    ['a pack without a language', ['texts'], {}, 'texts', /no language/],
    ['a text with placeholders', ['texts', 'en', 'title'], '$t(story)', 'texts.en.title', /fill in/],
    [
      'a text that reverses the direction of writing',
      ['texts', 'en', 'title'],
      'a\u202eb',
      'texts.en.title',
      /printed/,
    ],
    ['a blank text', ['texts', 'en', 'title'], '   ', 'texts.en.title', /seen/],
    ['a text of invisible characters', ['texts', 'en', 'title'], '\u3164 \u2800', 'texts.en.title', /seen/],
    ['a text with a joiner that joins nothing', ['texts', 'en', 'title'], 'a\u200db', 'texts.en.title', /printed/],
    ['an author with unprintable characters', ['by'], 'a\u202eb', 'by', /printed/],
    [
      'a monster without HP at every level',
      ['monsters', 0, 'hp', 'elite'],
      1,
      'scenarios.0.foes.1.hpBonus',
      /^1 HP and 0 leave none at scenario level 0$/,
    ],
    [
      'a door placed by a rule',
      ['scenarios', 1, 'rules', 0],
      laid('a', 'door'),
      'scenarios.1.rules.0.as',
      /only drawn/,
    ],
    [
      'a door that appears during the scenario',
      ['scenarios', 1, 'rules', 1, 'does', 0],
      { do: 'terrain', hexes: ['a'], to: 'door' },
      'scenarios.1.rules.1.does.0.to',
      /only drawn/,
    ],
    [
      'terrain placed where it already is',
      ['scenarios', 1, 'rules', 0],
      laid('@', 'plain'),
      'scenarios.1.rules.0.hexes',
      /^\w\d is plain already$/,
    ],
    [
      'terrain placed twice',
      ['scenarios', 1, 'rules'],
      [laid('@', 'trap'), laid('@', 'difficult'), laid('@', 'difficult')],
      'scenarios.1.rules.2.hexes',
      /^\w\d is difficult already$/,
    ],
    [
      'terrain changed into itself',
      ['scenarios', 1, 'rules', 1, 'does', 0],
      { do: 'terrain', hexes: ['a'], from: 'trap', to: 'trap' },
      'scenarios.1.rules.1.does.0.to',
      /^trap is turned into trap$/,
    ],
    [
      'a hero in an obstacle',
      ['scenarios', 1, 'rules', 0],
      laid('@', 'obstacle'),
      'scenarios.1.rules.0.hexes',
      /cannot stand in an obstacle/,
    ],
    [
      'more choices and rolls than a save can hold',
      ['scenarios', 0, 'rules'],
      ['one', 'two'].map((id) => ({
        kind: 'when',
        id,
        trigger: { on: 'turnEnds' },
        does: Array.from({ length: id === 'one' ? 20 : 1 }, () => ({ do: 'roll', faces: ['A'], does: [] })),
      })),
      'scenarios.0.rules',
      /^21 choices and rolls; 20 at most$/,
    ],
    [
      'more counters than a save can hold',
      ['scenarios', 1, 'rules'],
      Array.from({ length: 4 }, (_, rule) => ({
        kind: 'when',
        id: `r${rule}`,
        trigger: { on: 'turnEnds' },
        does: Array.from({ length: 16 }, (_, n) => ({ do: 'count', flag: `f${rule}x${n}`, by: 1 })),
      })),
      'scenarios.1.rules',
      /^64 counters; 60 at most$/,
    ],
    ['a text that is too long', ['texts', 'en', 'title'], 'a'.repeat(41), 'texts.en.title', /41/],
    [
      'a monster that cannot be reached',
      ['scenarios', 0, 'map', 4],
      '#   #   #   #',
      'scenarios.0.foes.1.at',
      /cannot come/,
    ],
    ['a map without a start', ['scenarios', 0, 'map'], ['.   1'], 'scenarios.0.start', /mark/],
  ];

  it('accepts joined emoji', () => {
    const read = readPack(altered(['texts', 'en', 'title'], 'The 👩🏽‍🚀 and the 🏴‍☠️'));
    expect(read.ok && textsOf(read.value, 'en').title).toBe('The 👩🏽‍🚀 and the 🏴‍☠️');
  });

  it.each(CASES)('refuses %s', (_name, path, value, field, detail) => {
    const read = readPack(altered(path, value));
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.fault.field).toBe(field);
    expect(read.fault.detail).toMatch(detail);
  });

  it('accepts a small map, but not one that is too small or does not fit a card', () => {
    const page = (map: string[]) => ({
      id: 'lostProperty',
      map,
      start: '@',
      foes: [{ id: 'a', monster: 'shuffler', kind: 'normal', at: '1' }],
      goals: [{ kind: 'killAll' }],
    });
    const fieldOf = (map: string[]) => {
      const read = readPack(altered(['scenarios', 0], page(map)));
      return read.ok ? null : `${read.fault.field}: ${read.fault.detail}`;
    };
    expect(fieldOf(MAP)).toBeNull();
    expect(fieldOf(['@   .', '  1   .'])).toMatch(/^scenarios\.0\.map: 4 hexes/);
    expect(fieldOf(['.   .   .   .   .   .', ...MAP.slice(1)])).toMatch(/does not fit/);
  });

  it.each([
    ['a later format', altered(['version'], 2), 'future'],
    ['a truncated file', TEXT.slice(0, 1000), 'notJson'],
    ['a JSON value that is no pack', '42', 'invalid'],
    ['a forbidden key', TEXT.replace('"format"', '"__proto__": {}, "format"'), 'forbiddenKey'],
    ['lists that are nested too deeply', `${'['.repeat(40)}${']'.repeat(40)}`, 'tooDeep'],
    ['a file that is too long', `"${'a'.repeat(2_000_001)}"`, 'tooLong'],
    ['a value that is not text', null, 'notText'],
  ])('refuses %s', (_name, text, reason) => {
    const read = readPack(text);
    expect(read.ok ? null : read.fault.reason).toBe(reason);
  });
});

describe('the trial of a pack', () => {
  const tried = (pack: Pack) => {
    const progress = [];
    const trial = tryPack(pack);
    let next = trial.next();
    for (; !next.done; next = trial.next()) progress.push(next.value.done);
    return { progress, fault: next.value };
  };
  const read = (path: readonly (string | number)[], value: unknown): Pack => {
    const found = readPack(altered(path, value));
    return found.ok ? found.value : expect.unreachable(found.fault.detail);
  };

  it('plays each page three times, and does not install the pack', () => {
    expect(tried(example())).toEqual({ progress: [0, 1, 2, 3, 4, 5, 6], fault: null });
    expect(() => bookFor(setup('lostProperty/lostProperty', 'a'))).toThrow(ContentError);
  });

  it('survives rules that once broke it: a far wave, an obstacle under the hero, many rolls, high counts', () => {
    const rules = [
      { kind: 'counter', id: 'afar', start: 20 },
      {
        kind: 'wave',
        foes: [
          { foe: 'left', distance: 3 },
          { foe: 'right', distance: 3 },
        ],
        distanceFlag: 'afar',
      },
      {
        kind: 'when',
        id: 'heap',
        trigger: { on: 'turnEnds' },
        does: [
          { do: 'terrain', hexes: ['@', 'a', '$'], to: 'obstacle' },
          { do: 'count', flag: 'afar', by: 99 },
          { do: 'gold', value: 99, per: { flag: 'afar' } },
          ...Array.from({ length: 17 }, () => ({ do: 'roll', faces: ['A'], does: [] })),
        ],
      },
    ];
    expect(tried(read(['scenarios', 1, 'rules'], rules)).fault).toBeNull();
  });

  it('names the page that breaks although its schema is valid', () => {
    const pack = example();
    const scenarios = pack.scenarios.map((each, i) =>
      i === 0 ? each : { ...each, page: { ...each.page, start: 'z9' } },
    );
    expect(tried({ ...pack, scenarios })).toEqual({
      progress: [0, 1, 2, 3],
      fault: { reason: 'invalid', field: 'scenarios.1', detail: expect.stringMatching(/^played by chance: .*R4\.1/) },
    });
  });
});

describe('the built-in pages', () => {
  it('pass the checks for packs', () => {
    for (const page of Object.values(scenarios))
      expect([page.id, problemsIn(page, { monsters, items })]).toEqual([page.id, []]);
  });
});

describe('the library', () => {
  it('keeps packs after a restart, replaces a pack by its next edition, and removes packs', async () => {
    const store = memoryStore();
    const library = await openPackLibrary(store);
    expect((await library.add(TEXT)).ok).toBe(true);
    expect((await library.add(altered(['by'], 'Somebody'))).ok).toBe(true);
    const again = await openPackLibrary(store);
    expect(again.packs.map(({ id, by }) => `${id} by ${by}`)).toEqual(['lostProperty by Somebody']);
    expect(await again.remove('lostProperty')).toBeNull();
    expect((await openPackLibrary(store)).packs).toEqual([]);
  });

  it('keeps nothing of a refused pack, and leaves an unreadable record in place', async () => {
    const store = memoryStore();
    await store.set('pack/broken', '{');
    const library = await openPackLibrary(store);
    expect((await library.add(altered(['scenarios', 1, 'goals'], []))).ok).toBe(false);
    expect(await store.keys()).toEqual(['pack/broken']);
    expect(library.faults['broken']?.reason).toBe('notJson');
  });

  it('reports that the store is full', async () => {
    const store = {
      ...memoryStore(),
      set: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')),
    };
    const added = await (await openPackLibrary(store)).add(TEXT);
    expect(added.ok ? null : added.fault.reason).toBe('full');
  });
});
