/**
 * The scenario machine: the rule book's phases as states (R6 to R9, R24 to R27). It waits in a leaf state where the player decides; all
 * other transitions are automatic. Guards and actions call the rules; the context is plain JSON.
 */
import { setup } from 'xstate';
import { rollAttack } from '../../rules/inHand/attack';
import type { Book } from '../../rules/inHand/book';
import {
  chooseFoe,
  interrupt,
  isCombatRoundDue,
  monsterInterrupts,
  monsterIsFaster,
  rollBehaviour,
  startCombatIfNear,
  useInitiativeItem,
} from '../../rules/inHand/combat';
import type { Command } from '../../rules/inHand/commands';
import {
  answerWithItem,
  negateByCounter,
  negateByDiscarding,
  negateByLosing,
  sufferDamage,
} from '../../rules/inHand/damage';
import type { GameEvent } from '../../rules/inHand/events';
import { goalsMet, judgeRound } from '../../rules/inHand/goals';
import {
  applyOffer,
  attack,
  dropIdleOffer,
  endHeroAttack,
  isIdleOffer,
  offerEffects,
  resumeOpening,
  retaliateOnHero,
} from '../../rules/inHand/heroAttack';
import * as hero from '../../rules/inHand/heroTurn';
import * as monster from '../../rules/inHand/monsterTurn';
import * as resting from '../../rules/inHand/resting';
import { beginRound, endRound, fail, win } from '../../rules/inHand/rounds';
import { answersToDecision, choose, dropDecision, rollForRule, triggerRules } from '../../rules/inHand/scenarioRules';
import type { State, WorkingState } from '../../rules/inHand/state';
import { copy, emit, type Transaction } from '../../rules/inHand/transaction';
import { continueItemAbility, performItemAbility, useItemInTurn } from '../../rules/inHand/turnItems';
import { betweenParts, CHART_OPTIONS, type ChartContext, chartPieces } from '../machine';
import { isOffered, optionsIn, type Phase } from './phases';

export type ScenarioContext = ChartContext<Book, WorkingState, GameEvent>;

export interface ScenarioInput {
  readonly book: Book;
  readonly state: State;
}

/** After every rule that runs, the scenario's special rules react to its events (R3.1). */
const { onCommand, runRule, guard } = chartPieces<Phase, Book, WorkingState, GameEvent, Command>({
  isOffered,
  listen: triggerRules,
});

const hasEnded = {
  guard: guard(({ ending }) => ending !== null),
  target: '#lost',
};
const suffers = {
  guard: guard(({ suffering }) => suffering !== null),
  target: 'suffering',
};
const attackIs = (stage: NonNullable<State['attack']>['stage']) => guard(({ attack }) => attack?.stage === stage);

/** Transitions for the answers to damage (R21.1). */
const answers = (phase: Phase) => ({
  suffer: onCommand<'suffer'>(phase, 'flow', sufferDamage),
  negateByLosing: onCommand<'negateByLosing'>(phase, 'flow', (t, { card }) => negateByLosing(t, card)),
  negateByDiscarding: onCommand<'negateByDiscarding'>(phase, 'flow', (t, { cards }) => negateByDiscarding(t, cards)),
  negateByCounter: onCommand<'negateByCounter'>(phase, 'flow', (t, { counter }) => negateByCounter(t, counter)),
});
/** R23.1: some items answer only damage of attacks, and the hero is attacked only in the monster's turn. */
const answersToAttacks = (phase: Phase) => ({
  ...answers(phase),
  useItem: onCommand<'useItem'>(phase, 'flow', (t, { item }) => answerWithItem(t, item)),
});

/** Guard for a question of a special rule to the player (R3.1). */
const asks = {
  guard: guard(({ decisions }) => decisions.length > 0),
  target: 'deciding',
};
const deciding = (phase: Phase) =>
  ({
    always: {
      guard: guard((s, book) => answersToDecision(book, s).length === 0),
      target: 'flow',
      actions: runRule(dropDecision),
    },
    on: {
      choose: onCommand<'choose'>(phase, 'flow', (t, { option, what }) => choose(t, option, what)),
      roll: onCommand<'roll'>(phase, 'flow', rollForRule),
    },
  }) as const;

/** States between two parts of a round, in which the player first answers the questions of special rules. */
const answered = (name: 'roundStart' | 'turnEnd' | 'roundEnd', over: string) =>
  betweenParts(over, [hasEnded, suffers, asks], {
    suffering: { on: answers(`${name}.suffering`) },
    deciding: deciding(`${name}.deciding`),
  });

/** R24: the states of the monster's turn, at its place in the round or as an interrupt. */
const monsterStates = (turn: 'monsterTurn' | 'interrupt', over: string) =>
  ({
    initial: 'begin',
    states: {
      begin: {
        always: { target: 'flow', actions: runRule(monster.beginMonsterTurn) },
      },
      flow: {
        always: [
          hasEnded,
          suffers,
          { guard: attackIs('rolling'), target: 'rolling' },
          {
            guard: attackIs('struck'),
            target: 'flow',
            actions: runRule(monster.applyMonsterEffects),
            reenter: true,
          },
          {
            guard: attackIs('spent'),
            target: 'flow',
            actions: runRule(monster.retaliateOnMonster),
            reenter: true,
          },
          { target: over, actions: runRule(monster.endMonsterTurn) },
        ],
      },
      rolling: {
        on: {
          roll: onCommand<'roll'>(`${turn}.rolling`, 'flow', rollAttack),
          useItem: onCommand<'useItem'>(`${turn}.rolling`, 'flow', (t, { item }) => monster.shieldWithItem(t, item)),
        },
      },
      suffering: { on: answersToAttacks(`${turn}.suffering`) },
    },
  }) as const;

const playing = (phase: 'heroTurn.choosing' | 'heroTurn.acting') => ({
  play: onCommand<'play'>(phase, 'flow', (t, { card, half, basic }) => hero.play(t, card, half, basic)),
  useItem: onCommand<'useItem'>(phase, 'flow', (t, { item }) => useItemInTurn(t, item)),
  endTurn: onCommand<'endTurn'>(phase, '#heroDone', () => {}),
});

const ACTING = 'heroTurn.acting';

/** The scenario machine of the mode in hand. */
export const scenarioMachine = setup({
  types: {} as {
    context: ScenarioContext;
    events: Command;
    input: ScenarioInput;
  },
}).createMachine({
  id: 'scenario',
  options: CHART_OPTIONS,
  // The state is copied, so that rules may write to it. XState sometimes computes the context without input; then the state is undefined
  // and the guard of `begin` holds the machine.
  context: ({ input }) => ({ ...input, state: copy(input?.state), events: [] }),
  initial: 'begin',
  states: {
    begin: {
      always: {
        // XState computes the initial state without input at every transition, so this must stay cheap.
        guard: ({ context }) => context.state !== undefined,
        target: 'round',
        actions: runRule((t) =>
          emit(t, {
            type: 'scenarioBegan',
            scenario: t.book.scenario.id,
            rule: 'R3.4',
          }),
        ),
      },
    },

    round: { always: { target: 'roundStart', actions: runRule(beginRound) } },
    roundStart: answered('roundStart', '#muster'),
    muster: {
      id: 'muster',
      always: [
        { guard: guard((s) => s.candidates.length > 0), target: 'entry' },
        {
          // Questions that the beginning of the round causes come before card selection.
          guard: guard((s, book) => isCombatRoundDue(book, s)),
          target: 'roundStart',
          actions: runRule((t) => startCombatIfNear(t, 'round')),
        },
        { target: 'select' },
      ],
    },

    entry: {
      id: 'entry',
      on: {
        fight: onCommand<'fight'>('entry', 'joined', (t, { foe }) => chooseFoe(t, foe)),
      },
    },
    joined: {
      always: [{ guard: guard((s) => s.turn !== null), target: 'heroTurn' }, { target: 'roundStart' }],
    },

    select: {
      always: [
        {
          guard: guard((s) => resting.mustRest(s) && !resting.canRest(s)),
          target: 'lost',
          actions: runRule(resting.exhaustedByCards),
        },
        {
          guard: guard((s) => resting.mustRest(s) && s.fight !== null),
          target: 'forcedRest',
          actions: runRule((t) => resting.drawLoss(t, true)),
        },
      ],
      on: {
        select: onCommand<'select'>('select', 'ready', (t, { leading, second }) => resting.select(t, leading, second)),
        longRest: onCommand<'longRest'>('select', 'longRest', resting.declareLongRest),
      },
    },
    forcedRest: {
      on: {
        keep: onCommand<'keep'>('forcedRest', 'select', keepLoss),
        redraw: onCommand<'redraw'>('forcedRest', 'select', redrawLoss),
      },
    },
    longRest: {
      on: {
        lose: onCommand<'lose'>('longRest', '#heroDone', (t, { card }) => {
          hero.beginHeroTurn(t, true);
          resting.takeLongRest(t, card);
        }),
      },
    },
    ready: {
      always: [{ guard: guard((s) => s.fight !== null), target: 'behaviour' }, { target: 'heroStarts' }],
    },

    behaviour: {
      id: 'behaviour',
      on: { roll: onCommand<'roll'>('behaviour', 'initiative', rollBehaviour) },
    },
    initiative: {
      always: {
        guard: guard((s, book) => optionsIn('initiative', book, s).length === 0),
        target: 'order',
      },
      on: {
        useItem: onCommand<'useItem'>('initiative', 'initiative', (t, { item }) => useInitiativeItem(t, item)),
        proceed: onCommand<'proceed'>('initiative', 'order', () => {}),
      },
    },
    order: {
      always: [
        {
          guard: guard((s, book) => s.turn !== null && monsterInterrupts(book, s)),
          target: 'interrupt',
          actions: runRule(interrupt),
        },
        { guard: guard((s) => s.turn !== null), target: 'heroTurn' },
        {
          guard: guard((s, book) => monsterIsFaster(book, s)),
          target: 'monsterTurn',
        },
        { target: 'heroStarts' },
      ],
    },

    heroStarts: {
      always: {
        target: 'heroTurn',
        actions: runRule((t) => hero.beginHeroTurn(t)),
      },
    },
    heroTurn: {
      initial: 'flow',
      states: {
        flow: {
          always: [
            hasEnded,
            suffers,
            asks,
            { guard: guard((s) => s.favour !== null), target: 'favour' },
            { guard: guard(hero.isAbilityDone), target: 'flow', actions: runRule(hero.nextAbility), reenter: true },
            { guard: guard((s) => s.candidates.length > 0), target: '#entry' },
            {
              guard: guard(({ fight }) => fight?.face === null && !fight.acted),
              target: '#behaviour',
            },
            {
              guard: guard((s) => s.opening !== null),
              target: 'flow',
              actions: runRule(resumeOpening),
              reenter: true,
            },
            { guard: guard(isIdleOffer), target: 'flow', actions: runRule(dropIdleOffer), reenter: true },
            { guard: guard((s) => s.offers.length > 0), target: 'effects' },
            { guard: attackIs('rolling'), target: 'rolling' },
            {
              guard: attackIs('struck'),
              target: 'flow',
              actions: runRule(offerEffects),
              reenter: true,
            },
            {
              guard: attackIs('spent'),
              target: 'flow',
              actions: runRule(retaliateOnHero),
              reenter: true,
            },
            {
              guard: attackIs('answered'),
              target: 'flow',
              actions: runRule(closeAttack),
              reenter: true,
            },
            {
              guard: guard((s, book) => hero.canOnlySkip(book, s)),
              target: 'flow',
              actions: runRule((t) => hero.skipAbility(t, 'prevented')),
              reenter: true,
            },
            {
              guard: guard((s, book) => hero.canOnlyStop(book, s)),
              target: 'flow',
              actions: runRule(hero.stopMove),
              reenter: true,
            },
            { guard: guard((s) => s.turn?.action != null), target: 'acting' },
            {
              guard: guard((s, book) => hero.canOnlyEndTurn(book, s)),
              target: '#heroDone',
            },
            { target: 'choosing' },
          ],
        },
        choosing: { on: playing('heroTurn.choosing') },
        acting: {
          on: {
            ...playing(ACTING),
            step: onCommand<'step'>(ACTING, 'flow', (t, { to }) => hero.stepOn(t, to)),
            stop: onCommand<'stop'>(ACTING, 'flow', hero.stopMove),
            shift: onCommand<'shift'>(ACTING, 'flow', (t, { distance }) => hero.shiftTo(t, distance)),
            attack: onCommand<'attack'>(ACTING, 'flow', (t, { foe, consume, pay }) => attack(t, foe, consume, pay)),
            perform: onCommand<'perform'>(ACTING, 'flow', (t, { consume, pay }) =>
              hero.performAbility(t, consume, pay),
            ),
            shove: onCommand<'shove'>(ACTING, 'flow', (t, { by }) => hero.shoveBy(t, by)),
            behave: onCommand<'behave'>(ACTING, 'flow', (t, { face }) => hero.behave(t, face)),
            refresh: onCommand<'refresh'>(ACTING, 'flow', (t, { item, consume }) => hero.refreshItem(t, item, consume)),
            forfeit: onCommand<'forfeit'>(ACTING, 'flow', (t, { item }) => hero.forfeitItem(t, item)),
            disarmTrap: onCommand<'disarmTrap'>(ACTING, 'flow', (t, { at }) => hero.disarmTrapAt(t, at)),
            recover: onCommand<'recover'>(ACTING, 'flow', (t, { card }) => hero.recoverCard(t, card)),
            hinder: onCommand<'hinder'>(ACTING, 'flow', (t, { terrain }) => hero.hinderBy(t, terrain)),
            skip: onCommand<'skip'>(ACTING, 'flow', (t) => hero.skipAbility(t, 'chosen')),
          },
        },
        rolling: {
          on: {
            roll: onCommand<'roll'>('heroTurn.rolling', 'flow', rollAttack),
            useItem: onCommand<'useItem'>('heroTurn.rolling', 'flow', (t, { item }) => useItemInTurn(t, item)),
          },
        },
        effects: {
          on: {
            effect: onCommand<'effect'>('heroTurn.effects', 'flow', (t, { by }) => applyOffer(t, by)),
          },
        },
        favour: {
          always: {
            guard: guard((s, book) => optionsIn('heroTurn.favour', book, s).length === 0),
            target: 'flow',
            actions: runRule(continueItemAbility),
          },
          on: {
            recover: onCommand<'recover'>('heroTurn.favour', 'flow', performItemAbility),
            disarmTrap: onCommand<'disarmTrap'>('heroTurn.favour', 'flow', performItemAbility),
            hinder: onCommand<'hinder'>('heroTurn.favour', 'flow', performItemAbility),
            shove: onCommand<'shove'>('heroTurn.favour', 'flow', performItemAbility),
            refresh: onCommand<'refresh'>('heroTurn.favour', 'flow', performItemAbility),
            forfeit: onCommand<'forfeit'>('heroTurn.favour', 'flow', performItemAbility),
            skip: onCommand<'skip'>('heroTurn.favour', 'flow', performItemAbility),
          },
        },
        suffering: { on: answers('heroTurn.suffering') },
        deciding: deciding('heroTurn.deciding'),
      },
    },
    heroDone: {
      id: 'heroDone',
      always: { target: 'turnEnd', actions: runRule(hero.endHeroTurn) },
    },
    turnEnd: answered('turnEnd', '#turnOver'),
    turnOver: {
      id: 'turnOver',
      always: [
        { guard: guard((s) => !s.acted), target: 'heroStarts' },
        {
          // A monster whose behaviour was not rolled does not act.
          guard: guard(({ fight }) => fight !== null && fight.face !== null && !fight.acted),
          target: 'monsterTurn',
        },
        { target: 'cleanup' },
      ],
    },

    interrupt: monsterStates('interrupt', '#scenario.heroTurn'),
    monsterTurn: monsterStates('monsterTurn', '#scenario.turnEnd'),

    cleanup: {
      always: { guard: guard((s, book) => !resting.canShortRest(book, s)), target: 'roundEnds' },
      on: {
        shortRest: onCommand<'shortRest'>('cleanup', 'shortRest', (t) => resting.drawLoss(t, false)),
        proceed: onCommand<'proceed'>('cleanup', 'roundEnds', () => {}),
      },
    },
    shortRest: {
      on: {
        keep: onCommand<'keep'>('shortRest', 'roundEnds', keepLoss),
        redraw: onCommand<'redraw'>('shortRest', 'roundEnds', redrawLoss),
      },
    },
    roundEnds: { always: { target: 'roundEnd', actions: runRule(endRound) } },
    roundEnd: answered('roundEnd', '#judgement'),
    judgement: { id: 'judgement', always: { target: 'verdict', actions: runRule(judgeRound) } },
    verdict: {
      always: [hasEnded, { guard: guard((s, book) => goalsMet(book, s)), target: 'won' }, { target: 'round' }],
    },

    won: { type: 'final', entry: runRule(win) },
    lost: { id: 'lost', type: 'final', entry: runRule(fail) },
  },
});

/** R7.5: loses the drawn card. */
function keepLoss(t: Transaction): void {
  const lost = t.state.rest?.lost;
  if (lost) resting.finishRest(t, lost);
}

/** R7.5: pays 1 HP, draws another card and loses it, because a redraw is allowed only once per rest. */
function redrawLoss(t: Transaction): void {
  resting.redraw(t);
  keepLoss(t);
}

function closeAttack(t: Transaction): void {
  endHeroAttack(t);
  hero.nextAbility(t);
}
