/** Gives browser tests access to the game on the table. */

interface ExposedGame {
  readonly play: { readonly phase: unknown; readonly state: unknown };
  readonly session: { readonly journal: unknown };
  readonly notified: Promise<void> | null;
}

interface ExposedTable {
  places(): unknown;
  drawn(): unknown;
  idle(): Promise<void>;
}

/**
 * Sets `window.gloomholdin`.
 * @param interaction returns the game on the table, or null if there is none
 * @param flush resolves when everything is saved
 */
export function exposeForTests(
  interaction: () => ExposedGame | null,
  table: ExposedTable,
  flush: () => Promise<void>,
): void {
  Object.defineProperty(window, 'gloomholdin', {
    value: {
      get phase() {
        return interaction()?.play.phase ?? null;
      },
      get state() {
        return interaction()?.play.state ?? null;
      },
      get journal() {
        return interaction()?.session.journal ?? null;
      },
      places: () => table.places(),
      drawn: () => table.drawn(),
      told: async () => interaction()?.notified,
      async idle() {
        await interaction()?.notified;
        await table.idle();
      },
      saved: () => flush(),
    },
  });
}
