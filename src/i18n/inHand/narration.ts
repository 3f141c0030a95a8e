/** Writes the log of the game in hand: a sentence for each event that needs a sentence. This file contains no rules. */
import type { Play } from '../../flow/inHand/play';
import { faceOn } from '../../rules/inHand/cards';
import { elementOf } from '../../rules/inHand/elements';
import type { EventOf, GameEvent, GameEventType } from '../../rules/inHand/events';
import { rulesOf } from '../../rules/inHand/special';
import type { Effect, Party } from '../../rules/inHand/state';
import type { CardId } from '../../rules/inHand/vocabulary';
import { contentText, contentTextOr, language, pageText, t } from '..';
import { effectWords, riderName } from './abilityWords';
import { sourceName } from './twoRolls';
import { capitalise, foeWithArticle, optionWords, quotedCard, signed, withoutSoftHyphens } from './words';

/** The rule for prices on cards. A change of gold by any other rule comes from a scenario's special rules. */
const PAID = 'R18.4';

/** The sentence of each event, or null where the event needs none. */
type Sentences = {
  readonly [T in GameEventType]: (play: Play, event: EventOf<T>) => string | null;
};

const SENTENCES: Sentences = {
  scenarioBegan: (_, { scenario }) => t('narration.scenarioBegan', { title: pageText(scenario, 'title') }),
  roundBegan: (_, { combat, round }) => t(combat ? 'narration.combatRoundBegan' : 'narration.roundBegan', { round }),
  cardsSelected: (play, { leading, second, initiative }) =>
    t('narration.cardsSelected', {
      leading: quotedCard(play, leading),
      second: quotedCard(play, second),
      initiative,
    }),
  longRestDeclared: () => t('narration.longRestDeclared'),
  shortRestTaken: (_, { forced }) => t(forced ? 'narration.shortRestForced' : 'narration.shortRestTaken'),
  cardMoved: cardMovedSentence,
  restDrawn: (play, { card }) => t('narration.restDrawn', { card: quotedCard(play, card) }),
  cardsReturned: () => t('narration.cardsReturned'),
  turnBegan: (play, { foe }) =>
    foe ? t('narration.monsterTurnBegan', { foe: foeWithArticle(play, foe) }) : t('narration.heroTurnBegan'),
  actionBegan: (play, { card, half, basic }) =>
    basic
      ? t('narration.actionBasic', { card: quotedCard(play, card) })
      : t('narration.actionBegan', { card: quotedCard(play, card), half: t(`log.half.${half}`) }),
  abilitySkipped: () => null,
  stepped: (_, { to, cost, left }) => t('narration.stepped', { hex: to, cost, left }),
  doorOpened: (_, { at }) => t('narration.doorOpened', { hex: at }),
  trapSprung: (_, { at, damage }) => t('narration.trapSprung', { hex: at, damage }),
  hazardEntered: (_, { at, damage }) => t('narration.hazardEntered', { hex: at, damage }),
  trapDisarmed: (_, { at }) => t('narration.trapDisarmed', { hex: at }),
  distanceChanged: (play, { from, to, how, by, reason }) => {
    const who = partyName(play, by);
    if (reason) return t('narration.monsterSteps', { foe: who, from, to, reason: t(`narration.reason.${reason}`) });
    const key = by === 'hero' ? 'distanceChangedByYou' : 'distanceChanged';
    return t(`narration.${key}`, { who, from, to, how: t(`narration.how.${how}`) });
  },
  hindranceSprung: (play, { who, kind, damage }) =>
    t('narration.hindranceSprung', { who: partyName(play, who), terrain: t(`log.terrain.${kind}`), damage }),
  hindranceChanged: (_, { count }) => t('narration.hindranceChanged', { count }),
  combatBegan: (play, { foe, distance, reach, hindrances }) =>
    [
      t('narration.combatBegan', { foe: foeWithArticle(play, foe), distance }),
      ...(reach === null ? [] : [t('narration.combatReach', { reach })]),
      ...(hindrances.length > 0 ? [t('narration.combatHindrances', { count: hindrances.length })] : []),
    ].join(' '),
  combatEnded: () => t('narration.combatEnded'),
  rolled: (_, { face, pips, dropped, residue }) => {
    // R14.1: there were two rolls, and only one counts.
    if (dropped === face) return t('narration.rolledInVain', { face });
    if (dropped) return t('narration.rolledSecond', { face, dropped });
    return residue < 0 ? t('narration.rolledDie', { face, pips }) : t('narration.rolled', { face });
  },
  behaviourSet: (play, { foe, face, initiative, hero }) =>
    t('narration.behaviourSet', { foe: foeWithArticle(play, foe), face, initiative, hero }),
  initiativeLowered: (_, { from, to }) => t('narration.initiativeLowered', { from, to }),
  interrupted: (play, { foe, initiative, hero }) =>
    t('narration.interrupted', { foe: foeWithArticle(play, foe), initiative, hero }),
  attackDeclared: (play, { by, foe, attack, advantage, reasons }) => {
    const said =
      by === 'hero'
        ? t('narration.youAttack', { attack })
        : t('narration.attackDeclared', { foe: foeWithArticle(play, foe), attack });
    const how = advantageSentence(advantage, reasons);
    return how ? `${said} ${how}` : said;
  },
  advantageChanged: (_, { advantage, reasons }) => advantageSentence(advantage, reasons) ?? t('narration.oneRoll'),
  attackResolved: (_, { terms, modifier, shield, pierce, damage }) =>
    t('narration.attackResolved', {
      attack: terms.reduce((sum, term) => sum + term.value, 0),
      modifier: signed(modifier),
      shield: Math.max(0, shield - pierce),
      damage,
    }),
  attackLapsed: (_, { why }) => (why === 'outOfRange' ? t('narration.attackLapsed') : null),
  monsterHurt: (play, event) => t('narration.monsterHurt', { ...hurt(event), foe: foeWithArticle(play, event.foe) }),
  heroHurt: (_, event) => t('narration.heroHurt', hurt(event)),
  damagePending: (_, { amount, cause }) =>
    t('narration.damagePending', { count: amount, by: t(`narration.harm.${cause}`) }),
  damageNegated: negatedSentence,
  specialRule: (_, { id }) => t('special.event.rule', { rule: contentText('special.rule', id) }),
  decided: (play, { option, what }) => t('special.event.decided', { option: optionWords(play, option, what) }),
  goldChanged: (_, { rule, amount }) =>
    rule === PAID ? t('narration.goldPaid', { gold: -amount }) : t('special.event.gold', { amount: signed(amount) }),
  counterChanged: ({ book }, { counter, before, after }) => {
    const shown = rulesOf(book, 'counter').some(({ id }) => id === counter);
    const name = contentTextOr('special.counter', counter, shown ? counter : '');
    // A change of a counter without a name needs no sentence, unless the scenario has a text for the change.
    if (name === '') return pageText(book.scenario.id, 'mark') || null;
    return t('special.event.counter', { counter: name, before, after });
  },
  terrainChanged: (_, { hexes, to }) =>
    t('special.event.terrain', {
      count: hexes.length,
      hexes: hexes.join(', '),
      terrain: t(`special.terrain.${to}`),
    }),
  foeEntered: (play, { foe, distance }) => t('special.event.entered', { foe: foeWithArticle(play, foe), distance }),
  turnedElite: (play, { foe, after }) => t('special.event.elite', { foe: foeWithArticle(play, foe), after }),
  followerMoved: (_, { follower, from, to }) =>
    t('special.event.follower', { follower: contentText('special.follower', follower), from, to }),
  retaliated: (play, { by, value }) =>
    by === 'hero'
      ? t('narration.retaliatedByYou', { value })
      : t('narration.retaliated', { foe: partyName(play, by), value }),
  healed: (play, { who, before, after }) =>
    before === after ? null : t('narration.healed', { who: partyName(play, who), before, after }),
  effectGiven: (play, event) =>
    event.who === 'hero'
      ? t('narration.effectGivenToYou', { what: effectWords(event) })
      : t('narration.effectGiven', { foe: partyName(play, event.who), what: effectWords(event) }),
  effectEnded: (play, { who, kind, why }) => {
    const values = { what: endedName(kind), foe: partyName(play, who) };
    const forYou = who === 'hero' ? 'ForYou' : '';
    if (why === 'done') return t(`narration.effectDone${forYou}`, values);
    return t(`narration.effectEnded${forYou}`, { ...values, why: t(`narration.endedWith.${why}`) });
  },
  effectOffered: () => null,
  effectWaived: (_, { rider }) => t('narration.effectWaived', { what: riderName(rider) }),
  ridesNext: () => t('narration.ridesNext'),
  elementConsumed: (_, { symbol }) =>
    t('narration.elementConsumed', { element: t(`cards.element.${elementOf(symbol)}`) }),
  elementInfused: (_, { symbol }) =>
    t('narration.elementInfused', { element: t(`cards.element.${elementOf(symbol)}`) }),
  looted: ({ book }, event) => {
    if (event.what === 'money') return t('narration.lootedMoney', { count: event.amount, hex: event.at });
    if (event.objective) return pageText(book.scenario.id, 'prize') || t('narration.lootedObjective');
    const what = event.item ? contentText('cards.item', event.item) : t('narration.gold', { count: event.gold });
    return t('narration.lootedTreasure', { number: event.number, what });
  },
  itemUsed: (_, { item, free }) =>
    t(free ? 'narration.itemFree' : 'narration.itemUsed', { item: contentText('cards.item', item) }),
  itemForfeited: (_, { item }) => t('narration.itemForfeited', { item: contentText('cards.item', item) }),
  itemsRefreshed: (_, { items }) =>
    t('narration.itemsRefreshed', { items: inList(items.map((id) => contentText('cards.item', id))) }),
  monsterActs: (play, { foe, face }) => t('narration.monsterActs', { foe: foeWithArticle(play, foe), face }),
  monsterHeld: (play, { foe, what, reason, distance, range }) =>
    t(`narration.monsterHeld.${what}`, {
      foe: foeWithArticle(play, foe),
      reason: t(`narration.reason.${reason}`, { distance, range: range ?? 1 }),
    }),
  monsterDied: (play, { foe }) => t('narration.monsterDied', { foe: foeWithArticle(play, foe) }),
  tileReached: (_, { id }) =>
    id === 'lastRespects' ? t('story.headstone') : t('special.event.rule', { rule: contentText('special.rule', id) }),
  goalsMet: () => t('narration.goalsMet'),
  heroExhausted: (_, { why }) => t(why === 'damage' ? 'narration.heroExhaustedDamage' : 'narration.heroExhaustedCards'),
  scenarioWon: () => t('narration.scenarioWon'),
  scenarioLost: (_, { ending, failure }) =>
    t(`narration.scenarioLost.${ending}`, { rule: contentText('special.rule', failure ?? '') }),
  actionEnded: () => null,
  moveEnded: () => null,
  roundEnded: () => null,
  turnEnded: () => null,
};

/** The log's sentence about an event; null if the event needs none. */
export function eventSentence(play: Play, event: GameEvent): string | null {
  // The cast is safe, because `Sentences` has the sentence of each event under its own type.
  const sentence = (SENTENCES[event.type] as (play: Play, event: GameEvent) => string | null)(play, event);
  return sentence && capitalise(sentence);
}

function sideName({ book }: Play, id: CardId, side: 'A' | 'B'): string {
  return t('log.quoted', { name: withoutSoftHyphens(contentText('cards.face', faceOn(book, id, side).id)) });
}

/** The hero as "you", or the name of the monster in the fight. Without a fight, the name of the last dead monster in `foes`. */
function partyName(play: Play, party: Party): string {
  if (party === 'hero') return t('narration.you');
  const id = play.state.fight?.foe ?? play.state.foes.findLast((each) => each.hp === 0)?.id;
  return id ? foeWithArticle(play, id) : '';
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
    ...(item ? [contentText('cards.item', item)] : []),
    ...(counter ? [contentText('special.counter', counter)] : []),
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
