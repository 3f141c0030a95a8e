/** Tests ways that a player draws hex by hex: where they lead, what blocks them, and how they are walked. */
import { describe, expect, it } from 'vitest';
import { trapTable } from '../../kit/longTableWays';

describe('L9.1: a drawn way', () => {
  const { interaction, mover, trap, round } = trapTable();
  const end = round.at(-1) ?? '';

  it('leads over the hexes that the player points at, unlike the way to its end that a touch would choose', () => {
    for (const hex of round) interaction.extendPath(hex);
    expect(interaction.draft.path).toEqual(round);
    expect(interaction.draft.blockedBy).toBeNull();
    expect(interaction.way).toMatchObject({ cost: round.length, canStop: true, risks: [] });
    expect(interaction.places.spots.get(end)?.way?.path).not.toEqual(round);
  });

  it('is cut back to one of its own hexes, or removed at its start', () => {
    interaction.extendPath(round[0] ?? '');
    expect(interaction.draft.path).toEqual(round.slice(0, 1));
    interaction.extendPath(mover);
    expect(interaction.draft.path).toEqual([]);
    expect(interaction.way).toBeNull();
  });

  it('L9.2: lists its dangers before it is walked', () => {
    const before = interaction.session.journal.commands.length;
    interaction.extendPath(trap);
    expect(interaction.draft.path).toEqual([trap]);
    expect(interaction.way?.risks.length).toBeGreaterThan(0);
    expect(interaction.session.journal.commands).toHaveLength(before);
    interaction.clearDraft();
  });

  it('stays unchanged at a hex where it may not lead, and says why', () => {
    const foe = interaction.play.state.figures.find(({ kind }) => kind === 'monster');
    const { rooms } = interaction.play.book.scenario;
    const unseen = rooms.findIndex((_, nth) => !interaction.play.state.rooms.includes(nth));
    interaction.extendPath(round[0] ?? '');
    if (foe) interaction.extendPath(foe.hex);
    expect(interaction.draft).toMatchObject({ path: round.slice(0, 1), blockedBy: foe ? 'foe' : null });
    // It says nothing about hexes behind a closed door.
    const hidden = rooms[unseen]?.hexes[0];
    if (hidden !== undefined) {
      interaction.extendPath(hidden);
      expect(interaction.draft).toMatchObject({ path: round.slice(0, 1), blockedBy: 'far' });
    }
    interaction.restorePath([]);
    expect(interaction.draft).toMatchObject({ path: [], blockedBy: null });
  });

  it('is walked by a touch on its end; a touch elsewhere only shows another way', () => {
    const { commands } = interaction.session.journal;
    for (const hex of round) interaction.extendPath(hex);
    const other = [...interaction.places.spots].find(([hex, { way }]) => way?.risks.length === 0 && hex !== end);
    interaction.tapHex(other?.[0] ?? '');
    expect(interaction.draft.path).toEqual(other?.[1].way?.path);
    expect(interaction.session.journal.commands).toHaveLength(commands.length);
    interaction.restorePath([]);
    for (const hex of round) interaction.extendPath(hex);
    interaction.tapHex(end);
    const said = interaction.session.journal.commands.slice(commands.length);
    expect(said.filter(({ type }) => type === 'step')).toEqual(round.map((to) => ({ type: 'step', to })));
  });
});
