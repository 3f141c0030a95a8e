/**
 * One presenter for each event that can be seen: what moves, how long, how softly (style guide, section 7). Every event is in the
 * table, and one of which nothing is to be seen says why.
 */
import type Phaser from 'phaser';
import { signed } from '../../../i18n/inHand/words';
import { elementOf } from '../../../rules/inHand/elements';
import type { EventOf, GameEvent, GameEventType } from '../../../rules/inHand/events';
import type { Party } from '../../../rules/inHand/state';
import { counts, endOf } from '../../../session/inHand/bearing';
import type { Sound } from '../../../sound/inHand';
import { type GlyphName, PALETTE } from '../../art';
import type { CardSprite } from '../../core/CardSprite';
import { turnOver } from '../../core/turning';
import { RISING } from '../art';
import { risingBake } from './bakes';
import { chipOf } from './chips';
import { lightColumn, slideDown, slideUp } from './combatTransitions';
import type { Table } from './Table';
import type { TableView } from './tableView';

export interface Presentation {
  readonly scene: Phaser.Scene;
  readonly table: Table;
  readonly sound: Sound;
  /** The view after the command: what an event changes is painted from it. */
  readonly next: TableView;
  /** The table is left when the scenario is over. */
  readonly leaves: boolean;
}

/** Nothing is to be seen. */
export const STILL = Promise.resolve();

const GATHER_MS = 320;
/** ms between cards that turn together. */
const STAGGER = 50;

type Shows<T extends GameEventType> = (presentation: Presentation, event: EventOf<T>) => Promise<void>;

/** Why nothing is to be seen of an event. */
export type Reason =
  /** What it leads to is told by the events after it. */
  | 'leads'
  /** What caused it has been seen already. */
  | 'follows'
  /** It is a question, and the words around the table ask it. */
  | 'asks'
  /** What the player has just chosen lies there as it was chosen. */
  | 'chosen'
  /** The header counts it. */
  | 'counted';

/** What is seen of every event there is. */
export const MOMENTS: { readonly [T in GameEventType]: Shows<T> | Reason } = {
  stepped: step,
  doorOpened: openDoor,
  trapSprung: onHex('trap'),
  trapDisarmed: onHex('disarmTrap'),
  hazardEntered: onHex('hazardous'),
  tileReached: onHex('scenario'),
  terrainChanged: redrawMap,
  foeEntered: redrawMap,
  followerMoved: redrawMap,
  turnedElite: crown,
  distanceChanged: slideBlock,
  cardMoved: moveCard,
  rolled: roll,
  attackResolved: reckon,
  monsterHurt: (presentation, event) => hurt(presentation, 'monster', event, event.by !== 'attack'),
  heroHurt: (presentation, event) => hurt(presentation, 'hero', event, true),
  healed: heal,
  damageNegated: (presentation) => onCard(presentation, 'shield', presentation.table.heroHp),
  retaliated: ({ table, ...rest }, { by }) => onCard({ table, ...rest }, 'retaliate', table.cardOf(by)),
  effectGiven: stampEffect,
  effectEnded: tearEffect,
  counterChanged: count,
  monsterDied: die,
  looted: loot,
  goldChanged: (presentation, { amount }) => (amount > 0 ? coins(presentation) : STILL),
  combatBegan: beginCombat,
  combatEnded: ({ table }) => slideUp(table),
  behaviourSet: ({ table, next }) => lightColumn(table, next),
  initiativeLowered: (presentation) => onCard(presentation, 'initiative', presentation.table.heroHp),
  interrupted: (presentation) => onCard(presentation, 'initiative', presentation.table.plate),
  monsterHeld: (presentation, { reason }) => (reason === 'inRange' ? STILL : balk(presentation)),
  attackLapsed: balk,
  hindranceSprung: (presentation, { who }) => onCard(presentation, 'hindrance', presentation.table.cardOf(who)),
  hindranceChanged: (presentation) => onCard(presentation, 'hindrance', presentation.table.tracker),
  elementInfused: (presentation, { symbol }) => element(presentation, symbol, false),
  elementConsumed: (presentation, { symbol }) => element(presentation, symbol, true),
  itemUsed: (presentation, { item }) => hopItems(presentation, [item]),
  itemsRefreshed: (presentation, { items }) => hopItems(presentation, items),
  shortRestTaken: (presentation) => inMiddle(presentation, 'shortRest'),
  longRestDeclared: (presentation) => inMiddle(presentation, 'longRest'),
  restDrawn: ({ table, ...rest }, { card }) => hopCard({ table, ...rest }, table.cardSprite(card)),
  cardsReturned: turnAll,
  specialRule: (presentation) => inMiddle(presentation, 'rules'),
  goalsMet: (presentation) => inMiddle(presentation, 'levelUp'),
  heroExhausted: (presentation) => onCard(presentation, 'dead', presentation.table.heroHp),
  scenarioWon: (presentation) => sweepAway(presentation, true),
  scenarioLost: (presentation) => sweepAway(presentation, false),
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
  const moment: Shows<T> | Reason = MOMENTS[event.type as T];
  return typeof moment === 'function' ? moment(presentation, event) : STILL;
}

type Moments = typeof import('./moments');
let fetched: Moments | null = null;

/** What is seen for a moment, fetched once; null: it cannot be had now, and everything is laid as it is in the end. */
export async function moments(): Promise<Moments | null> {
  fetched ??= await import('./moments').catch(() => null);
  return fetched;
}

/** Null: nothing moves, or the player hurried on while they were fetched. */
async function moving({ motion }: Table): Promise<Moments | null> {
  if (!motion.moves) return null;
  const found = fetched ?? (await moments());
  return motion.moves ? found : null;
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

/** Stamped on the hex where it happens; then the map is drawn as it is now. */
function onHex(glyph: GlyphName) {
  return async (presentation: Presentation, { at }: { readonly at: string }): Promise<void> => {
    const found = await moving(presentation.table);
    await found?.showSign(presentation, { glyph, at: found.atHex(presentation, at), ground: PALETTE.vermilion });
    await redrawMap(presentation);
  };
}

async function onCard(presentation: Presentation, glyph: GlyphName, card: CardSprite): Promise<void> {
  const found = await moving(presentation.table);
  await found?.showSign(presentation, { glyph, at: found.atCard(card) });
}

async function inMiddle(presentation: Presentation, glyph: GlyphName): Promise<void> {
  const { layout } = presentation.table;
  const found = await moving(presentation.table);
  await found?.showSign(presentation, { glyph, at: { x: layout.width / 2, y: layout.height * 0.45 }, size: 96 });
}

async function hopCard({ table, ...rest }: Presentation, card: CardSprite): Promise<void> {
  await (await moving(table))?.hop({ table, ...rest }, card);
}

async function hopItems(presentation: Presentation, items: readonly string[]): Promise<void> {
  const { table } = presentation;
  const tabs = items.flatMap((item) => table.items.get(item) ?? []);
  await table.motion.all(...tabs.map((tab) => hopCard(presentation, tab)));
}

/** R18: the symbol is shown where it is: on its card, or on the item that infuses it. Struck in red, it is consumed. */
async function element(presentation: Presentation, symbol: string, consumed: boolean): Promise<void> {
  const { table } = presentation;
  const [source = ''] = symbol.split('/');
  const card = table.hand.get(source) ?? table.items.get(source);
  const found = card && (await moving(table));
  if (!card || !found) return;
  await found.showSign(presentation, {
    glyph: elementOf(symbol),
    at: found.atCard(card),
    ground: consumed ? PALETTE.oxblood : PALETTE.violet,
  });
}

/** It would, and cannot. */
async function balk({ table }: Presentation): Promise<void> {
  const { plate, motion } = table;
  const { x } = plate;
  await motion.run({ targets: plate, to: { x: x + 5 }, duration: 60, yoyo: true, ease: 'Sine.InOut' });
  plate.setX(x);
}

async function crown(presentation: Presentation, { before, after }: EventOf<'turnedElite'>): Promise<void> {
  const { table, next } = presentation;
  await redrawMap(presentation);
  if (!next.fought || !next.plate) return;
  table.paintPlate(next.plate);
  await onCard(presentation, 'elite', table.plate);
  await turnHp(presentation, 'monster', before, after);
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

/** The side that a card shows on the table now, whatever has happened to it since. */
const sideNow = ({ view }: Table, id: string) => view?.hand.find((each) => each.id === id)?.model.side;

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
  sprite.marked(null);
  await turnOver(motion, sprite, { swap: () => table.paintCard(shown) });
}

/** R7.4: the cards that come back show side A: those that did not are turned, one just after the other. */
async function turnAll({ table, next }: Presentation): Promise<void> {
  const { motion } = table;
  const turned = next.hand.filter(({ id, lies, model }) => lies !== 'out' && model.side !== sideNow(table, id));
  await motion.all(
    ...turned.map(async (card, i) => {
      await motion.run({ targets: { part: 0 }, to: { part: 1 }, duration: i * STAGGER });
      await turnOver(motion, table.cardSprite(card.id), { swap: () => table.paintCard(card) });
    }),
  );
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

/** Where the face that does not count lies, in mm of the HP card: over the arrows, beside the table. */
const DROPPED = [59, 2] as const;
/** ms that a result is left to be read where no reckoning follows it: the longer where nothing moves. */
const READ_MS = { still: 450, moving: 160 } as const;

async function roll(presentation: Presentation, event: EventOf<'rolled'>): Promise<void> {
  const { table, sound } = presentation;
  await gather(presentation);
  const { ruler, heroHp, die, motion } = table;
  if (die) await die.show(event, () => sound.hear(event));
  else {
    const { residue, nth, dropped } = event;
    ruler.clear();
    if (residue >= 0) await ruler.show(residue, nth > 1);
    sound.hear(event);
    if (dropped) ruler.strikeOut(dropped, heroHp.pointAt(...DROPPED));
  }
  if (!motion.moves) return motion.wait(READ_MS.still);
  const told = event.nth === event.of && event.purpose !== 'lot';
  if (!told) await motion.wait(READ_MS.moving);
}

/** R12.3: how the damage comes about. */
async function reckon(presentation: Presentation, event: EventOf<'attackResolved'>): Promise<void> {
  await (await moving(presentation.table))?.tellReckoning(presentation, event);
}

interface Change {
  readonly before: number;
  readonly after: number;
}

/** The blow, and what it leaves on the HP card. The monster's plate is hit while its ruler card turns; the hero's card is both. */
async function hurt(presentation: Presentation, who: Party, { before, after }: Change, tells: boolean): Promise<void> {
  const { table } = presentation;
  const amount = before - after;
  if (amount <= 0) return;
  const found = await moving(table);
  if (found) {
    if (tells) void rise(presentation, table.cardOf(who), signed(-amount), PALETTE.vermilion);
    const blow = found.blow(presentation, who, amount);
    if (who === 'hero') await blow;
    await table.motion.all(blow, turnHp(presentation, who, before, after));
  }
  table.paintHp(presentation.next, who, after);
}

async function turnHp(presentation: Presentation, who: Party, before: number, after: number): Promise<void> {
  await (await moving(presentation.table))?.turnHp(presentation, { who, before, after });
  presentation.table.paintHp(presentation.next, who, after);
}

async function heal(presentation: Presentation, { who, amount, before, after }: EventOf<'healed'>): Promise<void> {
  if (amount <= 0) return;
  const { table } = presentation;
  const card = who === 'hero' ? table.heroHp : table.monsterHp;
  if (table.motion.moves) void rise(presentation, card, signed(amount), PALETTE.teal);
  await turnHp(presentation, who, before, after);
}

/** A number that is stamped on a card and rises from it. */
async function rise({ scene, table }: Presentation, sprite: CardSprite, text: string, colour: string): Promise<void> {
  const { x, y } = sprite.pointAt(sprite.size.width / 2, 18);
  const number = scene.add.image(x, y, table.baker.show(risingBake(text, colour))).setDepth(80);
  number.setDisplaySize(RISING.width, RISING.height);
  await table.motion.run({ targets: number, to: { y: y - 24, alpha: 0.6 }, duration: 520, ease: 'Cubic.Out' });
  number.destroy();
}

async function stampEffect(
  presentation: Presentation,
  { who, kind, value, lasts }: EventOf<'effectGiven'>,
): Promise<void> {
  const given = chipOf({
    is: 'effect',
    kind,
    value: counts(kind) ? value : 0,
    ends: endOf({ kind, lasts }, who),
    turns: 1,
  });
  // As it lies in the end, if it still does: bonuses add up, and a condition may have two turns.
  const chip = presentation.next.chips[who].find(({ id, end }) => id === given.id && end === given.end) ?? given;
  await (await moving(presentation.table))?.stampChip(presentation, who, chip);
}

async function tearEffect(presentation: Presentation, { who, kind }: EventOf<'effectEnded'>): Promise<void> {
  const { table, next } = presentation;
  // What a dead monster bore goes with it; what is left of a bonus lies on.
  const gone = who === 'monster' && next.fought?.foe !== table.view?.fought?.foe;
  if (gone || next.chips[who].some(({ id }) => id === kind)) return;
  await (await moving(table))?.tearChip(presentation, who, kind);
}

async function count(presentation: Presentation, { counter, after }: EventOf<'counterChanged'>): Promise<void> {
  const { table } = presentation;
  const chip = chipOf({ is: 'counter', id: counter, value: after, ends: null, turns: 1 });
  const found = await moving(table);
  const lies = table.chips.hero.some(({ id }) => id === chip.id);
  // Flags that are counted, but not on the page, have no chip (R3.1).
  if (!found || !(lies || presentation.next.chips.hero.some(({ id }) => id === chip.id))) return;
  if (after > 0) await found.stampChip(presentation, 'hero', chip);
  else await found.tearChip(presentation, 'hero', chip.id);
}

/** Whoever is fought dies on its plate; its figure on the map goes, and what it leaves lies there. */
async function die(presentation: Presentation, event: EventOf<'monsterDied'>): Promise<void> {
  const { table } = presentation;
  const found = table.view?.fought?.foe === event.foe ? await moving(table) : null;
  await found?.dieOnPlate(presentation, event);
  await redrawMap(presentation);
}

/** A coin or a chest goes up in an arc. */
async function loot(presentation: Presentation, event: EventOf<'looted'>): Promise<void> {
  const { table } = presentation;
  const kinds = event.what === 'money' ? (['money', 'dead'] as const) : (['treasure', 'objective'] as const);
  const token = kinds.map((kind) => table.map.lying(kind, event.at)).find((each) => each !== null);
  const from = table.map.centreOf(event.at);
  const found = await moving(table);
  if (token) await table.motion.run({ targets: token, to: { y: token.y - 12, alpha: 0 }, duration: 160 });
  await found?.coin(presentation, from, purse(table));
}

/** Where the header counts coins. */
const purse = ({ layout: { header } }: Table) => ({ x: header.x + header.width - 76, y: header.y + header.height / 2 });

async function coins(presentation: Presentation): Promise<void> {
  const { table } = presentation;
  const { layout } = table;
  const found = await moving(table);
  await found?.coin(presentation, { x: layout.width / 2, y: layout.height * 0.45 }, purse(table));
}

/** A boss comes in by name, before its card is uncovered. */
async function beginCombat(presentation: Presentation): Promise<void> {
  const { table, next } = presentation;
  await (await moving(table))?.enterBoss(presentation);
  await slideDown(table, next);
}

/** Where the outcome's page follows, it finds an empty table. */
async function sweepAway(presentation: Presentation, won: boolean): Promise<void> {
  if (presentation.leaves) await (await moving(presentation.table))?.sweep(presentation, won);
}
