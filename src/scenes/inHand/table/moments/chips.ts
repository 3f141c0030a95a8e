/**
 * Animates chips: a new chip is stamped on its card, an ended chip is torn off, and a changed chip is stamped again.
 */
import type Phaser from 'phaser';
import type { EventOf, GameEvent } from '../../../../rules/inHand/events';
import type { Party } from '../../../../rules/inHand/state';
import { expiryOf, hasNumber } from '../../../../session/inHand/activeEffects';
import { seedOf, stream } from '../../../art/seed';
import { measureOffscreen } from '../../../art/type';
import type { Ctx } from '../../../art/types';
import type { Bake } from '../../../core/Baker';
import { type ChipModel, type PlacedChip, paintChip, placeChips } from '../../art';
import { chipRoom } from '../bakes';
import { chipOf } from '../chips';
import type { Presentation } from '../presentation';
import { addPropOn, stampImage } from './props';

/** Times in ms, the fall in px, the rotation in radians. */
const STAMP_MS = 130;
const REST_MS = 60;
const TEAR_MS = 260;
const FALL = 34;
const TURN = 0.5;

const HALVES = ['left', 'right'] as const;
type Half = (typeof HALVES)[number];

/** What the chips are painted on, and how they look after the command. */
type ChipContext = Pick<Presentation, 'table' | 'next'>;

/**
 * The chip that is stamped for a new effect: as it is after the command, if it still exists. This chip can differ from the event: bonuses
 * add up, and a condition may last two turns.
 */
export function stampedChip(
  { who, kind, value, lasts }: EventOf<'effectGiven'>,
  next: Presentation['next'],
): ChipModel {
  const given = chipOf({
    is: 'effect',
    kind,
    value: hasNumber(kind) ? value : 0,
    ends: expiryOf({ kind, lasts }, who),
    turns: 1,
  });
  return next.chips[who].find(({ id, end }) => id === given.id && end === given.end) ?? given;
}

/** Whether the chip of an ended effect is torn off. */
export function isTornOff({ who, kind }: EventOf<'effectEnded'>, { table, next }: ChipContext): boolean {
  // A dead monster's chips disappear with its plate. A bonus that is not used up keeps its chip.
  const gone = who === 'monster' && next.fought?.foe !== table.view?.fought?.foe;
  return !gone && next.chips[who].every(({ id }) => id !== kind);
}

/** The chips of a card after one has been stamped on it. */
const chipsWith = (old: readonly ChipModel[], chip: ChipModel): readonly ChipModel[] =>
  old.some(({ id }) => id === chip.id) ? old.map((each) => (each.id === chip.id ? chip : each)) : [...old, chip];

/** The painting jobs for the chip that an event stamps or tears off, so that they can be done before its animation. */
export function chipBakes(event: GameEvent, on: ChipContext): readonly Bake[] {
  const { table, next } = on;
  if (event.type === 'effectGiven') {
    const { who } = event;
    const chip = stampedChip(event, next);
    const placed = placeOf(on, who, chipsWith(table.chips[who], chip), chip.id);
    return placed ? [bakeOf(placed, table.cardOf(who).scale)] : [];
  }
  if (event.type !== 'effectEnded' || !isTornOff(event, on)) return [];
  const placed = placeOf(on, event.who, table.chips[event.who], event.kind);
  const { scale } = table.cardOf(event.who);
  return placed ? HALVES.map((half) => bakeOf(placed, scale, half)) : [];
}

/** Draws these chips on a party's card. */
function lay({ table, next }: Presentation, party: Party, chips: readonly ChipModel[]): void {
  table.paintChips(party, {
    chips: { ...table.chips, [party]: chips },
    plate: next.plate ?? table.view?.plate ?? null,
  });
}

/** The place of a chip in the row of chips on its card; null if the chip is not placed. */
function placeOf(
  { table, next }: ChipContext,
  party: Party,
  chips: readonly ChipModel[],
  id: string,
): PlacedChip | null {
  const room = chipRoom(party, next.plate ?? table.view?.plate ?? null, table.layout);
  const placed = placeChips(chips, room, measureOffscreen());
  return placed.find(({ chip }) => chip.id === id) ?? null;
}

const middleOf = ({ x, y, width, height }: PlacedChip) => ({ x: x + width / 2, y: y + height / 2 });

function bakeOf(placed: PlacedChip, mm: number, half?: Half): Bake {
  const { width, height } = placed;
  const part = half ? { half, rip: ripOf(placed.chip.id, width, height) } : null;
  return {
    key: `chip${half ? `/${half}` : ''}`,
    size: { width: width + 1, height: height + 1 },
    mm,
    model: [placed.chip, width, height],
    paint: (ctx) => {
      ctx.translate(0.5, 0.5);
      if (part) clipTo(ctx, part.half, part.rip, width, height);
      paintChip(ctx, placed);
    },
  };
}

/** The ragged line along which a chip tears. */
function ripOf(id: string, width: number, height: number): { x: number; y: number }[] {
  const next = stream(seedOf(id));
  return Array.from({ length: 7 }, (_, i) => ({ x: width * (0.5 + (next() - 0.5) * 0.22), y: (height * i) / 6 }));
}

function clipTo(ctx: Ctx, half: Half, rip: readonly { x: number; y: number }[], width: number, height: number): void {
  const edge = half === 'left' ? -0.5 : width + 0.5;
  ctx.beginPath();
  ctx.moveTo(edge, -0.5);
  for (const { x, y } of rip) ctx.lineTo(x, y);
  ctx.lineTo(edge, height + 0.5);
  ctx.closePath();
  ctx.clip();
}

/** Stamps a chip on its card. A chip that is already there is stamped again. */
export async function stampChip(presentation: Presentation, party: Party, chip: ChipModel): Promise<void> {
  const { table } = presentation;
  const chips = chipsWith(table.chips[party], chip);
  const card = table.cardOf(party);
  const placed = placeOf(presentation, party, chips, chip.id);
  if (placed && table.motion.isAnimating) {
    const image = addPropOn(presentation, card, bakeOf(placed, card.scale), middleOf(placed));
    await stampImage(presentation, image, STAMP_MS);
    lay(presentation, party, chips);
    image.destroy();
    await table.motion.run({ targets: { part: 0 }, to: { part: 1 }, duration: REST_MS });
  } else lay(presentation, party, chips);
}

/** Tears a chip off its card; the halves fall. */
export async function tearChip(presentation: Presentation, party: Party, id: string): Promise<void> {
  const { table } = presentation;
  const old = table.chips[party];
  const card = table.cardOf(party);
  const placed = placeOf(presentation, party, old, id);
  const halves =
    placed && table.motion.isAnimating
      ? HALVES.map((half): [Phaser.GameObjects.Image, number] => [
          addPropOn(presentation, card, bakeOf(placed, card.scale, half), middleOf(placed)),
          half === 'left' ? -1 : 1,
        ])
      : [];
  lay(
    presentation,
    party,
    old.filter((chip) => chip.id !== id),
  );
  await table.motion.all(
    ...halves.map(([half, side]) =>
      table.motion.run({
        targets: half,
        to: { x: half.x + 12 * side, y: half.y + FALL, rotation: half.rotation + TURN * side, alpha: 0 },
        duration: TEAR_MS,
        ease: 'Cubic.In',
      }),
    ),
  );
  for (const [half] of halves) half.destroy();
}
