/**
 * Plausible mistakes in the rules of the Long Table: off by one, a forgotten condition, a wrong order, a dropped exemption. `npm run
 * breakages` applies each mistake, one at a time, and expects a test to fail.
 */

/** One small mistake. */
export interface Breakage {
  /** The rule that the mistake breaks. */
  readonly rule: string;
  /** The file to change; `text` occurs in it exactly once and is replaced by `instead`. */
  readonly file: string;
  readonly text: string;
  readonly instead: string;
  /** Files or folders of tests that should fail first; all other tests of the room run after them. */
  readonly tests: readonly string[];
}

type Written = readonly [rule: string, text: string, instead: string];

const RULES = 'src/rules/longTable';
const TESTS = 'test/rules/longTable';

/** Mistakes in one file of the rules. `tests` names the nearest tests, separated by spaces. */
const inFile = (name: string, tests: string, written: readonly Written[]): Breakage[] =>
  written.map(([rule, text, instead]) => ({
    rule,
    file: `${RULES}/${name}.ts`,
    text,
    instead,
    tests: tests.split(' ').map((test) => `${TESTS}/${test}.test.ts`),
  }));

const BEFORE_TURNS: readonly Breakage[] = [
  ...inFile('level', 'level terrain', [
    ['L3.1', 'Math.ceil(average / 2)', 'Math.round(average / 2)'],
    ['L3.3', 'Math.floor(trap / 2)', 'Math.ceil(trap / 2)'],
    ['L3.4', 'setup.openInformation && setup.heroes.length > 1', 'setup.openInformation'],
  ]),
  ...inFile('setup', 'setup', [
    ['L2.1', 'if (heroBook(book, seat.hero).traits.ignoresItemCards) return;', ''],
    ['L2.1', 'seat.goals = seat.goals.slice(0, 1);', ''],
  ]),
  ...inFile('spawning', 'rooms', [
    ['L2.4', "(rank === 'normal' ? 1 : 0)", "(rank === 'normal' ? 0 : 1)"],
    ['L2.3', "each.kind === 'monster' && each.monster === monster ?", "each.kind === 'monster' ?"],
  ]),
  ...inFile('turnOrder', 'turnOrder', [
    ['L6.4', ': LAST_INITIATIVE + 1;', ': 0;'],
    ['L6.5', "['boss', 'named', 'elite', 'normal']", "['boss', 'named', 'normal', 'elite']"],
    ['L6.5', 'return place * WIDTH + numberIn(figure.id);', 'return (place + 1) * WIDTH + numberIn(figure.id);'],
  ]),
  ...inFile('rooms', 'rooms', [
    ['L10.3', 'initiative < now.initiative ||', 'initiative <= now.initiative ||'],
    ['L10.4', 'return at < state.place;', 'return at <= state.place;'],
    ['L10.6', '(turn ? round : round + 1)', 'round'],
    ['L27.3', 'leavesMoney: false, rule:', 'leavesMoney: true, rule:'],
  ]),
  ...inFile('rounds', 'rounds', [
    ['L6.1', '!canSelect(seat) && !canRest(state, seat.hero)', '!canSelect(seat)'],
    ['L28.1', "{ do: 'cleanUp' }, { do: 'shortRests' }", "{ do: 'shortRests' }, { do: 'cleanUp' }"],
  ]),
  ...inFile('turns', 'turns nextTurn monsterTurn', [
    ['L16.4', '(late ? state.lateGroup !== monster : place !== state.place)', 'place !== state.place'],
    ['L19.3', 'return figure.since < state.round;', 'return figure.since <= state.round;'],
  ]),
];

const HERO_TURNS: readonly Breakage[] = [
  ...inFile('heroTurn', 'heroTurn', [
    ['L7.3', 'const isLost = !basic && done &&', 'const isLost = done &&'],
    ['L7.4', 'const isLost = !basic && done &&', 'const isLost = !basic &&'],
  ]),
  ...inFile('actions', 'heroTurn', [
    ['L18.7', 'if (did) gainActionRewards(t, action);', 'gainActionRewards(t, action);'],
  ]),
  ...inFile('movement', 'movement', [
    ['L9.1', 'if (walker.landingCost(hex) <= rest)', 'if (walker.landingCost(hex) < Number.POSITIVE_INFINITY)'],
    ['L10.1', 'if (isDoor) openDoor', 'if (isDoor && !move.jump) openDoor'],
  ]),
  ...inFile('walkers', 'movement ways', [
    ['L4.5', "!sure && (terrain === 'difficult' || graves.has(hex))", "terrain === 'difficult' || graves.has(hex)"],
    ['L9.3', 'land: cost - 1, negative', 'land: 0, negative'],
    ['L27.6', "other.kind === 'obstacle' || hasAsEnemy(figure, other)", 'hasAsEnemy(figure, other)'],
  ]),
  ...inFile('terrain', 'terrain movement forced', [
    ['L9.3', 'if (!over) touchTerrain(t, id, by);', 'touchTerrain(t, id, by);'],
    ['L18.8', 'amount: damage, source, credit: by }] : []', 'amount: damage, source, credit: null }] : []'],
  ]),
  ...inFile('forcedMoves', 'forced', [
    ['L14.2', 'if (to === attacker) return true;', ''],
    ['L14.2', 'now.path.findLastIndex((hex) => isFree(state, hex))', 'now.path.length - 1'],
  ]),
  ...inFile('resting', 'resting', [
    ['L8.1', "cardsCountedIn(state, hero, 'discard').length >= CARDS_OF_REST", 'hasCardsFor(state, hero)'],
    ['L8.2', 'if (figure.hp > 1) ask', 'if (figure.hp > 0) ask'],
  ]),
  ...inFile('items', 'items', [['L21.4', 'held.uses >= slots', 'held.uses > slots']]),
  ...inFile('looting', 'looting', [
    ['L18.5', 'state.seats.some(({ found }) => found.includes(number))', 'seat.found.includes(number)'],
    ['L25.9', 'state.money = state.money.filter((hex) => !hexes.has(hex));', 'state.money = [];'],
  ]),
  ...inFile('elements', 'elements', [
    ['L16.3', 'if (!turn.created.includes(element)) turn.created.push(element);', "strengthen(t, [element], 'L16.1');"],
    [
      'L28.1',
      "elements[element] === 'strong');\n",
      "elements[element] === 'strong');\n  for (const each of waning) elements[each] = 'waning';\n",
    ],
  ]),
  ...inFile('summons', 'heroTurn', [['L19.1', 'printed.values.hp + setup.level +', 'printed.values.hp +']]),
];

const ATTACKS: readonly Breakage[] = [
  ...inFile('attack', 'attack bonuses', [
    ['L11.6', 'if (!figureOf(t.state, job.attacker)) return;', ''],
    ['L17.2', 'begun.job.targets.includes(bearer) ||', ''],
  ]),
  ...inFile('attackCalculation', 'attack', [['L11.1', 'const tooNear = !job.melee && ', 'const tooNear = ']]),
  ...inFile('modifierDecks', 'modifierDecks', [
    [
      'L12.4',
      'if (first.rolling && second.rolling) drawUntilNotRolling();',
      'if (first.rolling || second.rolling) drawUntilNotRolling();',
    ],
    ['L12.5', "mode === 'advantage' ? all() : standing", 'all()'],
    ['L12.6', 'neither ? 0 : ', 'neither ? 1 : '],
    ['L12.6', 'rp >= rq && hasEffectsOf(p, q) &&', 'rp >= rq &&'],
    ['L12.8', 'factor *= 2;', 'sum *= 2;'],
    ['L12.9', "id === '2x' || id === 'null'", "id === '2x'"],
  ]),
  ...inFile('areas', 'areas', [
    ['L13.2', ', ...sixTurns(area.red.map(mirrored))]', ']'],
    ['L13.2', 'rangeBetween(situation, from, hex) <= range', 'rangeBetween(situation, from, hex) < range'],
  ]),
  ...inFile('targets', 'targets', [
    ['L13.1', 'besides < limitOf(book, ability.mods)', 'besides <= limitOf(book, ability.mods)'],
    ['L15.9', "if (hasToken(target, 'invisible')) return false;", ''],
  ]),
  ...inFile('effects', 'effects', [
    ['L15.2', 'const fresh = state.turn?.figure === id;', 'const fresh = false;'],
    ['L18.2', "took.includes('poison') ? 0", 'took.length > 0 ? 0'],
  ]),
  ...inFile('damage', 'damage', [
    ['L11.5', ".filter(({ kind }) => kind !== 'obstacle')", ''],
    ['L20.1', "const discard = cardsCountedIn(state, hero, 'discard');", 'const { discard } = seatOf(state, hero);'],
    ['L20.5', 'if (!state.ending) {', "if (state.ending !== 'lost') {"],
  ]),
  ...inFile('bonuses', 'bonuses', [
    ['L17.2', 'if (bonus.used === slots.length)', 'if (bonus.used === slots.length - 1)'],
    ['L17.5', 'retaliate && range <= retaliateRange', 'retaliate && range <= 1'],
  ]),
  ...inFile('odds', 'odds', [
    ['L12.5', '(_sum, last, weight) => count(NOTHING, last, weight)', 'count'],
    ['L36.9', '(b.count - (a === b ? 1 : 0))', 'b.count'],
  ]),
];

const MONSTERS: readonly Breakage[] = [
  ...inFile('ways', 'ways focus', [
    ['L23.3', "const negatives = gait === 'jump' && footing.negative ? 1 : 0;", 'const negatives = 0;'],
    ['L24.6', 'walk(grid, footing, to, false, back)', 'walk(grid, footing, to, true, back)'],
  ]),
  ...inFile('focus', 'focus', [
    ['L23.7', '    [1, ({ negatives }) => negatives],\n', ''],
    [
      'L23.6',
      '[3, ({ range }) => range],\n    [4, ({ place }) => place],',
      '[4, ({ place }) => place],\n    [3, ({ range }) => range],',
    ],
  ]),
  ...inFile('monsterMoves', 'monsterMoves', [
    ['L24.3', 'within: length <= m,', 'within: length < m,'],
    ['L24.4', "last.keep('L24.4', ({ hex }) => disadvantaged(aim, marks, others, hex, shoots));", ''],
    ['L24.6', 'negativesIn(key) + negativesIn(on)', 'negativesIn(on)'],
  ]),
  ...inFile('deciding', 'monsterMoves monsterTurn', [
    ['L24.3', "!form.melee && !hasToken(figure, 'muddle')", '!form.melee'],
    ['L25.5', 'marks, form, lines.attacked);', 'marks, form);'],
  ]),
  ...inFile('aiming', 'monsterTurn monsterMoves', [
    ['L25.2', 'b.others.length - a.others.length || compareRanks', 'compareRanks'],
    ['L25.3', 'a.range - b.range || a.place - b.place', 'a.place - b.place'],
  ]),
  ...inFile('monsterLines', 'monsterTurn', [
    ['L25.7', '(hurt ? lostBy(each) : Number(isIll(each)))', 'lostBy(each)'],
    ['L25.10', 'Number(isFocus(b.figure)) - Number(isFocus(a.figure)) || ', ''],
  ]),
  ...inFile('retreats', 'monsterTurn', [['L24.9', 'negativesIn(key) > 0 || lengthIn(key) > n', 'lengthIn(key) > n']]),
  ...inFile('monsterSummons', 'monsterTurn', [['L25.8', 'since: t.state.round + 1', 'since: t.state.round']]),
  ...inFile('walking', 'monsterTurn', [
    ['L24.8', "const isHeld = at > 0 && (hasToken(figure, 'immobilize') ||", 'const isHeld = at > 0 && ('],
  ]),
  ...inFile('forecast', 'forecast', [
    ['L36.9', "hasToken(figure, 'wound') && figure.hp <= 1", "hasToken(figure, 'wound') && figure.hp < 1"],
  ]),
];

const SCENARIOS: readonly Breakage[] = [
  ...inFile('goalProgress', 'scenarioRules', [
    ['L29.1', 'if (t.state.ending) return;', ''],
    ['L29.1', 'scenario.rooms.every((_, room) => state.rooms.includes(room)) && countMonsters', 'countMonsters'],
  ]),
  ...inFile('scenarioRules', 'scenarioRules', [['L27.7', 'round <= to &&', 'round < to &&']]),
  ...inFile('goals', 'goals', [['L29.3', 'value > test.atMost + more', 'value >= test.atMost + more']]),
  ...inFile('counters', 'goals', [
    ['L18.8', "event.type === 'summonGone' && event.figure === figure", "event.type === 'summonGone'"],
  ]),
  ...inFile('penalties', 'dungeonPenalties', [['L34.4', 'Math.max(1, opened) === round', 'opened === round']]),
];

const CAMPAIGN: readonly Breakage[] = [
  ...inFile('perks', 'campaign/town campaign/world', [
    ['L32.7', "['replace', 'remove', 'add', 'trait']", "['remove', 'replace', 'add', 'trait']"],
  ]),
  ...inFile('campaign/travel', 'campaign/travel', [['L31.1', ' && !node?.links.includes(stage.after)', '']]),
  ...inFile('campaign/outcomes', 'campaign/travel', [
    ['L31.3', 'if (outcome.otherwise && task.applied) return push(c, rest);', ''],
    ['L31.5', 'world.events[def.deck].push(event);', 'world.events[def.deck].unshift(event);'],
  ]),
  ...inFile('campaign/gains', 'campaign/travel campaign/town campaign/world', [
    ['L31.4', 'Math.max(least, world.prosperity + n)', 'Math.max(0, world.prosperity + n)'],
    ['L32.12', 'from > level && from <= next', 'from === next'],
  ]),
  ...inFile('campaign/lookups', 'campaign/town', [
    ['L32.3', 'Math.abs(reputation) >= from', 'Math.abs(reputation) > from'],
    ['L32.7', 'hero.startPerks + hero.level - 1 + byMarks - ticked', 'hero.startPerks + hero.level + byMarks - ticked'],
  ]),
  ...inFile('campaign/town', 'campaign/town', [['L32.6', ' - Math.floor(world.donations / every)', '']]),
  ...inFile('campaign/enhance', 'campaign/enhance', [
    ['L32.8', '.size > prosperityLevel', '.size >= prosperityLevel'],
    ['L32.10', "mark.mark !== 'hex' && hasSeveralTargets(ability)", 'hasSeveralTargets(ability)'],
  ]),
  ...inFile('campaign/heroes', 'campaign/town', [
    ['L32.2', 'GOLD_PER_LEVEL * (level + 1)', 'GOLD_PER_LEVEL * level'],
    ['L32.11', 'c.state.lines[hero.line] = (c.state.lines[hero.line] ?? 0) + 1;', ''],
  ]),
  ...inFile('campaign/finish', 'campaign/world campaign/travel', [
    ['L30.1', 'if (!node || casual) return;', 'if (!node) return;'],
  ]),
  ...inFile('campaign/effects', 'campaign/world campaign/town', [['L30.3', 'if (at >= 0) held.splice(at, 1);', '']]),
  ...inFile('campaign/dungeon', 'campaign/dungeon', [
    ['L34.3', '[...rest.slice(at + 1), ...rest.slice(0, at)]', 'rest.slice(at + 1)'],
    ['L34.2', "two === 'elite' ? 'normal' : two, two", 'two, two'],
  ]),
];

export const BREAKAGES: readonly Breakage[] = [
  ...BEFORE_TURNS,
  ...HERO_TURNS,
  ...ATTACKS,
  ...MONSTERS,
  ...SCENARIOS,
  ...CAMPAIGN,
];
