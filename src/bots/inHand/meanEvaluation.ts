/** Evaluates a position by the mean over all results of the monster's coming turn. */
import type { Play } from '../../flow/inHand/play';
import { turnOdds } from '../../rules/inHand/odds';
import { countOf } from '../../rules/inHand/special';
import type { CardState } from '../../rules/inHand/state';
import { evaluate, type WorkLeft, workLeft } from './evaluation';

/** The effects that work on the monster's turn. If they last one turn, they end with the monster's turn (R17.2). */
const ENEMY_TURN_EFFECTS: readonly string[] = ['shield', 'retaliate', 'invisible'];

/** Returns the mean evaluation over all results of the monster's coming turn; without such a turn or in an attack, the evaluation now. */
export function meanEvaluation({ book, state }: Play): number {
  const odds = state.fight && !state.fight.acted && state.attack === null ? turnOdds(book, state) : null;
  if (!odds) return evaluate(book, state);
  // The evaluation starts after the monster's turn, when these effects have ended.
  const effects = state.hero.effects.filter(
    ({ lasts, kind }) => lasts !== 'turn' || !ENEMY_TURN_EFFECTS.includes(kind),
  );
  const harmless = flagsAfterHarmless(book, state);
  const known = new Map<string, WorkLeft>();
  let sum = 0;
  for (const { cases, hp, foeHp, distance, damage } of odds.outcomes) {
    const fight = state.fight && distance !== null ? { ...state.fight, distance, acted: true, effects: [] } : null;
    const foes = state.foes.map((foe) => (foe.id === state.fight?.foe ? { ...foe, hp: foeHp.after } : foe));
    const unharmed = { ...state, fight, foes, hero: { ...state.hero, effects }, flags: harmless };
    const harmed = { ...unharmed, flags: damage > 0 ? state.flags : harmless };
    // The remaining work depends on neither the hero's HP nor the hero's cards, so many results share one calculation.
    const aheadAt = (at: Play['state']) => {
      const key = `${foeHp.after} ${fight === null} ${at.flags === harmless}`;
      const ahead = known.get(key) ?? workLeft(book, at);
      known.set(key, ahead);
      return ahead;
    };
    const kept = (): number => evaluate(book, { ...harmed, hero: { ...harmed.hero, hp: hp.after } }, aheadAt(harmed));
    sum +=
      cases *
      Math.max(
        hp.after > 0 ? kept() : 0,
        hp.after < hp.before ? evaluateNegated(book, unharmed, aheadAt(unharmed)) : 0,
      );
  }
  return sum / odds.of;
}

/** Returns the counters after a monster's turn that does not damage the hero (trigger `harmlessTurn`). */
function flagsAfterHarmless(book: Play['book'], state: Play['state']): Play['state']['flags'] {
  const elite = state.foes.find(({ id }) => id === state.fight?.foe)?.kind === 'elite';
  const deeds = book.scenario.rules.flatMap((rule) =>
    rule.kind === 'when' && rule.trigger.on === 'harmlessTurn' ? rule.does : [],
  );
  if (deeds.length === 0) return state.flags;
  const flags = { ...state.flags };
  for (const deed of deeds)
    if (deed.do === 'count')
      flags[deed.flag] = countOf(book, state, deed.flag) + (elite ? (deed.byElite ?? deed.by) : deed.by);
  return flags;
}

/** Returns the evaluation if the hero negates the damage with the cheapest cards (R21.1). */
function evaluateNegated(book: Play['book'], state: Play['state'], ahead: WorkLeft): number {
  const { hero } = state;
  const withCards = (change: (card: CardState) => CardState) =>
    evaluate(book, { ...state, hero: { ...hero, cards: hero.cards.map(change) } }, ahead);
  // It does not matter which card of the pile is lost, because only the number of cards left counts.
  const lost = hero.cards.find(({ zone }) => zone === 'discard');
  const pile = lost ? [withCards((card) => (card === lost ? gone(card) : card))] : [];
  const [a, b] = hero.cards.filter(({ zone }) => zone === 'hand');
  const flipped = a && b ? [withCards((card) => (card === a || card === b ? discarded(card) : card))] : [];
  return Math.max(0, ...pile, ...flipped);
}

const gone = (card: CardState): CardState => ({ ...card, zone: 'lost' });
const discarded = (card: CardState): CardState =>
  card.side === 'A' ? { ...card, side: 'B' } : { ...card, zone: 'discard' };
