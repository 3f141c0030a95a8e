/** Defines the presenters of the events in `LateEventType`. The compiler reports an event without a presenter. */
import { signed } from '../../../../i18n/inHand/words';
import { elementOf } from '../../../../rules/inHand/elements';
import type { EventOf } from '../../../../rules/inHand/events';
import type { Party } from '../../../../rules/inHand/state';
import { PALETTE } from '../../../art';
import { RISING } from '../../art';
import type { GlyphName } from '../../art/iconNames';
import type { CardSprite } from '../../sprites/CardSprite';
import { flipCard } from '../../sprites/turning';
import { risingBake } from '../bakes';
import { chipOf } from '../chips';
import { returnToFight } from '../combatTransitions';
import {
  currentSide,
  type LateEventType,
  NO_ANIMATION,
  type Presentation,
  type Presenter,
  redrawMap,
} from '../presentation';
import type { Table } from '../Table';
import { animateHit } from './blow';
import { animateCalculation } from './calculation';
import { isTornOff, stampChip, stampedChip, tearChip } from './chips';
import { dieOnPlate, sweep } from './ends';
import { animateHpChange } from './hp';
import { atCard, atHex, flyCoin, liftBriefly, showSign } from './signs';

/** The delay between cards that flip one after the other, in ms. */
const STAGGER = 50;

const LATE: { readonly [T in LateEventType]: Presenter<T> } = {
  trapSprung: onHex('trap'),
  trapDisarmed: onHex('disarmTrap'),
  hazardEntered: onHex('hazardous'),
  tileReached: onHex('scenario'),
  turnedElite: crown,
  attackResolved: animateCalculation,
  monsterHurt: (presentation, event) => hurt(presentation, 'monster', event, event.by !== 'attack'),
  heroHurt: answerDamage((presentation, event) => hurt(presentation, 'hero', event, true)),
  healed: heal,
  damageNegated: answerDamage((presentation) => onCard(presentation, 'shield', presentation.table.heroHp)),
  retaliated: (presentation, { by }) => onCard(presentation, 'retaliate', presentation.table.cardOf(by)),
  effectGiven: stampEffect,
  effectEnded: tearEffect,
  counterChanged: count,
  monsterDied: die,
  looted: loot,
  goldChanged: (presentation, { amount }) => (amount > 0 ? coins(presentation) : NO_ANIMATION),
  initiativeLowered: (presentation) => onCard(presentation, 'initiative', presentation.table.heroHp),
  interrupted: (presentation) => onCard(presentation, 'initiative', presentation.table.plate),
  monsterHeld: (presentation, { reason }) => (reason === 'inRange' ? NO_ANIMATION : balk(presentation)),
  attackLapsed: balk,
  hindranceSprung: (presentation, { who }) => onCard(presentation, 'hindrance', presentation.table.cardOf(who)),
  hindranceChanged: (presentation) => onCard(presentation, 'hindrance', presentation.table.tracker),
  elementInfused: (presentation, { symbol }) => element(presentation, symbol, false),
  elementConsumed: (presentation, { symbol }) => element(presentation, symbol, true),
  itemUsed: (presentation, { item }) => hopItems(presentation, [item]),
  itemForfeited: (presentation, { item }) => hopItems(presentation, [item]),
  itemsRefreshed: (presentation, { items }) => hopItems(presentation, items),
  shortRestTaken: (presentation) => inMiddle(presentation, 'shortRest'),
  longRestDeclared: (presentation) => inMiddle(presentation, 'longRest'),
  restDrawn: (presentation, { card }) => liftBriefly(presentation, presentation.table.cardSprite(card)),
  cardsReturned: turnAll,
  specialRule: (presentation) => inMiddle(presentation, 'rules'),
  goalsMet: (presentation) => inMiddle(presentation, 'levelUp'),
  heroExhausted: (presentation) => onCard(presentation, 'dead', presentation.table.heroHp),
  // The outcome page that follows needs an empty table.
  scenarioWon: (presentation) => (presentation.clearsAtEnd ? sweep(presentation, true) : NO_ANIMATION),
  scenarioLost: (presentation) => (presentation.clearsAtEnd ? sweep(presentation, false) : NO_ANIMATION),
};

/** Animates a late event. */
export function presentLate<T extends LateEventType>(presentation: Presentation, event: EventOf<T>): Promise<void> {
  const shows: Presenter<T> = LATE[(event as EventOf<LateEventType>).type as T];
  return shows(presentation, event);
}

/** R21.1: Makes a presenter that takes the question about the damage off the table before it shows what came of it. */
function answerDamage<E>(shows: (presentation: Presentation, event: E) => Promise<void>) {
  return (presentation: Presentation, event: E): Promise<void> => {
    presentation.table.blow.takeDown();
    return shows(presentation, event);
  };
}

interface Change {
  readonly before: number;
  readonly after: number;
}

/** The position of the coin counter in the header. */
const purse = ({ layout: { header } }: Table) => ({ x: header.x + header.width - 76, y: header.y + header.height / 2 });

/** Makes a presenter that stamps a sign on the hex of the event and then draws the map in its final state. */
function onHex(glyph: GlyphName) {
  return async (presentation: Presentation, { at }: { readonly at: string }): Promise<void> => {
    await showSign(presentation, { glyph, at: atHex(presentation, at), ground: PALETTE.vermilion });
    await redrawMap(presentation);
  };
}

async function onCard(presentation: Presentation, glyph: GlyphName, card: CardSprite): Promise<void> {
  await showSign(presentation, { glyph, at: atCard(card) });
}

async function inMiddle(presentation: Presentation, glyph: GlyphName): Promise<void> {
  const { layout } = presentation.table;
  await showSign(presentation, { glyph, at: { x: layout.width / 2, y: layout.height * 0.45 }, size: 96 });
}

async function hopItems(presentation: Presentation, items: readonly string[]): Promise<void> {
  const { table } = presentation;
  const tabs = items.flatMap((item) => table.items.get(item) ?? []);
  await table.motion.all(...tabs.map((tab) => liftBriefly(presentation, tab)));
}

/**
 * R18: shows an element's symbol on the card or item that infuses or consumes the element. A consumed element has a red
 * ground.
 */
async function element(presentation: Presentation, symbol: string, consumed: boolean): Promise<void> {
  const { table } = presentation;
  const [source = ''] = symbol.split('/');
  const card = table.hand.get(source) ?? table.items.get(source);
  if (!card) return;
  await showSign(presentation, {
    glyph: elementOf(symbol),
    at: atCard(card),
    ground: consumed ? PALETTE.oxblood : PALETTE.violet,
  });
}

/** Shakes the plate: the monster begins its turn but cannot act, or an attack lapses. */
async function balk({ table }: Presentation): Promise<void> {
  const { plate, motion } = table;
  const { x } = plate;
  await motion.run({ targets: plate, to: { x: x + 5 }, duration: 60, yoyo: true, ease: 'Sine.InOut' });
  plate.setX(x);
}

async function crown(presentation: Presentation, { before, after }: EventOf<'turnedElite'>): Promise<void> {
  const { table, next } = presentation;
  void redrawMap(presentation);
  if (!next.fought || !next.plate) return;
  table.paintPlate(next.plate);
  await onCard(presentation, 'elite', table.plate);
  await animateHpChange(presentation, { who: 'monster', before, after });
}

/** R7.4: flips each card in hand that a short or long rest turns to its other side, with a short delay between the flips. */
async function turnAll({ table, next }: Presentation): Promise<void> {
  const { motion } = table;
  const turned = next.hand.filter(
    ({ id, placement, model }) => placement !== 'out' && model.side !== currentSide(table, id),
  );
  await motion.all(
    ...turned.map(async (card, i) => {
      await motion.run({ targets: { part: 0 }, to: { part: 1 }, duration: i * STAGGER });
      await flipCard(motion, table.cardSprite(card.id), { swap: () => table.paintCard(card) });
    }),
  );
}

/**
 * Animates damage: a hit, and the change of the HP card. The monster's plate recoils while the monster's HP card turns.
 * The hero has no plate, so the HP card recoils first and then turns. `tells`: whether the lost HP also rise as a number.
 */
async function hurt(presentation: Presentation, who: Party, { before, after }: Change, tells: boolean): Promise<void> {
  const { table } = presentation;
  const amount = before - after;
  if (amount <= 0) return;
  if (who === 'monster') await returnToFight(table, presentation.next);
  if (tells) void rise(presentation, table.cardOf(who), signed(-amount), PALETTE.vermilion);
  const hit = animateHit(presentation, who, amount);
  if (who === 'hero') await hit;
  await table.motion.all(hit, animateHpChange(presentation, { who, before, after }));
}

async function heal(presentation: Presentation, { who, amount, before, after }: EventOf<'healed'>): Promise<void> {
  if (amount <= 0) return;
  const { table } = presentation;
  const card = who === 'hero' ? table.heroHp : table.monsterHp;
  void rise(presentation, card, signed(amount), PALETTE.teal);
  await animateHpChange(presentation, { who, before, after });
}

/** Stamps a number on a card and lets it rise. */
async function rise({ scene, table }: Presentation, sprite: CardSprite, text: string, colour: string): Promise<void> {
  const { x, y } = sprite.pointAt(sprite.size.width / 2, 18);
  const number = scene.add.image(x, y, table.baker.show(risingBake(text, colour))).setDepth(80);
  number.setDisplaySize(RISING.width, RISING.height);
  await table.motion.run({ targets: number, to: { y: y - 24, alpha: 0.6 }, duration: 520, ease: 'Cubic.Out' });
  number.destroy();
}

async function stampEffect(presentation: Presentation, event: EventOf<'effectGiven'>): Promise<void> {
  await stampChip(presentation, event.who, stampedChip(event, presentation.next));
}

async function tearEffect(presentation: Presentation, event: EventOf<'effectEnded'>): Promise<void> {
  if (isTornOff(event, presentation)) await tearChip(presentation, event.who, event.kind);
}

async function count(presentation: Presentation, { counter, after }: EventOf<'counterChanged'>): Promise<void> {
  const { table } = presentation;
  const chip = chipOf({ is: 'counter', id: counter, value: after, ends: null, turns: 1 });
  const isShown = table.chips.hero.some(({ id }) => id === chip.id);
  // Counters that the scenario page does not show have no chip (R3.1).
  if (!(isShown || presentation.next.chips.hero.some(({ id }) => id === chip.id))) return;
  if (after > 0) await stampChip(presentation, 'hero', chip);
  else await tearChip(presentation, 'hero', chip.id);
}

/** Animates the death of the monster that the hero fights, on its plate; nothing for any other monster. */
async function die(presentation: Presentation, event: EventOf<'monsterDied'>): Promise<void> {
  const { table } = presentation;
  if (table.view?.fought?.foe !== event.foe) return;
  await returnToFight(table, presentation.next);
  await dieOnPlate(presentation, event);
}

/** Animates looting: the coin or chest fades on its hex, and a coin flies to the header in an arc. */
async function loot(presentation: Presentation, event: EventOf<'looted'>): Promise<void> {
  const { table } = presentation;
  const kinds = event.what === 'money' ? (['money', 'dead'] as const) : (['treasure', 'objective'] as const);
  const token = kinds.map((kind) => table.map.spriteOn(kind, event.at)).find((each) => each !== null);
  const from = table.map.centreOf(event.at);
  if (token) await table.motion.run({ targets: token, to: { y: token.y - 12, alpha: 0 }, duration: 160 });
  await flyCoin(presentation, from, purse(table));
}

async function coins(presentation: Presentation): Promise<void> {
  const { table } = presentation;
  const { layout } = table;
  await flyCoin(presentation, { x: layout.width / 2, y: layout.height * 0.45 }, purse(table));
}
