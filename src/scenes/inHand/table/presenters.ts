/** One presenter for each event that can be seen: what moves, how long, how softly (style guide, section 7). */
import type Phaser from 'phaser';
import { signed } from '../../../i18n/inHand/words';
import type { EventOf, GameEvent } from '../../../rules/inHand/events';
import type { Sound } from '../../../sound';
import { PALETTE } from '../../art';
import type { Bake } from '../../core/Baker';
import type { CardSprite } from '../../core/CardSprite';
import { paintRising, RISING } from '../art';
import { lightColumn, slideDown, slideUp } from './combatTransitions';
import type { Table } from './Table';
import type { TableView } from './tableView';

export interface Presentation {
  readonly scene: Phaser.Scene;
  readonly table: Table;
  readonly sound: Sound;
  /** The picture after the command: presenters borrow from it what they uncover. */
  readonly next: TableView;
}

/** Nothing is to be seen. */
export const STILL = Promise.resolve();

/** Shows an event; resolves when it has been seen, or the player has hurried on. */
export function present(stage: Presentation, event: GameEvent): Promise<void> {
  // A roll is heard when its result is stamped.
  if (event.type !== 'rolled') stage.sound.hear(event);
  switch (event.type) {
    case 'stepped':
      return step(stage, event);
    case 'doorOpened':
      return openDoor(stage, event);
    case 'trapSprung':
    case 'trapDisarmed':
    case 'terrainChanged':
    case 'foeEntered':
    case 'turnedElite':
    case 'followerMoved':
      return redrawMap(stage);
    case 'distanceChanged':
      return slideBlock(stage, event);
    case 'cardMoved':
      return moveCard(stage, event);
    case 'rolled':
      return roll(stage, event);
    case 'monsterHurt':
      return hurt(stage, stage.table.monsterHp, event.before - event.after, 1);
    case 'heroHurt':
      return hurt(stage, stage.table.heroHp, event.before - event.after, -1);
    case 'healed':
      return event.amount > 0 ? heal(stage, event) : STILL;
    case 'monsterDied':
      return die(stage, event);
    case 'looted':
      return loot(stage, event);
    case 'combatBegan':
      return slideDown(stage.table, stage.next);
    case 'behaviourSet':
      return lightColumn(stage.table, stage.next);
    case 'combatEnded':
      return slideUp(stage.table);
    case 'hazardEntered':
    case 'hindranceSprung':
    case 'hindranceChanged':
    case 'retaliated':
    case 'damageNegated':
    case 'damagePending':
    case 'effectGiven':
    case 'effectEnded':
    case 'effectOffered':
    case 'effectWaived':
    case 'ridesNext':
    case 'elementConsumed':
    case 'elementInfused':
    case 'itemUsed':
    case 'itemsRefreshed':
    case 'scenarioBegan':
    case 'roundBegan':
    case 'roundEnded':
    case 'cardsSelected':
    case 'longRestDeclared':
    case 'shortRestTaken':
    case 'restDrawn':
    case 'cardsReturned':
    case 'turnBegan':
    case 'turnEnded':
    case 'actionBegan':
    case 'actionEnded':
    case 'abilitySkipped':
    case 'moveEnded':
    case 'initiativeLowered':
    case 'interrupted':
    case 'attackDeclared':
    case 'advantageChanged':
    case 'attackResolved':
    case 'attackLapsed':
    case 'monsterActs':
    case 'monsterHeld':
    case 'tileReached':
    case 'specialRule':
    case 'decided':
    case 'goldChanged':
    case 'counterChanged':
    case 'goalsMet':
    case 'heroExhausted':
    case 'scenarioWon':
    case 'scenarioLost':
      return STILL;
  }
}

/** The map moves under the needle; the hero's figure keeps its place on the screen, unless the needle shows more of the map from elsewhere. */
function step({ table }: Presentation, { to }: EventOf<'stepped'>): Promise<void> {
  const { map, motion, layout } = table;
  const point = table.needleAt(to);
  const at = map.under(to, point, layout.mapMm);
  const walk = map.walkTo(to);
  return motion.all(
    motion.run({ targets: map, to: { x: at.x, y: at.y }, duration: 170, ease: 'Sine.InOut' }),
    motion.run({ targets: table.redArrow, to: table.tipOver(point), duration: 170, ease: 'Sine.InOut' }),
    motion.run({ targets: map.figure, to: { x: walk.x, y: walk.y }, duration: 170, ease: 'Sine.InOut' }),
  );
}

function redrawMap({ table, next }: Presentation): Promise<void> {
  table.map.draw(next.map, next.sprites, { id: next.heroHp.id, at: next.hero }, table.layout.mapMm);
  return STILL;
}

/** What is only for the eye is fetched when it is first wanted; null: by then nobody wants to see it. */
async function flourishes({ motion }: Table) {
  if (!motion.moves) return null;
  // Where they cannot be had, a lost card drops as others do, and a door stands open.
  const found = await import('./visualEffects').catch(() => null);
  return motion.moves ? found : null;
}

/** The map is drawn with the open door, and its leaves part. */
async function openDoor(stage: Presentation, { at }: EventOf<'doorOpened'>): Promise<void> {
  const { scene, table, next } = stage;
  const found = await flourishes(table);
  await redrawMap(stage);
  await found?.swing(scene, table, next.map, at);
}

async function slideBlock({ table }: Presentation, { from, to }: EventOf<'distanceChanged'>): Promise<void> {
  const block = table.trackerBlock;
  const duration = 170 * Math.abs(to - from);
  await table.motion.run({ targets: block, to: { x: table.blockX(to) }, duration, ease: 'Cubic.Out' });
  table.setBlock(to);
}

/** A flip turns on the long axis; what leaves the hand slides away, what is lost drops. */
async function moveCard(
  { scene, table, next }: Presentation,
  { card: id, to, from, side }: EventOf<'cardMoved'>,
): Promise<void> {
  const { motion } = table;
  const sprite = table.cardSprite(id);
  const shown = next.hand.find((each) => each.id === id);
  if (!shown) return;
  const found = to === 'lost' ? await flourishes(table) : null;
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
  if (side === shown.model.side && from !== 'hand') return;
  const { face } = sprite;
  const width = face.scaleX;
  await motion.run({ targets: face, to: { scaleX: 0 }, duration: 180, ease: 'Sine.In' });
  table.paintCard(shown);
  const full = face.scaleX || width;
  face.scaleX = 0;
  await motion.run({ targets: face, to: { scaleX: full }, duration: 200, ease: 'Cubic.Out' });
}

async function roll({ table, sound }: Presentation, event: EventOf<'rolled'>): Promise<void> {
  const { ruler, heroHp, die } = table;
  if (die) {
    await die.show(event, () => sound.hear(event));
    return table.motion.wait(450);
  }
  const { residue, nth, dropped } = event;
  ruler.clear();
  if (residue >= 0) await ruler.show(residue, nth > 1);
  sound.hear(event);
  if (dropped) ruler.strikeOut(dropped, heroHp.pointAt(54, 12));
  await table.motion.wait(450);
}

/** The card kicks away from the hitter, the number rises, the card turns to its new position. */
async function hurt(stage: Presentation, sprite: CardSprite, amount: number, away: 1 | -1): Promise<void> {
  const { table, next } = stage;
  if (amount <= 0) return;
  const { motion } = table;
  const { x } = sprite;
  const kick = motion.run({ targets: sprite, to: { x: x + 6 * away }, duration: 70, yoyo: true, ease: 'Cubic.Out' });
  await motion.all(kick, rise(stage, sprite, signed(-amount), PALETTE.vermilionLit));
  sprite.setX(x);
  if (sprite === table.heroHp) table.paintHeroHp(next.heroHp);
  else if (next.monsterHp) table.paintMonsterHp(next.monsterHp);
}

async function heal(stage: Presentation, { who, amount }: EventOf<'healed'>): Promise<void> {
  const { table, next } = stage;
  const sprite = who === 'hero' ? table.heroHp : table.monsterHp;
  await rise(stage, sprite, signed(amount), PALETTE.tealLit);
  if (who === 'hero') table.paintHeroHp(next.heroHp);
  else if (next.monsterHp) table.paintMonsterHp(next.monsterHp);
}

function risingFace(text: string, colour: string): Bake {
  return {
    key: `rising/${text}/${colour}`,
    size: RISING,
    mm: 1,
    model: '',
    paint: (ctx) => paintRising(ctx, text, colour),
  };
}

/** What is printed on the numbers that an event lets rise. */
export function risingFaces(event: GameEvent): Bake[] {
  switch (event.type) {
    case 'monsterHurt':
    case 'heroHurt':
      return [risingFace(signed(event.after - event.before), PALETTE.vermilionLit)];
    case 'healed':
      return [risingFace(signed(event.amount), PALETTE.tealLit)];
    default:
      return [];
  }
}

/** A number that rises from a card. */
async function rise({ scene, table }: Presentation, sprite: CardSprite, text: string, colour: string): Promise<void> {
  const { x, y } = sprite.pointAt(sprite.size.width / 2, 18);
  const number = scene.add.image(x, y, table.baker.show(risingFace(text, colour))).setDepth(80);
  number.setDisplaySize(RISING.width, RISING.height);
  await table.motion.run({ targets: number, to: { y: y - 24 }, duration: 520, ease: 'Cubic.Out' });
  number.destroy();
}

async function die({ table }: Presentation, { at }: EventOf<'monsterDied'>): Promise<void> {
  const token = table.map.lying('monster', at);
  const { motion } = table;
  await motion.all(
    motion.run({ targets: table.plate, to: { alpha: 0.15 }, duration: 480, ease: 'Cubic.In' }),
    token
      ? motion.run({ targets: token, to: { alpha: 0, scale: token.scale * 0.6 }, duration: 480, ease: 'Cubic.In' })
      : STILL,
  );
  table.plate.setAlpha(1);
}

/** The coin arcs up to the purse. */
async function loot({ table }: Presentation, event: EventOf<'looted'>): Promise<void> {
  const kinds = event.what === 'money' ? (['money', 'dead'] as const) : (['treasure', 'objective'] as const);
  const token = kinds.map((kind) => table.map.lying(kind, event.at)).find((each) => each !== null);
  if (!token) return;
  await table.motion.run({ targets: token, to: { y: token.y - 12, alpha: 0 }, duration: 420, ease: 'Cubic.Out' });
}
