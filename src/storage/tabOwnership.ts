/** Keeps the campaign that this tab has. */
export interface Ownership {
  has(id: string): boolean;
  /** Whether the tab holds the lock of the campaign that it has. */
  isLocked(): boolean;
  /**
   * Gives the tab a campaign.
   * @param letGo releases the campaign's lock; null if the tab has the campaign without a lock
   */
  take(id: string, letGo: (() => void) | null): void;
  /** Releases the campaign, if the tab has one. */
  drop(): void;
  /** Releases the campaign, if the tab has it, because another tab has taken it. */
  lose(id: string): void;
}

/** @param onLost called when another tab has taken a campaign */
export function tabOwnership(onLost: (id: string) => void): Ownership {
  let mine: { readonly id: string; readonly letGo: (() => void) | null } | null = null;
  const drop = () => {
    mine?.letGo?.();
    mine = null;
  };
  return {
    has: (id) => mine?.id === id,
    isLocked: () => mine !== null && mine.letGo !== null,
    take(id, letGo) {
      mine = { id, letGo };
    },
    drop,
    lose(id) {
      if (mine?.id !== id) return;
      drop();
      onLost(id);
    },
  };
}
