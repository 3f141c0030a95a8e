/** Defines the laws about phases: the state contains everything that its phase needs, and nothing that belongs to other phases. */
import type { Phase } from '../../../flow/inHand/phases';
import { currentAttackAbility } from '../../../rules/inHand/heroAttack';
import type { State } from '../../../rules/inHand/state';
import { cardsIn, isUnique, type Law } from './tableLaws';

/** Splits a phase into the part of the round, such as 'heroTurn', and the decision in it, such as 'suffering'. */
function partsOf(phase: Phase): readonly [string, string] {
  const [part = '', asks = ''] = phase.split('.');
  return [part, asks];
}

const isOver = (phase: Phase): boolean => phase === 'won' || phase === 'lost';
const isIn = (phase: Phase, ...parts: readonly string[]): boolean => parts.includes(partsOf(phase)[0]);
const asksFor = (phase: Phase, ...what: readonly string[]): boolean => what.includes(partsOf(phase)[1]);
const iff = (a: boolean, b: boolean): boolean => a === b;

/** Parts of a round in which a turn of the hero must be in progress. */
const WITHIN_TURN = ['heroTurn', 'interrupt'];
/** Parts of a round in which a turn of the hero can be in progress. */
const MAYBE_WITHIN_TURN = ['entry', 'behaviour', 'initiative'];
/** Phases before the round's cards are selected. */
const BEFORE_CARDS = ['roundStart', 'select', 'forcedRest', 'longRest'];
/** Phases after all turns of the round. */
const AFTER_TURNS = ['cleanup', 'shortRest', 'roundEnd'];

/** The cards selected for this round: at most two. */
const chosen = ({ leading, second }: State): string[] => [leading, second].filter((id) => id !== null);
const selected = (state: State): string[] => cardsIn(state, 'selected').map(({ id }) => id);
const includesAll = (all: readonly string[], some: readonly string[]): boolean =>
  some.every((each) => all.includes(each));

/** Laws: everything that is in progress belongs to the phase. */
const PHASES: Readonly<Record<string, Law>> = {
  'R6.2 the state has an `ending` if the scenario is lost, and only then': ({ ending }, _, { phase }) =>
    iff(ending !== null, phase === 'lost'),
  'R9.1 a turn of the hero is in progress only in phases of this turn': ({ turn }, _, { phase }) =>
    isOver(phase) || isIn(phase, ...MAYBE_WITHIN_TURN) || iff(turn !== null, isIn(phase, ...WITHIN_TURN)),
  "R24.1 the monster's turn is in progress only in phases of this turn": ({ foeTurn, fight }, _, { phase }) =>
    isOver(phase) || iff(foeTurn !== null, isIn(phase, 'monsterTurn', 'interrupt') && fight !== null),
  'R21.1 the phase asks about damage exactly when damage is pending': ({ suffering }, _, { phase }) =>
    isOver(phase) || (iff(suffering !== null, asksFor(phase, 'suffering')) && suffering?.amount !== 0),
  'R3.1 the phase asks for a decision only if one is pending': ({ decisions }, _, { phase }) =>
    !asksFor(phase, 'deciding') || decisions.length > 0,
  'R7.4 a rest is in progress only in phases of a rest': ({ rest, hero }, _, { phase }) => {
    if (isOver(phase)) return true;
    if (phase === 'longRest') return rest !== null && rest.lost === null;
    const drawn = hero.cards.some(({ id, zone }) => id === rest?.lost && zone === 'discard');
    return phase === 'forcedRest' || phase === 'shortRest' ? drawn : rest === null;
  },
  'R7.6 there is no long rest in combat': ({ fight }, _, { phase }) => phase !== 'longRest' || fight === null,
  'R25.6 the player chooses between several living monsters, outside of combat': (state, _, { phase }) => {
    const { candidates, fight, foes, absent } = state;
    if (candidates.length === 0) return phase !== 'entry';
    const pending = phase === 'entry' || asksFor(phase, 'suffering', 'deciding', 'favour') || isOver(phase);
    const stands = (id: string) => foes.some((foe) => foe.id === id && foe.hp > 0) && !absent.includes(id);
    return pending && fight === null && candidates.length > 1 && isUnique(candidates) && candidates.every(stands);
  },
  "R9.5 the ability of an item (`favour`) is pending only in the hero's turn": ({ favour, hero }, _, { phase }) =>
    isOver(phase) ||
    (favour === null
      ? phase !== 'heroTurn.favour'
      : isIn(phase, 'heroTurn') &&
        asksFor(phase, 'favour', 'suffering', 'deciding') &&
        hero.items.some(({ id }) => id === favour.item)),
  "R15.1 effects are offered in a combat only, in the hero's turn": ({ offers, fight }, _, { phase }) =>
    isOver(phase) ||
    (offers.length === 0
      ? phase !== 'heroTurn.effects'
      : fight !== null && isIn(phase, 'heroTurn') && asksFor(phase, 'effects', 'favour', 'suffering', 'deciding')),
};

/** Laws about who has acted in the round, and about the selected cards. */
const ROUND: Readonly<Record<string, Law>> = {
  'R25.5 a round with a fight is a combat round': ({ fight, combat }) => fight === null || combat,
  'R6.1 the hero acts once in a round': ({ acted }, _, { phase }) => {
    if (isOver(phase) || isIn(phase, 'monsterTurn', 'turnEnd')) return true;
    return iff(acted, isIn(phase, ...AFTER_TURNS));
  },
  'R6.1 the monster acts once in a round': ({ fight }, _, { phase }) => {
    if (isOver(phase) || fight === null) return true;
    if (isIn(phase, ...BEFORE_CARDS, 'behaviour', 'initiative')) return !fight.acted;
    return !isIn(phase, ...AFTER_TURNS, 'monsterTurn', 'interrupt') || fight.acted;
  },
  "R8.1 the monster's behaviour is rolled after card selection, before anybody acts": ({ fight }, _, { phase }) => {
    if (isOver(phase)) return true;
    if (phase === 'behaviour') return fight !== null && fight.face === null;
    if (phase === 'initiative') return fight !== null && fight.face !== null;
    if (fight === null) return !asksFor(phase, 'rolling');
    if (isIn(phase, ...BEFORE_CARDS)) return fight.face === null;
    return asksFor(phase, 'suffering', 'deciding', 'favour') || fight.acted || fight.face !== null;
  },
  'R24.1 a monster that has acted has a behaviour': ({ fight }) =>
    fight === null || !fight.acted || fight.face !== null,
  'R7.1 two different cards are chosen, or none': ({ leading, second, initiative, hero }) =>
    leading === null || second === null
      ? leading === second && initiative === 0
      : leading !== second &&
        initiative > 0 &&
        includesAll(
          hero.cards.map(({ id }) => id),
          [leading, second],
        ),
  'R7.1 only the two cards of this round are selected': (state) => includesAll(chosen(state), selected(state)),
  "R7.1 the cards are selected at the start of the round, and stay selected until the hero's turn": (
    state,
    _,
    { phase },
  ) => {
    if (isOver(phase)) return true;
    const { acted, turn } = state;
    if (isIn(phase, ...BEFORE_CARDS)) return chosen(state).length === 0 && selected(state).length === 0;
    if (isIn(phase, ...AFTER_TURNS) || acted) return selected(state).length === 0;
    if (turn !== null) return chosen(state).length === 2;
    // R25.6: if a monster is near at the start of the round, the player chooses it before selecting cards.
    return phase === 'entry' ? chosen(state).length === 0 : selected(state).length === 2;
  },
};

/** Laws about the hero's turn, its actions and its attack. */
const ACTIONS: Readonly<Record<string, Law>> = {
  'R9.1 one top and one bottom half are played at most, from the two cards of this round': (state) => {
    const { turn } = state;
    if (turn === null) return true;
    const open = [turn.action, turn.parked].filter((action) => action !== null);
    const all = [...turn.actions, ...open];
    return (
      all.length <= 2 &&
      isUnique(all.map(({ half }) => half)) &&
      isUnique(all.map(({ card }) => card)) &&
      includesAll(
        chosen(state),
        all.map(({ card }) => card),
      ) &&
      open.every(({ card }) => selected(state).includes(card)) &&
      turn.actions.every(({ card }) => !selected(state).includes(card))
    );
  },
  'R9.2 an action in progress has a next ability': ({ turn }) =>
    [turn?.action, turn?.parked].every((action) => !action || action.next < action.abilities.length),
  'R25.4 an action is `waiting` only at an attack, and only a waiting action is `parked`': ({ turn }) =>
    [turn?.action, turn?.parked].every(
      (action) => !action?.waiting || action.abilities[action.next]?.kind === 'attack',
    ) &&
    (!turn?.parked || (turn.action !== null && turn.parked.waiting && !turn.parked.done)),
  'R9.2 the game asks for no ability of an action that is `done`': ({ turn }, _, { phase }) =>
    isOver(phase) || !turn?.action?.done || asksFor(phase, 'suffering', 'deciding', 'favour'),
  'R9.1 the hero chooses while `action` is null, and acts while `action` is not null': ({ turn }, _, { phase }) => {
    if (phase === 'heroTurn.choosing') return turn?.action === null;
    return phase !== 'heroTurn.acting' || turn?.action != null;
  },
  'R10.1 `turn.move` exists only while the current ability is a move': ({ turn }) =>
    !turn?.move || turn.action?.abilities[turn.action.next]?.kind === 'move',
  'R10.2 a move has steps only outside of combat, and is `landing` only after a step': ({ turn, fight }) =>
    !turn?.move || ((turn.move.steps > 0 || !turn.move.landing) && (fight === null || turn.move.steps === 0)),
  "R23.1 an item is used on an ability at most once (`boosts`), and is the hero's": ({ turn, hero }) =>
    [turn?.action, turn?.parked].every(
      (action) =>
        !action ||
        (isUnique(action.boosts) &&
          includesAll(
            hero.items.map(({ id }) => id),
            action.boosts,
          )),
    ),
  'R18.2 no symbol is consumed twice in a turn': ({ turn }) => isUnique(turn?.consumed ?? []),
  'R25.2 the attack that starts a fight is the current ability': (state, _, { phase }) => {
    const { opening, fight, foes } = state;
    if (opening === null || isOver(phase)) return true;
    return (
      currentAttackAbility(state) !== null &&
      state.attack?.by !== 'hero' &&
      foes.some(({ id }) => id === opening.foe) &&
      (fight === null || fight.foe === opening.foe) &&
      (isIn(phase, 'behaviour', 'initiative', 'interrupt') || asksFor(phase, 'suffering', 'deciding'))
    );
  },
};

const ATTACKS: Readonly<Record<string, Law>> = {
  'R12 an attack is made in the turn of the attacking party': (state, _, { phase }) => {
    const { attack, fight } = state;
    if (attack?.stage === 'rolling' && fight === null) return false;
    if (isOver(phase)) return true;
    if (attack === null) return !asksFor(phase, 'rolling');
    if (attack.by === 'monster') return isIn(phase, 'monsterTurn', 'interrupt') && fight !== null;
    return isIn(phase, 'heroTurn') && currentAttackAbility(state) !== null && !asksFor(phase, 'choosing', 'acting');
  },
  'R12.3 only an attack in its rolling stage waits for a roll': ({ attack }, _, { phase }) => {
    if (attack === null || isOver(phase)) return true;
    const rolling = attack.stage === 'rolling';
    return asksFor(phase, 'rolling') ? rolling : !rolling || isIn(phase, 'heroTurn');
  },
  'R14.1 an attack is rolled for once, or twice with Advantage or Disadvantage': ({ attack }) =>
    attack === null || attack.rolls.length < (attack.advantage === 0 ? 1 : 2) + (attack.stage === 'rolling' ? 0 : 1),
  // R23.1: an item may add effects to an earlier attack while the next attack waits for its roll.
  'R15.1 effects are offered when damage is dealt': ({ attack, offers, turn, fight }) =>
    attack === null ||
    offers.length === 0 ||
    attack.stage === 'spent' ||
    (attack.stage === 'rolling' && fight !== null && turn?.struck === fight.foe),
};

export const TURN_LAWS: Readonly<Record<string, Law>> = { ...PHASES, ...ROUND, ...ACTIONS, ...ATTACKS };
