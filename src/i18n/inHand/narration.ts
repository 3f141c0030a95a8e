/** Writes the log of the game in hand: a sentence for each event that needs a sentence. This file contains no rules. */
import type { Play } from '../../flow/inHand/play';
import { faceOn } from '../../rules/inHand/cards';
import { elementOf } from '../../rules/inHand/elements';
import type { EventOf, GameEvent } from '../../rules/inHand/events';
import { rulesOf } from '../../rules/inHand/special';
import type { Effect, Party } from '../../rules/inHand/state';
import type { CardId, FoeId } from '../../rules/inHand/vocabulary';
import { language, named, namedOr, pageText, t } from '..';
import { effectWords, riderName } from './abilityWords';
import { sourceName } from './twoRolls';
import { capitalise, optionWords, quotedCard, signed, theFoe, withoutSoftHyphens } from './words';

/** The rule for prices on cards. A change of gold by any other rule comes from a scenario's special rules. */
const PAID = 'R18.4';

function sideName({ book }: Play, id: CardId, side: 'A' | 'B'): string {
  return t('log.quoted', { name: withoutSoftHyphens(named('cards.face', faceOn(book, id, side).id)) });
}

/** The log's sentence about an event; null if the event needs none. */
export function eventSentence(play: Play, event: GameEvent): string | null {
  const sentence = sentenceOf(play, event);
  return sentence && capitalise(sentence);
}

function sentenceOf(play: Play, event: GameEvent): string | null {
  const foe = (id: FoeId) => theFoe(play, id);
  const card = (id: CardId) => quotedCard(play, id);
  const who = (party: Party) => {
    if (party === 'hero') return t('narration.you');
    const id = play.state.fight?.foe ?? play.state.foes.findLast((each) => each.hp === 0)?.id;
    return id ? foe(id) : '';
  };
  switch (event.type) {
    case 'scenarioBegan':
      return t('narration.scenarioBegan', { title: pageText(event.scenario, 'title') });
    case 'roundBegan':
      return t(event.combat ? 'narration.combatRoundBegan' : 'narration.roundBegan', { round: event.round });
    case 'cardsSelected': {
      const { leading, second, initiative } = event;
      return t('narration.cardsSelected', { leading: card(leading), second: card(second), initiative });
    }
    case 'longRestDeclared':
      return t('narration.longRestDeclared');
    case 'shortRestTaken':
      return t(event.forced ? 'narration.shortRestForced' : 'narration.shortRestTaken');
    case 'cardMoved':
      return cardMovedSentence(play, event);
    case 'restDrawn':
      return t('narration.restDrawn', { card: card(event.card) });
    case 'cardsReturned':
      return t('narration.cardsReturned');
    case 'turnBegan':
      return event.foe ? t('narration.monsterTurnBegan', { foe: foe(event.foe) }) : t('narration.heroTurnBegan');
    case 'actionBegan':
      return event.basic
        ? t('narration.actionBasic', { card: card(event.card) })
        : t('narration.actionBegan', { card: card(event.card), half: t(`log.half.${event.half}`) });
    case 'abilitySkipped':
      return null;
    case 'stepped':
      return t('narration.stepped', { hex: event.to, cost: event.cost, left: event.left });
    case 'doorOpened':
      return t('narration.doorOpened', { hex: event.at });
    case 'trapSprung':
      return t('narration.trapSprung', { hex: event.at, damage: event.damage });
    case 'hazardEntered':
      return t('narration.hazardEntered', { hex: event.at, damage: event.damage });
    case 'trapDisarmed':
      return t('narration.trapDisarmed', { hex: event.at });
    case 'distanceChanged': {
      const { from, to, how, by, reason } = event;
      if (reason)
        return t('narration.monsterSteps', { foe: who(by), from, to, reason: t(`narration.reason.${reason}`) });
      const key = by === 'hero' ? 'distanceChangedByYou' : 'distanceChanged';
      return t(`narration.${key}`, { who: who(by), from, to, how: t(`narration.how.${how}`) });
    }
    case 'hindranceSprung': {
      const { kind, damage } = event;
      return t('narration.hindranceSprung', { who: who(event.who), terrain: t(`log.terrain.${kind}`), damage });
    }
    case 'hindranceChanged':
      return t('narration.hindranceChanged', { count: event.count });
    case 'combatBegan': {
      const { distance, reach, hindrances } = event;
      return [
        t('narration.combatBegan', { foe: foe(event.foe), distance }),
        ...(reach === null ? [] : [t('narration.combatReach', { reach })]),
        ...(hindrances.length > 0 ? [t('narration.combatHindrances', { count: hindrances.length })] : []),
      ].join(' ');
    }
    case 'combatEnded':
      return t('narration.combatEnded');
    case 'rolled': {
      const { face, pips, dropped } = event;
      // R14.1: there were two rolls, and only one counts.
      if (dropped === face) return t('narration.rolledInVain', { face });
      if (dropped) return t('narration.rolledSecond', { face, dropped });
      return event.residue < 0 ? t('narration.rolledDie', { face, pips }) : t('narration.rolled', { face });
    }
    case 'behaviourSet': {
      const { face, initiative, hero } = event;
      return t('narration.behaviourSet', { foe: foe(event.foe), face, initiative, hero });
    }
    case 'initiativeLowered':
      return t('narration.initiativeLowered', { from: event.from, to: event.to });
    case 'interrupted':
      return t('narration.interrupted', { foe: foe(event.foe), initiative: event.initiative, hero: event.hero });
    case 'attackDeclared': {
      const { attack } = event;
      const said =
        event.by === 'hero'
          ? t('narration.youAttack', { attack })
          : t('narration.attackDeclared', { foe: foe(event.foe), attack });
      const how = advantageSentence(event.advantage, event.reasons);
      return how ? `${said} ${how}` : said;
    }
    case 'advantageChanged':
      return advantageSentence(event.advantage, event.reasons) ?? t('narration.oneRoll');
    case 'attackResolved': {
      const attack = event.terms.reduce((sum, term) => sum + term.value, 0);
      const shield = Math.max(0, event.shield - event.pierce);
      const { damage } = event;
      return t('narration.attackResolved', { attack, modifier: signed(event.modifier), shield, damage });
    }
    case 'attackLapsed':
      return event.why === 'outOfRange' ? t('narration.attackLapsed') : null;
    case 'monsterHurt':
      return t('narration.monsterHurt', { ...hurt(event), foe: foe(event.foe) });
    case 'heroHurt':
      return t('narration.heroHurt', hurt(event));
    case 'damagePending':
      return t('narration.damagePending', { count: event.amount, by: t(`narration.harm.${event.cause}`) });
    case 'damageNegated':
      return negatedSentence(play, event);
    case 'specialRule':
      return t('special.event.rule', { rule: named('special.rule', event.id) });
    case 'decided':
      return t('special.event.decided', { option: optionWords(play, event.option, event.what) });
    case 'goldChanged':
      return event.rule === PAID
        ? t('narration.goldPaid', { gold: -event.amount })
        : t('special.event.gold', { amount: signed(event.amount) });
    case 'counterChanged': {
      const { counter, before, after } = event;
      const shown = rulesOf(play.book, 'counter').some(({ id }) => id === counter);
      const name = namedOr('special.counter', counter, shown ? counter : '');
      // A change of a counter without a name needs no sentence, unless the scenario has a text for the change.
      if (name === '') return pageText(play.book.scenario.id, 'mark') || null;
      return t('special.event.counter', { counter: name, before, after });
    }
    case 'terrainChanged':
      return t('special.event.terrain', {
        count: event.hexes.length,
        hexes: event.hexes.join(', '),
        terrain: t(`special.terrain.${event.to}`),
      });
    case 'foeEntered':
      return t('special.event.entered', { foe: foe(event.foe), distance: event.distance });
    case 'turnedElite':
      return t('special.event.elite', { foe: foe(event.foe), after: event.after });
    case 'followerMoved': {
      const { from, to } = event;
      return t('special.event.follower', { follower: named('special.follower', event.follower), from, to });
    }
    case 'retaliated':
      return event.by === 'hero'
        ? t('narration.retaliatedByYou', { value: event.value })
        : t('narration.retaliated', { foe: who(event.by), value: event.value });
    case 'healed':
      if (event.before === event.after) return null;
      return t('narration.healed', { who: who(event.who), before: event.before, after: event.after });
    case 'effectGiven':
      return event.who === 'hero'
        ? t('narration.effectGivenToYou', { what: effectWords(event) })
        : t('narration.effectGiven', { foe: who(event.who), what: effectWords(event) });
    case 'effectEnded': {
      const what = endedName(event.kind);
      const values = { what, foe: who(event.who) };
      const forYou = event.who === 'hero' ? 'ForYou' : '';
      if (event.why === 'done') return t(`narration.effectDone${forYou}`, values);
      return t(`narration.effectEnded${forYou}`, { ...values, why: t(`narration.endedWith.${event.why}`) });
    }
    case 'effectOffered':
      return null;
    case 'effectWaived':
      return t('narration.effectWaived', { what: riderName(event.rider) });
    case 'ridesNext':
      return t('narration.ridesNext');
    case 'elementConsumed':
      return t('narration.elementConsumed', { element: t(`cards.element.${elementOf(event.symbol)}`) });
    case 'elementInfused':
      return t('narration.elementInfused', { element: t(`cards.element.${elementOf(event.symbol)}`) });
    case 'looted': {
      if (event.what === 'money') return t('narration.lootedMoney', { count: event.amount, hex: event.at });
      if (event.objective) return pageText(play.book.scenario.id, 'prize') || t('narration.lootedObjective');
      const what = event.item ? named('cards.item', event.item) : t('narration.gold', { count: event.gold });
      return t('narration.lootedTreasure', { number: event.number, what });
    }
    case 'itemUsed':
      return t(event.free ? 'narration.itemFree' : 'narration.itemUsed', { item: named('cards.item', event.item) });
    case 'itemForfeited':
      return t('narration.itemForfeited', { item: named('cards.item', event.item) });
    case 'itemsRefreshed':
      return t('narration.itemsRefreshed', { items: inList(event.items.map((id) => named('cards.item', id))) });
    case 'monsterActs':
      return t('narration.monsterActs', { foe: foe(event.foe), face: event.face });
    case 'monsterHeld': {
      const { distance, range } = event;
      const reason = t(`narration.reason.${event.reason}`, { distance, range: range ?? 1 });
      return t(`narration.monsterHeld.${event.what}`, { foe: foe(event.foe), reason });
    }
    case 'monsterDied':
      return t('narration.monsterDied', { foe: foe(event.foe) });
    case 'tileReached':
      if (event.id === 'lastRespects') return t('story.headstone');
      return t('special.event.rule', { rule: named('special.rule', event.id) });
    case 'goalsMet':
      return t('narration.goalsMet');
    case 'heroExhausted':
      return t(event.why === 'damage' ? 'narration.heroExhaustedDamage' : 'narration.heroExhaustedCards');
    case 'scenarioWon':
      return t('narration.scenarioWon');
    case 'scenarioLost':
      return t(`narration.scenarioLost.${event.ending}`, { rule: named('special.rule', event.failure ?? '') });
    case 'actionEnded':
    case 'moveEnded':
    case 'roundEnded':
    case 'turnEnded':
      return null;
  }
}

/** A list such as 'Homebrew and Distraint', formatted for the language because some names contain a comma. */
const inList = (names: readonly string[]): string => new Intl.ListFormat(language()).format(names);

type Hurt = EventOf<'monsterHurt'> | EventOf<'heroHurt'>;

const hurt = ({ by, amount, before, after }: Hurt) => ({ by: t(`narration.harm.${by}`), amount, before, after });

/** R14: the sentence about Advantage or Disadvantage, with all reasons for either; null if there are no reasons. */
function advantageSentence(advantage: -1 | 0 | 1, reasons: readonly string[]): string | null {
  if (reasons.length === 0) return null;
  const sources = reasons.map(sourceName).join(', ');
  const key = advantage === 0 ? 'cancelled' : advantage > 0 ? 'advantage' : 'disadvantage';
  return t(`narration.${key}`, { sources });
}

function negatedSentence(play: Play, event: EventOf<'damageNegated'>): string {
  const { amount, by, cards, item, counter } = event;
  const what = [
    ...cards.map((id) => quotedCard(play, id)),
    ...(item ? [named('cards.item', item)] : []),
    ...(counter ? [named('special.counter', counter)] : []),
  ];
  return t(`narration.negated.${by}`, { amount, what: inList(what) });
}

function cardMovedSentence(play: Play, event: EventOf<'cardMoved'>): string | null {
  const { card: id, from, to, side } = event;
  if (to === 'discard') return t('narration.cardDiscarded', { card: sideName(play, id, side) });
  if (to === 'lost') return t('narration.cardLost', { card: sideName(play, id, side) });
  if (to === 'active') return t('narration.cardActive', { card: sideName(play, id, side) });
  if (side === 'B' && from !== 'discard') return t('narration.cardFlipped', { card: sideName(play, id, 'A') });
  return from === 'hand' ? null : t('narration.cardBack', { card: sideName(play, id, side) });
}

function endedName(kind: Effect['kind']): string {
  return kind === 'attack' || kind === 'move' ? t(`narration.bonus.${kind}`) : t(`cards.condition.${kind}`);
}
