/** Reads the texts of a scenario: patterns (L2.2), goals (L29.1), rules and treasures (docs/CONTENT-LONG.md, section 2). */
import type { GoalDef, Pattern, RuleDeed, RuleDef, RuleTrigger } from '../../../rules/longTable/book';
import type { MonsterId, Rank } from '../../../rules/longTable/vocabulary';
import { fail, lookUpWord, match, type Piece, slicePiece, split, wholePiece } from './pieces';
import { CONDITION_WORDS, readAmount, readElement, readWholeNumber } from './words';

const RANK_OF = { '-': null, n: 'normal', e: 'elite', b: 'boss' } as const;

/**
 * Reads a pattern of ranks. `nee` has the ranks for 2, 3 and 4 heroes. For one hero the first rank counts, but an elite becomes a normal
 * monster (docs/CONTENT-LONG.md, section 10). A pattern of four letters begins with the rank for one hero.
 * @throws NotationError
 */
export function readPattern(piece: Piece): Pattern {
  const ranks = piece.text
    .split('')
    .map((letter, i) => lookUpWord<Rank | null>(slicePiece(piece, i, i + 1), RANK_OF, `rank: ${letter}`));
  const [two = null, three = null, four = null, more] = ranks;
  if (ranks.length === 4 && more !== undefined) return [two, three, four, more];
  if (ranks.length !== 3) fail(piece, `"${piece.text}": expected three letters, for 2, 3 and 4 heroes, or four`);
  return [two === 'elite' ? 'normal' : two, two, three, four];
}

/** Reads a monster with its pattern, such as `shuffler nee`. @throws NotationError */
export function readMonsterAt(piece: Piece): { readonly monster: MonsterId; readonly pattern: Pattern } {
  const [monster = '', ranks = ''] = match(piece, /^(\w+) (\S+)$/) ?? fail(piece, 'expected a monster and a pattern');
  return { monster, pattern: readPattern(slicePiece(piece, piece.text.length - ranks.length)) };
}

/** Reads a treasure: `12 gold`, `item funeralSeedCake` or `design bullseyeLantern`. @throws NotationError */
export function readTreasure(printed: string): { gold: number } | { item: string } | { design: string } {
  const whole = wholePiece(printed);
  const [gold] = match(whole, /^(\d+) gold$/) ?? [];
  if (gold) return { gold: Number(gold) };
  const [kind, id = ''] = match(whole, /^(item|design) (\w+)$/) ?? fail(whole, `"${printed}" is no treasure`);
  return kind === 'item' ? { item: id } : { design: id };
}

/** The facts about a scenario that reading its goal needs. */
export interface GoalNames {
  /** Returns the monster type on a mark. */
  readonly monsterOn: (mark: string) => MonsterId | undefined;
  /** Returns the id of the obstacle on a mark. */
  readonly obstacleOn: (mark: string) => string | undefined;
  /** Returns the id of the escort on a mark. */
  readonly escortOn: (mark: string) => string | undefined;
  /** L27.9: whether the party has one hero at set-up, for goals with `alone`. */
  readonly alone: boolean;
}

/** Reads a goal, such as `loot 1 2` or `bells 1 2 for 3, alone 6`, where `1` and `2` are marks of the map. @throws NotationError */
export function readGoalText(printed: string, named: GoalNames): GoalDef {
  const whole = wholePiece(printed);
  const [kind = '', ...words] = whole.text.split(' ');
  const number = (i: number): number => readWholeNumber(whole, words[i] ?? '');
  const mark = (i: number): string => words[i] ?? fail(whole, 'a mark is missing');
  const least = (found: string | undefined, what: string): string => found ?? fail(whole, `no ${what} on this mark`);
  switch (kind) {
    case 'killAll':
      return { goal: 'killAll' };
    case 'kill':
      return { goal: 'kill', monster: least(named.monsterOn(mark(0)), 'monster') };
    case 'plates':
      return { goal: 'plates', marks: some(whole, words) };
    case 'loot':
      return { goal: 'loot', marks: some(whole, words), count: words.length };
    case 'lootAny':
      return { goal: 'loot', marks: some(whole, words.slice(1)), count: number(0) };
    case 'destroy':
      return { goal: 'destroy', ids: some(whole, words).map((each) => least(named.obstacleOn(each), 'obstacle')) };
    case 'escort':
      if (words[1] !== 'atLeast') fail(whole, 'expected escort MARK atLeast n');
      return { goal: 'escort', mark: mark(0), atLeast: number(2) };
    case 'exit':
      return { goal: 'exit', mark: mark(0) };
    case 'survive':
      return { goal: 'survive', round: number(0) };
    case 'protect':
      return { goal: 'protect', escort: least(named.escortOn(mark(0)), 'escort'), round: number(1) };
    case 'fetch':
      return { goal: 'fetch', treasure: mark(0), mark: mark(1) };
    case 'bells': {
      const [marks = '', rounds = '', alone = ''] =
        match(whole, /^bells (.+) for (\d+), alone (\d+)$/) ?? fail(whole, 'expected bells MARKS for n, alone n');
      return { goal: 'bells', marks: marks.split(' '), rounds: Number(named.alone ? alone : rounds) };
    }
    default:
      return fail(whole, `"${kind}" is no goal`);
  }
}

const some = (whole: Piece, marks: readonly string[]): readonly string[] =>
  marks.length > 0 ? marks : fail(whole, 'a mark is missing');

/** Returns the marks of the treasures that a goal needs, which become goal treasures (L4.7; docs/CONTENT-LONG.md, section 2). */
export function goalTreasures(goal: GoalDef): readonly string[] {
  if (goal.goal === 'loot') return goal.marks;
  return goal.goal === 'fetch' ? [goal.treasure] : [];
}

/**
 * Reads a rule, such as `on round 2 every 3 to 8: spawn chattel --e 2; heal 1`. The rule's id is `rule` with the
 * number of the rule in the scenario, from 1.
 * @param index the index of the rule in the scenario, from 0
 * @throws NotationError
 */
export function readRule(printed: string, index: number): RuleDef {
  const whole = wholePiece(printed);
  const colon = whole.text.indexOf(':');
  if (!whole.text.startsWith('on ') || colon < 0) fail(whole, 'expected on TRIGGER: deeds');
  const head = slicePiece(whole, 'on '.length, colon);
  const once = head.text.endsWith(' once');
  return {
    id: `rule${index + 1}`,
    trigger: trigger(once ? slicePiece(head, 0, head.text.length - ' once'.length) : head),
    ...(once ? { once: true } : {}),
    does: split(slicePiece(whole, colon + 1), ';').map(deed),
  };
}

function trigger(piece: Piece): RuleTrigger {
  const [kind, object = ''] = match(piece, /^(endTurn|entered|looted|dies) (\S+)$/) ?? [];
  if (kind === 'dies') return { on: 'dies', monster: object };
  if (kind === 'endTurn' || kind === 'entered' || kind === 'looted') return { on: kind, mark: object };
  const [door] = match(piece, /^opened D(\d)$/) ?? [];
  if (door) return { on: 'opened', door: Number(door) };
  const [round, every, to] =
    match(piece, /^round (\d+)(?: every (\d+) to (\d+))?$/) ?? fail(piece, `"${piece.text}" is no trigger`);
  return { on: 'round', round: Number(round), ...(every ? { every: Number(every), to: Number(to) } : {}) };
}

function deed(piece: Piece): RuleDeed {
  const [verb = '', ...words] = piece.text.split(' ');
  const object = slicePiece(piece, verb.length);
  const door = (): number => readWholeNumber(object, match(object, /^D(\d)$/)?.[0] ?? '');
  switch (verb) {
    case 'spawn': {
      const [monster = '', ranks = '', mark = ''] =
        match(object, /^(\w+) (\S+) (\S+)$/) ?? fail(object, 'expected KIND PATTERN MARK');
      const at = monster.length + 1;
      return { deed: 'spawn', monster, pattern: readPattern(slicePiece(object, at, at + ranks.length)), mark };
    }
    case 'flood':
      return { deed: 'flood', room: readWholeNumber(object) };
    case 'hurt': {
      const [, room] = /^in(\d)$/.exec(words[0] ?? '') ?? [];
      if (room === undefined && words[0] !== 'heroes') fail(object, 'expected heroes, or inR and the damage');
      const damage = readAmount(slicePiece(object, (words[0] ?? '').length));
      return { deed: 'hurt', ...(room === undefined ? {} : { room: Number(room) }), amount: damage };
    }
    case 'heal':
      return { deed: 'heal', amount: readAmount(object) };
    case 'give':
      return { deed: 'give', condition: lookUpWord(object, CONDITION_WORDS, 'condition') };
    case 'element': {
      const created = readElement(object);
      return { deed: 'element', element: created === 'any' ? fail(object, 'expected one named element') : created };
    }
    case 'unlock':
      return { deed: 'unlock', door: door() };
    case 'open':
      return { deed: 'open', door: door() };
    case 'fail':
      return { deed: 'fail' };
    default:
      return fail(piece, `"${verb}" is no deed`);
  }
}
