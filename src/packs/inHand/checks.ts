/** Checks a scenario page for mistakes that its schema cannot find. It checks the game's own pages and those of packs. */
import type { HexId } from '../../rules/core/hexes';
import type { Goal, ScenarioDef } from '../../rules/inHand/book';
import { hpBonusAt } from '../../rules/inHand/foes';
import { type ItemDef, type MonsterDef, SCENARIO_LEVELS } from '../../rules/inHand/vocabulary';
import { mapWrongs, placeWrongs } from './mapChecks';
import { type PageWrong, twice, wrong } from './pageWrong';
import { needsWrongs, ruleWrongs } from './ruleChecks';

/** The monsters and items that a page may name. */
export interface Known {
  readonly monsters: Readonly<Record<string, MonsterDef>>;
  readonly items: Readonly<Record<string, ItemDef>>;
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
