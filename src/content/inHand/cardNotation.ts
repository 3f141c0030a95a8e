/** Defines functions that build abilities, so that the definition of a card in code reads like the printed card. */
import type {
  Ability,
  Action,
  AttackAbility,
  BadCondition,
  Bonus,
  CardFace,
  Column,
  Consume,
  Element,
  GoodCondition,
  GrantAbility,
  MoveAbility,
  Riders,
} from '../../rules/inHand/vocabulary';

export const attack = (value: number, extras: Omit<AttackAbility, 'kind' | 'value'> = {}): AttackAbility => ({
  kind: 'attack',
  value,
  ...extras,
});
export const move = (value: number): MoveAbility => ({ kind: 'move', value });
export const jump = (value: number): MoveAbility => ({ kind: 'move', value, jump: true });
export const heal = (value: number, consume?: Consume): Ability => ({
  kind: 'heal',
  value,
  ...(consume ? { consume } : {}),
});
export const loot = (range: number): Ability => ({ kind: 'loot', range });
export const disarmTrap = (range = 1): Ability => ({ kind: 'disarmTrap', range });
/** A bonus for the hero (R17, R19). */
export const grant = (
  bonus: Bonus,
  value: number,
  extras: Pick<GrantAbility, 'range' | 'lasts' | 'pay'> = {},
): Ability => ({
  kind: 'grant',
  bonus,
  value,
  ...extras,
});
/** A positive condition for the hero (R16.3). */
export const gain = (condition: GoodCondition): Ability => ({ kind: 'gain', condition });
/** Attack effects without an attack of their own, for another attack of this turn (R15.2). */
export const ride = (riders: Riders): Ability => ({ kind: 'ride', ...riders });
/** Takes a discarded or lost card back into the hand, with `side` up (R20.4). */
export const recover = (from: 'discard' | 'lost', side: 'A' | 'B'): Ability => ({ kind: 'recover', from, side });
/** "-X HP" for the hero (R20.1). */
export const harm = (value: number): Ability => ({ kind: 'harm', value });
/** Damage to the monster of the fight without an attack. */
export const strike = (value: number): Ability => ({ kind: 'strike', value });
/** Damage by a thrown trap: the trap damage of the scenario level (R5.3) plus `plus`. */
export const throwTrap = (range: number, plus = 0): Ability => ({ kind: 'strike', value: plus, trap: true, range });
/** Kills the monster of the fight if it has at most `hp` HP (R20.7). */
export const finish = (hp: number, range = 1): Ability => ({ kind: 'finish', hp, range });
/** A Push or Pull without an attack (R15.5). */
export const shove = (how: 'push' | 'pull', value: number): Ability => ({ kind: 'shove', how, value });
/** Rolls the monster's behaviour again (R8.2). */
export const reroll = (): Ability => ({ kind: 'reroll' });
/** Refreshes a spent item (R23.3). @param revive the elements to consume for refreshing a consumed item instead */
export const refresh = (...revive: Element[]): Ability => ({
  kind: 'refresh',
  ...(revive.length > 0 ? { revive } : {}),
});
/** The hero gives up a ready item for this scenario (R23.4). */
export const forfeit = (): Ability => ({ kind: 'forfeit' });
export const infuse = (...elements: Element[]): Ability => ({ kind: 'infuse', elements });

/** What an ability gains if the hero consumes all of these elements; printed as [Dark: ...]. */
export const consumes = (elements: Element | readonly Element[], gains: Omit<Consume, 'elements'>): Consume => ({
  elements: typeof elements === 'string' ? [elements] : elements,
  ...gains,
});

/** The action of one half of a card side, with the abilities in printed order. */
export const act = (...abilities: Ability[]): Action => ({ abilities });
/** The action of a half with the lost symbol. */
export const lost = (...abilities: Ability[]): Action => ({ abilities, lost: true });

/** Defines one side of an ability card at one card level (R1.3). */
export const face = <const Id extends string>(
  id: Id,
  initiative: number,
  shows: CardFace['shows'],
  halves: Pick<CardFace, 'top' | 'bottom'>,
): CardFace & { readonly id: Id } => ({ id, initiative, shows, ...halves });

/** The error for a misprinted behaviour column. The message contains the column and the fault. */
export class PrintError extends Error {
  override readonly name = 'PrintError';
  constructor(printed: string, wrong: string) {
    super(`"${printed}": ${wrong}`);
  }
}

const CONDITIONS: Readonly<Record<string, BadCondition>> = {
  IMM: 'immobilize',
  DIS: 'disarm',
  STU: 'stun',
  MUD: 'muddle',
};

/**
 * Reads a behaviour column in the notation of docs/CONTENT.md: 'initiative · move · attack · range · extras'. '-' means that the column has
 * no such value (R1.6), and '♥2' in place of a value means that the monster heals 2. Extras: Pi Pierce, Pu Push, Pl Pull, Sh Shield, Re
 * Retaliate, IMM Immobilize, DIS Disarm, STU Stun, MUD Muddle, INV Invisible.
 * @throws PrintError
 */
export function column(printed: string): Column {
  const [initiative, move, attack, range, extras, ...more] = printed.split('·').map((part) => part.trim());
  if (range === undefined || more.length > 0)
    throw new PrintError(printed, 'a column needs four or five parts, separated by "·"');
  const rows = { move, attack, range };
  const hearts = (['move', 'attack', 'range'] as const).filter((row) => rows[row]?.startsWith('♥'));
  if (hearts.length > 1) throw new PrintError(printed, 'more than one row heals');
  const [heart] = hearts;
  return {
    initiative: numberIn(printed, initiative),
    move: rowIn(printed, move),
    attack: rowIn(printed, attack),
    range: rowIn(printed, range),
    ...(heart ? { heal: { row: heart, value: numberIn(printed, rows[heart]?.slice(1)) } } : {}),
    ...extrasIn(printed, extras),
  };
}

function numberIn(printed: string, part: string | undefined): number {
  if (!part || !/^\d+$/.test(part)) throw new PrintError(printed, `"${part ?? ''}" is not a number`);
  return Number(part);
}

function rowIn(printed: string, part: string | undefined): number | null {
  return part === '-' || part?.startsWith('♥') ? null : numberIn(printed, part);
}

type Extras = Pick<Column, 'pierce' | 'push' | 'pull' | 'conditions' | 'shield' | 'retaliate' | 'invisible'>;

function extrasIn(printed: string, extras = ''): Extras {
  const words = extras.split(/\s+/).filter(Boolean);
  const conditions = words.flatMap((word) => CONDITIONS[word] ?? []);
  const others = words.filter((word) => !(word in CONDITIONS)).map((word) => extraIn(printed, word));
  return Object.assign({}, ...others, conditions.length > 0 ? { conditions } : {});
}

function extraIn(printed: string, word: string): Extras {
  if (word === 'INV') return { invisible: true };
  const [, kind, digits] = /^(Pi|Pu|Pl|Sh|Re)(\d)$/.exec(word) ?? [];
  const value = Number(digits);
  switch (kind) {
    case 'Pi':
      return { pierce: value };
    case 'Pu':
      return { push: value };
    case 'Pl':
      return { pull: value };
    case 'Sh':
      return { shield: value };
    case 'Re':
      return { retaliate: { value, range: 1 } };
    default:
      throw new PrintError(printed, `"${word}" is not an extra`);
  }
}
