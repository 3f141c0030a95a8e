/**
 * One presenter for each event that can be seen: what moves, how long, how softly (style guide, section 7). Every event is in the
 * table, and one of which nothing is to be seen says why.
 */

import type { EventOf, GameEvent, GameEventType } from '../../../rules/inHand/events';
import type { Face } from '../../../rules/inHand/vocabulary';
import type { CardSprite } from '../../core/CardSprite';
import type { Box } from '../../core/pose';
import { columnBox, FACE_ORDER } from '../art';
import { HERO_TABLE } from '../art/characterHpCard';
import { MONSTER_TABLE } from '../art/monsterHpCard';
import {
  type LateType,
  NO_ANIMATION,
  type Presentation,
  type Reason,
  redrawMap,
  type Shows,
  sideNow,
} from './presentation';
import type { Rest } from './Ruler';
import type { Table } from './Table';

export { NO_ANIMATION };

const GATHER_MS = 320;

/** Every event is here or among the late ones. */
type Moments = { readonly [T in Exclude<GameEventType, LateType>]: Shows<T> | Reason };

/** What is seen of every event that is not shown late. */
export const MOMENTS: Moments = {
  stepped: step,
  doorOpened: openDoor,
  terrainChanged: redrawMap,
  foeEntered: redrawMap,
  followerMoved: redrawMap,
  distanceChanged: slideBlock,
  cardMoved: moveCard,
  rolled: roll,
  combatBegan: beginCombat,
  combatEnded: async ({ table, next }) => (await moving(table))?.slideUp(table, next),
  behaviourSet: async ({ table, next }) => (await moving(table))?.lightColumn(table, next),
  scenarioBegan: 'leads',
  turnBegan: 'leads',
  actionBegan: 'leads',
  attackDeclared: 'leads',
  monsterActs: 'leads',
  ridesNext: 'leads',
  turnEnded: 'follows',
  actionEnded: 'follows',
  moveEnded: 'follows',
  abilitySkipped: 'chosen',
  effectWaived: 'chosen',
  decided: 'chosen',
  cardsSelected: 'chosen',
  damagePending: 'asks',
  effectOffered: 'asks',
  advantageChanged: 'asks',
  roundBegan: 'counted',
  roundEnded: 'counted',
};

/** Shows an event; resolves when it has been seen, or the player has hurried on. */
export function present(presentation: Presentation, event: GameEvent): Promise<void> {
  // A roll is heard when its result is stamped.
  if (event.type !== 'rolled') presentation.sound.hear(event);
  return show(presentation, event);
}

function show<T extends GameEventType>(presentation: Presentation, event: EventOf<T>): Promise<void> {
  const all: { readonly [E in GameEventType]?: Shows<E> | Reason } = MOMENTS;
  const moment: Shows<T> | Reason | undefined = all[(event as GameEvent).type as T];
  if (typeof moment === 'function') return moment(presentation, event);
  return moment === undefined ? later(presentation, event as EventOf<LateType>) : NO_ANIMATION;
}

async function later(presentation: Presentation, event: EventOf<LateType>): Promise<void> {
  await (await moving(presentation.table))?.presentLate(presentation, event);
  paintAfter(presentation, event);
}

/** What an event has changed lies there, whether it was shown or not. */
function paintAfter(presentation: Presentation, event: EventOf<LateType>): void {
  const { table, next } = presentation;
  switch (event.type) {
    case 'monsterHurt':
    case 'turnedElite':
      table.paintHp(next, 'monster', event.after);
      break;
    case 'heroHurt':
      table.paintHp(next, 'hero', event.after);
      break;
    case 'healed':
      table.paintHp(next, event.who, event.after);
      break;
    default:
      break;
  }
  if ('at' in event || event.type === 'turnedElite') void redrawMap(presentation);
}

type Late = typeof import('./moments');
let fetched: Late | null = null;

/** What is seen for a moment, fetched once; null: it cannot be had now, and everything is laid as it is in the end. */
export async function moments(): Promise<Late | null> {
  fetched ??= await import('./moments').catch(() => null);
  return fetched;
}

/** Null: nothing moves, or the player hurried on while they were fetched. */
async function moving({ motion }: Table): Promise<Late | null> {
  if (!motion.moves) return null;
  const found = fetched ?? (await moments());
  return motion.moves ? found : null;
}

/**
 * The map moves under the needle; the hero's figure keeps its place on the screen, unless the needle shows more of the map from
 * elsewhere. Over a map that lies still it is the figure that goes, and the needle and the HP card with it.
 */
function step({ table }: Presentation, { to }: EventOf<'stepped'>): Promise<void> {
  const { map, motion, layout, needle, heroHp } = table;
  const at = map.positionFor(to, needle.pointFor(to, layout), layout.mapMm);
  const go = (targets: object, { x, y }: { x: number; y: number }) =>
    motion.run({ targets, to: { x, y }, duration: 170, ease: 'Sine.InOut' });
  return motion.all(
    go(map, at),
    go(needle.image, needle.tipOn(to)),
    go(map.figure, map.figurePosition(to)),
    go(heroHp, heroHp.target(needle.cardFor(to, layout))),
  );
}

/** Fetched when first needed; null: nothing moves, or the player hurried on while they were fetched. */
async function visualEffects({ motion }: Table) {
  if (!motion.moves) return null;
  // Where they cannot be fetched, a lost card drops like a discarded one, and a door stands open at once.
  const found = await import('./visualEffects').catch(() => null);
  return motion.moves ? found : null;
}

/** The map is drawn with the open door, and its leaves part. */
async function openDoor(presentation: Presentation, { at }: EventOf<'doorOpened'>): Promise<void> {
  const { scene, table, next } = presentation;
  const found = await visualEffects(table);
  await redrawMap(presentation);
  await found?.swing(scene, table, next.map, at);
}

async function slideBlock({ table }: Presentation, { from, to }: EventOf<'distanceChanged'>): Promise<void> {
  const block = table.trackerBlock;
  const duration = 170 * Math.abs(to - from);
  await table.motion.run({ targets: block, to: { x: table.blockX(to) }, duration, ease: 'Cubic.Out' });
  table.setBlock(to);
}

/** A flip turns on the long axis; what leaves the hand slides away, what is lost is torn. After a rest they turn together. */
async function moveCard(
  { scene, table, next }: Presentation,
  { card: id, to, side, why }: EventOf<'cardMoved'>,
): Promise<void> {
  const { motion } = table;
  const sprite = table.cardSprite(id);
  const shown = next.hand.find((each) => each.id === id);
  if (!shown || why === 'rest') return;
  const found = to === 'lost' ? await visualEffects(table) : null;
  if (found) return found.tear(scene, table, sprite);
  const leaves = to === 'discard' || to === 'lost' || to === 'active';
  if (leaves) {
    const drop = to === 'discard' ? 40 : 90;
    const angle = sprite.angle + (to === 'discard' ? 8 : -14);
    return motion.run({
      targets: sprite,
      to: { y: sprite.y + drop, angle, alpha: 0.4 },
      duration: to === 'discard' ? 260 : 420,
      ease: 'Cubic.In',
    });
  }
  if (side === sideNow(table, id)) return;
  sprite.setMark(null);
  await (await moving(table))?.turnOver(motion, sprite, { swap: () => table.paintCard(shown) });
}

/** A roll that nobody threw by hand begins out of its place: the cards are brought together first. */
async function gather({ table, next }: Presentation): Promise<void> {
  if (table.view?.activity === 'roll') return;
  table.fit('roll');
  // As it lies before the command: what the roll does to it is still to be seen.
  const view = { ...(table.view ?? next), activity: 'roll' as const };
  table.paint(view);
  await table.arrange(view, GATHER_MS);
}

/** ms that a result is left to be read where no reckoning follows it: the longer where nothing moves. */
const READ_MS = { still: 450, moving: 160 } as const;

/** Where the ruler rests on the red line, in mm, by the hero's level: the row of its table that is in use stays free. */
const REST_MM = [42.6, 42.6, 48.9, 54.9, 54.9] as const;
/** About which cells it rests when the monster attacks: the row of the monster's table comes to lie in the window (R12.6). */
const MONSTER_CELLS = { from: 7.9, to: 9.7, row: 1.2 } as const;

const LOW_CELLS = { from: 9, to: 12 } as const;

/** Where a roll comes to rest, and the column that it lights. */
function restOf({ table, next }: Presentation, purpose: EventOf<'rolled'>['purpose']): Rest {
  const { heroHp, monsterHp } = next;
  if (purpose === 'monsterAttack') {
    const level = monsterHp?.level ?? 1;
    const { from, to, row } = MONSTER_CELLS;
    return {
      cells: { from: from - row * level, to: to - row * level },
      column: column(table.monsterHp, MONSTER_TABLE, level),
    };
  }
  const mm = REST_MM[heroHp.level - 1] ?? REST_MM[0];
  // Beside a low table lies the plate, over which a ruler that ran farther would come to lie.
  const low = table.layout.composition === 'landscape' ? { cells: LOW_CELLS } : {};
  if (purpose !== 'heroAttack') return { mm, ...low };
  return { mm, ...low, column: column(table.heroHp, HERO_TABLE, heroHp.level - 1) };
}

const column =
  (on: CardSprite, place: Parameters<typeof columnBox>[0], row: number) =>
  (face: Face): { on: CardSprite; box: Box } => ({ on, box: columnBox(place, row, FACE_ORDER.indexOf(face)) });

async function roll(presentation: Presentation, event: EventOf<'rolled'>): Promise<void> {
  const { table, sound } = presentation;
  await gather(presentation);
  const { ruler, die, motion } = table;
  if (die) await die.show(event, () => sound.hear(event));
  else {
    const { residue, nth, purpose } = event;
    ruler.clear();
    table.letGo();
    const suspense = table.decisiveRoll.suspense(event);
    const rest = { ...restOf(presentation, purpose), ...(suspense ? { suspense } : {}) };
    if (residue >= 0) await ruler.show(residue, nth > 1, rest);
    sound.hear(event);
  }
  table.signs.outline(event);
  if (event.of > 1 && !die) await pair(presentation, event);
  if (!motion.moves) return motion.wait(READ_MS.still);
  const told = event.nth === event.of && event.purpose !== 'lot';
  if (!told) await motion.wait(READ_MS.moving);
}

/** R14.1: the first of two rolls is kept on a chip; after the second, one stroke goes through the one that does not count. */
async function pair(presentation: Presentation, event: EventOf<'rolled'>): Promise<void> {
  const { signs, ruler, motion } = presentation.table;
  const { first } = signs;
  if (event.nth === 1) {
    if (motion.moves) await motion.wait(READ_MS.moving);
    await ruler.sealTo(first.place);
    return first.show(event.face, 'kept');
  }
  const isDropped = event.dropped === event.face;
  first.turn(isDropped ? 'counts' : 'dropped');
  if (isDropped) {
    const { column } = restOf(presentation, event.purpose);
    if (column) ruler.frameColumn(column(first.counted(event).face));
    await ruler.strikeSeal();
  }
}

/** A boss comes in by name, before its card is uncovered. What showed where the hero could go is gone by then. */
async function beginCombat(presentation: Presentation): Promise<void> {
  const { table, next } = presentation;
  const late = await moving(table);
  const lit = table.view?.sprites.some(({ sprite }) => sprite.kind === 'reach');
  if (late && lit) await redrawMap(presentation);
  await late?.enterBoss(presentation);
  await late?.slideDown(table, next);
}
