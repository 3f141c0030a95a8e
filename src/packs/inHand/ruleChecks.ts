/** Checks the special rules and circumstances of a scenario page. */
import type { Terrain } from '../../rules/core/board';
import type { HexId } from '../../rules/core/hexes';
import type { Circumstance, Deed, ScenarioDef } from '../../rules/inHand/book';
import { flagNames } from '../../rules/inHand/special';
import { foesNamed, foesOf, hexesNamed, hexesOf } from './namedByRules';
import { duplicateIndexes, type PageProblem, problem } from './pageProblem';

/** The mistakes in the circumstances of a goal or a treasure: monsters and hexes that do not exist. `ruleProblems` checks rules. */
export function needsProblems(
  { foes, board }: ScenarioDef,
  needs: readonly Circumstance[] | undefined,
  field: string,
): PageProblem[] {
  const there = (foe: string) => foes.some(({ id }) => id === foe);
  return [
    ...foesOf(needs)
      .filter((foe) => !there(foe))
      .map((foe) => problem(field, 'noFoe', `there is no "${foe}" on this map`, { foe })),
    ...hexesOf(needs)
      .filter((hex) => !Object.hasOwn(board.hexes, hex))
      .map((hex) => problem(field, 'noHex', `there is no hex ${hex} on this map`, { hex, hexes: [hex] })),
  ];
}

export function ruleProblems(page: ScenarioDef): PageProblem[] {
  const ids = page.rules.map((rule, i) => ('id' in rule ? rule.id : `rule ${i}`));
  const foes = new Set(page.foes.map(({ id }) => id));
  const treasures = new Set(page.treasures.map(({ number }) => number));
  const hexes = page.board.hexes;
  return [
    ...duplicateIndexes(ids).map((i) => problem(`rules.${i}.id`, 'sameRule', `a second "${ids[i]}"`, { rule: ids[i] })),
    ...page.rules.flatMap((rule, i) => [
      ...foesNamed(rule)
        .filter((id) => !foes.has(id))
        .map((id) => problem(`rules.${i}`, 'noFoe', `there is no "${id}" on this map`, { foe: id })),
      ...hexesNamed(rule)
        .filter((hex) => !Object.hasOwn(hexes, hex))
        .map((hex) => problem(`rules.${i}`, 'noHex', `there is no hex ${hex} on this map`, { hex, hexes: [hex] })),
      ...(rule.kind === 'when' && rule.trigger.on === 'looted' ? rule.trigger.treasures : [])
        .filter((number) => !treasures.has(number))
        .map((number) =>
          problem(`rules.${i}.trigger.treasures`, 'noTreasure', `there is no treasure ${number} on this map`, {
            number,
          }),
        ),
      ...(rule.kind === 'when' ? choiceProblems(rule.does, `rules.${i}.does`) : []),
      ...(rule.kind === 'laid' && rule.as === 'obstacle' && rule.hexes.includes(page.start)
        ? [
            problem(
              `rules.${i}.hexes`,
              'startBlocked',
              `the hero begins on ${page.start}, and cannot stand in an obstacle`,
              { hex: page.start, hexes: [page.start] },
            ),
          ]
        : []),
    ]),
    ...laidProblems(page),
    ...tooManyProblems(page),
  ];
}

/** Checks terrain changes: terrain that a rule places must differ from the hex's earlier terrain, and `from` must differ from `to`. */
function laidProblems({ board, rules }: ScenarioDef): PageProblem[] {
  const now = new Map<HexId, Terrain>(Object.entries(board.hexes));
  return rules.flatMap((rule, i) => {
    if (rule.kind === 'when') return changeProblems(rule.does, `rules.${i}.does`);
    if (rule.kind !== 'laid') return [];
    const same = rule.hexes.filter((hex) => now.get(hex) === rule.as);
    for (const hex of rule.hexes) now.set(hex, rule.as);
    return same.map((hex) =>
      problem(`rules.${i}.hexes`, 'alreadySo', `${hex} is ${rule.as} already`, { hex, terrain: rule.as, hexes: [hex] }),
    );
  });
}

function changeProblems(deeds: readonly Deed[], field: string): PageProblem[] {
  return deeds.flatMap((deed, i) => {
    const at = `${field}.${i}`;
    if (deed.do === 'roll') return changeProblems(deed.does, `${at}.does`);
    if (deed.do === 'choose') return deed.among.flatMap(({ does }, n) => changeProblems(does, `${at}.among.${n}.does`));
    return deed.do === 'terrain' && deed.from === deed.to
      ? [problem(`${at}.to`, 'noChange', `${deed.from} is turned into ${deed.to}`, { terrain: deed.to })]
      : [];
  });
}

/** The maximum number of choices and rolls in a page's rules. */
const MAX_ASKED = 20;

/** The maximum number of counters and remembered choices in a page's rules. */
const MAX_FLAGS = 60;

/** Checks that a save has room for the page's choices, rolls and counters. */
function tooManyProblems({ rules }: ScenarioDef): PageProblem[] {
  const does = rules.flatMap((rule) => (rule.kind === 'when' ? rule.does : []));
  const asked = does.filter(asks).length;
  const flags = flagNames(rules).length;
  return [
    ...(asked > MAX_ASKED
      ? [
          problem('rules', 'manyAsked', `${asked} choices and rolls; ${MAX_ASKED} at most`, {
            count: asked,
            most: MAX_ASKED,
          }),
        ]
      : []),
    ...(flags > MAX_FLAGS
      ? [problem('rules', 'manyCounters', `${flags} counters; ${MAX_FLAGS} at most`, { count: flags, most: MAX_FLAGS })]
      : []),
  ];
}

/** Whether the effect of a rule needs an answer or a roll from the player. */
const asks = ({ do: kind }: Deed): boolean => kind === 'choose' || kind === 'roll';

/**
 * Checks that no choice or roll contains another choice or roll, because an effect of a rule can ask only one question. Also
 * checks that each choice has options, and that their ids differ.
 */
function choiceProblems(deeds: readonly Deed[], field: string): PageProblem[] {
  const within = (does: readonly Deed[], at: string) =>
    does.some(asks) ? [problem(at, 'nested', 'a choice or a roll within a choice or a roll')] : [];
  return deeds.flatMap((deed, i) => {
    const at = `${field}.${i}`;
    if (deed.do === 'roll') return within(deed.does, `${at}.does`);
    if (deed.do !== 'choose') return [];
    return [
      ...(deed.among.length > 0 ? [] : [problem(`${at}.among`, 'noOption', 'no option')]),
      ...duplicateIndexes(deed.among.map(({ id }) => id)).map((n) =>
        problem(`${at}.among.${n}.id`, 'sameOption', 'a second option of this name'),
      ),
      ...deed.among.flatMap(({ does }, n) => within(does, `${at}.among.${n}.does`)),
    ];
  });
}
