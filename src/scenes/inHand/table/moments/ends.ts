/** Animates the death of a monster, the entrance of a boss and the end of a scenario. */

import { openChapter, type TextKey, t } from '../../../../i18n';
import type { EventOf } from '../../../../rules/inHand/events';
import type { Bake } from '../../../core/Baker';
import { ENTRANCE_HEIGHT, paintCarved, paintEntrance, paintSkull } from '../../art/story';
import { EASE } from '../../ease';
import type { Presentation } from '../presentation';
import { addProp, addPropOn, stampImage } from './props';
import { atHex, flyCoin } from './signs';

/** Durations in ms; `CARVE_STEPS` is a number of pictures. */
const CARVE_MS = 420;
const CARVE_STEPS = 12;
const SKULL_MS = 120;
const COIN_MS = 240;
const ENTER_MS = 220;
const READ_MS = 900;
const LEAVE_MS = 180;
const SWEEP_MS = 460;
/** The pause after the last hit, in ms. */
const STILL_MS = 500;
/** A card at the right edge starts to move after this part of the sweep; cards farther left start earlier. */
const LAG = 0.45;

/** Brightness of the table after a defeat. */
const DUSK = 0.2;

/** The portrait on the plate, in mm. */
const PORTRAIT = { x: 1.5, y: 1.5, width: 18.5, height: 29 } as const;
const MIDDLE = { x: PORTRAIT.x + PORTRAIT.width / 2, y: PORTRAIT.y + PORTRAIT.height / 2 } as const;
const SKULL = 15;

const carved = (step: number, mm: number): Bake => ({
  key: 'carved',
  size: PORTRAIT,
  mm,
  model: step,
  paint: (ctx) => paintCarved(ctx, PORTRAIT, 1 - step / CARVE_STEPS),
});

/** The picture that replaces the portrait until the plate leaves: a skull on black. */
const deadPortrait = (mm: number): Bake => ({
  key: 'chips/monster',
  size: PORTRAIT,
  mm,
  model: 'dead',
  paint: (ctx) => {
    paintCarved(ctx, PORTRAIT, 0);
    ctx.translate(MIDDLE.x - PORTRAIT.x - SKULL / 2, MIDDLE.y - PORTRAIT.y - SKULL / 2);
    paintSkull(ctx, SKULL);
  },
});

/** Animates a monster's death: its portrait darkens, a skull is stamped on it, and a coin flies to its hex. */
export async function dieOnPlate(presentation: Presentation, { at }: EventOf<'monsterDied'>): Promise<void> {
  const { table } = presentation;
  const { motion, baker, plate } = table;
  const dark = addPropOn(presentation, plate, carved(0, plate.scale), MIDDLE);
  const run = { part: 0 };
  let step = 0;
  await motion.run({
    targets: run,
    to: { part: 1 },
    duration: CARVE_MS,
    ease: 'Linear',
    onUpdate: () => {
      const now = Math.floor(run.part * CARVE_STEPS);
      if (now === step) return;
      step = now;
      dark.setTexture(baker.show(carved(step, plate.scale)));
    },
  });
  const skullBake: Bake = {
    key: 'skull',
    size: { width: SKULL, height: SKULL },
    mm: plate.scale,
    model: '',
    paint: (ctx) => paintSkull(ctx, SKULL),
  };
  const skull = addPropOn(presentation, plate, skullBake, MIDDLE);
  await stampImage(presentation, skull, SKULL_MS);
  plate.setMark(baker.show(deadPortrait(plate.scale)), PORTRAIT);
  dark.destroy();
  skull.destroy();
  await flyCoin(presentation, plate.pointAt(MIDDLE.x, MIDDLE.y), atHex(presentation, at), COIN_MS);
}

const BOSSES = ['foremanGrubb', 'auditor', 'motherMire', 'dargoth', 'kingOsbert', 'signature'] as const;
type Boss = (typeof BOSSES)[number];

/** The boss with this name, or null if the figure is no boss. */
export const bossOf = (figure: string): Boss | null => BOSSES.find((each) => each === figure) ?? null;
const lineOf = (boss: Boss): TextKey => `moments.boss.${boss}`;

/** Animates a boss's entrance: a strip of ink across the table shows its full name and a line of its story. */
export async function enterBoss(presentation: Presentation): Promise<void> {
  const { table, next } = presentation;
  const boss = next.fought && bossOf(next.fought.figure);
  if (!boss || !next.plate) return;
  const texts = await openChapter('moments').then(
    () => true,
    () => false,
  );
  if (!texts || !table.motion.isAnimating) return;
  const { layout, motion } = table;
  const model = { name: next.plate.name, line: t(lineOf(boss)) };
  const bake: Bake = {
    key: 'entrance',
    size: { width: layout.width, height: ENTRANCE_HEIGHT },
    mm: 1,
    model,
    paint: (ctx) => paintEntrance(ctx, model, layout.width),
  };
  const y = layout.height * 0.42;
  const strip = addProp(presentation, bake, { x: -layout.width / 2, y });
  await motion.run({ targets: strip, to: { x: layout.width / 2 }, duration: ENTER_MS, ease: EASE.blow });
  await motion.run({ targets: { part: 0 }, to: { part: 1 }, duration: READ_MS });
  await motion.run({ targets: strip, to: { x: layout.width * 1.5 }, duration: LEAVE_MS, ease: 'Cubic.In' });
  strip.destroy();
}

/** Makes an easing that waits for the part `lag` of the duration and then accelerates to reach the end on time. */
const after =
  (lag: number) =>
  (part: number): number =>
    Math.max(0, (part - lag) / (1 - lag)) ** 2;

/**
 * Plays the end of the scenario before its outcome screen. After a pause, all cards leave the table, as if an arm swept
 * them off: to the right after a victory, downwards after a defeat. After a defeat the table's wood also darkens.
 */
export async function sweep(presentation: Presentation, won: boolean): Promise<void> {
  const { table } = presentation;
  const { motion, layout } = table;
  await motion.run({ targets: { part: 0 }, to: { part: 1 }, duration: STILL_MS });
  table.signs.hide();
  table.roller.clear();
  table.needle.hide();
  table.blow.hide();
  const cards = [table.map, table.plate, table.heroHp, table.monsterHp, table.tracker, ...table.items.values()];
  const all = [...cards, ...table.hand.values()].filter(({ visible }) => visible);
  await motion.all(
    ...all.map((card, i) => {
      const lag = LAG * Math.min(1, Math.max(0, card.x / layout.width));
      const turn = (won ? 0.9 : 0.25) * (i % 2 === 0 ? 1 : -1);
      const to = won
        ? { x: card.x + layout.width * 1.6, y: card.y - layout.height * 0.12, rotation: card.rotation + turn }
        : { y: card.y + layout.height * 1.3, rotation: card.rotation + turn };
      return motion.run({ targets: card, to, duration: SWEEP_MS, ease: after(lag) });
    }),
    won ? Promise.resolve() : motion.run({ targets: table.ground, to: { light: DUSK }, duration: SWEEP_MS }),
  );
  table.isCleared = true;
}
