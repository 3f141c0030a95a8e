/** Finds where a text stops being JSON. The browsers' own messages are English, and most of them name no place. */

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const OTHER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y;

type Next = 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'more';

/** The number of the first character that cannot stand where it does, counted from 1. After the last one, if the text breaks off. */
export function firstWrongCharacter(text: string): number {
  const open: ('[' | '{')[] = [];
  let next: Next = 'value';
  let at = 0;
  const read = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? null;
  };
  for (;;) {
    at += read(SPACE)?.length ?? 0;
    const token = read(STRING) ?? read(OTHER);
    const then: Next | null = token === null || token === '' ? null : after(token, next, open);
    if (token === null || then === null) return at + 1;
    next = then;
    at += token.length;
  }
}

/** What may follow a token; null if the token cannot stand here. Opens or closes the bracket that the token is. */
function after(token: string, next: Next, open: ('[' | '{')[]): Next | null {
  const inside = open.at(-1);
  const isValue = next === 'value' || next === 'firstValue';
  if (token === ']' || token === '}') {
    const first = token === ']' ? 'firstValue' : 'firstKey';
    if (inside !== (token === ']' ? '[' : '{') || (next !== 'more' && next !== first)) return null;
    open.pop();
    return 'more';
  }
  if (token === '[' || token === '{') {
    if (!isValue) return null;
    open.push(token);
    return token === '[' ? 'firstValue' : 'firstKey';
  }
  if (token === ':') return next === 'colon' ? 'value' : null;
  if (token === ',') return next === 'more' && inside !== undefined ? (inside === '[' ? 'value' : 'key') : null;
  if (next === 'key' || next === 'firstKey') return token.startsWith('"') ? 'colon' : null;
  return isValue ? 'more' : null;
}
