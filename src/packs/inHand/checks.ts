/** Checks a scenario page for mistakes that its schema cannot find. It checks the game's own pages and those of packs. */
import { passagesOf, type Situation, type Terrain, terrainAt } from '../../rules/core/board';
import type { HexId } from '../../rules/core/hexes';
import { stepsToAll } from '../../rules/core/routes';
import type { Circumstance, Deed, Goal, ScenarioDef, SpecialRule } from '../../rules/inHand/book';
import { hpBonusAt } from '../../rules/inHand/foes';
import { flagNames } from '../../rules/inHand/special';
import { type ItemDef, type MonsterDef, SCENARIO_LEVELS } from '../../rules/inHand/vocabulary';
import type { Wrong } from '../wrong';

/** The monsters and items that a page may name. */
export interface Known {
  readonly monsters: Readonly<Record<string, MonsterDef>>;
  readonly items: Readonly<Record<string, ItemDef>>;
}

/** The hexes that a map card may use. With more columns or rows, hexes on a phone would be too small to touch (below 44 px). */
const ON_CARD = /^[a-h][1-9]$/;
const LEAST_HEXES = 8;

/** The kinds of mistakes that a page can have although it matches its schema. */
export const PAGE_WRONGS = [
  'fewHexes',
  'offCard',
  'looseWall',
  'notPlain',
  'taken',
  'unreachable',
  'sameFoe',
  'noMonster',
  'noHp',
  'sameTreasure',
  'noItem',
  'sameRule',
  'noFoe',
  'noHex',
  'noTreasure',
  'startBlocked',
  'alreadySo',
  'noChange',
  'manyAsked',
  'manyCounters',
  'nested',
  'noOption',
  'sameOption',
  'emptyAny',
  'nobody',
  'nobodyThere',
  'noObjective',
  'noFollower',
] as const;

/** A mistake, with the data to describe it in any language and to mark its hexes on the map. */
export interface PageWrong extends Wrong {
  readonly kind: (typeof PAGE_WRONGS)[number];
  /** The values for the placeholders in the sentence about the mistake. */
  readonly values: Readonly<Record<string, string | number>>;
  readonly hexes: readonly HexId[];
}

/** All mistakes in a page that matches its schema. If there are none, the page can be played. */
export function wrongsIn(page: ScenarioDef, known: Known): PageWrong[] {
  return [
    ...mapWrongs(page),
    ...placeWrongs(page),
    ...foeWrongs(page, known),
    ...treasureWrongs(page, known),
    ...ruleWrongs(page),
    ...goalWrongs(page),
  ];
}

function wrong(
  field: string,
  kind: PageWrong['kind'],
  detail: string,
  { hexes = [], ...values }: { readonly hexes?: readonly HexId[] } & Record<string, unknown> = {},
): PageWrong {
  return { field, kind, detail, values: values as PageWrong['values'], hexes };
}

function mapWrongs({ board: { hexes, walls } }: ScenarioDef): PageWrong[] {
  const all = Object.keys(hexes);
  const off = all.filter((hex) => !ON_CARD.test(hex));
  const loose = walls.findIndex(([a, b]) => !Object.hasOwn(hexes, a) || !Object.hasOwn(hexes, b));
  return [
    ...(all.length < LEAST_HEXES
      ? [
          wrong('map', 'fewHexes', `${all.length} hexes; a map has ${LEAST_HEXES} at least`, {
            count: all.length,
            least: LEAST_HEXES,
          }),
        ]
      : []),
    ...off.map((hex) =>
      wrong('map', 'offCard', `hex ${hex} does not fit a card of columns a to h and rows 1 to 9`, {
        hex,
        hexes: [hex],
      }),
    ),
    ...(loose < 0
      ? []
      : [wrong(`walls.${loose}`, 'looseWall', 'a wall beside a hex that is not there', { hexes: walls[loose] ?? [] })]),
  ];
}

/**
 * Checks that the start, each monster, treasure and coin is alone on a plain hex, and that the hero can reach these things, the marks,
 * the exit and the hexes of goals when all doors are open. The monsters of a wave need not be reachable.
 */
function placeWrongs(page: ScenarioDef): PageWrong[] {
  const { board, start, foes, treasures, money, marks, exit } = page;
  const situation: Situation = {
    board,
    opened: Object.keys(board.hexes).filter((hex) => board.hexes[hex] === 'door'),
    spent: [],
  };
  const blocked = (hex: HexId) => terrainAt(situation, hex) === 'obstacle';
  const placed: readonly (readonly [string, HexId])[] = [
    ['start', start],
    ...foes.map(({ at }, i) => [`foes.${i}.at`, at] as const),
    ...treasures.map(({ at }, i) => [`treasures.${i}.at`, at] as const),
    ...money.map((at, i) => [`money.${i}`, at] as const),
  ];
  const seen = new Map<HexId, string>();
  const wrongs: PageWrong[] = [];
  for (const [field, hex] of placed) {
    const there = seen.get(hex);
    if (board.hexes[hex] !== 'plain')
      wrongs.push(wrong(field, 'notPlain', `${hex} is no plain hex`, { hex, hexes: [hex] }));
    if (there !== undefined) wrongs.push(wrong(field, 'taken', `${hex} is taken by ${there}`, { hex, hexes: [hex] }));
    seen.set(hex, field);
  }
  if (!Object.hasOwn(board.hexes, start)) return wrongs;
  const reached = stepsToAll(passagesOf(situation).ways, start, blocked);
  const waves = new Set(page.rules.flatMap((rule) => (rule.kind === 'wave' ? rule.foes.map(({ foe }) => foe) : [])));
  const wanted: readonly (readonly [string, HexId])[] = [
    ...placed.filter((_, i) => !waves.has(foes[i - 1]?.id ?? '')),
    ...Object.entries(marks).map(([mark, hex]) => [`marks.${mark}`, hex] as const),
    ...(exit === undefined ? [] : [['exit', exit] as const]),
    ...hexesOfGoals(page.goals).map((hex) => ['goals', hex] as const),
  ];
  for (const [field, hex] of wanted) {
    if (!reached.has(hex))
      wrongs.push(wrong(field, 'unreachable', `the hero cannot come to ${hex}`, { hex, hexes: [hex] }));
  }
  return wrongs;
}

function hexesOfGoals(goals: readonly Goal[]): HexId[] {
  return goals.flatMap((goal) => (goal.kind === 'any' ? hexesOfGoals(goal.of) : 'at' in goal ? [goal.at] : []));
}

function foeWrongs({ foes }: ScenarioDef, { monsters }: Known): PageWrong[] {
  return [
    ...twice(foes.map(({ id }) => id)).map((i) =>
      wrong(`foes.${i}.id`, 'sameFoe', `a second "${foes[i]?.id}"`, { hexes: hexOf(foes[i]) }),
    ),
    ...foes.flatMap((place, i) => {
      const { monster, kind, hpBonus, hpFor = {} } = place;
      const fewest = Math.min(0, ...Object.values(hpFor));
      const def = Object.hasOwn(monsters, monster) ? monsters[monster] : undefined;
      if (!def)
        return [
          wrong(`foes.${i}.monster`, 'noMonster', `there is no monster "${monster}"`, { monster, hexes: [place.at] }),
        ];
      // R5.4: with the HP that the page and the scenario level add or subtract, every monster must keep at least 1 HP.
      return SCENARIO_LEVELS.some((level) => def.hp[kind] + hpBonusAt(place, level) + fewest + (level - 1) < 1)
        ? [
            wrong(
              `foes.${i}.hpBonus`,
              'noHp',
              `${def.hp[kind]} HP and ${JSON.stringify(hpBonus ?? 0)} leave none at scenario level 0`,
              { hp: def.hp[kind], hexes: [place.at] },
            ),
          ]
        : [];
    }),
  ];
}

/** Checks that circumstances (of a rule, a goal or a treasure) refer only to monsters and hexes that exist. */
function needsWrongs(
  { foes, board }: ScenarioDef,
  needs: readonly Circumstance[] | undefined,
  field: string,
): PageWrong[] {
  const there = (foe: string) => foes.some(({ id }) => id === foe);
  return [
    ...foesOf(needs)
      .filter((foe) => !there(foe))
      .map((foe) => wrong(field, 'noFoe', `there is no "${foe}" on this map`, { foe })),
    ...hexesOf(needs)
      .filter((hex) => !Object.hasOwn(board.hexes, hex))
      .map((hex) => wrong(field, 'noHex', `there is no hex ${hex} on this map`, { hex, hexes: [hex] })),
  ];
}

function treasureWrongs(page: ScenarioDef, { items }: Known): PageWrong[] {
  const { treasures } = page;
  return [
    ...treasures.flatMap(({ gate }, i) => needsWrongs(page, gate, `treasures.${i}.gate`)),
    ...twice(treasures.map(({ number }) => String(number))).map((i) =>
      wrong(`treasures.${i}.number`, 'sameTreasure', `a second ${treasures[i]?.number}`, {
        number: treasures[i]?.number,
        hexes: hexOf(treasures[i]),
      }),
    ),
    ...treasures.flatMap(({ item, at }, i) =>
      item === undefined || Object.hasOwn(items, item)
        ? []
        : [wrong(`treasures.${i}.item`, 'noItem', `there is no item "${item}"`, { item, hexes: [at] })],
    ),
  ];
}

const hexOf = (placed: { readonly at: HexId } | undefined): HexId[] => (placed ? [placed.at] : []);

function twice(names: readonly string[]): number[] {
  return names.flatMap((name, i) => (names.indexOf(name) < i ? [i] : []));
}

function ruleWrongs(page: ScenarioDef): PageWrong[] {
  const ids = page.rules.map((rule, i) => ('id' in rule ? rule.id : `rule ${i}`));
  const foes = new Set(page.foes.map(({ id }) => id));
  const treasures = new Set(page.treasures.map(({ number }) => number));
  const hexes = page.board.hexes;
  return [
    ...twice(ids).map((i) => wrong(`rules.${i}.id`, 'sameRule', `a second "${ids[i]}"`, { rule: ids[i] })),
    ...page.rules.flatMap((rule, i) => [
      ...foesNamed(rule)
        .filter((id) => !foes.has(id))
        .map((id) => wrong(`rules.${i}`, 'noFoe', `there is no "${id}" on this map`, { foe: id })),
      ...hexesNamed(rule)
        .filter((hex) => !Object.hasOwn(hexes, hex))
        .map((hex) => wrong(`rules.${i}`, 'noHex', `there is no hex ${hex} on this map`, { hex, hexes: [hex] })),
      ...(rule.kind === 'when' && rule.trigger.on === 'looted' ? rule.trigger.treasures : [])
        .filter((number) => !treasures.has(number))
        .map((number) =>
          wrong(`rules.${i}.trigger.treasures`, 'noTreasure', `there is no treasure ${number} on this map`, { number }),
        ),
      ...(rule.kind === 'when' ? choiceWrongs(rule.does, `rules.${i}.does`) : []),
      ...(rule.kind === 'laid' && rule.as === 'obstacle' && rule.hexes.includes(page.start)
        ? [
            wrong(
              `rules.${i}.hexes`,
              'startBlocked',
              `the hero begins on ${page.start}, and cannot stand in an obstacle`,
              { hex: page.start, hexes: [page.start] },
            ),
          ]
        : []),
    ]),
    ...laidWrongs(page),
    ...tooManyWrongs(page),
  ];
}

/** Checks terrain changes: placed terrain must differ from what the hex has by then, and `from` must differ from `to`. */
function laidWrongs({ board, rules }: ScenarioDef): PageWrong[] {
  const now = new Map<HexId, Terrain>(Object.entries(board.hexes));
  return rules.flatMap((rule, i) => {
    if (rule.kind === 'when') return changeWrongs(rule.does, `rules.${i}.does`);
    if (rule.kind !== 'laid') return [];
    const same = rule.hexes.filter((hex) => now.get(hex) === rule.as);
    for (const hex of rule.hexes) now.set(hex, rule.as);
    return same.map((hex) =>
      wrong(`rules.${i}.hexes`, 'alreadySo', `${hex} is ${rule.as} already`, { hex, terrain: rule.as, hexes: [hex] }),
    );
  });
}

function changeWrongs(deeds: readonly Deed[], field: string): PageWrong[] {
  return deeds.flatMap((deed, i) => {
    const at = `${field}.${i}`;
    if (deed.do === 'roll') return changeWrongs(deed.does, `${at}.does`);
    if (deed.do === 'choose') return deed.among.flatMap(({ does }, n) => changeWrongs(does, `${at}.among.${n}.does`));
    return deed.do === 'terrain' && deed.from === deed.to
      ? [wrong(`${at}.to`, 'noChange', `${deed.from} is turned into ${deed.to}`, { terrain: deed.to })]
      : [];
  });
}

/** Limits for a page's rules: the number of choices and rolls, and the number of counters and remembered choices. */
const MAX_ASKED = 20;
const MAX_FLAGS = 60;

/** Checks that a save has room for the page's choices, rolls and counters. */
function tooManyWrongs({ rules }: ScenarioDef): PageWrong[] {
  const does = rules.flatMap((rule) => (rule.kind === 'when' ? rule.does : []));
  const asked = does.filter(asks).length;
  const flags = flagNames(rules).length;
  return [
    ...(asked > MAX_ASKED
      ? [
          wrong('rules', 'manyAsked', `${asked} choices and rolls; ${MAX_ASKED} at most`, {
            count: asked,
            most: MAX_ASKED,
          }),
        ]
      : []),
    ...(flags > MAX_FLAGS
      ? [wrong('rules', 'manyCounters', `${flags} counters; ${MAX_FLAGS} at most`, { count: flags, most: MAX_FLAGS })]
      : []),
  ];
}

/** Whether the effect of a rule needs an answer or a roll from the player. */
const asks = ({ do: kind }: Deed): boolean => kind === 'choose' || kind === 'roll';

/**
 * Checks that no choice or roll contains another choice or roll, because an effect of a rule can ask only one question, and
 * that each choice has options with different ids.
 */
function choiceWrongs(deeds: readonly Deed[], field: string): PageWrong[] {
  const within = (does: readonly Deed[], at: string) =>
    does.some(asks) ? [wrong(at, 'nested', 'a choice or a roll within a choice or a roll')] : [];
  return deeds.flatMap((deed, i) => {
    const at = `${field}.${i}`;
    if (deed.do === 'roll') return within(deed.does, `${at}.does`);
    if (deed.do !== 'choose') return [];
    return [
      ...(deed.among.length > 0 ? [] : [wrong(`${at}.among`, 'noOption', 'no option')]),
      ...twice(deed.among.map(({ id }) => id)).map((n) =>
        wrong(`${at}.among.${n}.id`, 'sameOption', 'a second option of this name'),
      ),
      ...deed.among.flatMap(({ does }, n) => within(does, `${at}.among.${n}.does`)),
    ];
  });
}

const foesOf = (needs: readonly Circumstance[] = []): string[] =>
  needs.flatMap((need) => ('foe' in need ? [need.foe] : []));
const hexesOf = (needs: readonly Circumstance[] = []): HexId[] =>
  needs.flatMap((need) => (need.kind === 'heroOn' ? need.hexes : []));

function foesNamed(rule: SpecialRule): string[] {
  switch (rule.kind) {
    case 'when': {
      const { trigger, needs, does } = rule;
      const triggered =
        'foes' in trigger ? trigger.foes : 'foe' in trigger && trigger.foe !== undefined ? [trigger.foe] : [];
      return [...triggered, ...foesOf(needs), ...foesOfDeeds(does)];
    }
    case 'while':
      return [...(rule.foes ?? []), ...foesOf(rule.needs)];
    case 'failure':
      return foesOf(rule.when);
    case 'wave':
      return [...rule.foes.map(({ foe }) => foe), ...foesOf(rule.needs)];
    case 'noMoney':
    case 'harsh':
      return foesOf(rule.needs);
    default:
      return [];
  }
}

function foesOfDeeds(deeds: readonly Deed[]): string[] {
  return deeds.flatMap((deed) => {
    if (deed.do === 'elite') return deed.foes === 'unfought' ? [] : deed.foes;
    if (deed.do === 'roll') return foesOfDeeds(deed.does);
    if (deed.do === 'choose') return deed.among.flatMap(({ needs, does }) => [...foesOf(needs), ...foesOfDeeds(does)]);
    return [];
  });
}

function hexesNamed(rule: SpecialRule): HexId[] {
  switch (rule.kind) {
    case 'when': {
      const { trigger, needs, does } = rule;
      return [...(trigger.on === 'endTurnOn' ? [trigger.at] : []), ...hexesOf(needs), ...hexesOfDeeds(does)];
    }
    case 'follower':
      return [rule.at];
    case 'laid':
      return [...rule.hexes];
    case 'failure':
      return hexesOf(rule.when);
    case 'while':
    case 'wave':
    case 'noMoney':
    case 'harsh':
      return hexesOf(rule.needs);
    default:
      return [];
  }
}

function hexesOfDeeds(deeds: readonly Deed[]): HexId[] {
  return deeds.flatMap((deed) => {
    if (deed.do === 'terrain') return deed.hexes;
    if (deed.do === 'roll') return hexesOfDeeds(deed.does);
    if (deed.do === 'choose')
      return deed.among.flatMap(({ needs, does }) => [...hexesOf(needs), ...hexesOfDeeds(does)]);
    return [];
  });
}

function goalWrongs(page: ScenarioDef): PageWrong[] {
  const foes = new Set(page.foes.map(({ id }) => id));
  const objectives = page.treasures.some(({ objective }) => objective);
  const followers = new Set(page.rules.flatMap((rule) => (rule.kind === 'follower' ? [rule.id] : [])));
  const wrongsOf = (goal: Goal, field: string): PageWrong[] => {
    switch (goal.kind) {
      case 'any':
        return goal.of.length > 0
          ? goal.of.flatMap((each, i) => wrongsOf(each, `${field}.of.${i}`))
          : [wrong(`${field}.of`, 'emptyAny', 'none of nothing can be met')];
      case 'kill':
        return [
          ...(goal.foes.length > 0 ? [] : [wrong(`${field}.foes`, 'nobody', 'nobody')]),
          ...goal.foes
            .filter((id) => !foes.has(id))
            .map((id) => wrong(`${field}.foes`, 'noFoe', `there is no "${id}" on this map`, { foe: id })),
        ];
      case 'killAll':
        return foes.size > 0 ? [] : [wrong(field, 'nobodyThere', 'there is nobody on this map')];
      case 'lootObjectives':
        return objectives ? [] : [wrong(field, 'noObjective', 'there is no objective treasure on this map')];
      case 'together':
        return followers.has(goal.follower)
          ? []
          : [
              wrong(`${field}.follower`, 'noFollower', `nobody follows as "${goal.follower}"`, {
                follower: goal.follower,
              }),
            ];
      case 'holds':
        return needsWrongs(page, goal.what, `${field}.what`);
      case 'endTurnOn':
        return needsWrongs(page, goal.needs, `${field}.needs`);
      default:
        return [];
    }
  };
  return page.goals.flatMap((goal, i) => wrongsOf(goal, `goals.${i}`));
}
