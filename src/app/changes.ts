/** Notifies listeners when the state of the game has changed, so that the views render again. */
export interface Changes {
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
  changed(): void;
}

export function openChanges(): Changes {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    changed() {
      for (const listener of listeners) listener();
    },
  };
}
