/** What happened, in sentences. What is said comes from the event itself: no rule is known here. */
import type { Play } from '../../flow/inHand/play';
import { faceOn } from '../../rules/inHand/cards';
import type { EventOf, GameEvent } from '../../rules/inHand/events';
import type { Effect, Party } from '../../rules/inHand/state';
import type { CardId, FoeId } from '../../rules/inHand/vocabulary';
import { named, pageText, t } from '..';
import { cardName, effectWords, foeName, optionWords, plain, riderName, signed, symbolElement } from './words';

function sideName({ book }: Play, id: CardId, side: 'A' | 'B'): string {
  return plain(named('cards.face', faceOn(book, id, side).id));
}

/** What happened, as a sentence; null: it goes without saying. */
export function eventSentence(play: Play, event: GameEvent): string | null {
  const foe = (id: FoeId) => foeName(play, id);
  const card = (id: CardId) => cardName(play, id);
  const who = (party: Party) => {
    if (party === 'hero') return t('told.you');
    const id = play.state.fight?.foe ?? play.state.foes.findLast((each) => each.hp === 0)?.id;
    return id ? foe(id) : '';
  };
  switch (event.type) {
    case 'scenarioBegan':
      return t('told.scenarioBegan', { title: pageText(event.scenario, 'title') });
    case 'roundBegan':
      return t(event.combat ? 'told.combatRoundBegan' : 'told.roundBegan', { round: event.round });
    case 'cardsSelected': {
      const { leading, second, initiative } = event;
      return t('told.cardsSelected', { leading: card(leading), second: card(second), initiative });
    }
    case 'longRestDeclared':
      return t('told.longRestDeclared');
    case 'shortRestTaken':
      return t(event.forced ? 'told.shortRestForced' : 'told.shortRestTaken');
    case 'cardMoved':
      return cardMovedSentence(play, event);
    case 'restDrawn':
      return t('told.restDrawn', { card: card(event.card) });
    case 'cardsReturned':
      return t('told.cardsReturned');
    case 'turnBegan':
      return event.foe ? t('told.monsterTurnBegan', { foe: foe(event.foe) }) : t('told.heroTurnBegan');
    case 'actionBegan':
      return event.basic
        ? t('told.actionBasic', { card: card(event.card) })
        : t('told.actionBegan', { card: card(event.card), half: t(`log.half.${event.half}`) });
    case 'abilitySkipped':
      return null;
    case 'stepped':
      return t('told.stepped', { hex: event.to, cost: event.cost, left: event.left });
    case 'doorOpened':
      return t('told.doorOpened', { hex: event.at });
    case 'trapSprung':
      return t('told.trapSprung', { hex: event.at, damage: event.damage });
    case 'hazardEntered':
      return t('told.hazardEntered', { hex: event.at, damage: event.damage });
    case 'trapDisarmed':
      return t('told.trapDisarmed', { hex: event.at });
    case 'distanceChanged': {
      const { from, to, how, by, reason } = event;
      if (reason) return t('told.monsterSteps', { foe: who(by), from, to, reason: t(`told.reason.${reason}`) });
      return t('told.distanceChanged', { who: who(by), from, to, how: t(`told.how.${how}`) });
    }
    case 'hindranceSprung': {
      const { kind, damage } = event;
      return t('told.hindranceSprung', { who: who(event.who), terrain: t(`log.terrain.${kind}`), damage });
    }
    case 'hindranceChanged':
      return t('told.hindranceChanged', { count: event.count });
    case 'combatBegan': {
      const { distance, reach, hindrances } = event;
      return [
        t('told.combatBegan', { foe: foe(event.foe), distance }),
        ...(reach === null ? [] : [t('told.combatReach', { reach })]),
        ...(hindrances.length > 0 ? [t('told.combatHindrances', { count: hindrances.length })] : []),
      ].join(' ');
    }
    case 'combatEnded':
      return t('told.combatEnded');
    case 'rolled': {
      const { face, pips, dropped } = event;
      if (dropped) return t('told.rolledSecond', { face, dropped });
      return event.residue < 0 ? t('told.rolledDie', { face, pips }) : t('told.rolled', { face });
    }
    case 'behaviourSet': {
      const { face, initiative, hero } = event;
      return t('told.behaviourSet', { foe: foe(event.foe), face, initiative, hero });
    }
    case 'initiativeLowered':
      return t('told.initiativeLowered', { from: event.from, to: event.to });
    case 'interrupted':
      return t('told.interrupted', { foe: foe(event.foe), initiative: event.initiative, hero: event.hero });
    case 'attackDeclared': {
      const { attack } = event;
      const said =
        event.by === 'hero'
          ? t('told.youAttack', { attack })
          : t('told.attackDeclared', { foe: foe(event.foe), attack });
      const how = advantageSentence(event.advantage, event.reasons);
      return how ? `${said} ${how}` : said;
    }
    case 'advantageChanged':
      return advantageSentence(event.advantage, event.reasons) ?? t('told.oneRoll');
    case 'attackResolved': {
      const attack = event.terms.reduce((sum, term) => sum + term.value, 0);
      const shield = Math.max(0, event.shield - event.pierce);
      const { damage } = event;
      return t('told.attackResolved', { attack, modifier: signed(event.modifier), shield, damage });
    }
    case 'attackLapsed':
      return event.why === 'outOfRange' ? t('told.attackLapsed') : null;
    case 'monsterHurt':
      return t('told.monsterHurt', { ...hurt(event), foe: foe(event.foe) });
    case 'heroHurt':
      return t('told.heroHurt', hurt(event));
    case 'damagePending':
      return t('told.damagePending', { count: event.amount, by: t(`told.harm.${event.cause}`) });
    case 'damageNegated':
      return negatedSentence(play, event);
    case 'specialRule':
      return t('special.event.rule', { rule: named('special.rule', event.id) });
    case 'decided':
      return t('special.event.decided', { option: optionWords(play, event.option, event.what) });
    case 'goldChanged':
      return t('special.event.gold', { amount: signed(event.amount) });
    case 'counterChanged': {
      const { before, after } = event;
      return t('special.event.counter', { counter: named('special.counter', event.counter), before, after });
    }
    case 'terrainChanged':
      return t('special.event.terrain', { hexes: event.hexes.join(', '), terrain: t(`special.terrain.${event.to}`) });
    case 'foeEntered':
      return t('special.event.entered', { foe: foe(event.foe), distance: event.distance });
    case 'turnedElite':
      return t('special.event.elite', { foe: foe(event.foe), after: event.after });
    case 'followerMoved': {
      const { from, to } = event;
      return t('special.event.follower', { follower: named('special.follower', event.follower), from, to });
    }
    case 'retaliated':
      return t('told.retaliated', { who: who(event.by), value: event.value });
    case 'healed':
      return t('told.healed', { who: who(event.who), before: event.before, after: event.after });
    case 'effectGiven':
      return t('told.effectGiven', { who: who(event.who), what: effectWords(event) });
    case 'effectEnded':
      return t('told.effectEnded', {
        who: who(event.who),
        what: endedName(event.kind),
        why: t(`told.endedWith.${event.why}`),
      });
    case 'effectOffered':
      return null;
    case 'effectWaived':
      return t('told.effectWaived', { what: riderName(event.rider) });
    case 'ridesNext':
      return t('told.ridesNext');
    case 'elementConsumed':
      return t('told.elementConsumed', { element: t(`cards.element.${symbolElement(event.symbol)}`) });
    case 'elementInfused':
      return t('told.elementInfused', { element: t(`cards.element.${symbolElement(event.symbol)}`) });
    case 'looted': {
      if (event.what === 'money') return t('told.lootedMoney', { count: event.amount, hex: event.at });
      const what = event.item ? named('cards.item', event.item) : t('told.gold', { count: event.gold });
      return t('told.lootedTreasure', { number: event.number, what });
    }
    case 'itemUsed':
      return t('told.itemUsed', { item: named('cards.item', event.item) });
    case 'itemsRefreshed':
      return t('told.itemsRefreshed', { items: event.items.map((id) => named('cards.item', id)).join(', ') });
    case 'monsterActs':
      return t('told.monsterActs', { foe: foe(event.foe), face: event.face });
    case 'monsterHeld': {
      const { distance, range } = event;
      const reason = t(`told.reason.${event.reason}`, { distance, range: range ?? 1 });
      return t(`told.monsterHeld.${event.what}`, { foe: foe(event.foe), reason });
    }
    case 'monsterDied':
      return t('told.monsterDied', { foe: foe(event.foe) });
    case 'tileReached':
      if (event.id === 'lastRespects') return t('story.headstone');
      return t('special.event.rule', { rule: named('special.rule', event.id) });
    case 'goalsMet':
      return t('told.goalsMet');
    case 'heroExhausted':
      return t(event.why === 'damage' ? 'told.heroExhaustedDamage' : 'told.heroExhaustedCards');
    case 'scenarioWon':
      return t('told.scenarioWon');
    case 'scenarioLost':
      return t(`told.scenarioLost.${event.ending}`, { rule: named('special.rule', event.failure ?? '') });
    case 'actionEnded':
    case 'moveEnded':
    case 'roundEnded':
    case 'turnEnded':
      return null;
  }
}

type Hurt = EventOf<'monsterHurt'> | EventOf<'heroHurt'>;

const hurt = ({ by, amount, before, after }: Hurt) => ({ by: t(`told.harm.${by}`), amount, before, after });

/** R14: how often the attacker rolls, and everything that speaks for it and against it; null: there is nothing. */
function advantageSentence(advantage: -1 | 0 | 1, reasons: readonly string[]): string | null {
  if (reasons.length === 0) return null;
  const sources = reasons.map(sourceName).join(', ');
  const key = advantage === 0 ? 'cancelled' : advantage > 0 ? 'advantage' : 'disadvantage';
  return t(`told.${key}`, { sources });
}

/** What is no condition and no Distance is an item. */
function sourceName(source: string): string {
  if (source === 'adjacent') return t('told.adjacent');
  return source === 'strengthen' || source === 'muddle' ? t(`cards.condition.${source}`) : named('cards.item', source);
}

function negatedSentence(play: Play, event: EventOf<'damageNegated'>): string {
  const { amount, by, cards, item, counter } = event;
  const what = [
    ...cards.map((id) => cardName(play, id)),
    ...(item ? [named('cards.item', item)] : []),
    ...(counter ? [named('special.counter', counter)] : []),
  ];
  return t(`told.negated.${by}`, { amount, what: what.join(', ') });
}

function cardMovedSentence(play: Play, event: EventOf<'cardMoved'>): string | null {
  const { card: id, from, to, side } = event;
  if (to === 'discard') return t('told.cardDiscarded', { card: sideName(play, id, side) });
  if (to === 'lost') return t('told.cardLost', { card: sideName(play, id, side) });
  if (to === 'active') return t('told.cardActive', { card: sideName(play, id, side) });
  if (side === 'B' && from !== 'discard') return t('told.cardFlipped', { card: sideName(play, id, 'A') });
  return from === 'hand' ? null : t('told.cardBack', { card: sideName(play, id, side) });
}

function endedName(kind: Effect['kind']): string {
  return t(`cards.condition.${kind}`);
}
