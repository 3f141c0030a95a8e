import { useRef } from 'preact/hooks';
import type { AuditView } from '../app';
import { type Entry, entryOfPoint } from './entries';

/**
 * A hook that returns the step to show while the player has selected none: the first turning point that the audit found. It stays the same
 * when finer findings name other turning points, because the player may be reading it.
 */
export function useFirstPoint(view: AuditView | null, entries: readonly Entry[]): number | null {
  const first = useRef<{ readonly id: string; readonly nth: number } | null>(null);
  if (!view?.results) return null;
  if (first.current?.id === view.id) return first.current.nth;
  const nth = entryOfPoint(entries, view.results, 0);
  if (nth < 0 && view.state !== 'done') return null;
  first.current = { id: view.id, nth: Math.max(0, nth) };
  return first.current.nth;
}
