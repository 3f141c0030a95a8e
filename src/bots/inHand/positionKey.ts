/** Builds short texts that identify positions, as keys of caches. */
import type { Play } from '../../flow/inHand/play';

/**
 * Returns a text that differs for any two positions of the same book. Ignores the random generator, which no player can see. The text is
 * half as long as JSON, and building it takes half the time.
 */
export function keyOf({ phase, state }: Play): string {
  let text = `${phase} `;
  for (const field in state)
    if (field !== 'generator') text += written(state[field as keyof typeof state], NAMED.has(field));
  return text;
}

/** Records whose keys differ between positions. All other records always have the same keys, so their values suffice. */
const NAMED: ReadonlySet<string> = new Set(['flags', 'followers', 'tiles'] satisfies (keyof Play['state'])[]);

function written(part: unknown, named: boolean): string {
  if (typeof part !== 'object') return `${part},`;
  if (part === null) return '-';
  let text = '[';
  if (Array.isArray(part)) for (const each of part) text += written(each, named);
  else for (const name in part) text += (named ? `${name}:` : '') + written(part[name as keyof typeof part], named);
  return `${text}]`;
}
