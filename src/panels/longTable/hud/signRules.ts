/** Which rule tells what a sign on a card means, and what an item is: what is shown when a sign is asked about. */
import type { Icon } from '../../../i18n/longTable/cardLines';
import type { ItemId } from '../../../rules/longTable/vocabulary';
import type { RuleId } from '../reference/rules';

/** Signs without an entry are told by the words beside them. */
export const SIGN_RULES: Partial<Readonly<Record<Icon, RuleId>>> = {
  attack: 'L11.1',
  move: 'L9.1',
  jump: 'L9.3',
  flying: 'L9.4',
  range: 'L11.2',
  targets: 'L13.1',
  area: 'L13.2',
  push: 'L14.2',
  pull: 'L14.2',
  pierce: 'L14.4',
  poison: 'L15.5',
  wound: 'L15.6',
  immobilize: 'L15.7',
  disarm: 'L15.7',
  muddle: 'L15.7',
  stun: 'L15.8',
  invisible: 'L15.9',
  strengthen: 'L15.10',
  bless: 'L15.4',
  curse: 'L15.4',
  fire: 'L16.1',
  ice: 'L16.1',
  air: 'L16.1',
  earth: 'L16.1',
  light: 'L16.1',
  dark: 'L16.1',
  any: 'L16.5',
  round: 'L17.1',
  persistent: 'L17.2',
  slots: 'L17.2',
  shield: 'L17.4',
  retaliate: 'L17.5',
  heal: 'L18.1',
  recover: 'L18.3',
  refresh: 'L18.3',
  loot: 'L18.4',
  xp: 'L18.7',
  summon: 'L19.1',
  advantage: 'L12.4',
  rolling: 'L12.3',
  hp: 'L20.1',
};

/** What is told of a sign: its rule; or of an item, which is a sign of its own, what is printed on it. */
export type Told =
  | { readonly icon: Icon; readonly rule: RuleId; readonly item?: undefined }
  | { readonly item: ItemId; readonly rule?: undefined };

/** The sign of an item among others. */
export const itemSign = (item: ItemId): string => `item:${item}`;

/** What is told of some signs in their order: each rule once. */
export function rulesOf(signs: readonly string[]): Told[] {
  const told = new Map<string, Told>();
  for (const sign of signs) {
    const rule = SIGN_RULES[sign as Icon];
    if (sign.startsWith('item:')) told.set(sign, { item: sign.slice('item:'.length) });
    else if (rule !== undefined && !told.has(rule)) told.set(rule, { icon: sign as Icon, rule });
  }
  return [...told.values()];
}
