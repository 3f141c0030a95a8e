/**
 * Assigns a presenter to each event whose presenter does not load late. The presenter decides what moves, how long and
 * with which easing (style guide, section 7). An event without an animation has a reason instead of a presenter.
 */

import type { EventOf, GameEvent, GameEventType } from '../../../rules/inHand/events';
import type { Face } from '../../../rules/inHand/vocabulary';
import type { Box } from '../../core/pose';
import { columnBox, FACE_ORDER } from '../art';
import { HERO_MODIFIERS_LAYOUT } from '../art/characterHpCard';
import { MONSTER_MODIFIERS_LAYOUT } from '../art/monsterHpCard';
import type { CardSprite } from '../sprites/CardSprite';
import {
  currentSide,
  type LateEventType,
  NO_ANIMATION,
  type NoAnimationReason,
  type Presentation,
  type Presenter,
  redrawMap,
} from './presentation';
import type { RestOptions } from './Ruler';
import type { Table } from './Table';
import { SHADE } from './TableLayout';

export { NO_ANIMATION };

const GATHER_MS = 320;

/** The compiler requires every event to be either here or in `LateEventType`. */
type Moments = { readonly [T in Exclude<GameEventType, LateEventType>]: Presenter<T> | NoAnimationReason };

/** The presenters of all events that do not load late. */
export const PRESENTERS: Moments = {
  stepped: step,
  doorOpened: openDoor,
  terrainChanged: redrawMap,
  foeEntered: redrawMap,
  followerMoved: redrawMap,
  distanceChanged: ({ table }, { from, to }) => table.trackerBlock.slide(from, to),
  cardMoved: moveCard,
  rolled: roll,
  combatBegan: beginCombat,
  combatEnded: async ({ table, next }) => (await latePresenters(table))?.slideUp(table, next),
  behaviourSet: async ({ table, next }) => (await latePresenters(table))?.lightColumn(table, next),
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

/** Animates an event. Resolves when the animation has ended or the player has skipped it. */
export function present(presentation: Presentation, event: GameEvent): Promise<void> {
  // The sound of a roll plays when its result is stamped.
  if (event.type !== 'rolled') presentation.sound.hear(event);
  return show(presentation, event);
}

function show<T extends GameEventType>(presentation: Presentation, event: EventOf<T>): Promise<void> {
  const all: { readonly [E in GameEventType]?: Presenter<E> | NoAnimationReason } = PRESENTERS;
  const moment: Presenter<T> | NoAnimationReason | undefined = all[(event as GameEvent).type as T];
  if (typeof moment === 'function') return moment(presentation, event);
  return moment === undefined ? later(presentation, event as EventOf<LateEventType>) : NO_ANIMATION;
}

async function later(presentation: Presentation, event: EventOf<LateEventType>): Promise<void> {
  await (await latePresenters(presentation.table))?.presentLate(presentation, event);
  paintAfter(presentation, event);
}

/** Draws the changes of HP and map of a late event, because its presenter may be missing or skipped. */
function paintAfter(presentation: Presentation, event: EventOf<LateEventType>): void {
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

/** Loads the late presenters once. Resolves to null if loading fails; the table then draws only the final state. */
export async function loadLatePresenters(): Promise<Late | null> {
  fetched ??= await import('./moments').catch(() => null);
  return fetched;
}

/**
 * Resolves to the late presenters, or to null if motion is off, if loading fails, or if the player skipped the animation
 * meanwhile.
 */
async function latePresenters({ motion }: Table): Promise<Late | null> {
  if (!motion.isAnimating) return null;
  const found = fetched ?? (await loadLatePresenters());
  return motion.isAnimating ? found : null;
}

/**
 * Moves the map under the needle. The hero's figure keeps its place on the screen, unless another arrow shows more of
 * the map. On a map that fits the window, the map stays, and the figure, the needle and the HP card move.
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
    go(heroHp, heroHp.transformFor(needle.cardFor(to, layout))),
  );
}

/**
 * Loads the visual effects. Resolves to null if loading fails, if motion is off, or if the player skipped the animation
 * meanwhile.
 */
async function visualEffects({ motion }: Table) {
  if (!motion.isAnimating) return null;
  // If loading fails, a lost card drops like a discarded one, and a door opens without an animation.
  const found = await import('./visualEffects').catch(() => null);
  return motion.isAnimating ? found : null;
}

/** Draws the map with the open door and animates the leaves of the door. */
async function openDoor(presentation: Presentation, { at }: EventOf<'doorOpened'>): Promise<void> {
  const { scene, table, next } = presentation;
  const found = await visualEffects(table);
  await redrawMap(presentation);
  await found?.swingDoorOpen(scene, table, next.map, at);
}

/**
 * Animates a card that changes its side or zone. A card that changes its side is flipped about its long axis; a card that
 * leaves the hand slides away, and a lost card tears. After a rest, `turnAll` flips the returning cards together.
 */
async function moveCard(
  { scene, table, next }: Presentation,
  { card: id, to, side, why }: EventOf<'cardMoved'>,
): Promise<void> {
  const { motion } = table;
  const sprite = table.cardSprite(id);
  const shown = next.hand.find((each) => each.id === id);
  if (!shown || why === 'rest') return;
  const found = to === 'lost' ? await visualEffects(table) : null;
  if (found) return found.tearCard(scene, table, sprite);
  const leaves = to === 'discard' || to === 'lost' || to === 'active';
  if (leaves) {
    const drop = to === 'discard' ? 40 : 90;
    const angle = sprite.angle + (to === 'discard' ? 8 : -14);
    return motion.run({
      targets: sprite,
      to: { y: sprite.y + drop, angle, shade: to === 'discard' ? SHADE.discarded : SHADE.lost },
      duration: to === 'discard' ? 260 : 420,
      ease: 'Cubic.In',
    });
  }
  if (side === currentSide(table, id)) return;
  sprite.setMark(null);
  await (await latePresenters(table))?.turnOver(motion, sprite, { swap: () => table.paintCard(shown) });
}

/** Moves the cards together for a roll, unless the table has the layout of a roll already. */
async function gather({ table, next }: Presentation): Promise<void> {
  if (table.view?.activity === 'roll') return;
  table.fit('roll');
  // Use the view before the command, because the effect of the roll is shown later.
  const view = { ...(table.view ?? next), activity: 'roll' as const };
  table.paint(view);
  await table.arrange(view, GATHER_MS);
}

/** The time to read a result that no calculation follows, in ms; longer if motion is off. */
const READ_MS = { still: 450, moving: 160 } as const;

/**
 * Where the ruler stops on the red line, in mm, by the hero's level. At this point the ruler does not cover the row
 * that is looked up.
 */
const REST_MM = [42.6, 42.6, 48.9, 54.9, 54.9] as const;
/**
 * The ruler cells near which the ruler stops for a monster's attack at scenario level 0; each level subtracts `row`.
 * With these cells the row of the monster's modifier table is inside the window (R12.6).
 */
const MONSTER_CELLS = { from: 7.9, to: 9.7, row: 1.2 } as const;

/** The ruler cells near which the ruler stops in a low window, except for a monster's attack. */
const LOW_CELLS = { from: 9, to: 12 } as const;

/** Decides where the ruler stops and which column it then highlights. */
function restOf({ table, next }: Presentation, purpose: EventOf<'rolled'>['purpose']): RestOptions {
  const { heroHp, monsterHp } = next;
  if (purpose === 'monsterAttack') {
    const level = monsterHp?.level ?? 1;
    const { from, to, row } = MONSTER_CELLS;
    return {
      cells: { from: from - row * level, to: to - row * level },
      column: column(table.monsterHp, MONSTER_MODIFIERS_LAYOUT, level),
    };
  }
  const mm = REST_MM[heroHp.level - 1] ?? REST_MM[0];
  // In a low window the plate is beside the ruler, and the ruler must not cover it.
  const low = table.layout.composition === 'landscape' ? { cells: LOW_CELLS } : {};
  if (purpose !== 'heroAttack') return { mm, ...low };
  return { mm, ...low, column: column(table.heroHp, HERO_MODIFIERS_LAYOUT, heroHp.level - 1) };
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
    table.openThumb();
    const suspense = table.decisiveRoll.suspense(event);
    const rest = { ...restOf(presentation, purpose), ...(suspense ? { suspense } : {}) };
    if (residue >= 0) await ruler.show(residue, nth > 1, rest);
    sound.hear(event);
  }
  table.signs.outline(event);
  if (event.of > 1 && !die) await pair(presentation, event);
  if (!motion.isAnimating) return motion.wait(READ_MS.still);
  const told = event.nth === event.of && event.purpose !== 'lot';
  if (!told) await motion.wait(READ_MS.moving);
}

/**
 * R14.1: shows the first of two rolls on a chip and, after the second roll, strikes out the roll that does not count.
 */
async function pair(presentation: Presentation, event: EventOf<'rolled'>): Promise<void> {
  const { signs, ruler, motion } = presentation.table;
  const { firstRoll } = signs;
  if (event.nth === 1) {
    if (motion.isAnimating) await motion.wait(READ_MS.moving);
    await ruler.marks.moveSealTo(firstRoll.place);
    return firstRoll.show(event.face, 'kept');
  }
  const isDropped = event.dropped === event.face;
  firstRoll.repaint(isDropped ? 'counts' : 'dropped');
  if (isDropped) {
    const { column } = restOf(presentation, event.purpose);
    if (column) ruler.marks.frameColumn(column(firstRoll.countedFace(event).face));
    await ruler.marks.strikeSeal();
  }
}

/** Begins a fight: removes the marks of the hero's move, shows the entrance of a boss, and uncovers the plate. */
async function beginCombat(presentation: Presentation): Promise<void> {
  const { table, next } = presentation;
  const late = await latePresenters(table);
  const lit = table.view?.sprites.some(({ sprite }) => sprite.kind === 'reach');
  if (late && lit) await redrawMap(presentation);
  await late?.enterBoss(presentation);
  await late?.slideDown(table, next);
}
