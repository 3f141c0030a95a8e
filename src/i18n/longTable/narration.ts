/** Writes the log of the Long Table: one sentence for each event that needs one. This file contains no rules. */
import type { Play } from '../../flow/longTable/play';
import type { HexId } from '../../rules/core/board';
import type { Book, RuleDeed } from '../../rules/longTable/book';
import type { AttackHex, EventOf, FocusCandidate, GameEvent, MoveStep } from '../../rules/longTable/events';
import { amountFor } from '../../rules/longTable/level';
import type { FigureId, Source } from '../../rules/longTable/state';
import type { Term } from '../../rules/longTable/tasks';
import type { Ability, Condition, DeckId, Element, ModifierId } from '../../rules/longTable/vocabulary';
import { named, t } from '..';
import {
  abilityText,
  amountText,
  cardName,
  conditionForms,
  conditionName,
  elementForms,
  elementName,
  itemName,
  linesText,
  modifierInSentence,
  modifierText,
  monsterCardLines,
  penaltyText,
} from './cardLines';
import { capital, cases, type Forms, list, listed, plus } from './forms';
import { figureForms, figureName, heroForms, monsterTitle, placeTitle, rankWord } from './naming';
import { bareAbility, basicWords, effectName, optionWords } from './prompts';
import { sourceList, sourceWords } from './sources';

/** The log's sentence about an event. Null if the event needs none, or if the prompt or the sentence about another event covers it. */
export function eventSentence(play: Play, event: GameEvent): string | null {
  const said = sentence(play, event);
  return said === null ? null : capital(said);
}

const conditionNames = (conditions: readonly Condition[]): string => list(conditions.map(conditionName));
const elementNames = (elements: readonly Element[]): string => list(elements.map(elementName));
/** A name in quotation marks, so that names in a list stay distinct. */
const quoted = (name: string): string => t('names.quoted', { name });
const goalName = (id: string): string => named('names.goal', id);

function sentence(play: Play, event: GameEvent): string | null {
  const { book } = play;
  const forms = (id: FigureId): Forms => figureForms(play, id);
  const figure = (id: FigureId) => cases('figure', forms(id));
  const hero = (id: string) => cases('hero', heroForms(id));
  const by = (id: FigureId) => cases('by', forms(id));
  const source = (of: Source) => ({ source: sourceWords(play, of) });
  switch (event.type) {
    case 'scenarioBegan':
      return t('tidings.scenarioBegan', { title: scenarioTitle(event.scenario), level: event.level });
    case 'figurePlaced': {
      const { hex, hp, rank } = event;
      const values = { ...figure(event.figure), hex, hp };
      // The name of a boss already contains its rank.
      if (rank !== null && rank !== 'boss')
        return t('tidings.monsterPlaced', { ...values, rank: rankWord(monsterOf(event.figure), rank) });
      return t(event.figure.startsWith('hero:') ? 'tidings.heroPlaced' : 'tidings.figurePlaced', values);
    }
    case 'standeesShort':
      return t('tidings.standeesShort', { monster: monsterTitle(event.monster), hexes: list(event.hexes) });
    case 'goalsDealt':
      return t('tidings.goalsDealt', { ...hero(event.hero), goals: list(event.goals.map(goalName).map(quoted)) });
    case 'goalKept':
      return t('tidings.goalKept', { ...hero(event.hero), goal: goalName(event.goal) });
    case 'roundBegan':
      return t('tidings.roundBegan', { round: event.round });
    case 'planned': {
      const { longRest, leading, second } = event;
      if (longRest) return t('tidings.plannedRest', hero(event.hero));
      if (leading === null || second === null) return t('tidings.plannedNothing', hero(event.hero));
      const initiative = book.cards[leading]?.initiative ?? 0;
      const cards = { leading: cardName(leading), second: cardName(second), initiative };
      return t('tidings.planned', { ...hero(event.hero), ...cards });
    }
    case 'monsterCardShown': {
      const card = book.decks[event.deck]?.find(({ id }) => id === event.card);
      const what = card
        ? linesText(monsterCardLines({ parts: card.parts, shuffle: false })).replaceAll(':. ', ': ')
        : '';
      return t('tidings.monsterCardShown', {
        monsters: deckTitle(play, event.deck),
        initiative: event.initiative,
        what,
      });
    }
    case 'turnOrderSet': {
      const order = event.order.map((place) =>
        t('tidings.placeInOrder', { name: placeTitle(place), initiative: place.initiative }),
      );
      return t('tidings.turnOrder', { order: order.join(', ') });
    }
    case 'turnBegan':
      return t(event.late ? 'tidings.turnBeganLate' : 'tidings.turnBegan', figure(event.figure));
    case 'cardMoved':
      return cardMoved(event);
    case 'actionBegan': {
      const { card, half, basic } = event;
      if (basic) return t('tidings.actionBasic', { ...hero(event.hero), card: cardName(card), what: basicWords(half) });
      return t('tidings.actionBegan', { ...hero(event.hero), card: cardName(card), half: t(`names.half.${half}`) });
    }
    case 'actionEnded':
      return event.done ? null : t('tidings.actionUndone', { ...hero(event.hero), card: cardName(event.card) });
    case 'abilityBegan':
      return t('tidings.abilityBegan', {
        ...figure(event.figure),
        what: abilityText(inNumbers(play.book, event.ability)),
      });
    case 'abilitySkipped':
      return t(`tidings.${SKIPPED[event.why]}`, {
        ...figure(event.figure),
        what: bareAbility(inNumbers(play.book, event.ability)),
      });
    case 'restTaken': {
      const card = cardName(event.lost);
      return t(event.long ? 'tidings.restLong' : 'tidings.restShort', { ...hero(event.hero), card });
    }
    case 'restDrawn': {
      const card = cardName(event.card);
      return t(event.again ? 'tidings.restDrawnAgain' : 'tidings.restDrawn', { ...hero(event.hero), card });
    }
    case 'experienceGained':
      return t('tidings.experienceGained', { ...hero(event.hero), n: event.n, ...source(event.source) });
    case 'stepped': {
      const { to, cost, left } = event;
      // The sentence for the push or pull already covers its steps.
      if (event.by !== null) return null;
      if (left === null) return t('tidings.steppedFree', { ...figure(event.figure), hex: to });
      return event.figure.startsWith('monster:')
        ? null
        : t('tidings.stepped', { ...figure(event.figure), hex: to, cost, left });
    }
    case 'carried':
      return t('tidings.carried', { ...by(event.by), ...figure(event.figure), hex: event.to });
    case 'forced':
      return t(forcedKey(event), { ...by(event.by), ...figure(event.figure), hex: event.path.at(-1) ?? '' });
    case 'slammed':
      return t('tidings.slammed', { ...figure(event.figure), n: event.n });
    case 'trapSprung': {
      const { hex, damage, conditions } = event;
      const values = { ...figure(event.figure), hex, damage };
      if (conditions.length === 0) return t('tidings.trapSprung', values);
      return t('tidings.trapSprungToo', { ...values, conditions: conditionNames(conditions) });
    }
    case 'hazardEntered':
      return t('tidings.hazardEntered', { ...figure(event.figure), hex: event.hex, damage: event.damage });
    case 'doorOpened':
      if (event.by === null) return t('tidings.doorOpens', { hex: event.hex });
      return t('tidings.doorOpened', { ...figure(event.by), hex: event.hex });
    case 'roomRevealed':
      if (event.figures.length === 0) return t('tidings.roomRevealed');
      return t('tidings.roomRevealedWith', { figures: list(event.figures.map((id) => figureName(play, id))) });
    case 'terrainChanged':
      return t('tidings.terrainChanged', { hexes: list(event.hexes), terrain: t(`names.terrain.${event.to}`) });
    case 'trapSet': {
      const { hex, damage, conditions } = event;
      const values = { ...figure(event.by), hex };
      const more = { conditions: conditionNames(conditions) };
      if (!damage) return t('tidings.trapSetConditions', { ...values, ...more });
      if (conditions.length === 0) return t('tidings.trapSet', { ...values, damage });
      return t('tidings.trapSetToo', { ...values, damage, ...more });
    }
    case 'trapRemoved':
      return t('tidings.trapRemoved', { ...figure(event.by), hex: event.hex });
    case 'graveDug':
      if (event.gone === null) return t('tidings.graveDug', { hex: event.hex });
      return t('tidings.graveDugToo', { hex: event.hex, gone: event.gone });
    case 'graveFilled':
      return t('tidings.graveFilled', { hex: event.hex });
    case 'attackBegan': {
      const { attacker, targets, terms } = event;
      const values = {
        attacker: figureName(play, attacker),
        ...cases('targets', listed(targets.map(forms))),
        n: sumOf(terms),
      };
      return terms.length > 1
        ? t('tidings.attackBeganBy', { ...values, terms: termWords(play, terms) })
        : t('tidings.attackBegan', values);
    }
    case 'stoodIn':
      return t('tidings.stoodIn', { ...figure(event.figure), ...cases('instead', forms(event.instead)) });
    case 'modifiersDrawn':
      return drawn(play, event);
    case 'deckShuffled':
      if (event.deck === 'monsters') return t('tidings.monsterDeckShuffled');
      if (book.decks[event.deck]) return t('tidings.abilityDeckShuffled', { monster: deckTitle(play, event.deck) });
      return t('tidings.heroDeckShuffled', hero(event.deck));
    case 'attackReckoned':
      return reckoned(play, event);
    case 'damaged': {
      const { n, hp } = event;
      const values = { ...figure(event.figure), n, hp, ...source(event.source) };
      return event.by === null || event.by === event.figure || isNamed(event.source)
        ? t('tidings.damaged', values)
        : t('tidings.damagedBy', { ...values, ...by(event.by) });
    }
    case 'damageNegated':
      return t('tidings.damageNegated', {
        ...hero(event.hero),
        n: event.n,
        cards: list(event.cards.map(cardName).map(quoted)),
      });
    case 'damagePrevented':
      return t('tidings.damagePrevented', { ...figure(event.figure), n: event.n, ...source(event.source) });
    case 'died':
      if (event.figure.startsWith('obstacle:')) return t('tidings.destroyed', figure(event.figure));
      return t(event.money ? 'tidings.diedMoney' : 'tidings.died', { ...figure(event.figure), hex: event.hex });
    case 'exhausted':
      return t(`tidings.exhausted.${event.why}`, hero(event.hero));
    case 'summonGone':
      return event.why === 'exhausted'
        ? t('tidings.summonGone.exhausted', { ...figure(event.figure), ...hero(event.hero) })
        : t(`tidings.summonGone.${event.why}`, figure(event.figure));
    case 'finished':
      return t('tidings.finished', { ...by(event.by), ...figure(event.figure) });
    case 'retaliated':
      return t('tidings.retaliated', { ...figure(event.figure), ...cases('at', forms(event.at)), n: event.n });
    case 'effectWaived': {
      const effect = effectName(event.effect);
      return t('tidings.effectWaived', { ...figure(event.figure), ...cases('target', forms(event.target)), effect });
    }
    case 'conditionGiven': {
      const condition = conditionName(event.condition);
      const values = { ...figure(event.figure), condition, ...source(event.source) };
      // L2.1: a pending bless can come from the Almoner's Box or from an event, so the sentence names a common source.
      if (event.source.from === 'pending' && event.condition === 'bless')
        values.source = t('tidings.source.pendingBless');
      return t(event.again ? 'tidings.conditionAgain' : 'tidings.conditionGiven', values);
    }
    case 'conditionHeld':
    case 'conditionEnded': {
      const values = { ...figure(event.figure), ...cases('condition', conditionForms(event.condition)) };
      return event.type === 'conditionHeld'
        ? t(`tidings.conditionHeld.${event.why}`, values)
        : t(`tidings.conditionEnded.${event.why}`, values);
    }
    case 'lienPut':
    case 'lienTaken':
      return t(`tidings.${event.type}`, { ...figure(event.figure), ...hero(event.by) });
    case 'elementCreated':
      return t('tidings.elementCreated', { element: elementName(event.element), ...source(event.source) });
    case 'elementConsumed':
      return t('tidings.elementConsumed', { ...figure(event.by), ...cases('element', elementForms(event.element)) });
    case 'elementsInfused':
      return event.elements.length === 0
        ? null
        : t('tidings.elementsInfused', { elements: elementNames(event.elements) });
    case 'elementsWaned':
      return waned(event);
    case 'bonusBegan': {
      if (event.kind === 'when') return t('tidings.cardPrepared', { ...figure(event.figure), ...source(event.source) });
      const what = t(`tidings.bonus.${event.kind}`, { n: event.amount });
      const key = event.source.from === 'pending' ? 'tidings.bonusBeganPending' : 'tidings.bonusBegan';
      return t(key, { ...figure(event.figure), what, ...source(event.source) });
    }
    case 'bonusApplied': {
      const values = { ...figure(event.figure), ...source(event.source) };
      if (event.source.from === 'pending') return t('tidings.bonusAppliedPending', values);
      return event.slot === null
        ? t('tidings.bonusApplied', values)
        : t('tidings.bonusAppliedSlot', { ...values, slot: event.slot + 1 });
    }
    case 'bonusEnded': {
      if (event.kind === 'when') {
        return t(`tidings.preparedEnded.${event.why}`, { ...figure(event.figure), ...source(event.source) });
      }
      const values = { what: t(`tidings.bonusName.${event.kind}`), ...source(event.source) };
      return event.why === 'gone'
        ? t('tidings.bonusEnded.gone', values)
        : t(`tidings.bonusEnded.${event.why}`, { ...figure(event.figure), ...values });
    }
    case 'improvementPaid':
      return t('tidings.improvementPaid', { ...figure(event.figure), ...source(event.source) });
    case 'itemUsed':
      return t(`tidings.itemUsed.${event.state}`, { ...hero(event.hero), item: itemName(event.item) });
    case 'itemRefreshed':
      return t('tidings.itemRefreshed', { ...hero(event.hero), item: itemName(event.item) });
    case 'itemPledged':
      return t(`tidings.itemPledged.${event.state}`, { ...hero(event.hero), item: itemName(event.item) });
    case 'moneyGivenBack':
      return t('tidings.moneyGivenBack', hero(event.hero));
    case 'moneyChanged':
      if (event.tokens === 0) return null;
      return t('tidings.moneyChanged', { ...hero(event.hero), count: event.tokens, gold: event.gold });
    case 'initiativeChanged':
      return t('tidings.initiativeChanged', { ...hero(event.hero), initiative: event.initiative });
    case 'healed':
      return healed(play, event);
    case 'healTargetChosen':
      if (event.target === event.figure) return t('tidings.healTargetSelf', figure(event.figure));
      return t('tidings.healTarget', { ...figure(event.figure), target: figureName(play, event.target) });
    case 'moneyTaken': {
      const values = { ...figure(event.figure), count: event.hexes.length };
      // L11.5: money from a lien goes straight to the hero and never lies on the map.
      if (event.rule === 'L11.5') return t('tidings.moneyByLien', values);
      return event.kept ? t('tidings.moneyTaken', values) : t('tidings.moneyGone', values);
    }
    case 'treasureLooted': {
      const { number, gold, item } = event;
      const values = { ...hero(event.hero), number };
      if (item !== null) return t('tidings.treasureItem', { ...values, item: itemName(item) });
      if (gold > 0) return t('tidings.treasureGold', { ...values, gold });
      const isGoal = book.scenario.treasures.find((each) => each.number === number)?.goal;
      return isGoal ? t('tidings.treasureGoal', hero(event.hero)) : t('tidings.treasureDesign', values);
    }
    case 'treasurePutDown':
      return t('tidings.treasurePutDown', { ...hero(event.hero), hex: event.hex });
    case 'monsterSummoned':
      return t('tidings.monsterSummoned', { ...by(event.by), ...figure(event.figure), hex: event.hex });
    case 'summonFailed':
      return t(`tidings.summonFailed.${event.why}`, { ...by(event.by), monster: monsterTitle(event.monster) });
    case 'summoned':
      return t('tidings.summoned', { ...hero(event.hero), ...figure(event.figure), hex: event.hex });
    case 'focusChosen': {
      const values = { ...figure(event.figure), ...cases('focus', forms(event.focus)) };
      const byHp = event.decided === 2 && event.candidates.some(({ hp }) => hp !== undefined);
      return byHp ? t('tidings.focusMostHp', values) : t(`tidings.focus.${FOCUS[event.decided]}`, values);
    }
    case 'focusNone':
      return t('tidings.focusNone', figure(event.figure));
    case 'destinationChosen':
      return t('tidings.goesTo', { ...figure(event.figure), hex: event.goal, why: t(STEPS[event.decided]) });
    case 'monsterMoved': {
      const { path, cost, negatives } = event;
      const hex = path.at(-1);
      if (hex === undefined) return null;
      const values = { ...figure(event.figure), hex, cost };
      return negatives > 0
        ? t('tidings.monsterMovedThrough', { ...values, negatives })
        : t('tidings.monsterMoved', values);
    }
    case 'monsterStayed':
      return t(`tidings.stayed.${event.why}`, figure(event.figure));
    case 'targetsChosen':
      return t('tidings.targets', { ...figure(event.figure), ...cases('targets', listed(event.targets.map(forms))) });
    case 'attackHeld':
      return t(`tidings.held.${event.why}`, figure(event.figure));
    case 'retreated':
      return t('tidings.retreated', {
        ...figure(event.figure),
        hex: event.path.at(-1) ?? hexOf(play, event.figure),
        range: event.range,
      });
    case 'choiceMade': {
      const option = optionWords(play, event.option);
      if (event.figure === null) return t(event.preset ? 'tidings.choicePreset' : 'tidings.choiceMade', { option });
      const key = event.preset ? 'tidings.choicePresetFor' : 'tidings.choiceMadeFor';
      return t(key, { ...figure(event.figure), option });
    }
    case 'ruleTriggered':
      return triggered(play, event);
    case 'goalMet':
      return t(`tidings.goalMet.${event.ending}`);
    case 'bellRang':
      return t('tidings.bellRang', { mark: event.mark, until: event.until });
    case 'plateTriggered':
      return t('tidings.plateTriggered', { ...hero(event.hero), mark: event.mark });
    case 'scenarioEnded':
      return t(`tidings.scenarioEnded.${event.ending}`);
    case 'battleGoalJudged':
      return t(event.fulfilled ? 'tidings.battleGoalMet' : 'tidings.battleGoalMissed', {
        ...hero(event.hero),
        goal: goalName(event.goal),
      });
    // The prompt says the same.
    case 'choiceOffered':
    // `trapSet`, `trapRemoved`, `graveDug` and `summoned` have their own sentences.
    case 'placed':
    case 'turnEnded':
    case 'roundEnded':
    case 'moveEnded':
      return null;
  }
}

export const scenarioTitle = (scenario: string): string => named('pages.title', scenario);

/** The type in a monster's id: `shuffler` in `monster:shuffler:3`. */
const monsterOf = (id: FigureId): string => id.split(':')[1] ?? '';
const hexOf = ({ state }: Play, id: FigureId): HexId => state.figures.find((each) => each.id === id)?.hex ?? '';

/** The names of the monster types on the map that use a deck. If none is on the map yet, the names of all types that use it. */
function deckTitle({ book, state }: Play, deck: DeckId): string {
  const users = Object.values(book.monsters).filter((def) => def.deck === deck);
  const here = users.filter(({ id }) => state.figures.some((each) => each.kind === 'monster' && each.monster === id));
  return list((here.length > 0 ? here : users).map(({ id }) => monsterTitle(id)));
}

/** The ability; if it is a heal, with its formula replaced by the number for this party (L27.9). */
const inNumbers = (book: Book, ability: Ability): Ability =>
  ability.verb === 'heal' ? { ...ability, amount: amountFor(book, ability.amount) } : ability;

const SKIPPED = {
  chosen: 'abilityLeft',
  prevented: 'abilityPrevented',
  impossible: 'abilityImpossible',
} as const satisfies Record<EventOf<'abilitySkipped'>['why'], string>;

/** L23.6: the text keys for the steps that can decide the choice of a focus. */
const FOCUS = { 1: 'negatives', 2: 'way', 3: 'range', 4: 'order', only: 'only' } as const satisfies Record<
  EventOf<'focusChosen'>['decided'],
  string
>;

const STEPS = {
  'L24.3a': 'tidings.step.L24_3a',
  'L24.3b': 'tidings.step.L24_3b',
  'L24.3c': 'tidings.step.L24_3c',
  'L24.3d': 'tidings.step.L24_3d',
  'L24.3e': 'tidings.step.L24_3e',
  'L24.3f': 'tidings.step.L24_3f',
  'L24.4': 'tidings.step.L24_4',
  'L24.6': 'tidings.step.L24_6',
  'L24.7': 'tidings.step.L24_7',
  only: 'tidings.step.only',
} as const satisfies Record<MoveStep, string>;

/** The sentence for a moved card. Null if another event covers it (a turn, a rest, negated damage, exhaustion), or if a hand is chosen. */
function cardMoved({ hero, card, from, to, why }: EventOf<'cardMoved'>): string | null {
  if (why === 'rest' || why === 'negate' || why === 'exhausted') return null;
  const values = { ...cases('hero', heroForms(hero)), card: cardName(card) };
  switch (to) {
    case 'discard':
      return t('tidings.cardDiscarded', values);
    case 'lost':
      return t('tidings.cardLost', values);
    case 'active':
      return t('tidings.cardActive', values);
    case 'hand':
      return from === 'discard' || from === 'lost' || from === 'active' ? t('tidings.cardBack', values) : null;
    case 'pool':
    case 'plan':
    case 'turn':
      return null;
  }
}

function forcedKey({ kind, path, blocked }: EventOf<'forced'>) {
  const push = kind === 'push';
  if (path.length === 0) return push ? 'tidings.pushedNowhere' : 'tidings.pulledNowhere';
  if (blocked) return push ? 'tidings.pushedBlocked' : 'tidings.pulledBlocked';
  return push ? 'tidings.pushed' : 'tidings.pulled';
}

const sumOf = (terms: readonly Term[]): number => terms.reduce((sum, { n }) => sum + n, 0);

/** The terms of a calculation with their sources, such as '+2 Foreclosure, −1 Poison'. */
function termWords(play: Play, terms: readonly Term[]): string {
  const base = sumOf(terms.filter(({ source }) => source.from === 'trait'));
  const sums = new Map<string, number>();
  for (const { n, source } of terms) {
    if (source.from === 'trait') continue;
    const words = sourceWords(play, source);
    sums.set(words, (sums.get(words) ?? 0) + n);
  }
  return [
    ...(base === 0 ? [] : [t('tidings.termBase', { n: base })]),
    ...[...sums].map(([source, n]) => t('tidings.term', { n: plus(n), source })),
  ].join(', ');
}

function cardWords({ book }: Play, id: ModifierId): string {
  const card = book.modifiers[id];
  return card ? modifierText(card) : id;
}

/** The words for all drawn modifier cards, in the order of drawing. */
export const drawnWords = (play: Play, { cards }: EventOf<'modifiersDrawn'>): string =>
  cards.map((id) => cardWords(play, id)).join('; ');

function drawn(play: Play, event: EventOf<'modifiersDrawn'>): string {
  const { cards, counted, mode, advantage, disadvantage } = event;
  const values = {
    ...cases('figure', figureForms(play, event.figure)),
    ...cases('target', figureForms(play, event.target)),
    cards: drawnWords(play, event),
  };
  const sources = (all: readonly Source[]) => sourceList(play, all);
  const counting = counted.flatMap((i) => (cards[i] === undefined ? [] : [cardWords(play, cards[i])])).join('; ');
  if (mode === 'advantage')
    return t('tidings.drawnAdvantage', { ...values, sources: sources(advantage), counted: counting });
  if (mode === 'disadvantage')
    return t('tidings.drawnDisadvantage', { ...values, sources: sources(disadvantage), counted: counting });
  if (advantage.length > 0)
    return t('tidings.drawnCancelled', { ...values, sources: sources(advantage), others: sources(disadvantage) });
  return t('tidings.drawn', values);
}

function reckoned(play: Play, { target, terms, modifiers, shield, pierce, damage }: EventOf<'attackReckoned'>): string {
  const values = {
    ...cases('target', figureForms(play, target)),
    attack: sumOf(terms),
    modifier:
      modifiers.length > 0
        ? t('tidings.modifiers', {
            count: modifiers.length,
            cards: modifierInSentence(modifiers.flatMap((id) => play.book.modifiers[id] ?? [])),
          })
        : t('tidings.noModifier'),
    damage,
  };
  const held = sumOf(shield);
  if (held === 0) return t('tidings.attackReckoned', values);
  return pierce > 0
    ? t('tidings.attackReckonedPierce', { ...values, shield: held, pierce })
    : t('tidings.attackReckonedShield', { ...values, shield: held });
}

function waned({ waning, inert }: EventOf<'elementsWaned'>): string | null {
  if (waning.length === 0 && inert.length === 0) return null;
  if (inert.length === 0) return t('tidings.elementsWaned', { elements: elementNames(waning) });
  if (waning.length === 0) return t('tidings.elementsInert', { elements: elementNames(inert) });
  return t('tidings.elementsBoth', { waning: elementNames(waning), inert: elementNames(inert) });
}

function healed(play: Play, { figure, n, hp, took }: EventOf<'healed'>): string | null {
  const values = cases('figure', figureForms(play, figure));
  if (took.length === 0) return n === 0 ? null : t('tidings.healed', { ...values, n, hp });
  const ended = cases('took', listed(took.map(conditionForms)));
  return n > 0
    ? t('tidings.healedOf', { ...values, ...ended, n, hp })
    : t('tidings.healedOnly', { ...values, ...ended });
}

function triggered({ book }: Play, { id }: EventOf<'ruleTriggered'>): string {
  const rule = book.scenario.rules.find((each) => each.id === id);
  const penalty = book.scenario.rooms.flatMap(({ penalties = [] }) => penalties).find((each) => each.penalty === id);
  const what = rule ? list(rule.does.map(deedWords)) : penalty ? penaltyText(penalty) : '';
  return what === '' ? t('tidings.ruleTriggeredBare') : t('tidings.ruleTriggered', { what });
}

function deedWords(deed: RuleDeed): string {
  switch (deed.deed) {
    case 'spawn':
      return t('tidings.deed.spawn', { monster: monsterTitle(deed.monster) });
    case 'hurt':
      return t('tidings.deed.hurt', { n: amountText(deed.amount) });
    case 'heal':
      return t('tidings.deed.heal', { n: amountText(deed.amount) });
    case 'give':
      return t('tidings.deed.give', { condition: conditionName(deed.condition) });
    case 'element':
      return t('tidings.deed.element', { element: elementName(deed.element) });
    case 'flood':
    case 'unlock':
    case 'open':
    case 'fail':
      return t(`tidings.deed.${deed.deed}`);
  }
}

/** Whether the words for the source already contain the figure's name. */
const isNamed = ({ from }: Source): boolean => from === 'summon' || from === 'escort';

/**
 * L36: lines that explain an automatic decision or an attack: one for each candidate with the compared numbers, or one with the terms of
 * the attack. Empty if there is nothing to explain.
 */
export function whyLines(play: Play, event: GameEvent): string[] {
  const figure = (id: FigureId) => cases('figure', figureForms(play, id));
  switch (event.type) {
    case 'focusChosen':
      return event.candidates.map((each) => capital(candidateWords(play, event, each)));
    case 'focusNone':
      return event.why.map(({ enemy, reason }) => capital(t(`tidings.noFocus.${reason}`, figure(enemy))));
    case 'destinationChosen':
      return event.hexes.filter(({ kept }) => kept).map((each) => hexWords(event, each));
    case 'targetsChosen':
      if (event.ranks.length < 2) return [];
      return event.ranks.map(({ figure: id, rank }) =>
        capital(t('tidings.whyTarget', { ...figure(id), rank: rank + 1, all: event.ranks.length })),
      );
    case 'attackReckoned':
      return event.terms.concat(event.shield).length > 1 ? [capital(termWords(play, event.terms))] : [];
    default:
      return [];
  }
}

/** A candidate with the numbers that were compared up to the deciding step. Traps and hazards are left out if no path has any. */
function candidateWords(
  play: Play,
  { candidates, decided }: EventOf<'focusChosen'>,
  { figure, negatives, length, range, place, hp }: FocusCandidate,
): string {
  const why = [
    ...(candidates.some((each) => each.negatives > 0) ? [negativesWords(negatives)] : []),
    hp === undefined ? stepsWords(length) : t('tidings.reasons.hp', { hp }),
    ...(decided === 3 || decided === 4 ? [t('tidings.reasons.range', { range })] : []),
    ...(decided === 4 ? [t('tidings.reasons.order', { place: place + 1 })] : []),
  ];
  return t('tidings.whyFocus', { ...cases('figure', figureForms(play, figure)), why: why.join(', ') });
}

const stepsWords = (count: number): string =>
  count === 0 ? t('tidings.reasons.there') : t('tidings.reasons.reach', { count });

const negativesWords = (count: number): string =>
  count === 0 ? t('tidings.reasons.negativesNone') : t('tidings.reasons.negatives', { count });

function hexWords(
  { hexes }: EventOf<'destinationChosen'>,
  { hex, length, negatives, targets, withinMove }: AttackHex,
): string {
  const why = [
    ...(withinMove ? [] : [t('tidings.reasons.far')]),
    ...(hexes.some((each) => each.negatives > 0) ? [negativesWords(negatives)] : []),
    length === 0 ? t('tidings.reasons.here') : t('tidings.reasons.steps', { count: length }),
    t('tidings.reasons.targets', { count: targets.length }),
  ];
  return t('tidings.whyHex', { hex, why: why.join(', ') });
}
