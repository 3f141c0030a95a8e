/** Finds what to explain about a button: the card, item or monster that it names, and the terms for the effects of its command. */
import type { Phase } from '../../../flow/inHand/phases';
import type { Play } from '../../../flow/inHand/play';
import { type ExplainTarget, type GlossaryTerm, isTerm, type ShownTerm } from '../../../i18n/inHand/glossary';
import { terrainAt } from '../../../rules/core/board';
import { cardOf, faceOf } from '../../../rules/inHand/cards';
import type { Command, CommandType } from '../../../rules/inHand/commands';
import {
  type AbilityTable,
  abilityParts,
  type FieldTable,
  INCLUDED_ELSEWHERE,
  partsOf,
} from '../../../rules/inHand/fields';
import { situationOf } from '../../../rules/inHand/foes';
import type { Rider } from '../../../rules/inHand/state';
import type { Ability, Bonus, Consume, Element, Riders } from '../../../rules/inHand/vocabulary';
import type { Interaction } from '../../../session/inHand/interaction';

/** The term to explain for a button with a command of each type. */
const TERMS: Readonly<Record<CommandType, GlossaryTerm>> = {
  select: 'select',
  longRest: 'longRest',
  lose: 'lose',
  shortRest: 'shortRest',
  keep: 'lose',
  redraw: 'redraw',
  fight: 'fight',
  roll: 'roll',
  proceed: 'proceed',
  play: 'half',
  step: 'reach',
  stop: 'stop',
  shift: 'shift',
  attack: 'attack',
  perform: 'perform',
  shove: 'shove',
  behave: 'reroll',
  refresh: 'refresh',
  forfeit: 'forfeit',
  disarmTrap: 'disarmTrap',
  recover: 'recover',
  hinder: 'hindrance',
  effect: 'effect',
  skip: 'skip',
  endTurn: 'endTurn',
  useItem: 'item',
  suffer: 'suffer',
  negateByLosing: 'negate',
  negateByDiscarding: 'negate',
  negateByCounter: 'negate',
  choose: 'special',
};

/** The term to explain for the prompt of each phase, except during a move. */
const PROMPTS: Readonly<Record<Phase, GlossaryTerm>> = {
  'roundStart.suffering': 'suffer',
  'roundStart.deciding': 'special',
  select: 'select',
  forcedRest: 'shortRest',
  longRest: 'longRest',
  shortRest: 'shortRest',
  entry: 'fight',
  behaviour: 'column',
  initiative: 'initiative',
  'heroTurn.choosing': 'half',
  'heroTurn.acting': 'perform',
  'heroTurn.rolling': 'roll',
  'heroTurn.effects': 'effect',
  'heroTurn.favour': 'item',
  'heroTurn.suffering': 'suffer',
  'heroTurn.deciding': 'special',
  'monsterTurn.rolling': 'roll',
  'monsterTurn.suffering': 'suffer',
  'interrupt.rolling': 'roll',
  'interrupt.suffering': 'suffer',
  'turnEnd.suffering': 'suffer',
  'turnEnd.deciding': 'special',
  cleanup: 'shortRest',
  'roundEnd.suffering': 'suffer',
  'roundEnd.deciding': 'special',
  won: 'goal',
  lost: 'goal',
};

/** Finds what to explain about an element of the HUD or the mirror; null if there is nothing to explain. */
export function explainTargetOn(element: HTMLElement, { play, draft }: Interaction): ExplainTarget | null {
  if (element.matches('.prompt')) return explainTargetOfPrompt(play);
  const { term, says, command = says } = element.dataset;
  if (isTerm(term)) return { of: null, seen: [{ term }] };
  if (command === 'draft') return explainTargetOfDraft(play, draft);
  return command === undefined ? null : explainTargetOf(play, JSON.parse(command) as Command);
}

function explainTargetOfDraft({ phase }: Play, { cards }: Interaction['draft']): ExplainTarget {
  return { of: null, seen: [{ term: phase === 'select' && cards.length === 2 ? 'select' : 'way' }] };
}

function explainTargetOfPrompt({ phase, state }: Play): ExplainTarget {
  if (!state.turn?.move) return { of: null, seen: [{ term: PROMPTS[phase] }] };
  return { of: null, seen: [{ term: state.fight ? 'shift' : 'move' }] };
}

/** Finds what to explain about a button that sends the command. */
export function explainTargetOf(play: Play, command: Command): ExplainTarget {
  const { book, state } = play;
  const seen: ShownTerm[] = [{ term: TERMS[command.type] }];
  switch (command.type) {
    case 'play': {
      const { card, half, basic } = command;
      if (basic) return { of: { kind: 'card', card }, seen: [{ term: 'basic' }] };
      const { abilities, lost } = faceOf(book, cardOf(state, card))[half];
      const does = [...abilities.flatMap(abilityTerms), ...(lost ? [{ term: 'lost' } as const] : [])];
      return { of: { kind: 'card', card, half }, seen: unlike([...seen, ...does]) };
    }
    case 'select':
      return { of: { kind: 'card', card: command.leading }, seen };
    case 'lose':
    case 'recover':
    case 'negateByLosing':
      return { of: { kind: 'card', card: command.card }, seen };
    case 'refresh':
    case 'forfeit':
      return { of: { kind: 'item', item: command.item }, seen };
    case 'useItem': {
      const use = book.items[command.item]?.use;
      return { of: { kind: 'item', item: command.item }, seen: use ? [...seen, { term: use }] : seen };
    }
    case 'fight':
    case 'attack':
      return { of: { kind: 'foe', foe: command.foe }, seen: [...seen, { term: 'monster' }] };
    case 'perform':
    case 'skip': {
      const { action } = state.turn ?? {};
      const ability = action?.abilities[action.next];
      return { of: null, seen: unlike([...seen, ...(ability ? abilityTerms(ability) : [])]) };
    }
    case 'effect': {
      const [offer] = state.offers;
      return { of: null, seen: offer ? [...seen, riderSeen(offer.rider)] : seen };
    }
    case 'step':
      return { of: null, seen: [{ term: terrainAt(situationOf(book, state), command.to) ?? 'plain' }, ...seen] };
    default:
      return { of: null, seen };
  }
}

/** Removes duplicate terms. */
function unlike(all: readonly ShownTerm[]): ShownTerm[] {
  return all.filter((each, i) => all.findIndex(({ term }) => term === each.term) === i);
}

function riderSeen(rider: Rider): ShownTerm {
  return rider.kind === 'condition' ? { term: rider.condition } : of(rider.kind, rider.value);
}

const of = (term: GlossaryTerm, figure: number): ShownTerm => ({ term, figure: String(figure) });
const EATS = { dark: 'eatDark', fire: 'eatFire' } as const;
const eats = (elements: readonly Element[]): ShownTerm[] => elements.map((element) => ({ term: EATS[element] }));
const BONUSES = {
  shield: 'shield',
  retaliate: 'retaliate',
  attack: 'attackBonus',
  move: 'moveBonus',
  pit: 'pit',
  credit: 'credit',
} as const satisfies Record<Bonus, GlossaryTerm>;

const RIDERS_SEEN: FieldTable<Riders, ShownTerm> = {
  pierce: ({ pierce }) => (pierce ? [of('pierce', pierce)] : []),
  push: ({ push }) => (push ? [of('push', push)] : []),
  pull: ({ pull }) => (pull ? [of('pull', pull)] : []),
  conditions: ({ conditions = [] }) => conditions.map((term) => ({ term })),
};

const CONSUME_SEEN: FieldTable<Consume, ShownTerm> = {
  elements: ({ elements }) => eats(elements),
  // A bonus to the value needs no explanation.
  plus: INCLUDED_ELSEWHERE,
  ...RIDERS_SEEN,
  self: ({ self = [] }) => self.map((term) => ({ term })),
};

const consumeSeen = ({ consume }: { readonly consume?: Consume }): ShownTerm[] =>
  consume ? partsOf(CONSUME_SEEN, consume) : [];
const rangeSeen = ({ range }: { readonly range?: number }): ShownTerm[] => (range ? [of('range', range)] : []);
const paySeen = ({ pay }: { readonly pay?: number }): ShownTerm[] => (pay ? [of('pay', pay)] : []);

const ABILITY_SEEN: AbilityTable<ShownTerm> = {
  attack: {
    kind: ({ value }) => [of('attack', value)],
    value: INCLUDED_ELSEWHERE,
    range: rangeSeen,
    ...RIDERS_SEEN,
    againstTroubled: ({ againstTroubled }) => (againstTroubled ? [of('troubled', againstTroubled)] : []),
    perShove: ({ perShove }) => (perShove ? [of('perShove', perShove)] : []),
    perSpent: ({ perSpent }) => (perSpent ? [of('perSpent', perSpent)] : []),
    pay: paySeen,
    consume: consumeSeen,
  },
  move: {
    kind: ({ jump, value }) => [of(jump ? 'jump' : 'move', value)],
    value: INCLUDED_ELSEWHERE,
    jump: INCLUDED_ELSEWHERE,
  },
  heal: { kind: ({ value }) => [of('heal', value)], value: INCLUDED_ELSEWHERE, consume: consumeSeen },
  loot: { kind: ({ range }) => [of('loot', range)], range: INCLUDED_ELSEWHERE },
  disarmTrap: { kind: ({ range }) => [of('disarmTrap', range)], range: INCLUDED_ELSEWHERE },
  grant: {
    kind: ({ bonus, value }) => [bonus === 'credit' ? { term: 'credit' } : of(BONUSES[bonus], value)],
    bonus: INCLUDED_ELSEWHERE,
    value: INCLUDED_ELSEWHERE,
    range: rangeSeen,
    pay: paySeen,
    lasts: ({ lasts }) => (lasts ? [{ term: lasts }] : []),
  },
  gain: { kind: ({ condition }) => [{ term: condition }], condition: INCLUDED_ELSEWHERE, turns: INCLUDED_ELSEWHERE },
  ride: { kind: INCLUDED_ELSEWHERE, ...RIDERS_SEEN },
  recover: { kind: () => [{ term: 'recover' }], from: INCLUDED_ELSEWHERE, side: INCLUDED_ELSEWHERE },
  harm: { kind: ({ value }) => [of('harm', value)], value: INCLUDED_ELSEWHERE },
  strike: {
    kind: ({ value }) => [value > 0 ? of('strike', value) : { term: 'strike' }],
    value: INCLUDED_ELSEWHERE,
    trap: ({ trap }) => (trap ? [{ term: 'trap' }] : []),
    range: rangeSeen,
  },
  finish: { kind: ({ hp }) => [of('finish', hp)], hp: INCLUDED_ELSEWHERE, range: rangeSeen },
  shove: {
    kind: ({ how, value }) => [of(how, value), { term: 'shove' }],
    how: INCLUDED_ELSEWHERE,
    value: INCLUDED_ELSEWHERE,
  },
  reroll: { kind: () => [{ term: 'reroll' }] },
  refresh: { kind: () => [{ term: 'refresh' }], revive: ({ revive = [] }) => eats(revive) },
  forfeit: { kind: () => [{ term: 'forfeit' }] },
  infuse: { kind: INCLUDED_ELSEWHERE, elements: ({ elements }) => elements.map((term) => ({ term })) },
  hindrance: {
    kind: () => [{ term: 'hindrance' }],
    change: INCLUDED_ELSEWHERE,
    terrain: INCLUDED_ELSEWHERE,
    lasts: INCLUDED_ELSEWHERE,
  },
};

/** The terms that explain what an ability does. */
export const abilityTerms = (ability: Ability): ShownTerm[] => abilityParts(ABILITY_SEEN, ability);
