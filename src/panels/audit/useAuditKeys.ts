import { useEffect, useRef } from 'preact/hooks';
import { keyOf } from '../keys';

type AuditKey = 'point' | 'watch' | 'table' | 'work' | 'playOn';

/**
 * Listens for the keys of the open audit: W (`watch`), T (`table`), S (`work`), P (`playOn`), and 1 to 3 (`point`). `point` receives the
 * index of the turning point.
 */
export function useAuditKeys(keys: Readonly<Record<AuditKey, (nth: number) => unknown>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { point, watch, table, work, playOn } = latest.current;
      const key = keyOf(event);
      const acts: Readonly<Record<string, (nth: number) => unknown>> = { w: watch, t: table, s: work, p: playOn };
      const act = /^[1-3]$/.test(key) ? point : Object.hasOwn(acts, key) ? acts[key] : undefined;
      if (!act) return;
      event.preventDefault();
      act(Number(key) - 1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
