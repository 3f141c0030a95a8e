/** Turns actions, traits and monsters into the models of printed cards: rows of icons and numbers. */
import { t } from '../../../i18n';
import type { GlossaryTerm } from '../../../i18n/inHand/glossary';
import { signed } from '../../../i18n/inHand/words';
import {
  type AbilityTable,
  abilityParts,
  type FieldTable,
  INCLUDED_ELSEWHERE,
  partsOf,
} from '../../../rules/inHand/fields';
import {
  type Ability,
  type Action,
  type Column,
  type Consume,
  FACES,
  type Face,
  type Kind,
  type MonsterDef,
  type Riders,
  type Traits,
} from '../../../rules/inHand/vocabulary';
import type { ActionModel, ActionRow, ColumnModel, ExtraModel, MonsterPlateModel, RowToken } from '../art';

const glyph = (name: Extract<RowToken, { kind: 'glyph' }>['glyph'], value?: number): RowToken => ({
  kind: 'glyph',
  glyph: name,
  ...(value === undefined ? {} : { value: String(value) }),
});

const RIDER_TOKENS: FieldTable<Riders, RowToken> = {
  pierce: ({ pierce }) => (pierce ? [glyph('pierce', pierce)] : []),
  push: ({ push }) => (push ? [glyph('push', push)] : []),
  pull: ({ pull }) => (pull ? [glyph('pull', pull)] : []),
  conditions: ({ conditions = [] }) => conditions.map((condition) => glyph(condition)),
};

const CONSUME_TOKENS: FieldTable<Consume, RowToken> = {
  elements: ({ elements }) => elements.map((element) => ({ kind: 'element', element, consumed: true })),
  plus: ({ plus }) => (plus ? [{ kind: 'text', text: signed(plus) }] : []),
  ...RIDER_TOKENS,
  self: ({ self = [] }) => self.map((condition) => glyph(condition)),
};

const consumeRow = ({ consume }: { readonly consume?: Consume }): ActionRow[] =>
  consume ? [partsOf(CONSUME_TOKENS, consume)] : [];

/** `partsOf` puts all riders into one row, so only the first field makes a row. */
const RIDER_ROW: FieldTable<Riders, ActionRow> = {
  pierce: (riders) => [partsOf(RIDER_TOKENS, riders)],
  push: INCLUDED_ELSEWHERE,
  pull: INCLUDED_ELSEWHERE,
  conditions: INCLUDED_ELSEWHERE,
};

/** Makes a short text that is linked to the glossary term that explains it. */
const note = (means: GlossaryTerm, text: string): RowToken => ({ kind: 'text', text, means });

const payRow = ({ pay }: { readonly pay?: number }): ActionRow[] =>
  pay ? [[glyph('pay', pay), note('pay', t('cards.onCard.pay'))]] : [];

function strikeRow({ value, trap, range }: Extract<Ability, { kind: 'strike' }>): ActionRow {
  return [
    value > 0 ? glyph('target', value) : glyph('target'),
    ...(trap ? [...(value > 0 ? [PLUS] : []), glyph('trap')] : []),
    ...(range ? [glyph('range', range)] : []),
  ];
}
const PLUS: RowToken = { kind: 'value', value: '+' };

function grantRow({ bonus, value, range, lasts }: Extract<Ability, { kind: 'grant' }>): ActionRow {
  const lasting: RowToken[] = lasts ? [glyph(lasts)] : [];
  if (bonus === 'credit') return [glyph('credit'), note('credit', t('cards.onCard.credit'))];
  if (bonus === 'shield' || bonus === 'retaliate' || bonus === 'pit') {
    return [glyph(bonus, value), ...(range ? [glyph('range', range)] : []), ...lasting];
  }
  const what = bonus === 'attack' ? 'attack' : 'move';
  return [
    note(what === 'attack' ? 'attackBonus' : 'moveBonus', t('cards.onCard.all')),
    glyph(what),
    { kind: 'value', value: signed(value) },
    ...lasting,
  ];
}

const ABILITY_ROWS: AbilityTable<ActionRow> = {
  attack: {
    kind: ({ value, range }) => [[glyph('attack', value), ...(range ? [glyph('range', range)] : [])]],
    value: INCLUDED_ELSEWHERE,
    range: INCLUDED_ELSEWHERE,
    ...RIDER_ROW,
    againstTroubled: ({ againstTroubled: value }) =>
      value ? [[note('troubled', t('cards.onCard.troubled', { value }))]] : [],
    perShove: ({ perShove: value }) => (value ? [[note('perShove', t('cards.onCard.perShove', { value }))]] : []),
    perSpent: ({ perSpent: value }) => (value ? [[note('perSpent', t('cards.onCard.perSpent', { value }))]] : []),
    pay: payRow,
    consume: consumeRow,
  },
  move: {
    kind: ({ jump, value }) => [[glyph(jump ? 'jump' : 'move', value)]],
    value: INCLUDED_ELSEWHERE,
    jump: INCLUDED_ELSEWHERE,
  },
  heal: { kind: ({ value }) => [[glyph('heal', value)]], value: INCLUDED_ELSEWHERE, consume: consumeRow },
  loot: { kind: ({ range }) => [[glyph('loot', range)]], range: INCLUDED_ELSEWHERE },
  disarmTrap: { kind: ({ range }) => [[glyph('disarmTrap'), glyph('range', range)]], range: INCLUDED_ELSEWHERE },
  grant: {
    kind: (ability) => [grantRow(ability)],
    bonus: INCLUDED_ELSEWHERE,
    value: INCLUDED_ELSEWHERE,
    range: INCLUDED_ELSEWHERE,
    lasts: INCLUDED_ELSEWHERE,
    pay: payRow,
  },
  // R16.3: the card does not print the number of turns, because Invisible always lasts the same number of turns.
  gain: { kind: ({ condition }) => [[glyph(condition)]], condition: INCLUDED_ELSEWHERE, turns: INCLUDED_ELSEWHERE },
  ride: { kind: INCLUDED_ELSEWHERE, ...RIDER_ROW },
  // R20.4: the card does not print pile and side, because the rule defines them.
  recover: { kind: () => [[glyph('recover')]], from: INCLUDED_ELSEWHERE, side: INCLUDED_ELSEWHERE },
  harm: { kind: ({ value }) => [[glyph('hp'), { kind: 'value', value: signed(-value) }]], value: INCLUDED_ELSEWHERE },
  strike: {
    kind: (ability) => [strikeRow(ability)],
    value: INCLUDED_ELSEWHERE,
    trap: INCLUDED_ELSEWHERE,
    range: INCLUDED_ELSEWHERE,
  },
  finish: {
    kind: ({ hp, range }) => [
      [glyph('finish', hp), note('finish', t('cards.onCard.dies')), ...(range > 1 ? [glyph('range', range)] : [])],
    ],
    hp: INCLUDED_ELSEWHERE,
    range: INCLUDED_ELSEWHERE,
  },
  shove: {
    kind: ({ how, value }) => [[glyph(how, value), note('shove', t('cards.onCard.atOnce'))]],
    how: INCLUDED_ELSEWHERE,
    value: INCLUDED_ELSEWHERE,
  },
  reroll: { kind: () => [[glyph('reroll'), note('reroll', t('cards.onCard.reroll'))]] },
  refresh: {
    kind: () => [[glyph('refresh'), note('refresh', t('cards.onCard.refresh'))]],
    revive: ({ revive }) =>
      revive
        ? [
            [
              ...revive.map((element): RowToken => ({ kind: 'element', element, consumed: true })),
              note('refresh', t('cards.onCard.revive')),
            ],
          ]
        : [],
  },
  forfeit: { kind: () => [[glyph('forfeit'), note('forfeit', t('cards.onCard.forfeit'))]] },
  infuse: {
    kind: ({ elements }) => [elements.map((element): RowToken => ({ kind: 'element', element }))],
    elements: INCLUDED_ELSEWHERE,
  },
  hindrance: {
    kind: ({ change }) => [[glyph('hindrance'), { kind: 'value', value: signed(change) }]],
    change: INCLUDED_ELSEWHERE,
    terrain: INCLUDED_ELSEWHERE,
    lasts: INCLUDED_ELSEWHERE,
  },
};

export function printedAction({ abilities, lost }: Action): ActionModel {
  const rows = abilities.flatMap((ability) => abilityParts(ABILITY_ROWS, ability)).filter((row) => row.length > 0);
  return { rows, ...(lost ? { lost } : {}) };
}

export function printedTraits({ shield, retaliate, flying }: Traits): ExtraModel[] {
  return [
    ...(shield ? [{ glyph: 'shield', value: String(shield) } as const] : []),
    ...(retaliate ? [{ glyph: 'retaliate', value: String(retaliate.value) } as const] : []),
    ...(flying ? [{ glyph: 'flying' } as const] : []),
  ];
}

export function printedColumn(column: Column): ColumnModel {
  const {
    initiative,
    move,
    attack,
    range,
    heal,
    shield,
    retaliate,
    invisible,
    pierce,
    push,
    pull,
    conditions = [],
  } = column;
  const extras: ExtraModel[] = [
    ...(pierce ? [{ glyph: 'pierce', value: String(pierce) } as const] : []),
    ...(push ? [{ glyph: 'push', value: String(push) } as const] : []),
    ...(pull ? [{ glyph: 'pull', value: String(pull) } as const] : []),
    ...conditions.map((condition) => ({ glyph: condition })),
    ...(shield ? [{ glyph: 'shield', value: String(shield) } as const] : []),
    ...(retaliate ? [{ glyph: 'retaliate', value: String(retaliate.value) } as const] : []),
    ...(invisible ? [{ glyph: 'invisible' } as const] : []),
  ];
  return { initiative, move, attack, range, ...(heal ? { heal } : {}), extras };
}

/** Makes the model of a monster's plate as it is printed, for the normal and the elite kind. */
export function printedPlate({ id, hp, traits, behaviour }: MonsterDef, name: string): MonsterPlateModel {
  const columns = (kind: Kind) =>
    Object.fromEntries(FACES.map((face) => [face, printedColumn(behaviour[kind][face])])) as Record<Face, ColumnModel>;
  return {
    id,
    name,
    hp,
    traits: { normal: printedTraits(traits.normal), elite: printedTraits(traits.elite) },
    columns: { normal: columns('normal'), elite: columns('elite') },
    show: 'both',
  };
}
