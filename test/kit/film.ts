/** Test kit: records what moves on a stage as text, with a picture at fixed intervals and a line for each thing that has changed since. */
import { createHash } from 'node:crypto';
import type { Picture, Stage, Thing } from './stage';

/** The interval between two pictures, in ms. */
const EVERY = 80;

const short = (value: number): string => String(Math.round(value * 100) / 100);

function lineOf(thing: Thing): string {
  const { x, y, scaleX, scaleY, rotation, alpha, depth, visible, tint, gone } = thing;
  if (gone) return 'gone';
  const scale = scaleX === scaleY ? short(scaleX) : `${short(scaleX)}/${short(scaleY)}`;
  const more = [rotation ? `turned ${short(rotation)}` : '', alpha === 1 ? '' : `alpha ${short(alpha)}`].filter(
    Boolean,
  );
  const drawn = (thing as Picture).drawn;
  if (drawn !== undefined && drawn !== 1) more.push(`drawn ${short(drawn)}`);
  if (tint !== null) more.push(`tint ${tint}`);
  if (!visible) more.push('hidden');
  return [`${short(x)} ${short(y)} x${scale} on ${short(depth)}`, ...more].join(', ');
}

/** Returns the number of strokes of a painting, and their checksum. */
function sumOf(strokes: readonly object[]): string {
  const sum = createHash('sha256').update(JSON.stringify(strokes)).digest('hex').slice(0, 8);
  return `${strokes.length} strokes, ${sum}`;
}

/**
 * Starts a film.
 * @param parts what stays on the stage, by name
 * @returns a function that stops the film and returns its lines
 */
export function filmed(stage: Stage, parts: Readonly<Record<string, object>>): () => string[] {
  const lines: string[] = [];
  const before = new Map<string, string>();
  const painted = new Set(stage.scene.textures.strokes.keys());
  const began = stage.now;
  const things = () => [
    ...Object.entries(parts),
    ...stage.things.map((thing, nth) => [`${thing.texture.key} #${nth}`, thing] as const),
  ];
  const picture = (): void => {
    const changed = things().flatMap(([name, thing]) => {
      const now = lineOf(thing as Thing);
      if (before.get(name) === now) return [];
      before.set(name, now);
      return [`    ${name}: ${now}`];
    });
    if (changed.length > 0) lines.push(`  at ${stage.now - began}`, ...changed);
  };
  for (const [name, part] of Object.entries(parts)) before.set(name, lineOf(part as Thing));
  stage.onFrame = () => {
    if ((stage.now - began) % EVERY === 0) picture();
  };
  return () => {
    stage.onFrame = () => {};
    picture();
    const fresh = [...stage.scene.textures.strokes].filter(([key]) => !painted.has(key));
    return [...lines, ...fresh.map(([key, strokes]) => `  painted ${key}: ${sumOf(strokes)}`)];
  };
}
