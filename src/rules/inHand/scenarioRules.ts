/** Triggers the special rules of a scenario, and handles the player's answers to them (R3.1). */
import type { HexId } from '../core/hexes';
import { createScript } from '../core/script';
import type { Book, Choice, Circumstance, Deed, SpecialRule, Trigger } from './book';
import { cardsIn } from './cards';
import type { Command } from './commands';
import { doDeed, moveFollower, SPECIAL_RULE, takeWaveMoney, usePick } from './deeds';
import type { GameEvent } from './events';
import { recordReachedGoals } from './goals';
import { changeGold, goldOf } from './purse';
import { rollForPurpose } from './rolling';
import { areCircumstancesMet, isCircumstanceMet, rulesOf } from './special';
import type { FoeState, State, WorkingState } from './state';
import { tornMarkOf } from './tileMarks';
import { emit, type Transaction } from './transaction';

/** What the triggers of rules are compared with. One event can stand for several happenings. */
type Happening =
  | {
      readonly on: Exclude<Trigger['on'], 'endTurnOn' | 'combatBegins' | 'dies' | 'looted' | 'shoved' | 'harmlessTurn'>;
    }
  | { readonly on: 'endTurnOn'; readonly at: HexId }
  | { readonly on: 'combatBegins' | 'dies' | 'shoved' | 'harmlessTurn'; readonly foe: string }
  | { readonly on: 'looted'; readonly treasure: number };

const script = createScript<Book, WorkingState, GameEvent, Happening, Trigger, Circumstance, Deed>({
  rulesOf: (book) => rulesOf(book, 'when'),
  applyConsequences: precede,
  happeningsOf,
  isTriggered,
  isCircumstanceMet: (book, state, what, happening) => isCircumstanceMet(book, state, what, foeOf(state, happening)),
  announce: (t, id, happening) =>
    emit(
      t,
      happening.on === 'endTurnOn'
        ? { type: 'tileReached', id, at: happening.at, rule: SPECIAL_RULE }
        : { type: 'specialRule', id, rule: SPECIAL_RULE },
    ),
  doDeed: (t, deed, decision, happening) =>
    doDeed(t, deed, decision, happening ? foeOf(t.state, happening) : undefined),
});

/** Triggers special rules by the events from index `from` on, and by the events that the triggered rules add. */
export const triggerRules: (t: Transaction, from?: number) => void = script.triggerByEvents;

/** The monster that a happening concerns; undefined if it concerns none. */
function foeOf(state: State, happening: Happening): FoeState | undefined {
  return 'foe' in happening ? state.foes.find(({ id }) => id === happening.foe) : undefined;
}

function precede(t: Transaction, event: GameEvent): void {
  if (event.type === 'roundEnded') for (const rule of rulesOf(t.book, 'follower')) moveFollower(t, rule);
  if (event.type === 'monsterDied') takeWaveMoney(t, event.foe);
}

function happeningsOf(state: State, event: GameEvent): Happening[] {
  switch (event.type) {
    case 'roundBegan':
      return [{ on: 'roundBegins' }];
    case 'roundEnded':
      return [{ on: 'roundEnds' }];
    case 'combatBegan':
      return [{ on: 'combatBegins', foe: event.foe }];
    case 'monsterDied':
      return [{ on: 'dies', foe: event.foe }];
    case 'attackDeclared':
      return event.by === 'hero' && event.ranged ? [{ on: 'rangedAttack' }] : [];
    case 'looted':
      return event.what === 'treasure' ? [{ on: 'looted', treasure: event.number }] : [];
    case 'distanceChanged':
      return event.by === 'monster' && event.how !== 'move' && state.fight
        ? [{ on: 'shoved', foe: state.fight.foe }]
        : [];
    case 'turnEnded': {
      const { who, foe, harmed } = event;
      const idle: Happening[] = who === 'monster' && foe !== null && !harmed ? [{ on: 'harmlessTurn', foe }] : [];
      return [...idle, { on: 'turnEnds' }];
    }
    case 'scenarioWon':
      return [{ on: 'won' }];
    default:
      return [];
  }
}

function isTriggered({ round }: State, trigger: Trigger, happening: Happening): boolean {
  switch (trigger.on) {
    case 'roundEnds':
      return happening.on === 'roundEnds' && round === (trigger.round ?? round) && round >= (trigger.from ?? 0);
    case 'endTurnOn':
      return happening.on === 'endTurnOn' && happening.at === trigger.at;
    case 'combatBegins':
      return happening.on === 'combatBegins' && happening.foe === (trigger.foe ?? happening.foe);
    case 'dies':
      return happening.on === 'dies' && trigger.foes.includes(happening.foe);
    case 'shoved':
      return happening.on === 'shoved' && happening.foe === trigger.foe;
    case 'looted':
      return happening.on === 'looted' && trigger.treasures.includes(happening.treasure);
    case 'roundBegins':
    case 'turnEnds':
    case 'rangedAttack':
    case 'harmlessTurn':
    case 'won':
      return happening.on === trigger.on;
  }
}

/** At the end of the hero's turn, records the goals and triggers the special rules for ending a turn on the hero's hex. */
export function endTurnOnTile(t: Transaction): void {
  recordReachedGoals(t);
  script.triggerByHappening(t, { on: 'endTurnOn', at: t.state.hero.at });
}

/** The legal answers to the first waiting decision of a special rule; empty if no answer is possible any more. */
export function answersToDecision(book: Book, state: State): Command[] {
  const deed = script.currentDeed(book, state);
  if (deed?.do === 'roll') return [{ type: 'roll' }];
  if (deed?.do !== 'choose') return [];
  return deed.among
    .filter(({ needs, costs = 0 }) => areCircumstancesMet(book, state, needs) && goldOf(book, state) >= costs)
    .flatMap((choice) =>
      picksFor(book, state, choice).map((what): Command => ({ type: 'choose', option: choice.id, what })),
    );
}

function picksFor(book: Book, { hero, ...rest }: State, { pick }: Choice): (string | null)[] {
  if (pick === undefined) return [null];
  if (pick === 'discarded') return cardsIn({ hero, ...rest }, 'discard').map(({ id }) => id);
  const usable = ({ id }: { id: string }) => book.items[id]?.use !== 'free';
  const wanted = pick === 'spentItem' ? 'spent' : 'ready';
  return hero.items.filter((item) => item.state === wanted && usable(item)).map(({ id }) => id);
}

/** Answers a special rule's choice. */
export function choose(t: Transaction, option: string, what: string | null): void {
  script.decide(t, (deed, { rule }) => {
    const choice = deed.do === 'choose' ? deed.among.find(({ id }) => id === option) : undefined;
    if (!choice) return [];
    emit(t, { type: 'decided', id: rule, option, what, rule: SPECIAL_RULE });
    const answer = tornMarkOf(t.book, rule, option);
    if (answer !== null && !t.state.used.includes(answer)) t.state.used.push(answer);
    if (choice.costs) changeGold(t, -choice.costs, SPECIAL_RULE);
    if (what !== null) usePick(t, choice, what);
    return choice.does;
  });
}

/** Makes the roll of a special rule (R2.3). The rule's effects happen if the rule lists the rolled face. */
export function rollForRule(t: Transaction): void {
  script.decide(t, (deed) => {
    const face = rollForPurpose(t, 'lot', 1, 1, null);
    return deed.do === 'roll' && deed.faces.includes(face) ? deed.does : [];
  });
}

/** Removes the first decision, because it has no legal answer. */
export function dropDecision(t: Transaction): void {
  t.state.decisions.shift();
}

/** The initial state of the special rules: counters, followers, changed terrain, and the monsters of waves, which are absent at first. */
export function initialRuleState(
  rules: readonly SpecialRule[],
  scenarioLevel: number,
): Pick<WorkingState, 'flags' | 'followers' | 'tiles' | 'absent'> {
  const start: ReturnType<typeof initialRuleState> = { flags: {}, followers: {}, tiles: {}, absent: [] };
  for (const rule of rules) {
    if (rule.kind === 'counter') start.flags[rule.id] = rule.start + (rule.perLevel ?? 0) * scenarioLevel;
    if (rule.kind === 'follower') start.followers[rule.id] = rule.at;
    if (rule.kind === 'laid') for (const hex of rule.hexes) start.tiles[hex] = rule.as;
    if (rule.kind === 'wave') start.absent.push(...rule.foes.map(({ foe }) => foe));
  }
  return start;
}
