/** Tests that each effect that a party can have is shown as a chip on the cards of the fight. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../../src/content/inHand';
import type { FoeBonus } from '../../../src/rules/inHand/book';
import { PARTIES } from '../../../src/rules/inHand/state';
import {
  BAD_CONDITIONS,
  BONUSES,
  ELEMENTS,
  GOOD_CONDITIONS,
  HINDRANCE_KINDS,
} from '../../../src/rules/inHand/vocabulary';
import { placeChips } from '../../../src/scenes/inHand/art';
import { chipOf, chipsOf } from '../../../src/scenes/inHand/table/chips';
import { viewOf } from '../../../src/scenes/inHand/table/tableView';
import type { ActiveEffect, EffectKind } from '../../../src/session/inHand/activeEffects';
import { melee } from '../../kit/scenes';
import { effect } from '../../kit/table';

const KINDS = [...BAD_CONDITIONS, ...GOOD_CONDITIONS, ...BONUSES];
const borne = (burden: EffectKind, more: Partial<ActiveEffect> = {}): ActiveEffect =>
  ({ ...burden, value: 1, ends: null, turns: 1, ...more }) as ActiveEffect;
const PAGE = { move: 0, shield: 0, pierce: 0, heal: 0, retaliate: 0 } satisfies Record<keyof FoeBonus, number>;

describe('a chip', () => {
  it.each(PARTIES)('R16.1, R19: is on the card of the %s for every kind of effect, and all are different', (party) => {
    const game = melee().given(({ hero, fight }) => {
      const list = party === 'hero' ? hero.effects : fight?.effects;
      list?.push(...KINDS.map((kind) => effect(kind)));
    });
    const chips = viewOf(game.play, { cards: [], path: [], basic: false }).chips[party];
    expect(chips.map(({ id }) => id)).toEqual(KINDS);
    expect(new Set(chips.map(({ icon }) => icon)).size).toBe(KINDS.length);
    const bad = chips.filter(({ tone }) => tone === 'bad').map(({ id }) => id);
    expect(bad).toEqual([...BAD_CONDITIONS]);
    const numbers = chips.filter(({ value }) => value !== '').map(({ id, value }) => `${id} ${value}`);
    expect(numbers).toEqual(['shield 1', 'retaliate 1', 'attack +1', 'move +1', 'pit 1', 'credit 1']);
    expect(chips.every(({ end }) => end === 'hero' || end === 'dead')).toBe(true);
  });

  it('exists for riders, Hindrances, elements, and effects of the scenario page', () => {
    const burdens: EffectKind[] = [
      ...BAD_CONDITIONS.map((condition) => ({ is: 'rider', rider: { kind: 'condition', condition } }) as const),
      ...(['push', 'pull', 'pierce'] as const).map((kind) => ({ is: 'rider', rider: { kind, value: 1 } }) as const),
      ...HINDRANCE_KINDS.map((terrain) => ({ is: 'hindrance', terrain }) as const),
      ...ELEMENTS.map((element) => ({ is: 'element', element }) as const),
      ...(Object.keys(PAGE) as (keyof FoeBonus)[]).map((bonus) => ({ is: 'page', bonus }) as const),
    ];
    const chips = burdens.map((burden) => chipOf(borne(burden)));
    expect(chips.every(({ icon }) => icon.length > 0)).toBe(true);
    expect(new Set(chips.map(({ id }) => id)).size).toBe(burdens.length);
  });

  it('R3.1: has its own icon for every counter of the game’s pages', () => {
    const counters = Object.values(scenarios).flatMap(({ rules }) =>
      rules.flatMap((rule) => (rule.kind === 'counter' ? [rule.id] : [])),
    );
    expect(counters.length).toBeGreaterThan(2);
    const icons = [...counters, 'of a pack'].map((id) => chipOf(borne({ is: 'counter', id }, { value: 7 })));
    expect(new Set(icons.map(({ icon }) => icon)).size).toBe(counters.length + 1);
    expect(icons.every(({ value }) => value === '7')).toBe(true);
  });

  it('R17.3: shows what ends it, and how many of those turns are left', () => {
    const ends = ['heroTurn', 'monsterTurn', 'attack', 'round', 'combat', 'scenario', null] as const;
    const shown = ends.map((end) => chipOf(borne({ is: 'effect', kind: 'stun' }, { ends: end })).end);
    expect(new Set(shown).size).toBe(ends.length);
    expect(chipOf(borne({ is: 'effect', kind: 'invisible' }, { turns: 2 })).turns).toBe(2);
  });

  it('R19: has its own name if the same bonus exists with two different ends', () => {
    const shield = (ends: 'round' | 'combat') => borne({ is: 'effect', kind: 'shield' }, { ends });
    const { hero } = chipsOf({ hero: [shield('round'), shield('combat')], monster: [] });
    expect(hero.map(({ id }) => id)).toEqual(['shield', 'shield+1']);
  });
});

it('any number of chips fit into their space without overlaps', () => {
  const any = fc.record({
    kinds: fc.array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 14 }),
    width: fc.integer({ min: 12, max: 70 }),
    height: fc.integer({ min: 5, max: 30 }),
    chip: fc.integer({ min: 4, max: 12 }),
  });
  fc.assert(
    fc.property(any, ({ kinds, width, height, chip }) => {
      const chips = kinds.map((kind, i) => ({
        ...chipOf(borne({ is: 'effect', kind }, { ends: 'round', turns: 2 })),
        id: String(i),
      }));
      const room = { x: 2, y: 3, width, height, chip };
      const placed = placeChips(chips, room, (text, { size }) => text.length * size * 0.5);
      expect(placed.map((each) => each.chip.id)).toEqual(chips.map(({ id }) => id));
      for (const [i, a] of placed.entries()) {
        expect(a.height).toBeLessThanOrEqual(chip);
        expect(a.x).toBeGreaterThanOrEqual(room.x);
        expect(a.x + a.width).toBeLessThanOrEqual(room.x + width + 1e-3);
        expect(a.y + a.height).toBeLessThanOrEqual(room.y + height + 1e-3);
        for (const b of placed.slice(i + 1)) {
          const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
          expect(apart).toBe(true);
        }
      }
    }),
  );
});
