/** Actions as rows of icons and numbers, the way a card prints them. */
import { t } from '../../../i18n';
import type { GlossaryTerm } from '../../../i18n/inHand/glossary';
import { signed } from '../../../i18n/inHand/words';
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

function riderTokens({ pierce, push, pull, conditions = [] }: Riders): RowToken[] {
  return [
    ...(pierce ? [glyph('pierce', pierce)] : []),
    ...(push ? [glyph('push', push)] : []),
    ...(pull ? [glyph('pull', pull)] : []),
    ...conditions.map((condition) => glyph(condition)),
  ];
}

function consumeRow({ elements, plus, self = [], ...riders }: Consume): ActionRow {
  return [
    ...elements.map((element): RowToken => ({ kind: 'element', element, consumed: true })),
    ...(plus ? [{ kind: 'text', text: signed(plus) } as const] : []),
    ...riderTokens(riders),
    ...self.map((condition) => glyph(condition)),
  ];
}

function rowsOf(ability: Ability): ActionRow[] {
  switch (ability.kind) {
    case 'attack':
      return [
        [glyph('attack', ability.value), ...(ability.range ? [glyph('range', ability.range)] : [])],
        riderTokens(ability),
        ability.againstTroubled
          ? [note('troubled', t('cards.onCard.troubled', { value: ability.againstTroubled }))]
          : [],
        ability.perShove ? [note('perShove', t('cards.onCard.perShove', { value: ability.perShove }))] : [],
        ability.perSpent ? [note('perSpent', t('cards.onCard.perSpent', { value: ability.perSpent }))] : [],
        ability.pay ? payRow(ability.pay) : [],
        ability.consume ? consumeRow(ability.consume) : [],
      ];
    case 'move':
      return [[glyph(ability.jump ? 'jump' : 'move', ability.value)]];
    case 'heal':
      return [[glyph('heal', ability.value)], ability.consume ? consumeRow(ability.consume) : []];
    case 'loot':
      return [[glyph('loot', ability.range)]];
    case 'disarmTrap':
      return [[glyph('disarmTrap'), glyph('range', ability.range)]];
    case 'grant':
      return [grantRow(ability), ability.pay ? payRow(ability.pay) : []];
    case 'gain':
      return [[glyph(ability.condition)]];
    case 'ride':
      return [riderTokens(ability)];
    case 'recover':
      return [[glyph('recover')]];
    case 'harm':
      return [[glyph('hp'), { kind: 'value', value: signed(-ability.value) }]];
    case 'strike':
      return [strikeRow(ability)];
    case 'finish':
      return [
        [
          glyph('finish', ability.hp),
          note('finish', t('cards.onCard.dies')),
          ...(ability.range > 1 ? [glyph('range', ability.range)] : []),
        ],
      ];
    case 'shove':
      return [[glyph(ability.how, ability.value), note('shove', t('cards.onCard.atOnce'))]];
    case 'reroll':
      return [[glyph('reroll'), note('reroll', t('cards.onCard.reroll'))]];
    case 'refresh':
      return [
        [glyph('refresh'), note('refresh', t('cards.onCard.refresh'))],
        ability.revive
          ? [
              ...ability.revive.map((element): RowToken => ({ kind: 'element', element, consumed: true })),
              note('refresh', t('cards.onCard.revive')),
            ]
          : [],
      ];
    case 'forfeit':
      return [[glyph('forfeit'), note('forfeit', t('cards.onCard.forfeit'))]];
    case 'infuse':
      return [ability.elements.map((element): RowToken => ({ kind: 'element', element }))];
    case 'hindrance':
      return [[glyph('hindrance'), { kind: 'value', value: signed(ability.change) }]];
  }
}

/** Small words, with the term that explains them. */
const note = (means: GlossaryTerm, text: string): RowToken => ({ kind: 'text', text, means });

const payRow = (most: number): ActionRow => [glyph('pay', most), note('pay', t('cards.onCard.pay'))];

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

export function printedAction({ abilities, lost }: Action): ActionModel {
  const rows = abilities.flatMap(rowsOf).filter((row) => row.length > 0);
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

/** A monster's plate as its card prints it, both kinds of it. */
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
