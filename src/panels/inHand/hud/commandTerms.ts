/** What the explanation of a command's button is about: the card, item or foe that the command names, and the terms of what it would do. */
import type { Phase } from '../../../flow/inHand/phases';
import type { Play } from '../../../flow/inHand/play';
import { type GlossaryTerm, isTerm, type Seen, type Sighting } from '../../../i18n/inHand/glossary';
import { terrainAt } from '../../../rules/core/board';
import { cardOf, faceOf } from '../../../rules/inHand/cards';
import type { Command, CommandType } from '../../../rules/inHand/commands';
import { situationOf } from '../../../rules/inHand/foes';
import type { Rider } from '../../../rules/inHand/state';
import type { Ability, Bonus, Riders } from '../../../rules/inHand/vocabulary';
import type { Interaction } from '../../../session/inHand/interaction';

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

/** What the prompt of a phase asks for. */
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

/** What an element of the page is about; null: nothing that can be explained. */
export function sightingOn(element: HTMLElement, { play, draft }: Interaction): Sighting | null {
  if (element.matches('.prompt')) return sightingOfPrompt(play);
  const { term, says, command = says } = element.dataset;
  if (isTerm(term)) return { of: null, seen: [{ term }] };
  if (command === 'draft') return draftSighting(play, draft);
  return command === undefined ? null : sightingOf(play, JSON.parse(command) as Command);
}

function draftSighting({ phase }: Play, { cards }: Interaction['draft']): Sighting {
  return { of: null, seen: [{ term: phase === 'select' && cards.length === 2 ? 'select' : 'way' }] };
}

function sightingOfPrompt({ phase, state }: Play): Sighting {
  if (!state.turn?.move) return { of: null, seen: [{ term: PROMPTS[phase] }] };
  return { of: null, seen: [{ term: state.fight ? 'shift' : 'move' }] };
}

export function sightingOf(play: Play, command: Command): Sighting {
  const { book, state } = play;
  const seen: Seen[] = [{ term: TERMS[command.type] }];
  switch (command.type) {
    case 'play': {
      const { card, half, basic } = command;
      if (basic) return { of: { kind: 'card', card }, seen: [{ term: 'basic' }] };
      const { abilities, lost } = faceOf(book, cardOf(state, card))[half];
      const does = [...abilities.flatMap(abilitySeen), ...(lost ? [{ term: 'lost' } as const] : [])];
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
      return { of: null, seen: unlike([...seen, ...(ability ? abilitySeen(ability) : [])]) };
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

/** Each term once. */
function unlike(all: readonly Seen[]): Seen[] {
  return all.filter((each, i) => all.findIndex(({ term }) => term === each.term) === i);
}

function riderSeen(rider: Rider): Seen {
  return rider.kind === 'condition' ? { term: rider.condition } : of(rider.kind, rider.value);
}

function ridersSeen({ pierce, push, pull, conditions = [] }: Riders): Seen[] {
  return [
    ...(pierce ? [of('pierce', pierce)] : []),
    ...(push ? [of('push', push)] : []),
    ...(pull ? [of('pull', pull)] : []),
    ...conditions.map((term): Seen => ({ term })),
  ];
}

const of = (term: GlossaryTerm, figure: number): Seen => ({ term, figure: String(figure) });
const EATS = { dark: 'eatDark', fire: 'eatFire' } as const;
const BONUSES = {
  shield: 'shield',
  retaliate: 'retaliate',
  attack: 'attackBonus',
  move: 'moveBonus',
  pit: 'pit',
  credit: 'credit',
} as const satisfies Record<Bonus, GlossaryTerm>;

function abilitySeen(ability: Ability): Seen[] {
  switch (ability.kind) {
    case 'attack': {
      const { value, range, againstTroubled, perShove, perSpent, pay, consume } = ability;
      return [
        of('attack', value),
        ...(range ? [of('range', range)] : []),
        ...ridersSeen(ability),
        ...(againstTroubled ? [of('troubled', againstTroubled)] : []),
        ...(perShove ? [of('perShove', perShove)] : []),
        ...(perSpent ? [of('perSpent', perSpent)] : []),
        ...(pay ? [of('pay', pay)] : []),
        ...(consume?.elements ?? []).map((element): Seen => ({ term: EATS[element] })),
      ];
    }
    case 'move':
      return [of(ability.jump ? 'jump' : 'move', ability.value)];
    case 'heal':
      return [
        of('heal', ability.value),
        ...(ability.consume?.elements ?? []).map((element): Seen => ({ term: EATS[element] })),
      ];
    case 'loot':
      return [of('loot', ability.range)];
    case 'disarmTrap':
      return [of('disarmTrap', ability.range)];
    case 'grant':
      return [
        ability.bonus === 'credit' ? { term: 'credit' } : of(BONUSES[ability.bonus], ability.value),
        ...(ability.pay ? [of('pay', ability.pay)] : []),
        ...(ability.lasts ? [{ term: ability.lasts }] : []),
      ];
    case 'gain':
      return [{ term: ability.condition }];
    case 'ride':
      return ridersSeen(ability);
    case 'harm':
      return [of('harm', ability.value)];
    case 'strike':
      return [
        ability.value > 0 ? of('strike', ability.value) : { term: 'strike' },
        ...(ability.trap ? [{ term: 'trap' } as const] : []),
        ...(ability.range ? [of('range', ability.range)] : []),
      ];
    case 'finish':
      return [of('finish', ability.hp), of('range', ability.range)];
    case 'shove':
      return [of(ability.how, ability.value), { term: 'shove' }];
    case 'refresh':
      return [{ term: 'refresh' }, ...(ability.revive ?? []).map((element): Seen => ({ term: EATS[element] }))];
    case 'infuse':
      return ability.elements.map((term): Seen => ({ term }));
    case 'recover':
    case 'hindrance':
    case 'reroll':
    case 'forfeit':
      return [{ term: ability.kind }];
  }
}
