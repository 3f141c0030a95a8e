/** Checks a scenario page, of the game itself or of a pack, for mistakes that the schema cannot find. */
import type { HexId } from '../../rules/core/hexes';
import type { Goal, ScenarioDef } from '../../rules/inHand/book';
import { hpBonusAt } from '../../rules/inHand/foes';
import { type ItemDef, type MonsterDef, SCENARIO_LEVELS } from '../../rules/inHand/vocabulary';
import { mapProblems, placeProblems } from './mapChecks';
import { duplicateIndexes, type PageProblem, problem } from './pageProblem';
import { needsProblems, ruleProblems } from './ruleChecks';

/** The monsters and items that a page may name. */
export interface KnownNames {
  readonly monsters: Readonly<Record<string, MonsterDef>>;
  readonly items: Readonly<Record<string, ItemDef>>;
}

/** All mistakes in a page that matches its schema. A page without mistakes can be played. */
export function problemsIn(page: ScenarioDef, known: KnownNames): PageProblem[] {
  return [
    ...mapProblems(page),
    ...placeProblems(page),
    ...foeProblems(page, known),
    ...treasureProblems(page, known),
    ...ruleProblems(page),
    ...goalProblems(page),
  ];
}

function foeProblems({ foes }: ScenarioDef, { monsters }: KnownNames): PageProblem[] {
  return [
    ...duplicateIndexes(foes.map(({ id }) => id)).map((i) =>
      problem(`foes.${i}.id`, 'sameFoe', `a second "${foes[i]?.id}"`, { hexes: hexOf(foes[i]) }),
    ),
    ...foes.flatMap((place, i) => {
      const { monster, kind, hpBonus, hpFor = {} } = place;
      const fewest = Math.min(0, ...Object.values(hpFor));
      const def = Object.hasOwn(monsters, monster) ? monsters[monster] : undefined;
      if (!def)
        return [
          problem(`foes.${i}.monster`, 'noMonster', `there is no monster "${monster}"`, { monster, hexes: [place.at] }),
        ];
      // R5.4: with the HP that the page and the scenario level add or subtract, every monster must keep at least 1 HP.
      return SCENARIO_LEVELS.some((level) => def.hp[kind] + hpBonusAt(place, level) + fewest + (level - 1) < 1)
        ? [
            problem(
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

function treasureProblems(page: ScenarioDef, { items }: KnownNames): PageProblem[] {
  const { treasures } = page;
  return [
    ...treasures.flatMap(({ gate }, i) => needsProblems(page, gate, `treasures.${i}.gate`)),
    ...duplicateIndexes(treasures.map(({ number }) => String(number))).map((i) =>
      problem(`treasures.${i}.number`, 'sameTreasure', `a second ${treasures[i]?.number}`, {
        number: treasures[i]?.number,
        hexes: hexOf(treasures[i]),
      }),
    ),
    ...treasures.flatMap(({ item, at }, i) =>
      item === undefined || Object.hasOwn(items, item)
        ? []
        : [problem(`treasures.${i}.item`, 'noItem', `there is no item "${item}"`, { item, hexes: [at] })],
    ),
  ];
}

const hexOf = (placed: { readonly at: HexId } | undefined): HexId[] => (placed ? [placed.at] : []);

function goalProblems(page: ScenarioDef): PageProblem[] {
  const foes = new Set(page.foes.map(({ id }) => id));
  const objectives = page.treasures.some(({ objective }) => objective);
  const followers = new Set(page.rules.flatMap((rule) => (rule.kind === 'follower' ? [rule.id] : [])));
  const problemsOf = (goal: Goal, field: string): PageProblem[] => {
    switch (goal.kind) {
      case 'any':
        return goal.of.length > 0
          ? goal.of.flatMap((each, i) => problemsOf(each, `${field}.of.${i}`))
          : [problem(`${field}.of`, 'emptyAny', 'a goal with a list of goals has an empty list')];
      case 'kill':
        return [
          ...(goal.foes.length > 0 ? [] : [problem(`${field}.foes`, 'nobody', 'nobody')]),
          ...goal.foes
            .filter((id) => !foes.has(id))
            .map((id) => problem(`${field}.foes`, 'noFoe', `there is no "${id}" on this map`, { foe: id })),
        ];
      case 'killAll':
        return foes.size > 0 ? [] : [problem(field, 'nobodyThere', 'there is nobody on this map')];
      case 'lootObjectives':
        return objectives ? [] : [problem(field, 'noObjective', 'there is no objective treasure on this map')];
      case 'together':
        return followers.has(goal.follower)
          ? []
          : [
              problem(`${field}.follower`, 'noFollower', `nobody follows as "${goal.follower}"`, {
                follower: goal.follower,
              }),
            ];
      case 'holds':
        return needsProblems(page, goal.what, `${field}.what`);
      case 'endTurnOn':
        return needsProblems(page, goal.needs, `${field}.needs`);
      default:
        return [];
    }
  };
  return page.goals.flatMap((goal, i) => problemsOf(goal, `goals.${i}`));
}
