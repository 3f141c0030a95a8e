/** Test kit: finds the exported names of a source text, and splits names into words. */

/** Returns the names that a source text exports by declaration, in source order. */
export function exportsOf(source: string): string[] {
  const declared =
    /^export (?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|type|interface|class|enum) (\w+)/gm;
  return [...source.matchAll(declared)].map(([, name = '']) => name);
}

/** Returns the words of a name in camel case or capitals, in lower case: `seeds` and `told` for `seedsTold`. */
export function wordsOf(name: string): string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
}
