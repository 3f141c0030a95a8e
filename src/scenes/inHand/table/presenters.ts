/** One presenter for each event that can be seen: what moves, how long, how softly (style guide, section 7). */
import type Phaser from 'phaser';
import { signed } from '../../../i18n/inHand/words';
import type { EventOf, GameEvent } from '../../../rules/inHand/events';
import type { Sound } from '../../../sound/inHand';
import { PALETTE } from '../../art';
import type { CardSprite } from '../../core/CardSprite';
import { RISING } from '../art';
import { risingBake } from './bakes';
import { lightColumn, slideDown, slideUp } from './combatTransitions';
import type { Table } from './Table';
import type { TableView } from './tableView';

export interface Presentation {
  readonly scene: Phaser.Scene;
  readonly table: Table;
  readonly sound: Sound;
  /** The view after the command: what an event changes is painted from it. */
  readonly next: TableView;
}

/** Nothing is to be seen. */
export const STILL = Promise.resolve();

const GATHER_MS = 320;

/** Shows an event; resolves when it has been seen, or the player has hurried on. */
export function present(presentation: Presentation, event: GameEvent): Promise<void> {
  // A roll is heard when its result is stamped.
  if (event.type !== 'rolled') presentation.sound.hear(event);
  switch (event.type) {
    case 'stepped':
      return step(presentation, event);
    case 'doorOpened':
      return openDoor(presentation, event);
    case 'trapSprung':
    case 'trapDisarmed':
    case 'terrainChanged':
    case 'foeEntered':
    case 'turnedElite':
    case 'followerMoved':
      return redrawMap(presentation);
    case 'distanceChanged':
      return slideBlock(presentation, event);
    case 'cardMoved':
      return moveCard(presentation, event);
    case 'rolled':
      return roll(presentation, event);
    case 'monsterHurt':
      return hurt(presentation, presentation.table.monsterHp, event.before - event.after, 1);
    case 'heroHurt':
      return hurt(presentation, presentation.table.heroHp, event.before - event.after, -1);
    case 'healed':
      return event.amount > 0 ? heal(presentation, event) : STILL;
    case 'monsterDied':
      return die(presentation, event);
    case 'looted':
      return loot(presentation, event);
    case 'combatBegan':
      return slideDown(presentation.table, presentation.next);
    case 'behaviourSet':
      return lightColumn(presentation.table, presentation.next);
    case 'combatEnded':
      return slideUp(presentation.table);
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
    case 'itemForfeited':
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
  const { needle } = table;
  const point = needle.pointFor(to, layout);
  const at = map.under(to, point, layout.mapMm);
  const walk = map.walkTo(to);
  return motion.all(
    motion.run({ targets: map, to: { x: at.x, y: at.y }, duration: 170, ease: 'Sine.InOut' }),
    motion.run({ targets: needle.image, to: { ...needle.tipUnder(point, layout) }, duration: 170, ease: 'Sine.InOut' }),
    motion.run({ targets: map.figure, to: { x: walk.x, y: walk.y }, duration: 170, ease: 'Sine.InOut' }),
  );
}

function redrawMap({ table, next }: Presentation): Promise<void> {
  table.map.draw(next.map, next.sprites, { id: next.heroHp.id, at: next.hero }, table.layout.mapMm);
  return STILL;
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

/** A flip turns on the long axis; what leaves the hand slides away, what is lost drops. */
async function moveCard(
  { scene, table, next }: Presentation,
  { card: id, to, from, side }: EventOf<'cardMoved'>,
): Promise<void> {
  const { motion } = table;
  const sprite = table.cardSprite(id);
  const shown = next.hand.find((each) => each.id === id);
  if (!shown) return;
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
  if (side === shown.model.side && from !== 'hand') return;
  const { front } = sprite;
  const width = front.scaleX;
  await motion.run({ targets: front, to: { scaleX: 0 }, duration: 180, ease: 'Sine.In' });
  table.paintCard(shown);
  const full = front.scaleX || width;
  front.scaleX = 0;
  await motion.run({ targets: front, to: { scaleX: full }, duration: 200, ease: 'Cubic.Out' });
}

/** A roll that nobody threw by hand begins out of its place: the cards are brought together first. */
async function gather({ table, next }: Presentation): Promise<void> {
  if (table.view?.activity === 'roll') return;
  table.fit('roll');
  const view = { ...next, activity: 'roll' as const };
  table.paint(view);
  await table.arrange(view, GATHER_MS);
}

async function roll(presentation: Presentation, event: EventOf<'rolled'>): Promise<void> {
  const { table, sound } = presentation;
  await gather(presentation);
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
async function hurt(presentation: Presentation, sprite: CardSprite, amount: number, away: 1 | -1): Promise<void> {
  const { table, next } = presentation;
  if (amount <= 0) return;
  const { motion } = table;
  const { x } = sprite;
  const kick = motion.run({ targets: sprite, to: { x: x + 6 * away }, duration: 70, yoyo: true, ease: 'Cubic.Out' });
  await motion.all(kick, rise(presentation, sprite, signed(-amount), PALETTE.vermilionLit));
  sprite.setX(x);
  if (sprite === table.heroHp) table.paintHeroHp(next.heroHp);
  else if (next.monsterHp) table.paintMonsterHp(next.monsterHp);
}

async function heal(presentation: Presentation, { who, amount }: EventOf<'healed'>): Promise<void> {
  const { table, next } = presentation;
  const sprite = who === 'hero' ? table.heroHp : table.monsterHp;
  await rise(presentation, sprite, signed(amount), PALETTE.tealLit);
  if (who === 'hero') table.paintHeroHp(next.heroHp);
  else if (next.monsterHp) table.paintMonsterHp(next.monsterHp);
}

/** A number that rises from a card. */
async function rise({ scene, table }: Presentation, sprite: CardSprite, text: string, colour: string): Promise<void> {
  const { x, y } = sprite.pointAt(sprite.size.width / 2, 18);
  const number = scene.add.image(x, y, table.baker.show(risingBake(text, colour))).setDepth(80);
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
