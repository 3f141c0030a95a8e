/** Tests the terms that are explained at a point of a card, at the positions where the painters print them. */

import { describe, expect, it } from 'vitest';
import { bookFor, heroes, monsters, scenarios } from '../../../src/content/inHand';
import { NEWCOMER } from '../../../src/content/inHand/newcomer';
import { begin } from '../../../src/flow/inHand/play';
import type { GlossaryTerm } from '../../../src/i18n/inHand/glossary';
import { heroModifiers, monsterModifiers } from '../../../src/rules/inHand/hpCards';
import { BAD_CONDITIONS, BONUSES, ELEMENTS, FACES, HINDRANCE_KINDS, KINDS } from '../../../src/rules/inHand/vocabulary';
import { type Measure, signed } from '../../../src/scenes/art/type';
import { ABILITY_AREAS } from '../../../src/scenes/inHand/art/abilityCard';
import { placeAction } from '../../../src/scenes/inHand/art/actionRows';
import { BEHAVIOUR_TABLE } from '../../../src/scenes/inHand/art/behaviourTable';
import { HERO_MODIFIERS_LAYOUT } from '../../../src/scenes/inHand/art/characterHpCard';
import { placeChips } from '../../../src/scenes/inHand/art/chips';
import { trackerCellX } from '../../../src/scenes/inHand/art/geometry';
import { hpCell, maxPrintedHp } from '../../../src/scenes/inHand/art/hpTrack';
import { cardHexCentre, fitOf } from '../../../src/scenes/inHand/art/mapGeometry';
import { MONSTER_MODIFIERS_LAYOUT } from '../../../src/scenes/inHand/art/monsterHpCard';
import { chipOf } from '../../../src/scenes/inHand/table/chips';
import {
  termsOnCard,
  termsOnChips,
  termsOnHeroHp,
  termsOnHeroTrack,
  termsOnItem,
  termsOnMap,
  termsOnMonsterHp,
  termsOnMonsterTrack,
  termsOnPlate,
  termsOnTracker,
} from '../../../src/scenes/inHand/table/explainable';
import { printedAction, printedColumn, printedTraits } from '../../../src/scenes/inHand/table/printedModels';
import { type HandCard, viewOf } from '../../../src/scenes/inHand/table/tableView';
import type { ActiveEffect, EffectKind } from '../../../src/session/inHand/activeEffects';
import type { Draft } from '../../../src/session/inHand/interaction';

const measure: Measure = (text, { size }) => text.length * size * 0.5;
const BONUS_TERMS: Readonly<Record<string, GlossaryTerm>> = { attack: 'attackBonus', move: 'moveBonus' };
const effectOf = (kind: EffectKind): ActiveEffect => ({ ...kind, value: 1, ends: null, turns: 1 });
const EMPTY: Draft = { cards: [], path: [], basic: false };

function play(scenario = 'plotNine') {
  const setup = {
    scenario,
    ...NEWCOMER,
    seed: 'terms',
  } as const;
  return begin(bookFor(setup));
}

function handCard(id: string): HandCard {
  const found = viewOf(play(), EMPTY).hand.find((card) => card.id === id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
}

const bailiff = heroes['bailiff'] ?? raise();
function raise(): never {
  throw new Error('there is no Bailiff');
}

describe('ability cards', () => {
  const card = handCard('neutralize');
  const pieces = (half: 'top' | 'bottom') => placeAction(card.model[half], ABILITY_AREAS[half], measure).pieces;

  it('explain each sign of an action at its position, with its number', () => {
    const found = pieces('top').map(
      ({ x, y, width }) => termsOnCard(card, 'hand', { x: x + width / 2, y }, measure).seen[0],
    );
    expect(found).toEqual([
      { term: 'attack', figure: '2' },
      { term: 'range', figure: '3' },
      { term: 'disarm' },
      { term: 'dark' },
    ]);
  });

  it('explain title, half, initiative, side and level', () => {
    const at = (x: number, y: number) => termsOnCard(card, 'hand', { x, y }, measure);
    expect(at(15, 6).seen).toEqual([{ term: 'card' }]);
    expect(at(15.7, 49).seen).toEqual([{ term: 'initiative', figure: '14' }]);
    expect(at(4, 46).seen).toEqual([{ term: 'sideA' }]);
    expect(at(28, 46).seen).toEqual([{ term: 'levelMark', figure: 'I' }]);
    expect(at(2, 84)).toEqual({ half: 'bottom', seen: [{ term: 'half' }] });
  });

  it('explain first that they lead, or where they are', () => {
    const at = { x: 15, y: 6 };
    expect(termsOnCard({ ...card, flag: 'leads' }, 'selected', at, measure).seen[0]).toEqual({ term: 'leads' });
    const out = (zone: 'discard' | 'lost' | 'active') =>
      termsOnCard({ ...card, placement: 'out' }, zone, at, measure).seen[0]?.term;
    expect([out('discard'), out('lost'), out('active')]).toEqual(['discarded', 'lost', 'active']);
  });

  it('explain every sign on every face of the hero’s cards', () => {
    for (const { faces } of bailiff.cards) {
      for (const face of [...faces.A, ...faces.B]) {
        for (const half of ['top', 'bottom'] as const) {
          const model = {
            ...card.model,
            [half]: { ...printedAction(face[half]), ...(half === 'top' ? { shows: face.shows } : {}) },
          };
          for (const { x, y, width } of placeAction(model[half], ABILITY_AREAS[half], measure).pieces) {
            const { seen } = termsOnCard({ ...card, model }, 'hand', { x: x + width / 2, y }, measure);
            expect([face.id, half, seen.map(({ term }) => term)]).not.toEqual([face.id, half, ['half']]);
          }
        }
      }
    }
  });

  it('leave space between a sentence and the edges of the card', () => {
    const sentence = 'a'
      .repeat(200)
      .replace(/(a{5})/g, '$1 ')
      .trim();
    const { pieces } = placeAction({ rows: [[{ kind: 'text', text: sentence }]] }, ABILITY_AREAS.top, measure);
    expect(pieces.length).toBeGreaterThan(1);
    const { x, width } = ABILITY_AREAS.top;
    for (const piece of pieces) {
      expect(piece.x - x).toBeGreaterThanOrEqual(1.19);
      expect(x + width - piece.x - piece.width).toBeGreaterThanOrEqual(1.19);
    }
  });

  it('explain a bonus to all attacks as a whole, at every sign of its row', () => {
    const model = {
      ...card.model,
      bottom: printedAction({ abilities: [{ kind: 'grant', bonus: 'attack', value: 1, lasts: 'combat' }] }),
    };
    const { pieces } = placeAction(model.bottom, ABILITY_AREAS.bottom, measure);
    const terms = pieces.map(
      ({ x, y, width }) => termsOnCard({ ...card, model }, 'hand', { x: x + width / 2, y }, measure).seen[0],
    );
    expect(terms).toContainEqual({ term: 'attackBonus', figure: '+1' });
    expect(terms).toContainEqual({ term: 'combat' });
  });
});

describe('R1.1, R1.2 HP cards', () => {
  const { book, state } = play();

  it('explain the modifier for every HP, in the row that applies', () => {
    for (let hp = 1; hp <= 7; hp++) {
      const { heroHp } = viewOf(play(), EMPTY);
      const row = heroModifiers(book, { ...state, hero: { ...state.hero, hp } });
      HERO_MODIFIERS_LAYOUT.columns.forEach((x, i) => {
        const figure = `${FACES[i]} ${signed(row[i] ?? 0)}`;
        expect(termsOnHeroHp({ ...heroHp, hp }, { x, y: 19 })).toEqual([{ term: 'heroModifier', figure }]);
      });
    }
    const [foe] = state.foes;
    for (let hp = 1; hp <= 9 && foe; hp++) {
      const row = monsterModifiers(book, { ...foe, hp });
      const model = { id: foe.monster, tables: book.monsterTables, hp, level: 1 };
      MONSTER_MODIFIERS_LAYOUT.columns.forEach((x, i) => {
        const figure = `${FACES[i]} ${signed(row[i] ?? 0)}`;
        expect(termsOnMonsterHp(model, { x, y: 11.6 + 7 * 1.5 })).toEqual([{ term: 'monsterModifier', figure }]);
      });
    }
  });

  it('explain heart, values, arrows, maximum HP, red line and the turned half', () => {
    const { heroHp } = viewOf(play(), EMPTY);
    const at = (x: number, y: number): GlossaryTerm | undefined => termsOnHeroHp(heroHp, { x, y })[0]?.term;
    expect([at(11, 17), at(8, 30), at(31.5, 4), at(30, 19), at(46, 12), at(46, 30), at(30, 45), at(30, 70)]).toEqual([
      'heroHp',
      'position',
      'arrow',
      'maxHp',
      'face',
      'otherRow',
      'redLine',
      'otherHalf',
    ]);
  });

  it('explain the ruler on both long edges', () => {
    const model = { id: 'x', tables: book.monsterTables, hp: 6, level: 1 };
    const at = (x: number, y: number): GlossaryTerm | undefined => termsOnMonsterHp(model, { x, y })[0]?.term;
    expect([at(2, 30), at(61, 80), at(15, 10), at(15, 30), at(40, 6), at(40, 40), at(40, 60)]).toEqual([
      'ruler',
      'ruler',
      'monsterHp',
      'position',
      'face',
      'otherRow',
      'otherHalf',
    ]);
  });
});

describe('R2.2 HP trackers of the on-table variant', () => {
  const { heroHp } = viewOf(play(), EMPTY);
  const foe = { id: 'x', tables: play().book.monsterTables, hp: 6, level: 1 };

  it('explain each printed number, and no halves, ruler or red line', () => {
    expect([maxPrintedHp(heroHp), maxPrintedHp(foe)]).toEqual([Math.max(...heroHp.maxHp), 17]);
    for (let value = 1; value <= maxPrintedHp(heroHp); value++)
      expect(termsOnHeroTrack(heroHp, hpCell(value))).toEqual([{ term: 'hpTrack', figure: String(value) }]);
    for (let value = 1; value <= 17; value++)
      expect(termsOnMonsterTrack(foe, hpCell(value))).toEqual([{ term: 'hpTrack', figure: String(value) }]);
    const said = new Set<GlossaryTerm | undefined>();
    for (let x = 0.5; x < 63; x += 1) {
      for (let y = 0.5; y < 88; y += 1) {
        said.add(termsOnHeroTrack(heroHp, { x, y })[0]?.term).add(termsOnMonsterTrack(foe, { x, y })[0]?.term);
      }
    }
    expect([...said].filter((term) => ['ruler', 'redLine', 'otherHalf', undefined].includes(term))).toEqual([]);
  });

  it('explain the current position as the HP cards do', () => {
    for (let hp = 1; hp <= 9; hp++) {
      HERO_MODIFIERS_LAYOUT.columns.forEach((x) => {
        const at = { x, y: 19 };
        expect(termsOnHeroTrack({ ...heroHp, hp }, at)).toEqual(termsOnHeroHp({ ...heroHp, hp }, at));
      });
      MONSTER_MODIFIERS_LAYOUT.columns.forEach((x) => {
        const at = { x, y: 22 };
        expect(termsOnMonsterTrack({ ...foe, hp }, at)).toEqual(termsOnMonsterHp({ ...foe, hp }, at));
      });
    }
    expect(termsOnHeroTrack(heroHp, { x: 31.5, y: 4 })).toEqual([{ term: 'arrow' }]);
    expect(termsOnMonsterTrack(foe, { x: 2, y: 30 })[0]?.term).toBe('position');
  });
});

describe('R1.6 monster plates', () => {
  it('explain each cell, with the extras beside its number', () => {
    for (const monster of Object.values(monsters)) {
      for (const show of KINDS) {
        const columns = Object.fromEntries(
          FACES.map((face) => [face, printedColumn(monster.behaviour[show][face])]),
        ) as Record<(typeof FACES)[number], ReturnType<typeof printedColumn>>;
        const traits = printedTraits(monster.traits[show]);
        const model = {
          id: monster.id,
          name: monster.id,
          hp: monster.hp,
          traits: { normal: traits, elite: traits },
          columns: { normal: columns, elite: columns },
          show,
        };
        const width = (BEHAVIOUR_TABLE.right - BEHAVIOUR_TABLE.x - BEHAVIOUR_TABLE.icons) / 3;
        FACES.forEach((face, i) => {
          const x = BEHAVIOUR_TABLE.x + BEHAVIOUR_TABLE.icons + width * (i + 0.5);
          const { initiative, attack, heal, extras = [] } = columns[face];
          expect(termsOnPlate(model, { x, y: 9 })).toEqual([{ term: 'column', figure: face }]);
          expect(termsOnPlate(model, { x, y: 14 })).toEqual([
            { term: 'columnInitiative', figure: String(initiative).padStart(2, '0') },
          ]);
          const [first, ...beside] = termsOnPlate(model, { x, y: 24 });
          expect(first?.term).toBe(heal?.row === 'attack' ? 'columnHeal' : attack === null ? 'dash' : 'columnAttack');
          expect(beside).toHaveLength(extras.length);
        });
        expect(termsOnPlate(model, { x: 10, y: 15 })).toHaveLength(1 + traits.length);
        expect(termsOnPlate(model, { x: 24, y: 18 })).toEqual([{ term: 'columnMove' }]);
        expect(termsOnPlate(model, { x: 49, y: 4 })).toEqual([{ term: 'normalHp', figure: String(monster.hp.normal) }]);
        const here = { ...model, hpHere: 99 };
        const told = [49, 60].map((x) => termsOnPlate(here, { x, y: 4 })[0]?.figure);
        expect(told).toEqual(show === 'normal' ? ['99', String(monster.hp.elite)] : [String(monster.hp.normal), '99']);
      }
    }
  });
});

describe('R1.8 the tracker, and items', () => {
  const tracker = { hero: 'bailiff', monster: 'shuffler', distance: 3, reach: 2 };

  it('explain the Distance, which Distances are in reach, and the two figures', () => {
    const at = (distance: number) => termsOnTracker(tracker, { x: trackerCellX(distance), y: 6 });
    expect(at(3)).toEqual([{ term: 'distance', figure: '3' }]);
    expect(at(2).map(({ term }) => term)).toEqual(['distance', 'shift', 'inReach']);
    expect(at(5).map(({ term }) => term)).toEqual(['distance', 'shift']);
    expect(termsOnTracker(tracker, { x: 3, y: 6 })).toEqual([{ term: 'tracker' }]);
  });

  it('explain first that an item is used up', () => {
    expect(termsOnItem({ spent: true, use: 'spent' }, { x: 5, y: 8 }).map(({ term }) => term)).toEqual([
      'usedUp',
      'item',
      'spent',
    ]);
    expect(termsOnItem({ spent: false, use: 'free' }, { x: 17, y: 8 })).toEqual([{ term: 'free' }]);
  });
});

describe('R4 maps', () => {
  it.each(Object.keys(scenarios))('%s: every hex is explained by its terrain, and rock as wall', (id) => {
    const { map, sprites, hero } = viewOf(play(id), EMPTY);
    const fit = fitOf(map.hexes.map((hex) => hex.id));
    for (const hex of map.hexes) {
      const found = termsOnMap(map, sprites, hero, cardHexCentre(hex.id, fit));
      expect(found.hex).toBe(hex.id);
      expect(found.seen.map(({ term }) => term)).toContain(hex.terrain);
    }
    for (const [a, b] of map.walls) {
      const [from, to] = [cardHexCentre(a, fit), cardHexCentre(b, fit)];
      const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      expect(termsOnMap(map, sprites, hero, between).seen).toEqual([{ term: 'wall' }]);
      // A line is found by a touch up to this distance (in mm) and no farther, where nothing else is drawn.
      const towards = (mm: number) => {
        const part = 0.5 - (mm * fit.scale) / Math.hypot(to.x - from.x, to.y - from.y);
        return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      };
      expect(termsOnMap(map, sprites, hero, towards(1.1)).seen).toEqual([{ term: 'wall' }]);
      expect(termsOnMap(map, sprites, hero, towards(1.7)).seen).not.toEqual([{ term: 'wall' }]);
    }
    expect(termsOnMap(map, sprites, hero, { x: 31, y: 85 }).seen).toEqual([{ term: scenarios[id]?.colour }]);
  });

  it.each(['unlit', 'flooded', 'served', 'torn'] as const)('explain that a hex is %s', (kind) => {
    const { map, sprites, hero } = viewOf(play(), EMPTY);
    const fit = fitOf(map.hexes.map(({ id }) => id));
    const at = map.hexes.find(({ id }) => id !== hero)?.id ?? raise();
    const marked = [...sprites, { at, sprite: { kind } }];
    expect(termsOnMap(map, marked, hero, cardHexCentre(at, fit)).seen).toContainEqual({ term: kind });
  });

  it('explain the hero, monsters by rank, and treasures by number', () => {
    const { map, sprites, hero } = viewOf(play(), EMPTY);
    const fit = fitOf(map.hexes.map(({ id }) => id));
    const at = (hex: string) => termsOnMap(map, sprites, hero, cardHexCentre(hex, fit)).seen;
    expect(at(hero)[0]).toEqual({ term: 'hero' });
    for (const { at: hex, sprite } of sprites) {
      const terms = at(hex).map(({ term }) => term);
      if (sprite.kind === 'monster') expect(terms).toContain(sprite.rank === 'elite' ? 'elite' : 'monster');
      if (sprite.kind === 'treasure')
        expect(at(hex)).toContainEqual({ term: 'treasure', figure: String(sprite.number) });
    }
  });
});

describe('chips', () => {
  const effects: readonly (ActiveEffect & { readonly term: GlossaryTerm })[] = [
    ...[...BAD_CONDITIONS, 'invisible' as const, 'strengthen' as const].map((kind) => ({
      ...effectOf({ is: 'effect', kind }),
      term: kind,
    })),
    ...BONUSES.map((kind) => ({
      ...effectOf({ is: 'effect', kind }),
      term: BONUS_TERMS[kind] ?? (kind as GlossaryTerm),
    })),
    ...ELEMENTS.map((element) => ({ ...effectOf({ is: 'element', element }), term: element })),
    ...HINDRANCE_KINDS.map((terrain) => ({
      ...effectOf({ is: 'hindrance', terrain }),
      term: 'hindrance' as const,
    })),
    { ...effectOf({ is: 'rider', rider: { kind: 'condition', condition: 'muddle' } }), term: 'muddle' },
    { ...effectOf({ is: 'rider', rider: { kind: 'pierce', value: 2 } }), term: 'pierce' },
    { ...effectOf({ is: 'page', bonus: 'heal' }), term: 'heal' },
    { ...effectOf({ is: 'page', bonus: 'move' }), term: 'moveBonus' },
    { ...effectOf({ is: 'counter', id: 'copper' }), term: 'counter' },
  ];

  it.each(effects)('explain themselves: $term', ({ term, ...effect }) => {
    const chip = { ...chipOf(effect), id: `${chipOf(effect).id}+1` };
    const placed = placeChips([chip], { x: 1, y: 1, width: 60, height: 9, chip: 8 }, measure);
    expect(termsOnChips(placed, { x: 3, y: 3 })[0]?.term).toBe(term);
    expect(termsOnChips(placed, { x: 59, y: 3 })).toEqual([]);
  });
});
