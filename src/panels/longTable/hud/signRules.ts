/** Maps each sign on a card to the rule that explains the sign. */
import type { Icon } from '../../../i18n/longTable/printedLine';
import type { ItemId } from '../../../rules/longTable/vocabulary';
import type { RuleId } from '../reference/rules';

/** The rule for every printed sign. */
export const SIGN_RULES: Readonly<Record<Icon, RuleId>> = {
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
  lost: 'L7.4',
  shuffle: 'L28.1',
  retreat: 'L24.9',
  special: 'L27.1',
  deed: 'L27.1',
  lien: 'L37.1',
  call: 'L37.2',
  dig: 'L37.3',
  fill: 'L37.4',
  slam: 'L37.5',
  carry: 'L37.6',
  burst: 'L37.7',
  give: 'L37.8',
  inflict: 'L37.9',
  shove: 'L37.10',
  drag: 'L37.10',
  damage: 'L37.11',
  suffer: 'L37.12',
  finish: 'L37.13',
  trap: 'L37.14',
  disarmTrap: 'L37.15',
  bid: 'L37.16',
  bonus: 'L37.17',
  when: 'L37.18',
  standIn: 'L37.19',
  prevent: 'L37.20',
  pledge: 'L37.21',
  forfeit: 'L37.22',
  coin: 'L37.23',
};

/** The rules for signs that are words and no icons: the scenario level in the header. */
const WORD_RULES: Readonly<Record<string, RuleId>> = { level: 'L3.2' };

/** L6.2: how many of a monster type's undrawn cards come before an initiative. */
export interface CardShare {
  readonly count: number;
  readonly of: number;
  readonly initiative: number;
}

/**
 * What explains a sign: a rule, for an item its printed text, or a sentence about a share of the undrawn cards. `icon` is null for a word.
 */
export type SignExplanation =
  | { readonly icon: Icon | null; readonly rule: RuleId; readonly item?: undefined; readonly share?: undefined }
  | { readonly item: ItemId; readonly icon?: undefined; readonly rule?: undefined; readonly share?: undefined }
  | { readonly share: CardShare; readonly item?: undefined; readonly icon?: undefined; readonly rule?: undefined };

/** The name of an item's sign in the attribute `data-sign`. */
export const itemSign = (item: ItemId): string => `item:${item}`;

/** The name of the sign of a share in the attribute `data-sign`. */
export const shareSign = ({ count, of, initiative }: CardShare): string => `share:${count}:${of}:${initiative}`;
const SHARE = /^share:(\d+):(\d+):(\d+)$/;

/** The explanations of the signs, in the same order. A rule that explains several signs occurs only once; unknown signs are left out. */
export function rulesOf(signs: readonly string[]): SignExplanation[] {
  const told = new Map<string, SignExplanation>();
  for (const sign of signs) {
    const word = WORD_RULES[sign];
    const rule: RuleId | undefined = word ?? SIGN_RULES[sign as Icon];
    const share = SHARE.exec(sign)?.slice(1).map(Number);
    if (share) {
      const [count = 0, of = 0, initiative = 0] = share;
      told.set(sign, { share: { count, of, initiative } });
    } else if (sign.startsWith('item:')) told.set(sign, { item: sign.slice('item:'.length) });
    else if (rule !== undefined && !told.has(rule)) told.set(rule, { icon: word ? null : (sign as Icon), rule });
  }
  return [...told.values()];
}
