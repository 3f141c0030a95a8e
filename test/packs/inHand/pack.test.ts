/** Scenario packs: the example is read and played, and everything that can be wrong with one is refused by its field. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { randomBot } from '../../../src/bots/inHand/random';
import { bookFor, items, monsters, scenarios } from '../../../src/content/inHand';
import { NEWCOMER } from '../../../src/content/inHand/newcomer';
import { begin, isOver, legal, send } from '../../../src/flow/inHand/play';
import { named, pageText, setLanguage } from '../../../src/i18n';
import { wrongsIn } from '../../../src/packs/inHand/checks';
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
  it('is read: marks have become hexes, and its names are its own', () => {
    const { id, scenarios, monsters } = example();
    expect(id).toBe('lostProperty');
    expect(monsters.map((each) => each.id)).toEqual(['lostProperty/umbrella']);
    expect(monsters[0]?.behaviour.normal.B).toEqual({ initiative: 52, move: 2, attack: 3, range: null, push: 1 });
    const [first, second] = scenarios.map(({ page }) => page);
    expect(first?.start).toBe('c6');
    expect(first?.foes.map(({ monster }) => monster)).toEqual(['shuffler', 'lostProperty/umbrella']);
    expect(first?.goals).toEqual([{ kind: 'lootObjectives' }, { kind: 'endTurnOn', at: 'c6' }]);
    // R1.9: the same card, turned.
    expect(second?.start).toBe('f1');
    expect(second?.board).not.toEqual(first?.board);
    expect(Object.keys(second?.board.hexes ?? {})).toHaveLength(Object.keys(first?.board.hexes ?? {}).length);
  });

  it('can be played to its end by anybody, once it is installed', () => {
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

  it('speaks the language of the player, or the first of its own', async () => {
    await setLanguage('ru');
    install(example());
    expect(pageText('lostProperty/lostProperty', 'title')).toBe('Бюро находок');
    expect(named('cards.monster', 'lostProperty/umbrella')).toBe('Зонт');
    await setLanguage('en');
    expect(named('special.option', 'lostProperty/shout')).toBe('Ask for the manager: Strengthen');
    // Ours are still there.
    expect(pageText('plotNine', 'title')).toBe('Plot Nine');
    const { en } = example().texts;
    expect(en && textsOf({ ...example(), texts: { en } }, 'cs').title).toBe('Lost Property');
  });
});

type Path = readonly (string | number)[];

/** The example with something else in one place. */
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

describe('a pack is refused by the field that is wrong', () => {
  const CASES: readonly (readonly [name: string, path: Path, value: unknown, field: string, detail: RegExp])[] = [
    ['another kind of file', ['format'], 'zip', 'format', /expected/i],
    ['no id', ['id'], '../../etc', 'id', /no id/],
    ['an unknown key', ['scenarios', 0, 'script'], 'alert(1)', 'scenarios.0.script', /never/],
    ['nothing to play', ['scenarios'], [], 'scenarios', /length/],
    ['a map with a letter too many', ['scenarios', 0, 'map', 1], '  .-  X', 'scenarios.0.map.1', /wall/],
    ['two starts', ['scenarios', 0, 'map', 0], 'o   @   .   p', 'scenarios.0.start', /mark of one hex/],
    ['a mark that is not drawn', ['scenarios', 0, 'exit'], 'z', 'scenarios.0.exit', /mark of one hex/],
    ['a prototype as a mark', ['scenarios', 0, 'exit'], 'constructor', 'scenarios.0.exit', /mark of one hex/],
    ['a stranger', ['scenarios', 0, 'foes', 0, 'monster'], 'dragon', 'scenarios.0.foes.0.monster', /no monster/],
    ['a giant', ['scenarios', 0, 'foes', 0, 'hpBonus'], 1e9, 'scenarios.0.foes.0.hpBonus', /99/],
    ['levels that nobody has', ['scenarios', 0, 'foes', 0, 'hpBonus'], [0, 1, 2], 'scenarios.0.foes.0.hpBonus', /./],
    [
      'stillborn at level 2',
      ['scenarios', 0, 'foes', 0, 'hpBonus'],
      [0, 0, -9, 0],
      'scenarios.0.foes.0.hpBonus',
      /leave none/,
    ],
    ['a stillborn', ['scenarios', 0, 'foes', 0, 'hpBonus'], -7, 'scenarios.0.foes.0.hpBonus', /leave none/],
    [
      'stillborn against one hero',
      ['scenarios', 0, 'foes', 0, 'hpFor'],
      { bailiff: -9 },
      'scenarios.0.foes.0.hpBonus',
      /leave none/,
    ],
    ['an item of nobody', ['scenarios', 1, 'items', 0], 'crown', 'scenarios.1.items.0', /no item/],
    ['two on one hex', ['scenarios', 0, 'foes', 1, 'at'], '1', 'scenarios.0.foes.1.at', /taken/],
    ['a second of a name', ['scenarios', 0, 'foes', 1, 'id'], 'shuffler', 'scenarios.0.foes.1.id', /second/],
    ['no goal', ['scenarios', 0, 'goals'], [], 'scenarios.0.goals', /length/],
    ['a goal that is none', ['scenarios', 0, 'goals', 0, 'kind'], 'win', 'scenarios.0.goals.0.kind', /killAll/],
    [
      'nobody to kill',
      ['scenarios', 0, 'goals', 0],
      { kind: 'kill', foes: ['x'] },
      'scenarios.0.goals.0.foes',
      /no "x"/,
    ],
    [
      'nothing to loot',
      ['scenarios', 1, 'goals', 0],
      { kind: 'lootObjectives' },
      'scenarios.1.goals.0',
      /no objective/,
    ],
    [
      'a question in an answer',
      ['scenarios', 0, 'rules'],
      choice([{ do: 'choose', among: [] }]),
      'scenarios.0.rules.0.does.0.among.0.does',
      /within/,
    ],
    [
      'a question without answers',
      ['scenarios', 0, 'rules', 0, 'does', 0, 'among'],
      [],
      'scenarios.0.rules.0.does.0.among',
      /no option/,
    ],
    ['a rule twice', ['scenarios', 1, 'rules', 2, 'id'], 'bell', 'scenarios.1.rules.2.id', /second/],
    ['a rule about nobody', ['scenarios', 1, 'rules', 2, 'foes'], ['nobody'], 'scenarios.1.rules.2', /no "nobody"/],
    [
      'a column misprinted',
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
    ['no text', ['texts', 'en', 'scenarios', 'closingTime'], undefined, 'texts.en.scenarios.closingTime', /no text/],
    ['no language', ['texts'], {}, 'texts', /no language/],
    ['a text with places', ['texts', 'en', 'title'], '$t(story)', 'texts.en.title', /fill in/],
    ['a text that turns around', ['texts', 'en', 'title'], 'a\u202eb', 'texts.en.title', /printed/],
    ['a blank text', ['texts', 'en', 'title'], '   ', 'texts.en.title', /seen/],
    ['a text of fillers', ['texts', 'en', 'title'], '\u3164 \u2800', 'texts.en.title', /seen/],
    ['a text with a joiner of nothing', ['texts', 'en', 'title'], 'a\u200db', 'texts.en.title', /printed/],
    ['a maker that cannot be printed', ['by'], 'a\u202eb', 'by', /printed/],
    [
      'a stillborn on every level',
      ['monsters', 0, 'hp', 'elite'],
      1,
      'scenarios.0.foes.1.hpBonus',
      /^1 HP and 0 leave none at scenario level 0$/,
    ],
    ['a door that is laid', ['scenarios', 1, 'rules', 0], laid('a', 'door'), 'scenarios.1.rules.0.as', /only drawn/],
    [
      'a door that comes',
      ['scenarios', 1, 'rules', 1, 'does', 0],
      { do: 'terrain', hexes: ['a'], to: 'door' },
      'scenarios.1.rules.1.does.0.to',
      /only drawn/,
    ],
    [
      'what is laid where it lies already',
      ['scenarios', 1, 'rules', 0],
      laid('@', 'plain'),
      'scenarios.1.rules.0.hexes',
      /^\w\d is plain already$/,
    ],
    [
      'what is laid twice',
      ['scenarios', 1, 'rules'],
      [laid('@', 'trap'), laid('@', 'difficult'), laid('@', 'difficult')],
      'scenarios.1.rules.2.hexes',
      /^\w\d is difficult already$/,
    ],
    [
      'a change into what it is',
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
      'more questions than a save can hold',
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
    ['a text without end', ['texts', 'en', 'title'], 'a'.repeat(41), 'texts.en.title', /41/],
    ['a hex nobody comes to', ['scenarios', 0, 'map', 4], '#   #   #   #', 'scenarios.0.foes.1.at', /cannot come/],
    ['a map without a start', ['scenarios', 0, 'map'], ['.   1'], 'scenarios.0.start', /mark/],
  ];

  it('but not joined emoji', () => {
    const read = readPack(altered(['texts', 'en', 'title'], 'The 👩🏽‍🚀 and the 🏴‍☠️'));
    expect(read.ok && textsOf(read.value, 'en').title).toBe('The 👩🏽‍🚀 and the 🏴‍☠️');
  });

  it.each(CASES)('%s', (_name, path, value, field, detail) => {
    const read = readPack(altered(path, value));
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.fault.field).toBe(field);
    expect(read.fault.detail).toMatch(detail);
  });

  it('a small map, and one that does not fit a card', () => {
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
    ['a torn file', TEXT.slice(0, 1000), 'notJson'],
    ['something else', '42', 'invalid'],
    ['a prototype', TEXT.replace('"format"', '"__proto__": {}, "format"'), 'forbiddenKey'],
    ['lists in lists', `${'['.repeat(40)}${']'.repeat(40)}`, 'tooDeep'],
    ['a file without end', `"${'a'.repeat(2_000_001)}"`, 'tooLong'],
    ['no text at all', null, 'notText'],
  ])('%s', (_name, text, reason) => {
    const read = readPack(text);
    expect(read.ok ? null : read.fault.reason).toBe(reason);
  });
});

describe('the trial of a pack', () => {
  const tried = (pack: Pack) => {
    const told = [];
    const trial = tryPack(pack);
    let next = trial.next();
    for (; !next.done; next = trial.next()) told.push(next.value.done);
    return { told, fault: next.value };
  };
  const read = (path: readonly (string | number)[], value: unknown): Pack => {
    const found = readPack(altered(path, value));
    return found.ok ? found.value : expect.unreachable(found.fault.detail);
  };

  it('plays each of its pages three times, and does not put it in', () => {
    expect(tried(example())).toEqual({ told: [0, 1, 2, 3, 4, 5, 6], fault: null });
    expect(() => bookFor(setup('lostProperty/lostProperty', 'a'))).toThrow(ContentError);
  });

  it('comes through what broke play before: a wave from afar, an obstacle under the hero, choices and counts by the score', () => {
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

  it('names the page that breaks, though its shape is right', () => {
    const pack = example();
    const scenarios = pack.scenarios.map((each, i) =>
      i === 0 ? each : { ...each, page: { ...each.page, start: 'z9' } },
    );
    expect(tried({ ...pack, scenarios })).toEqual({
      told: [0, 1, 2, 3],
      fault: { reason: 'invalid', field: 'scenarios.1', detail: expect.stringMatching(/^played by chance: .*R4\.1/) },
    });
  });
});

describe('our own pages', () => {
  it('stand the checks that packs must stand', () => {
    for (const page of Object.values(scenarios))
      expect([page.id, wrongsIn(page, { monsters, items })]).toEqual([page.id, []]);
  });
});

describe('the library', () => {
  it('keeps packs over a restart, replaces one by its next edition, and gives them up', async () => {
    const store = memoryStore();
    const library = await openPackLibrary(store);
    expect((await library.add(TEXT)).ok).toBe(true);
    expect((await library.add(altered(['by'], 'Somebody'))).ok).toBe(true);
    const again = await openPackLibrary(store);
    expect(again.packs.map(({ id, by }) => `${id} by ${by}`)).toEqual(['lostProperty by Somebody']);
    expect(await again.remove('lostProperty')).toBeNull();
    expect((await openPackLibrary(store)).packs).toEqual([]);
  });

  it('keeps nothing of what it refuses, and leaves what it cannot read where it lies', async () => {
    const store = memoryStore();
    await store.set('pack/broken', '{');
    const library = await openPackLibrary(store);
    expect((await library.add(altered(['scenarios', 1, 'goals'], []))).ok).toBe(false);
    expect(await store.keys()).toEqual(['pack/broken']);
    expect(library.faults['broken']?.reason).toBe('notJson');
  });

  it('says when the store takes nothing', async () => {
    const store = {
      ...memoryStore(),
      set: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')),
    };
    const added = await (await openPackLibrary(store)).add(TEXT);
    expect(added.ok ? null : added.fault.reason).toBe('full');
  });
});
