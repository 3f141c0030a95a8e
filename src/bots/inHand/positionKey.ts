/** Positions as short texts, for a table of what is known of them. */
import type { Play } from '../../flow/inHand/play';

/**
 * A text that no other position of the same book has; all but its generator, which no player can see. Half as long as JSON, and made in half
 * the time.
 */
export function keyOf({ phase, state }: Play): string {
  let text = `${phase} `;
  for (const field in state)
    if (field !== 'generator') text += written(state[field as keyof typeof state], NAMED.has(field));
  return text;
}

/** What has names of its own in each position; elsewhere the values say it all, since their names are always the same. */
const NAMED: ReadonlySet<string> = new Set(['flags', 'followers', 'tiles'] satisfies (keyof Play['state'])[]);

function written(part: unknown, named: boolean): string {
  if (typeof part !== 'object') return `${part},`;
  if (part === null) return '-';
  let text = '[';
  if (Array.isArray(part)) for (const each of part) text += written(each, named);
  else for (const name in part) text += (named ? `${name}:` : '') + written(part[name as keyof typeof part], named);
  return `${text}]`;
}
