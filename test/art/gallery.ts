/**
 * Everything that the painters can paint, on a page of the dev server (test/art/gallery.html). `?mm=5&density=2` sets the scale,
 * `&only=map` shows one chapter, and `&only=pictures` shows the pictures that a test compares with committed files.
 */

import { bookFor, scenarios } from '../../src/content/inHand';
import { NEWCOMER } from '../../src/content/inHand/newcomer';
import { begin as lay, type Play } from '../../src/flow/inHand/play';
import { addChapters, openModes, setLanguage } from '../../src/i18n';
import { chapters } from '../../src/i18n/inHand/chapters';
import { chapters as longChapters } from '../../src/i18n/longTable/chapters';
import { positionOf } from '../../src/rules/inHand/hpCards';
import type { Ctx } from '../../src/scenes/art';
import { dieRoom, paintDie } from '../../src/scenes/inHand/art/die';
import { paintCharacterHpTrack } from '../../src/scenes/inHand/art/hpTrack';
import type { HexSprite } from '../../src/scenes/inHand/art/mapModels';
import { restingTurn, sidesOf } from '../../src/scenes/inHand/roll/die';
import { viewOf } from '../../src/scenes/inHand/table/tableView';
import { loadTokens } from '../../src/scenes/longTable/art/figurePictures';
import { loadLongIcons } from '../../src/scenes/longTable/art/icons';
import * as art from './art';
import { type LongPicture, longPictures, longTables } from './longTablePictures';
import * as sample from './samples';
import * as tableau from './tableaux';

const query = new URLSearchParams(location.search);
const MM = Number(query.get('mm') ?? 5);
const DENSITY = Number(query.get('density') ?? window.devicePixelRatio);
const ONLY = query.get('only');
const page = document.querySelector('main') ?? document.body;

const EMPTY = { cards: [], path: [], basic: false };
let spent = 0;
let chapter = '';

/** Shows a painting that is measured in css px. */
function show(caption: string, width: number, height: number, paint: (ctx: Ctx) => void): void {
  if (ONLY && ONLY !== chapter) return;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * DENSITY);
  canvas.height = Math.ceil(height * DENSITY);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('no canvas');
  const begin = performance.now();
  ctx.scale(DENSITY, DENSITY);
  paint(ctx);
  ctx.getImageData(0, 0, 1, 1);
  const time = performance.now() - begin;
  spent += time;
  const figure = document.createElement('figure');
  const label = document.createElement('figcaption');
  label.textContent = `${caption} (${time.toFixed(0)} ms)`;
  figure.append(canvas, label);
  page.append(figure);
}

/** Pictures that a test finds by their names: cards on table wood. They are not a chapter of the gallery. */
function pictures(): void {
  chapter = 'pictures';
  if (ONLY !== chapter) return;
  const picture = (name: string, { width, height }: art.Size, paint: (ctx: Ctx) => void, turned = false) =>
    show(name, width * MM, height * MM, (ctx) => {
      ctx.fillStyle = art.PALETTE.table;
      ctx.fillRect(0, 0, width * MM, height * MM);
      ctx.scale(MM, MM);
      if (turned) ctx.setTransform(-DENSITY * MM, 0, 0, -DENSITY * MM, width * MM * DENSITY, height * MM * DENSITY);
      paint(ctx);
    });
  for (const hp of [5, 6, 7, 8]) {
    const { side, turned } = art.orientationOf(positionOf(hp));
    picture(
      `hero-hp-${hp}`,
      art.CARD,
      (ctx) => art.paintCharacterHpCard(ctx, { ...sample.heroCard, hp }, side),
      turned,
    );
  }
  picture('monster-hp', art.CARD, (ctx) => art.paintMonsterHpCard(ctx, sample.monsterCard, 'front'));
  picture('hero-track', art.CARD, (ctx) => paintCharacterHpTrack(ctx, sample.heroCard));
  const { crow, shuffler } = sample.plates;
  picture('plate-elite', art.MONSTER_PLATE, (ctx) =>
    art.paintMonsterPlate(ctx, { ...crow, show: 'elite', rolled: 'B' }),
  );
  picture('plate-normal', art.MONSTER_PLATE, (ctx) => art.paintMonsterPlate(ctx, { ...shuffler, show: 'normal' }));
  for (const n of [1, 3, 5, 8]) {
    const face = sample.faces[n];
    if (face) picture(`face-${n}`, art.ABILITY_HALF, (ctx) => art.paintAbilityCard(ctx, face));
  }
  picture('map-1', art.CARD, (ctx) => art.paintMapCard(ctx, viewOf(openingOf('plotNine'), EMPTY).map));
  for (const pips of [1, 6] as const) {
    const room = dieRoom(18);
    picture(`die-${pips}`, { width: room, height: room }, (ctx) => paintDie(ctx, 18, sidesOf(restingTurn(pips, 0.3))));
  }
  for (const each of longPictures()) onWood(each);
}

/** Shows a picture of the Long Table on wood, painted in px of the map. */
function onWood({ name, size: { width, height }, paint }: LongPicture): void {
  show(name, width, height, (ctx) => {
    ctx.fillStyle = art.PALETTE.table;
    ctx.fillRect(0, 0, width, height);
    paint(ctx);
  });
}

function longTable(): void {
  begin('longTable');
  for (const each of longTables()) onWood(each);
}

/** Shows a painting that is measured in mm, with its shadow. */
function showCard(caption: string, { width, height }: art.Size, paint: (ctx: Ctx) => void, lift = 0, mm = MM): void {
  const margin = art.SHADOW_MARGIN;
  show(caption, (width + 2 * margin) * mm, (height + 2 * margin) * mm, (ctx) => {
    ctx.scale(mm, mm);
    art.paintCardShadow(ctx, width, height, lift);
    ctx.translate(margin, margin);
    paint(ctx);
  });
}

function begin(name: string): void {
  chapter = name;
  if (ONLY && ONLY !== name) return;
  const heading = document.createElement('h2');
  heading.textContent = name;
  page.append(heading);
}

function abilities(): void {
  begin('abilities');
  for (const face of sample.faces) {
    showCard(face.title, art.ABILITY_HALF, (ctx) => art.paintAbilityCard(ctx, face));
  }
  showCard('selected', art.ABILITY_HALF, (ctx) => {
    const [face] = sample.faces;
    ctx.translate(-art.SHADOW_MARGIN, -art.SHADOW_MARGIN);
    art.paintSelectionRim(ctx, art.ABILITY_HALF.width, art.ABILITY_HALF.height, 0.7);
    ctx.translate(art.SHADOW_MARGIN, art.SHADOW_MARGIN);
    if (face) art.paintAbilityCard(ctx, face);
  });
  const [hand] = sample.faces;
  if (hand) showCard('phone hand', art.ABILITY_HALF, (ctx) => art.paintAbilityCard(ctx, hand), 1, 2.78);
}

function cards(): void {
  begin('hp');
  for (const side of ['front', 'back'] as const) {
    showCard(`character, ${side}`, art.CARD, (ctx) => art.paintCharacterHpCard(ctx, sample.heroCard, side));
    showCard(`monster, ${side}`, art.CARD, (ctx) => art.paintMonsterHpCard(ctx, sample.monsterCard, side));
  }
  show('ruler laid at 45 degrees', 460, 460, (ctx) => {
    ctx.fillStyle = '#3A2E24';
    ctx.fillRect(0, 0, 460, 460);
    ctx.translate(170, 230);
    ctx.rotate(Math.PI / 4);
    ctx.scale(MM, MM);
    ctx.translate(0, -art.CARD.height / 2);
    art.paintMonsterHpCard(ctx, sample.monsterCard, 'front');
  });
  begin('monsters');
  for (const plate of Object.values(sample.plates)) {
    showCard(plate.name, art.MONSTER_PLATE, (ctx) => art.paintMonsterPlate(ctx, plate));
  }
  const [upper, lower] = sample.quarters;
  showCard('monster card', art.CARD, (ctx) => art.paintMonsterCard(ctx, upper, lower));
  if (upper.item) {
    const { item } = upper;
    showCard('item strip', art.ITEM_STRIP, (ctx) => art.paintItemStrip(ctx, item));
  }
  showCard('unknown monster', art.MONSTER_PLATE, (ctx) =>
    art.paintMonsterPlate(ctx, { ...sample.plates.crow, id: 'homebrewed', name: 'Nobody' }),
  );
  begin('strips');
  for (const model of [
    { hero: 'bailiff', monster: 'tallyCrow', distance: 3, reach: 2 },
    { hero: 'bailiff', monster: 'shuffler', distance: 7, reach: 3 },
    { hero: 'bailiff' },
  ]) {
    showCard('range tracker', art.TRACKER, (ctx) => art.paintRangeTracker(ctx, model));
  }
  const tab = { id: 'funeralBiscuit', use: 'consumed' } as const;
  showCard('tab', art.ITEM_TAB, (ctx) => art.paintItemTab(ctx, tab));
  showCard('tab, spent', art.ITEM_TAB, (ctx) => art.paintItemTab(ctx, { ...tab, spent: true }));
  const named = { id: 'mournersHat', name: 'Шляпа скорбящего', use: 'spent' } as const;
  showCard('tab with a name', art.ITEM_TAB, (ctx) => art.paintItemTab(ctx, named));
}

const SPRITES: readonly HexSprite[] = [
  { kind: 'hero', hero: 'bailiff' },
  { kind: 'monster', monster: 'shuffler', rank: 'normal' },
  { kind: 'monster', monster: 'tallyCrow', rank: 'elite' },
  { kind: 'reach', cost: 3 },
  { kind: 'reach', cost: 2, onInk: true },
  { kind: 'threat' },
  { kind: 'goal' },
  { kind: 'target' },
  { kind: 'trap' },
  { kind: 'money' },
  { kind: 'money', count: 2 },
  { kind: 'treasure', number: 12 },
  { kind: 'objective' },
  { kind: 'dead', coin: true },
  { kind: 'letter', letter: 'b' },
  { kind: 'start' },
  { kind: 'dot', dot: 'orange' },
  { kind: 'dot', dot: 'blue' },
  { kind: 'pathDot' },
  { kind: 'focus' },
];

function maps(): void {
  begin('map');
  showCard('map card', art.CARD, (ctx) => art.paintMapCard(ctx, sample.map));
  showCard(
    'in play',
    art.CARD,
    (ctx) => {
      art.paintMapCard(ctx, sample.map);
      const put = (hex: string, sprite: HexSprite): void => {
        const centre = art.cardHexCentre(hex);
        const half = (art.MAP.hexWidth * art.HEX_SPRITE_SCALE) / 2;
        ctx.save();
        ctx.translate(centre.x - half, centre.y - half);
        art.paintHexSprite(ctx, sprite, art.MAP.hexWidth);
        ctx.restore();
      };
      for (const hex of ['b2', 'c1', 'd3']) put(hex, { kind: 'threat' });
      put('c2', { kind: 'monster', monster: 'tallyCrow', rank: 'elite' });
      put('e5', { kind: 'monster', monster: 'shuffler', rank: 'normal' });
      put('g2', { kind: 'treasure', number: 1 });
      put('g4', { kind: 'money' });
      put('b6', { kind: 'dead', coin: true });
      put('c7', { kind: 'hero', hero: 'bailiff' });
      for (const [hex, cost] of [
        ['c6', 1],
        ['b6', 1],
        ['d6', 2],
        ['c5', 2],
        ['d5', 3],
        ['d7', 1],
      ] as const) {
        put(hex, { kind: 'reach', cost });
      }
      put('c4', { kind: 'reach', cost: 3, onInk: true });
    },
    0,
    6,
  );
  begin('sprites');
  const w = 76;
  const size = w * art.HEX_SPRITE_SCALE;
  for (const sprite of SPRITES) {
    show(art.hexSpriteKey(sprite), size, size, (ctx) => {
      ctx.fillStyle = sprite.kind === 'reach' && sprite.onInk ? art.PALETTE.ink : art.PALETTE.floor;
      ctx.fillRect(0, 0, size, size);
      art.paintHexSprite(ctx, sprite, w);
    });
  }
}

function signs(): void {
  begin('signs');
  for (const state of ['ready', 'pressed', 'idle'] as const) {
    show(`seal, ${state}`, 88, 88, (ctx) => art.paintSeal(ctx, 88, state === 'idle' ? 'roll' : 'play', state));
  }
  show('needle', 40, 150, (ctx) => {
    ctx.translate(5, 0);
    art.paintNeedle(ctx, 150);
  });
  const flags = [
    { text: 'Leads 14', tone: 'vermilion', glyph: 'initiative' },
    { text: '2nd', tone: 'bone' },
    { text: 'Immobilized', tone: 'line', glyph: 'immobilize' },
    { text: 'Ведёт 14', tone: 'vermilion', glyph: 'initiative' },
  ] as const;
  for (const flag of flags) show(flag.text, 130, art.FLAG_HEIGHT, (ctx) => art.paintFlag(ctx, flag));
  for (const face of ['A', 'B', 'C'] as const) {
    show(`stamp ${face}`, 96, 96, (ctx) => art.paintStamp(ctx, face, 96));
  }
  show('crossing', 40, 40, (ctx) => art.paintCrossing(ctx));
  const odds = {
    face: 'A',
    modifier: '\u22121',
    chance: '11%',
    damage: '1',
    unit: 'dmg',
    hp: { from: 6, to: 5 },
  } as const;
  show('odds', 121, 82, (ctx) => art.paintOddsCell(ctx, odds, 121, 82));
  const current = {
    ...odds,
    face: 'C',
    modifier: '+2',
    chance: '56%',
    damage: '10',
    unit: 'урона',
    current: true,
  } as const;
  show('odds, current', 121, 82, (ctx) => art.paintOddsCell(ctx, { ...current, hp: { from: 16, to: 6 } }, 121, 82));
  show('panel', 220, 110, (ctx) => art.paintPanel(ctx, 220, 110, { stitched: true }));
  for (const state of ['ready', 'pressed', 'idle', 'chosen'] as const) {
    show(`button, ${state}`, 44, 44, (ctx) => art.paintButton(ctx, 44, 44, state, 'menu'));
  }
  show('sheet', 326, 200, (ctx) => art.paintSheet(ctx, 326, 200, 'ledger'));
  for (const state of ['done', 'open', 'blocked', 'unknown'] as const) {
    const size = art.NODE_SIZE;
    show(`scenario, ${state}`, size, size, (ctx) => {
      art.paintSheet(ctx, size, size, 'campaign');
      art.paintScenarioNode(ctx, { number: 12, state });
    });
  }
  show('grip', 66, 66, (ctx) => art.paintGrip(ctx, 66));
  show('coin', 40, 40, (ctx) => art.paintToken(ctx, 'money', 40, art.PALETTE.gold));
  begin('table');
  show('table', 720, 420, (ctx) => art.paintTable(ctx, 720, 420));
}

const ROADS = [
  [1, 2],
  [1, 3],
  [2, 4],
  [4, 5],
  [4, 6],
  [5, 7],
  [5, 9],
  [6, 8],
  [6, 9],
  [7, 10],
  [8, 11],
  [9, 12],
  [9, 14],
  [10, 15],
  [10, 22],
  [11, 16],
  [11, 21],
  [12, 13],
  [12, 18],
  [14, 13],
  [14, 18],
  [13, 17],
  [17, 19],
  [18, 20],
] as const;

function campaign(): void {
  begin('campaign');
  const states = { 1: 'done', 2: 'done', 3: 'open', 4: 'open', 6: 'blocked' } as const;
  const nodes = Array.from({ length: 22 }, (_, i) => ({
    number: i + 1,
    state: states[(i + 1) as keyof typeof states] ?? ('unknown' as const),
    selected: i === 3,
  }));
  const roads = ROADS.map(([from, to]) => ({ from, to, gone: to === 2 || to === 4 }));
  show('campaign', 1040, 790, (ctx) => art.paintCampaignMap(ctx, 1040, 790, { nodes, roads }));
  show('campaign, phone', 374, 520, (ctx) => art.paintCampaignMap(ctx, 374, 520, { nodes, roads }));
}

/** The map of every scenario with its figures and tokens at the start. */
function scenarioMaps(): void {
  begin('scenarios');
  for (const { id, number } of Object.values(scenarios)) {
    const play = openingOf(id);
    const { map, sprites } = viewOf(play, EMPTY);
    const fit = art.fitOf(map.hexes.map((hex) => hex.id));
    showCard(`${number} ${id}`, art.CARD, (ctx) => {
      art.paintMapCard(ctx, map);
      for (const { at, sprite } of [
        ...sprites,
        { at: play.state.hero.at, sprite: { kind: 'hero', hero: 'bailiff' } as const },
      ]) {
        const { x, y } = art.cardHexCentre(at, fit);
        const half = (art.MAP.hexWidth * fit.scale * art.HEX_SPRITE_SCALE) / 2;
        ctx.save();
        ctx.translate(x - half, y - half);
        art.paintHexSprite(ctx, sprite, art.MAP.hexWidth * fit.scale);
        ctx.restore();
      }
    });
  }
}

function openingOf(scenario: string): Play {
  const setup = {
    scenario,
    ...NEWCOMER,
    seed: 'gallery',
  } as const;
  return lay(bookFor(setup));
}

function tableaux(): void {
  begin('phone');
  show('exploring', 390, 844, tableau.phoneExplore);
  show('rolling', 390, 844, tableau.phoneRoll);
  begin('desktop');
  show('combat', 1090, 900, tableau.desktopCombat);
}

addChapters(chapters);
addChapters(longChapters);
await Promise.all([
  setLanguage('en').then(openModes),
  art.loadFonts(),
  art.loadIcons(),
  art.loadTiles(),
  art.loadPortraits(['shuffler', 'tallyCrow', 'marshCandle', 'motherMire']),
  art.loadThumb(),
  loadLongIcons(),
  loadTokens(),
]);
pictures();
abilities();
cards();
maps();
signs();
tableaux();
campaign();
scenarioMaps();
longTable();
document.title = `Gallery: ${spent.toFixed(0)} ms`;
document.body.dataset['ready'] = spent.toFixed(0);
