/** Maps active effects, such as conditions, bonuses and counters, to chips. The compiler reports a condition or bonus without an icon. */
import type { Party } from '../../../rules/inHand/state';
import { BAD_CONDITIONS, type Bonus, type Condition } from '../../../rules/inHand/vocabulary';
import type { ActiveEffect, EffectKind, Expiry, PageBonus } from '../../../session/inHand/activeEffects';
import { signed } from '../../art/type';
import type { ChipModel } from '../art';
import type { GlyphName, IconName } from '../art/iconNames';
import { glyphIcon } from '../art/icons';

type Tone = ChipModel['tone'];

const EFFECT_GLYPH = {
  immobilize: 'immobilize',
  disarm: 'disarm',
  stun: 'stun',
  muddle: 'muddle',
  invisible: 'invisible',
  strengthen: 'strengthen',
  shield: 'shield',
  retaliate: 'retaliate',
  attack: 'attack',
  move: 'move',
  pit: 'pit',
  credit: 'credit',
} as const satisfies Record<Condition | Bonus, GlyphName>;

const PAGE_GLYPH = {
  move: 'move',
  shield: 'shield',
  pierce: 'pierce',
  heal: 'heal',
  retaliate: 'retaliate',
} as const satisfies Record<PageBonus, GlyphName>;

const END_GLYPH = {
  heroTurn: 'hero',
  monsterTurn: 'dead',
  attack: 'attack',
  round: 'round',
  combat: 'combat',
  scenario: 'scenario',
} as const satisfies Record<NonNullable<Expiry>, GlyphName>;

/** The icons of the counters of the game's own scenario pages. Counters of a pack get a rule book as their icon. */
const COUNTER_ICON: Readonly<Record<string, IconName>> = {
  copper: 'two-coins',
  pints: 'barrel',
  alarm: 'ringing-bell',
};

const isBad = (kind: Condition | Bonus): boolean => (BAD_CONDITIONS as readonly string[]).includes(kind);
/** Bonuses that are added to a number and therefore shown with their sign: '+1'. */
const ADDS: readonly (Condition | Bonus | PageBonus)[] = ['attack', 'move'];

const numbered = (kind: Condition | Bonus | PageBonus, value: number): string =>
  value === 0 ? '' : ADDS.includes(kind) ? signed(value) : String(value);

function looks(effect: EffectKind, value: number): { id: string; icon: IconName; value: string; tone: Tone } {
  switch (effect.is) {
    case 'effect': {
      const { kind } = effect;
      return {
        id: kind,
        icon: glyphIcon(EFFECT_GLYPH[kind]),
        value: numbered(kind, value),
        tone: isBad(kind) ? 'bad' : 'good',
      };
    }
    case 'rider': {
      const { rider } = effect;
      const kind = rider.kind === 'condition' ? rider.condition : rider.kind;
      return { id: `rides/${kind}`, icon: glyphIcon(kind), value: numbered('pierce', value), tone: 'plain' };
    }
    case 'page':
      return {
        id: `page/${effect.bonus}`,
        icon: glyphIcon(PAGE_GLYPH[effect.bonus]),
        value: numbered(effect.bonus, value),
        tone: 'good',
      };
    case 'hindrance':
      return {
        id: `hindrance/${effect.terrain}`,
        icon: glyphIcon(effect.terrain),
        value: String(value),
        tone: 'plain',
      };
    case 'element':
      return {
        id: effect.element,
        icon: glyphIcon(effect.element),
        value: value > 1 ? String(value) : '',
        tone: 'good',
      };
    case 'counter':
      return {
        id: `counter/${effect.id}`,
        icon: COUNTER_ICON[effect.id] ?? 'rule-book',
        value: String(value),
        tone: 'plain',
      };
  }
}

/** The chip of one active effect. */
export function chipOf(effect: ActiveEffect): ChipModel {
  const { value, ends, turns } = effect;
  return { ...looks(effect, value), end: ends && END_GLYPH[ends], turns };
}

/** The chips on each party's card. */
export type Chips = Readonly<Record<Party, readonly ChipModel[]>>;

/**
 * The chips of both parties. A party may have two effects of one kind that end differently; each then gets a different
 * id.
 */
export function chipsOf(effects: Readonly<Record<Party, readonly ActiveEffect[]>>): Chips {
  const named = (all: readonly ActiveEffect[]) =>
    all.map(chipOf).map((chip, at, chips) => {
      const before = chips.slice(0, at).filter(({ id }) => id === chip.id).length;
      return before > 0 ? { ...chip, id: `${chip.id}+${before}` } : chip;
    });
  return { hero: named(effects.hero), monster: named(effects.monster) };
}
