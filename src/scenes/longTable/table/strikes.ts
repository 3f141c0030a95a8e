/**
 * Animates what an attack does to its targets: the draw of the modifier cards, the stamps and the blows. Blows of a
 * volley overlap (see `volleys.ts`).
 */
import { withSign } from '../../../i18n/longTable/forms';
import type { HexId } from '../../../rules/core/hexes';
import type { EventOf, GameEvent } from '../../../rules/longTable/events';
import type { ModifierDef } from '../../../rules/longTable/modifierDef';
import type { Source } from '../../../rules/longTable/source';
import { ELEMENTS, type ModifierId } from '../../../rules/longTable/vocabulary';
import { scarsAfter } from '../../../session/longTable/scars';
import type { SoundId } from '../../../sound/recipes';
import type { CardIconKey } from '../art/icons';
import type { ModifierCardView } from '../art/modifier';
import type { CardEffect } from './cardEffects';
import type { EventNotes } from './eventNotes';
import { NO_ANIMATION, type Stage } from './stage';
import type { Table } from './Table';

/** Delays after the freeze in ms: until the red overprint, and until the HP change. */
const PRINTED = 60;
const HP_FALLS = 180;
/** Time between the stamps, and between the blows, against the targets of one attack. */
const APART = 90;

/**
 * The sound of a modifier card's effect. It plays only when the card is open, so that it does not reveal the card earlier.
 */
const EFFECT_SOUNDS: Readonly<Record<CardEffect, SoundId | null>> = {
  struck: 'deselect',
  stays: 'select',
  stamp: 'seal',
  tear: 'lost',
  bless: 'good',
  curse: 'bad',
  plain: 'knock',
};

/** Begins the animation of an event of a volley. Resolves when the next event may begin, even if this animation still runs. */
export async function showOverlapping(stage: Stage, event: GameEvent, show: () => Promise<void>): Promise<void> {
  const { running } = stage.memory;
  if (event.type === 'damaged') {
    await freezeBefore(stage, event);
    running.set(event.figure, showImpact(stage, event));
    await stage.table.motion.wait(APART);
  } else if (event.type === 'died' || event.type === 'summonGone') {
    // A figure is torn after its blow has been shown.
    running.set(event.figure, (running.get(event.figure) ?? NO_ANIMATION).then(show));
  }
}

/** Resolves when the animations of all blows of a volley have ended. */
export async function settleBlows({ running }: EventNotes): Promise<void> {
  await Promise.all(running.values());
  running.clear();
}

/**
 * Shows the cards drawn against a target.
 * @param mayFall called before the cards fall; the cards fall when its promise resolves
 */
export function showDraw(
  { table, play, sound }: Stage,
  { cards, counted, target, mode }: EventOf<'modifiersDrawn'>,
  mayFall?: () => Promise<void>,
): Promise<void> {
  const hex = hexOf(table, target);
  if (hex === null) return NO_ANIMATION;
  const { modifiers } = play().book;
  const faces = cards.map((id, i) => modifierCardView(id, modifiers[id], counted.includes(i)));
  const struck = {
    at: table.screenCentreOf(hex),
    size: table.hexSize,
    stamp: (kind: 'ink' | 'red') => table.blows.stamp(target, kind),
    ...(mayFall && { mayFall }),
  };
  return table.modifierDeck.draw({ faces, mode }, struck, (kind) => {
    const heard = EFFECT_SOUNDS[kind];
    if (heard) sound.play({ sound: heard });
  });
}

/**
 * Shows the draws of one attack together. When the cards for all targets are open, they fall `APART` ms apart, in the
 * order of the targets.
 */
export async function showDraws(stage: Stage, draws: readonly EventOf<'modifiersDrawn'>[]): Promise<void> {
  const { motion } = stage.table;
  const closed = new Set(draws);
  let fall = () => {};
  const open = new Promise<void>((resolve) => {
    fall = resolve;
  });
  const noteOpen = (draw: EventOf<'modifiersDrawn'>) => {
    closed.delete(draw);
    if (closed.size === 0) fall();
  };
  const shown = draws.map(async (draw, nth) => {
    await motion.wait(nth * APART);
    const mayFall = async () => {
      noteOpen(draw);
      await open;
      await motion.wait(nth * APART);
    };
    await showDraw(stage, draw, mayFall);
    // A draw that is hurried or whose target is gone does not call `mayFall`.
    noteOpen(draw);
  });
  await motion.all(...shown);
}

/** The hex at which a figure is shown now. */
export const hexOf = (table: Table, id: string): HexId | null => table.figures.paintedView(id)?.hex ?? null;

/**
 * Changes the HP and the scars that a figure shows.
 * @returns the HP that the figure showed before; the new HP if the figure is not shown
 */
export function changeHp(table: Table, id: string, hp: number): number {
  const old = table.figures.paintedView(id);
  if (!old) return hp;
  table.figures.patch(id, { hp, scars: scarsAfter(old.scars, hp, old.maxHp) });
  return old.hp;
}

/** Sources of damage that are not a figure's blow, so the picture does not freeze. */
const NO_BLOW: ReadonlySet<Source['from']> = new Set([
  'trap',
  'hazard',
  'slam',
  'retaliate',
  'burst',
  'token',
  'rest',
  'scenario',
  'pending',
]);

/**
 * Shows damage: first the freeze, if the damage is the last blow of an attack, then the impact. The event comes after the
 * player's answer to the damage, so nothing is shown too early.
 */
export async function showBlow(stage: Stage, event: EventOf<'damaged'>): Promise<void> {
  await freezeBefore(stage, event);
  await showImpact(stage, event);
}

async function freezeBefore({ table, memory }: Stage, event: EventOf<'damaged'>): Promise<void> {
  const frozen = memory.frozen.get(event) ?? (memory.early.has(event) ? null : event.figure);
  if (frozen === null || event.n === 0 || !table.motion.isAnimating || NO_BLOW.has(event.source.from)) return;
  // Hide the cards. Otherwise a card that flies back to the deck would be the only moving object during the freeze.
  const showCards = table.modifierDeck.hide();
  await table.blows.freeze(frozen);
  showCards();
}

/** Shows jolt, overprint and number. The HP change a moment after the overprint. */
async function showImpact({ table, onHpShown }: Stage, event: EventOf<'damaged'>): Promise<void> {
  const { figure, n, hp, by } = event;
  const dropHp = () => {
    changeHp(table, figure, hp);
    onHpShown?.(event);
  };
  const hex = hexOf(table, figure);
  const old = table.figures.paintedView(figure);
  const { motion, blows } = table;
  if (hex === null || !old || n === 0 || motion.isHurrying) return dropHp();
  if (motion.speed === 0) {
    dropHp();
    return blows.showStill(hex, String(n), 'hurt', old.hp, hp);
  }
  table.figures.patch(figure, { scars: scarsAfter(old.scars, hp, old.maxHp) });
  const from = by === null ? null : hexOf(table, by);
  const falls = motion.wait(HP_FALLS).then(dropHp);
  const printed = motion.wait(PRINTED).then(() => {
    void blows.overprint(figure);
    return blows.showNumber(hex, String(n), 'hurt');
  });
  await motion.all(blows.jolt(figure, from === null ? null : table.mapCentreOf(from)), falls, printed);
}

const SIGNED = /^[+-]?\d+$/;

/** The face of a modifier card. If `def` is missing, the face shows the card's id if the id is a number, otherwise `?`. */
export function modifierCardView(id: ModifierId, def: ModifierDef | undefined, counts: boolean): ModifierCardView {
  const value = def ? (typeof def.value === 'number' ? withSign(def.value) : def.value) : SIGNED.test(id) ? id : '?';
  const icons: CardIconKey[] = [];
  for (const condition of def?.mods?.conditions ?? []) icons.push(condition);
  for (const mod of ['push', 'pull', 'pierce', 'lien'] as const) if (def?.mods?.[mod]) icons.push(mod);
  const element = ELEMENTS.find((each) => each === def?.element);
  if (element) icons.push(element);
  if (def?.healSelf) icons.push('heal');
  if (def?.shieldSelf) icons.push('shield');
  if (def?.self) icons.push(def.self);
  return { id, value, rolling: def?.rolling === true, icons, counts };
}
