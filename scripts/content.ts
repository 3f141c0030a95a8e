/** Stops the build if src/content has mistakes, and prints the file, the field and the reason of each mistake. */

/**
 * Returns the path and line in src/content that caused an error while the content was loaded, for example the line of a malformed map;
 * only `src/content` if the error's stack names no such line.
 */
function placeOf(error: Error): string {
  const frames = [...(error.stack ?? '').matchAll(/(src[\\/]content[\\/][\w\\/.]*\.ts):(\d+)/g)];
  // The outermost frame is where the content is written; the inner frames are where the content is parsed.
  const [, path, line] = frames.at(-1) ?? [];
  return path === undefined ? 'src/content' : `${path}:${line}`;
}

export {};

try {
  const inHand = await import('../src/packs/inHand/contentCheck');
  const longTable = await import('../src/packs/longTable/contentCheck');
  const wrong = [...inHand.misprints(), ...longTable.misprints()];
  for (const { file, field, detail } of wrong) console.error(`${file} ${field}: ${detail}`);
  if (wrong.length > 0) process.exit(1);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(`${placeOf(error)}: ${error.message}`);
  process.exit(1);
}
