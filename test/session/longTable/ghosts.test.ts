import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { replay } from '../../../src/journal/journal';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import { changesOf } from '../../../src/session/longTable/ghostChanges';
import type { Interaction } from '../../../src/session/longTable/interaction';
import { openInteraction } from '../../../src/session/longTable/openInteraction';
import { ASK_ALL } from '../../../src/session/longTable/preferences';
import { openSession } from '../../../src/session/session';
import { type GhostTable, ghostIn, ghostTable } from '../../kit/longTableGhost';

let table: GhostTable;
beforeAll(() => {
  table = ghostTable();
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An interaction in the same position, with its own setting for ghosts. */
function opened(showGhosts = true): Interaction {
  const { session } = table.interaction;
  const game = replay(LONG_TABLE, session.play.book, session.journal);
  if (!game.ok) throw new Error('the game is refused');
  const opened = openSession(LONG_TABLE, session.play.book, { game, save: () => null });
  return openInteraction(opened, () => ({ ...ASK_ALL, foresight: showGhosts }));
}

const movingIn = ({ preview, play }: Interaction) => preview ?? play;

describe('the ghost of a hero who moves', () => {
  it('is shown at once where the player points, and then what follows is compared with staying', async () => {
    const interaction = opened();
    const { ghosts, places } = interaction;
    const told = vi.fn();
    ghosts.subscribe(told);
    ghosts.pointAt(table.hex);
    expect(ghosts.shown).toMatchObject({ hex: table.hex, forecast: null });
    await vi.runAllTimersAsync();
    const way = places.spots.get(table.hex)?.way;
    const play = movingIn(interaction);
    const { forecast } = ghosts.shown ?? {};
    expect(forecast).toEqual({ hex: table.hex, stay: ghostIn(play, []), here: ghostIn(play, way?.path ?? []) });
    expect(forecast && changesOf(forecast).some(({ changed }) => changed)).toBe(true);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('keeps the last result until the next hex is calculated, and disappears when the player points at nothing', async () => {
    const { ghosts } = opened();
    ghosts.pointAt(table.hex);
    await vi.runAllTimersAsync();
    ghosts.pointAt(table.beside);
    expect(ghosts.shown).toMatchObject({ hex: table.beside, forecast: { hex: table.hex } });
    await vi.runAllTimersAsync();
    expect(ghosts.shown?.forecast?.hex).toBe(table.beside);
    ghosts.pointAt(null);
    expect(ghosts.shown).toBe(null);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is at the end of a drawn way, wherever the mouse is', () => {
    const { ghosts, extendPath } = opened();
    extendPath(table.beside);
    ghosts.pointAt(table.hex);
    expect(ghosts.shown?.hex).toBe(table.beside);
  });

  it('disappears when the hero has moved', async () => {
    const interaction = opened();
    interaction.ghosts.pointAt(table.hex);
    interaction.tapHex(table.hex);
    expect(interaction.ghosts.shown?.play).not.toBe(movingIn(table.interaction));
    expect(interaction.ghosts.shown?.forecast ?? null).toBe(null);
  });

  it('is not shown if foresight is switched off, or while no hero moves', () => {
    const off = opened(false);
    off.ghosts.pointAt(table.hex);
    expect(off.ghosts.shown).toBe(null);
    const on = opened();
    on.ghosts.pointAt(table.mover);
    expect(on.ghosts.shown).toBe(null);
  });
});
