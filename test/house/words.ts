/** Names in sources, and the words that they are made of. */

/** Names that a source text exports by declaration, in their order. */
export function exportsOf(source: string): string[] {
  const declared =
    /^export (?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|type|interface|class|enum) (\w+)/gm;
  return [...source.matchAll(declared)].map(([, name = '']) => name);
}

/** The words of a name in camel case or in capitals, in lower case: `seedsTold` is seeds, told. */
export function wordsOf(name: string): string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
}
