/** The states of the hero's turn (R9) in the scenario machine. */
import { rollAttack } from '../../rules/inHand/attack';
import {
  applyOffer,
  attackFoe,
  dropIdleOffer,
  endHeroAttack,
  isIdleOffer,
  offerEffects,
  resumeOpeningAttack,
  retaliateOnHero,
} from '../../rules/inHand/heroAttack';
import * as hero from '../../rules/inHand/heroTurn';
import type { Transaction } from '../../rules/inHand/transaction';
import { continueItemAbility, performItemAbility, useItemInTurn } from '../../rules/inHand/turnItems';
import { optionsIn } from './phases';

import {
  damageTransitions,
  decidingState,
  decidingTransition,
  guard,
  guardAttackStage,
  lostTransition,
  onCommand,
  runRule,
  sufferingTransition,
} from './scenarioChart';

/** Transitions for the commands that begin an action, use an item or end the turn. */
const playing = (phase: 'heroTurn.choosing' | 'heroTurn.acting') => ({
  play: onCommand<'play'>(phase, 'flow', (t, { card, half, basic }) => hero.playCard(t, card, half, basic)),
  useItem: onCommand<'useItem'>(phase, 'flow', (t, { item }) => useItemInTurn(t, item)),
  endTurn: onCommand<'endTurn'>(phase, '#heroDone', () => {}),
});

const ACTING = 'heroTurn.acting';

export const heroStates = {
  initial: 'flow',
  states: {
    flow: {
      always: [
        lostTransition,
        sufferingTransition,
        decidingTransition,
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
          actions: runRule(resumeOpeningAttack),
          reenter: true,
        },
        { guard: guard(isIdleOffer), target: 'flow', actions: runRule(dropIdleOffer), reenter: true },
        { guard: guard((s) => s.offers.length > 0), target: 'effects' },
        { guard: guardAttackStage('rolling'), target: 'rolling' },
        {
          guard: guardAttackStage('struck'),
          target: 'flow',
          actions: runRule(offerEffects),
          reenter: true,
        },
        {
          guard: guardAttackStage('spent'),
          target: 'flow',
          actions: runRule(retaliateOnHero),
          reenter: true,
        },
        {
          guard: guardAttackStage('answered'),
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
        step: onCommand<'step'>(ACTING, 'flow', (t, { to }) => hero.performStep(t, to)),
        stop: onCommand<'stop'>(ACTING, 'flow', hero.stopMove),
        shift: onCommand<'shift'>(ACTING, 'flow', (t, { distance }) => hero.performShift(t, distance)),
        attack: onCommand<'attack'>(ACTING, 'flow', (t, { foe, consume, pay }) => attackFoe(t, foe, consume, pay)),
        perform: onCommand<'perform'>(ACTING, 'flow', (t, { consume, pay }) => hero.performAbility(t, consume, pay)),
        shove: onCommand<'shove'>(ACTING, 'flow', (t, { by }) => hero.performShove(t, by)),
        behave: onCommand<'behave'>(ACTING, 'flow', (t, { face }) => hero.chooseBehaviour(t, face)),
        refresh: onCommand<'refresh'>(ACTING, 'flow', (t, { item, consume }) => hero.performRefresh(t, item, consume)),
        forfeit: onCommand<'forfeit'>(ACTING, 'flow', (t, { item }) => hero.performForfeit(t, item)),
        disarmTrap: onCommand<'disarmTrap'>(ACTING, 'flow', (t, { at }) => hero.performDisarm(t, at)),
        recover: onCommand<'recover'>(ACTING, 'flow', (t, { card }) => hero.performRecover(t, card)),
        hinder: onCommand<'hinder'>(ACTING, 'flow', (t, { terrain }) => hero.performHindrance(t, terrain)),
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
    suffering: { on: damageTransitions('heroTurn.suffering') },
    deciding: decidingState('heroTurn.deciding'),
  },
} as const;

function closeAttack(t: Transaction): void {
  endHeroAttack(t);
  hero.nextAbility(t);
}
