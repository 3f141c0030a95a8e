/** Sentences of the log about attacks, modifier cards, damage and death. */
import type { Play } from '../../../flow/longTable/play';
import type { EventOf } from '../../../rules/longTable/events';
import type { Source } from '../../../rules/longTable/state';
import type { ModifierId } from '../../../rules/longTable/vocabulary';
import { t } from '../..';
import { caseValues, joinForms, joinWords } from '../forms';
import { modifierInSentence, modifierText } from '../modifierWords';
import { figureForms, figureName } from '../naming';
import { effectForms } from '../options';
import { sourceList } from '../sources';
import { cardName } from '../termNames';
import { by, deckTitle, figure, hero, quoted, type Sentences, source, sumOf, termWords } from './values';

export const attackSentences = {
  attackBegan(play, event) {
    const { attacker, targets, terms } = event;
    const values = {
      attacker: figureName(play, attacker),
      ...caseValues('targets', joinForms(targets.map((id) => figureForms(play, id)))),
      n: sumOf(terms),
    };
    return terms.length > 1
      ? t('tidings.attackBeganBy', { ...values, terms: termWords(play, terms) })
      : t('tidings.attackBegan', values);
  },
  stoodIn: (play, event) =>
    t('tidings.stoodIn', { ...figure(play, event.figure), ...caseValues('instead', figureForms(play, event.instead)) }),
  modifiersDrawn: (play, event) => drawn(play, event),
  deckShuffled(play, event) {
    if (event.deck === 'monsters') return t('tidings.monsterDeckShuffled');
    if (play.book.decks[event.deck]) return t('tidings.abilityDeckShuffled', { monster: deckTitle(play, event.deck) });
    return t('tidings.heroDeckShuffled', hero(event.deck));
  },
  attackReckoned: (play, event) => reckoned(play, event),
  damaged(play, event) {
    const { n, hp } = event;
    const values = { ...figure(play, event.figure), n, hp, ...source(play, event.source) };
    return event.by === null || event.by === event.figure || isNamed(event.source)
      ? t('tidings.damaged', values)
      : t('tidings.damagedBy', { ...values, ...by(play, event.by) });
  },
  damageNegated: (_play, event) =>
    t('tidings.damageNegated', {
      ...hero(event.hero),
      n: event.n,
      cards: joinWords(event.cards.map(cardName).map(quoted)),
    }),
  damagePrevented: (play, event) =>
    t('tidings.damagePrevented', { ...figure(play, event.figure), n: event.n, ...source(play, event.source) }),
  died(play, event) {
    if (event.figure.startsWith('obstacle:')) return t('tidings.destroyed', figure(play, event.figure));
    const values = { ...figure(play, event.figure), hex: event.hex };
    return t(event.money && !goesByLien(play, event) ? 'tidings.diedMoney' : 'tidings.died', values);
  },
  exhausted: (_play, event) => t(`tidings.exhausted.${event.why}`, hero(event.hero)),
  summonGone: (play, event) =>
    event.why === 'exhausted'
      ? t('tidings.summonGone.exhausted', { ...figure(play, event.figure), ...hero(event.hero) })
      : t(`tidings.summonGone.${event.why}`, figure(play, event.figure)),
  finished: (play, event) => t('tidings.finished', { ...by(play, event.by), ...figure(play, event.figure) }),
  retaliated: (play, event) =>
    t('tidings.retaliated', {
      ...figure(play, event.figure),
      ...caseValues('at', figureForms(play, event.at)),
      n: event.n,
    }),
  effectWaived(play, event) {
    const { effect } = event;
    const values = { ...figure(play, event.figure), ...caseValues('target', figureForms(play, event.target)) };
    return effect === 'push' || effect === 'pull'
      ? t(`tidings.forceWaived.${effect}`, values)
      : t('tidings.effectWaived', { ...values, effect: effectForms(effect)[0] ?? '' });
  },
} satisfies Partial<Sentences>;

/** L11.5: whether the monster's coin goes to a hero at once by a lien, which the next sentence of the log says. */
const goesByLien = ({ events }: Play, { figure, hex }: EventOf<'died'>): boolean => {
  const [, next] = events.slice(events.findIndex((each) => each.type === 'died' && each.figure === figure));
  return next?.type === 'moneyTaken' && next.rule === 'L11.5' && next.hexes.includes(hex);
};

function cardWords({ book }: Play, id: ModifierId): string {
  const card = book.modifiers[id];
  return card ? modifierText(card) : id;
}

/** The words for all drawn modifier cards, in the order of drawing. */
export const drawnCardsText = (play: Play, { cards }: EventOf<'modifiersDrawn'>): string =>
  cards.map((id) => cardWords(play, id)).join('; ');

function drawn(play: Play, event: EventOf<'modifiersDrawn'>): string {
  const { cards, counted, mode, advantage, disadvantage } = event;
  const values = {
    ...caseValues('figure', figureForms(play, event.figure)),
    ...caseValues('target', figureForms(play, event.target)),
    cards: drawnCardsText(play, event),
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
    ...caseValues('target', figureForms(play, target)),
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

/** Whether the words for the source already contain the figure's name. */
const isNamed = ({ from }: Source): boolean => from === 'summon' || from === 'escort';
