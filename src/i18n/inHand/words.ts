/** Puts cards, abilities and commands of the game in hand into words. This file contains no rules. */
import { legal, type Play } from '../../flow/inHand/play';
import type { Reason } from '../../flow/inHand/refusals';
import { cardOf, faceOf } from '../../rules/inHand/cards';
import type { Command } from '../../rules/inHand/commands';
import { consumableSymbols, elementOf } from '../../rules/inHand/elements';
import { foeOf } from '../../rules/inHand/foes';
import type { SymbolId } from '../../rules/inHand/state';
import type { Ability, Action, CardFace, CardId, FoeId } from '../../rules/inHand/vocabulary';
import { contentText, contentTextOr, t } from '..';
import { abilityWords, improvedWords, plainAbilityWords, riderName } from './abilityWords';

/** The title on the side of a card that is up now, without soft hyphens. */
export function cardName({ book, state }: Play, id: CardId): string {
  return withoutSoftHyphens(contentText('cards.face', faceOf(book, cardOf(state, id)).id));
}

/** Removes soft hyphens. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00AD', '');

/** The id under which the texts have a monster's name: the alias that the scenario gives the monster, or else the monster's type. */
export function bornName({ book, state }: Pick<Play, 'book' | 'state'>, id: FoeId): string {
  const alias = book.scenario.foes.find((place) => place.id === id)?.alias;
  return alias ?? foeOf(state, id).monster;
}

/** A monster's name for cards and headings, such as 'Shuffler' or 'Dargoth, the Principal'. */
export function foeName(play: Play, id: FoeId): string {
  return contentText('cards.monster', bornName(play, id));
}

/** A monster's name within a sentence: 'the Shuffler', 'Dargoth'. */
export function foeWithArticle(play: Play, id: FoeId): string {
  const kind = bornName(play, id);
  return contentTextOr('cards.theMonster', kind, t('cards.anyMonster', { name: contentText('cards.monster', kind) }));
}

/** Capitalises the first letter of a sentence. */
export function capitalise(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Adds a full stop to a title, unless the title ends with a punctuation mark, so that another sentence can follow. */
export function withFullStop(sentence: string): string {
  return /[.?!…:](?:[»”“)]|\u00A0)*$/u.test(sentence) ? sentence : `${sentence}.`;
}

/** The ability that is performed now, from an item or from the action; undefined if there is none. */
export function currentAbility({ phase, state }: Play): Ability | undefined {
  if (phase === 'heroTurn.favour') return state.favour?.ability;
  const action = state.turn?.action;
  return action?.abilities[action.next];
}

/** An action in words, with a sentence for each ability. */
export function actionSentences({ abilities, lost }: Action): string {
  const sentences = [...abilities.map(abilityWords), ...(lost ? [t('log.ability.lost')] : [])].map(capitalise);
  // R23.4: giving up an item is the price of the next abilities, so "in return" joins the sentences.
  const after = (i: number) =>
    i + 1 === sentences.length ? '' : abilities[i]?.kind === 'forfeit' ? t('log.ability.inReturn') : '. ';
  return sentences.map((each, i) => each + after(i)).join('');
}

/** Both actions of a card's side in words. */
export function faceWords({ top, bottom }: CardFace): string {
  const half = (name: 'top' | 'bottom', action: Action) =>
    capitalise(`${t(`log.half.${name}`)}: ${actionSentences(action)}`);
  return `${half('top', top)}. ${half('bottom', bottom)}`;
}

/** The action of a card's half in words. @param basic whether to describe the basic action instead (R9.4) */
export function actionWords(play: Play, id: CardId, half: 'top' | 'bottom', basic: boolean): string {
  if (basic) return t(half === 'top' ? 'log.ability.attack' : 'log.ability.move', { value: 2 });
  return actionSentences(faceOf(play.book, cardOf(play.state, id))[half]);
}

function consuming(play: Play, what: string, symbols: readonly SymbolId[]): string {
  return symbols.length === 0 ? what : t('log.command.consuming', { what, elements: symbolNames(play, symbols) });
}

/** The elements of symbols, such as 'Fire + Dark'. If several consumable symbols share an element, the card or item is named too. */
export const symbolNames = (play: Play, symbols: readonly SymbolId[]): string =>
  symbols.map((each) => symbolName(play, each)).join(' + ');

type PricedCommand = Extract<Command, { type: 'attack' | 'perform' }>;

const isPriced = (command: Command): command is PricedCommand =>
  command.type === 'attack' || command.type === 'perform';

/**
 * R18.2, R18.4: adds to `what` the elements that the command consumes or the gold that it pays. If the command consumes and pays nothing
 * although another legal command would, the added words say so.
 */
function priced(play: Play, what: string, command: PricedCommand): string {
  const { consume, pay } = command;
  const words = consuming(play, what, consume);
  if (pay) return t('log.command.paying', { what: words, gold: pay });
  if (consume.length > 0) return words;
  const others = legal(play).filter(isPriced);
  if (others.some((each) => each.consume.length > 0)) return t('log.command.sparing', { what });
  return others.some((each) => (each.pay ?? 0) > 0) ? t('log.command.unpaid', { what }) : words;
}

/** The name of a symbol's element. If several consumable symbols share the element, the card or item is named too. */
function symbolName(play: Play, symbol: SymbolId): string {
  const element = elementOf(symbol);
  const name = t(`cards.element.${element}`);
  if (consumableSymbols(play.book, play.state).filter((each) => each.element === element).length < 2) return name;
  const [source = ''] = symbol.split('/');
  const isCard = play.state.hero.cards.some(({ id }) => id === source);
  return `${name} (${t('log.quoted', { name: isCard ? cardName(play, source) : contentText('cards.item', source) })})`;
}

/** A card's name within a sentence, in quotation marks because some names contain a comma. */
export const quotedCard = (play: Play, id: CardId): string => t('log.quoted', { name: cardName(play, id) });

/** The label of a command's button. */
export function commandLabel(play: Play, command: Command): string {
  return capitalise(labelOf(play, command));
}

function sufferLabel({ suffering, hero: { hp } }: Play['state']): string {
  const amount = suffering?.amount ?? 0;
  return t(amount < hp ? 'log.command.suffer' : 'log.command.sufferOut', {
    amount,
    before: hp,
    after: Math.max(0, hp - amount),
  });
}

function skipLabel(play: Play): string {
  const ability = currentAbility(play);
  const bare = ability?.kind === 'attack' ? t('log.ability.attack', { value: ability.value }) : undefined;
  return t('log.command.skip', { what: bare ?? (ability ? plainAbilityWords(ability) : '') });
}

function labelOf(play: Play, command: Command): string {
  const { book, state } = play;
  const card = (id: CardId) => quotedCard(play, id);
  switch (command.type) {
    case 'select': {
      const { leading, second } = command;
      const { initiative } = faceOf(book, cardOf(state, leading));
      return t('log.command.select', { leading: card(leading), second: card(second), initiative });
    }
    case 'longRest':
    case 'shortRest':
    case 'redraw':
    case 'stop':
    case 'endTurn':
      return t(`log.command.${command.type}`);
    case 'keep':
      return t('log.command.keep', { card: state.rest?.lost ? card(state.rest.lost) : '' });
    case 'lose':
    case 'recover':
    case 'negateByLosing':
      return t(`log.command.${command.type}`, { card: card(command.card) });
    case 'negateByDiscarding': {
      const [first, second] = command.cards;
      return t('log.command.negateByDiscarding', { first: card(first), second: card(second) });
    }
    case 'fight':
      return t('log.command.fight', { foe: foeWithArticle(play, command.foe) });
    case 'roll':
      return rollLabel(play);
    case 'proceed':
      return t(play.phase === 'cleanup' ? 'log.command.endRound' : 'log.command.proceed');
    case 'play': {
      const { card: id, half, basic } = command;
      const what = actionWords(play, id, half, basic);
      if (basic) return t('log.command.playBasic', { card: card(id), what });
      return t('log.command.play', { card: card(id), half: t(`log.half.${half}`), what });
    }
    case 'step':
      return t('log.command.step', { hex: command.to });
    case 'shift':
      return t('log.command.shift', { distance: command.distance });
    case 'attack':
      return priced(play, t('log.command.attack', { foe: foeWithArticle(play, command.foe) }), command);
    case 'perform': {
      const ability = currentAbility(play);
      const words = command.consume.length > 0 ? improvedWords : plainAbilityWords;
      return priced(play, t('log.command.perform', { what: ability ? words(ability) : '' }), command);
    }
    case 'shove': {
      const ability = state.favour?.ability ?? currentAbility(play);
      return t(`log.ability.${ability?.kind === 'shove' ? ability.how : 'push'}`, { value: command.by });
    }
    case 'behave':
      return t('log.command.behave', { face: command.face });
    case 'refresh':
      return consuming(
        play,
        t('log.command.refresh', { item: contentText('cards.item', command.item) }),
        command.consume,
      );
    case 'forfeit':
      return t('log.command.forfeit', { item: contentText('cards.item', command.item) });
    case 'disarmTrap':
      return t('log.command.disarmTrap', { hex: command.at });
    case 'hinder':
      return t('log.command.hinder', { terrain: t(`log.terrain.${command.terrain}`) });
    case 'effect': {
      const rider = state.offers[0]?.rider;
      const what = rider
        ? riderName(rider, rider.kind === 'condition' || command.by === 0 ? undefined : command.by)
        : '';
      return t(command.by === 0 ? 'log.command.waive' : 'log.command.useEffect', { what });
    }
    case 'skip':
      return skipLabel(play);
    case 'useItem':
      return t('log.command.useItem', { item: contentText('cards.item', command.item) });
    case 'suffer':
      return sufferLabel(state);
    case 'negateByCounter': {
      const any = t('special.giveCounter', { counter: contentText('special.counter', command.counter) });
      return contentTextOr('special.give', command.counter, any);
    }
    case 'choose':
      return optionWords(play, command.option, command.what);
  }
}

/** The label of a command that was sent earlier; null if its label depends on the question that it answered. */
export function pastCommandLabel(play: Play, command: Command): string | null {
  return ['effect', 'keep', 'perform', 'shove', 'skip', 'suffer'].includes(command.type)
    ? null
    : commandLabel(play, command);
}

function rollLabel(play: Play): string {
  const foe = play.state.fight ? foeWithArticle(play, play.state.fight.foe) : '';
  if (play.phase.endsWith('deciding')) return t('special.rollLot');
  if (play.phase === 'behaviour') return t('log.command.rollBehaviour', { foe });
  return t(play.phase === 'heroTurn.rolling' ? 'log.command.rollAttack' : 'log.command.rollDefence', { foe });
}

/** The label of an answer to a special rule. @param what the card or item that the answer picks; null if it picks none */
export function optionWords({ book, state }: Play, option: string, what: string | null): string {
  const card = state.hero.cards.find(({ id }) => id === what);
  const picked = card ? contentText('cards.face', faceOf(book, card).id) : contentText('cards.item', what ?? '');
  return contentText('special.option', option, { what: picked });
}

/** The sentence about the reason of a refusal. */
export function reasonSentence(reason: Reason | 'forNothing'): string {
  return t(`log.refused.${reason}`);
}

/** A number with its sign: '+1', '0', '−1' with a true minus. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `\u2212${-value}` : '0');
