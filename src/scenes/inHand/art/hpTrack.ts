/**
 * Paints the HP tracks, which replace the HP cards in the on-table variant. A track shows the HP card's half
 * for the current position, and below this half every HP value.
 */
import { rectangle } from '../../art/carve';
import { CARD, type Point } from '../../art/geometry';
import { PALETTE } from '../../art/palette';
import { fillRough, printOnPaper } from '../../art/paper';
import { drawNumber } from '../../art/type';
import type { Ctx } from '../../art/types';
import { paintInactive } from './cardMarks';
import { paintCharacterHpHalf } from './characterHpCard';
import { POSITIONS, type Position } from './geometry';
import { titleFont } from './hpTables';
import type { CharacterHpCardModel, MonsterHpCardModel } from './models';
import { paintMonsterHpHalf } from './monsterHpCard';

const RULE = { x: 3.6, y: 43.7, width: 55.8, height: 0.6 } as const;
/** The layout of the HP values in the track's lower half, in mm. */
export const HP_CELLS = { x: 8, y: 51, dx: 11.75, dy: 9.4, size: 5.2, across: 5, radius: 4.2 } as const;
/** The highest HP value on a monster's track if the model gives no other. */
const MAX_MONSTER_HP = 17;

/** The highest HP value on a track. */
export const maxPrintedHp = ({ highest, ...model }: CharacterHpCardModel | MonsterHpCardModel): number =>
  highest ?? ('maxHp' in model ? Math.max(...model.maxHp) : MAX_MONSTER_HP);

/** The centre of an HP value, in mm. */
export const hpCell = (value: number): Point => ({
  x: HP_CELLS.x + ((value - 1) % HP_CELLS.across) * HP_CELLS.dx,
  y: HP_CELLS.y + Math.floor((value - 1) / HP_CELLS.across) * HP_CELLS.dy,
});

const positionAt = (hp: number): Position => POSITIONS[(((hp - 1) % 4) + 4) % 4] ?? 0;

/** Paints the HP values from 1 on, with a block on the current value if there is one. */
function track(ctx: Ctx, id: string, hp: number | undefined, most: number): void {
  fillRough(ctx, rectangle(RULE.x, RULE.y, RULE.width, RULE.height), `${id}/rule`, PALETTE.ink);
  for (let value = 1; value <= most; value++) {
    const { x, y } = hpCell(value);
    const number = (fill: string) => drawNumber(ctx, String(value), x, y, titleFont(HP_CELLS.size), fill);
    if (value !== hp) {
      paintInactive(ctx, () => number(PALETTE.ink));
      continue;
    }
    const { radius } = HP_CELLS;
    const side = 2 * radius;
    fillRough(ctx, rectangle(x - radius, y - radius, side, side), `${id}/block`, PALETTE.ink);
    ctx.lineWidth = 0.8;
    ctx.strokeStyle = PALETTE.vermilion;
    ctx.strokeRect(x - radius - 0.7, y - radius - 0.7, side + 1.4, side + 1.4);
    number(PALETTE.bone);
  }
}

export function paintCharacterHpTrack(ctx: Ctx, model: CharacterHpCardModel): void {
  printOnPaper(ctx, { ...CARD, id: `${model.id}/track` }, () => {
    paintCharacterHpHalf(ctx, model, positionAt(model.hp));
    track(ctx, `${model.id}/track`, model.hp, maxPrintedHp(model));
  });
}

export function paintMonsterHpTrack(ctx: Ctx, model: MonsterHpCardModel): void {
  printOnPaper(ctx, { ...CARD, id: `${model.id}/track` }, () => {
    paintMonsterHpHalf(ctx, model, positionAt(model.hp ?? 1));
    track(ctx, `${model.id}/track`, model.hp, maxPrintedHp(model));
  });
}
