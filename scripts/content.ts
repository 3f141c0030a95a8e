/** Stops the build at mistakes in src/content, and prints the file, the field and the reason of each. */
/** Returns the path and line in src/content that caused an error, for content that cannot be loaded at all, such as a malformed map. */
function placeOf(error: Error): string {
  const frames = [...(error.stack ?? '').matchAll(/(src[\\/]content[\\/][\w\\/.]*\.ts):(\d+)/g)];
  // The outermost frame: where the content is written, not where it is parsed.
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
