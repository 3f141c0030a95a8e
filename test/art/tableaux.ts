/** Whole screens composed of the painters' work, with the sizes of section 10 of the style guide. */
import type { Ctx } from '../../src/scenes/art';
import type { HexSprite } from '../../src/scenes/inHand/art/mapModels';
import * as art from './art';
import * as sample from './samples';

/** Draws in mm at a point in css px, rotated around that point by `degrees`. */
function place(ctx: Ctx, x: number, y: number, mm: number, degrees: number, paint: () => void): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((degrees * Math.PI) / 180);
  ctx.scale(mm, mm);
  paint();
  ctx.restore();
}

function withShadow(ctx: Ctx, { width, height }: art.Size, lift: number, paint: () => void): void {
  ctx.save();
  ctx.translate(-art.SHADOW_MARGIN, -art.SHADOW_MARGIN);
  art.paintCardShadow(ctx, width, height, lift);
  ctx.restore();
  paint();
}

function sprite(ctx: Ctx, hex: string, what: HexSprite): void {
  const { x, y } = art.cardHexCentre(hex);
  const half = (art.MAP.hexWidth * art.HEX_SPRITE_SCALE) / 2;
  ctx.save();
  ctx.translate(x - half, y - half);
  art.paintHexSprite(ctx, what, art.MAP.hexWidth);
  ctx.restore();
}

function mapInPlay(ctx: Ctx, hero: string): void {
  art.paintMapCard(ctx, sample.map);
  for (const hex of ['b2', 'c1', 'd1', 'd2', 'b3']) sprite(ctx, hex, { kind: 'threat' });
  for (const [hex, cost] of [
    ['c6', 1],
    ['d6', 1],
    ['d5', 2],
    ['e6', 2],
    ['b6', 1],
    ['b5', 2],
    ['e5', 3],
    ['a6', 3],
    ['c5', 2],
  ] as const) {
    sprite(ctx, hex, { kind: 'reach', cost });
  }
  sprite(ctx, 'c4', { kind: 'reach', cost: 3, onInk: true });
  sprite(ctx, 'c2', { kind: 'monster', monster: 'tallyCrow', rank: 'elite' });
  sprite(ctx, 'f5', { kind: 'monster', monster: 'shuffler', rank: 'normal' });
  sprite(ctx, 'g2', { kind: 'treasure', number: 1 });
  sprite(ctx, 'b6', { kind: 'dead', coin: true });
  sprite(ctx, hero, { kind: 'hero', hero: 'bailiff' });
}

function hand(ctx: Ctx, selected: readonly number[]): void {
  sample.faces.slice(0, 4).forEach((face, i) => {
    const up = selected.includes(i);
    place(ctx, 7 + i * 96, (up ? 562 : 578) + (i % 3 === 0 ? 5 : 0), 2.78, [-2.2, -0.7, 0.8, 2.2][i] ?? 0, () => {
      withShadow(ctx, art.ABILITY_HALF, up ? 1 : 0, () => {
        if (up) {
          ctx.translate(-art.SHADOW_MARGIN, -art.SHADOW_MARGIN);
          art.paintSelectionRim(ctx, art.ABILITY_HALF.width, art.ABILITY_HALF.height, 0.9);
          ctx.translate(art.SHADOW_MARGIN, art.SHADOW_MARGIN);
        }
        art.paintAbilityCard(ctx, face);
      });
    });
  });
}

/** The exploring screen of a phone, 390 x 844. */
export function phoneExplore(ctx: Ctx): void {
  art.paintTable(ctx, 390, 844);
  const mm = 6;
  const hex = art.cardHexCentre('c6');
  place(ctx, 195 - hex.x * mm, 393 - hex.y * mm, mm, 0, () => withShadow(ctx, art.CARD, 0, () => mapInPlay(ctx, 'c6')));
  place(ctx, 195 - 31.5 * 3.3, 479, 3.3, 0, () =>
    withShadow(ctx, art.CARD, 0.4, () =>
      art.paintCharacterHpCard(ctx, { ...sample.heroCard, hp: 7, omitsMiddleArrow: true }, 'back'),
    ),
  );
  const tip = 393 + (art.MAP.hexHeight * mm) / 2 - 12;
  ctx.save();
  ctx.translate(180, tip);
  art.paintNeedle(ctx, 509 - tip);
  ctx.restore();
  hand(ctx, [0, 3]);
  place(ctx, 8, 535, 1, 0, () => art.paintFlag(ctx, { text: 'Leads 24', tone: 'vermilion', glyph: 'initiative' }));
  place(ctx, 312, 535, 1, 0, () => art.paintFlag(ctx, { text: '2nd', tone: 'bone' }));
  place(ctx, 308, 446, 1, 0, () => art.paintSeal(ctx, 66, 'play'));
  place(ctx, -8, 428, 3.25, 0, () => art.paintItemTab(ctx, { id: 'funeralBiscuit', use: 'consumed' }));
  place(ctx, 0, 0, 1, 0, () => art.paintPanel(ctx, 390, 97, { radius: 14 }));
  place(ctx, 8, 47, 1, 0, () => art.paintButton(ctx, 44, 44, 'ready', 'menu'));
}

/** The rolling screen of a phone, 390 x 844. */
export function phoneRoll(ctx: Ctx): void {
  art.paintTable(ctx, 390, 844);
  place(ctx, 8, 100, 374 / 63, 0, () =>
    withShadow(ctx, art.MONSTER_PLATE, 0, () => art.paintMonsterPlate(ctx, sample.plates.crow)),
  );
  place(ctx, 10, 297, 4.72, 0, () =>
    withShadow(ctx, art.CARD, 0.3, () => art.paintCharacterHpCard(ctx, sample.heroCard, 'back')),
  );
  const line = 297 + 44 * 4.72;
  ctx.save();
  ctx.translate(206, line);
  ctx.scale(5.6, 5.6);
  ctx.save();
  ctx.rotate(Math.PI / 4);
  ctx.translate(-art.RULER.width / 2, 4.5 * art.RULER.segment - art.CARD.height);
  withShadow(ctx, art.CARD, 1, () => art.paintMonsterHpCard(ctx, sample.monsterCard, 'front'));
  art.paintRestMark(ctx, 4);
  ctx.restore();
  ctx.translate(-art.REST_RING.width / 2, -art.REST_RING.height / 2);
  art.paintRestRing(ctx);
  ctx.restore();
  place(ctx, 34, line - 46, 1, -5, () => art.paintStamp(ctx, 'B', 92));
  ctx.fillStyle = '#150e0a';
  ctx.fillRect(0, 616, 390, 228);
  place(ctx, 8, 630, 374 / 63, 0, () =>
    art.paintRangeTracker(ctx, { hero: 'bailiff', monster: 'tallyCrow', distance: 3, reach: 2 }),
  );
  const cell = { chance: '33%', unit: 'dmg' } as const;
  const odds = [
    { ...cell, face: 'A', modifier: '\u22121', damage: '2', hp: { from: 6, to: 4 } },
    { ...cell, face: 'B', modifier: '+1', damage: '4', hp: { from: 6, to: 2 }, current: true },
    { ...cell, face: 'C', modifier: '+2', damage: '5', hp: { from: 6, to: 1 } },
  ] as const;
  odds.forEach((model, i) => {
    place(ctx, 8 + i * 126.6, 710, 1, 0, () => art.paintOddsCell(ctx, model, 121, 82));
  });
}

/** The combat screen of a desktop: the left 1090 px of 1440 x 900. */
export function desktopCombat(ctx: Ctx): void {
  art.paintTable(ctx, 1090, 900);
  const [x, y, mm] = [214, 372, 5.2] as const;
  place(ctx, 176, 90, mm, -3, () => withShadow(ctx, art.CARD, 0, () => mapInPlay(ctx, 'c6')));
  place(ctx, x - 6, y - 32.6 * mm, mm, 0, () =>
    withShadow(ctx, art.MONSTER_QUARTER, 0, () =>
      art.paintMonsterQuarter(ctx, {
        plate: sample.plates.crow,
        ...(sample.quarters[0].item && { item: sample.quarters[0].item }),
      }),
    ),
  );
  place(ctx, x, y + 83 * mm, mm, 0, () =>
    withShadow(ctx, art.TRACKER, 0, () =>
      art.paintRangeTracker(ctx, { hero: 'bailiff', monster: 'tallyCrow', distance: 3, reach: 1 }),
    ),
  );
  place(ctx, 74, 470, 4, 0, () =>
    withShadow(ctx, art.ITEM_TAB, 0, () =>
      art.paintItemTab(ctx, { id: 'mournersHat', name: 'Mourner\u2019s Hat', use: 'spent', spent: true }),
    ),
  );
  [3, 2, 1, 0].forEach((k) => {
    const face = sample.faces[k];
    if (!face) return;
    place(ctx, x + 338 + k * 116, y + 60 + k * k * 8, 4.12, k * 3.2, () =>
      withShadow(ctx, art.ABILITY_HALF, k < 2 ? 1 : 0, () => art.paintAbilityCard(ctx, face)),
    );
  });
  place(ctx, x, y, mm, 0, () =>
    withShadow(ctx, art.CARD, 0.3, () => art.paintCharacterHpCard(ctx, sample.heroCard, 'back')),
  );
  const thumb = art.picture('thumb');
  if (thumb) ctx.drawImage(thumb, x - 130, 640, 174, 304);
  ctx.save();
  ctx.translate(818, 232);
  ctx.rotate((50 * Math.PI) / 180);
  ctx.scale(3.6, 3.6);
  ctx.translate(-31.5, -44);
  withShadow(ctx, art.CARD, 0.6, () => art.paintMonsterHpCard(ctx, sample.monsterCard, 'front'));
  ctx.restore();
  if (thumb) {
    ctx.save();
    ctx.translate(868, 268);
    ctx.rotate((-52 * Math.PI) / 180);
    ctx.scale(-1, 1);
    ctx.drawImage(thumb, -130, -24, 156, 273);
    ctx.restore();
  }
  place(ctx, 546, 800, 1, 0, () => art.paintSeal(ctx, 82, 'play'));
}
