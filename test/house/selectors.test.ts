/**
 * The browser keeps one list of what `:has(...)` may restyle. One rule whose subject has no class, id or tag makes it recompute the styles
 * of whole panels at every change, also where that rule never matches.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A pseudo-class with its arguments, in which brackets may nest twice. */
const PSEUDO = /::?[\w-]+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?/g;

/** Splits at top-level characters that `isSplit` accepts. */
function splitOutside(text: string, isSplit: (sign: string) => boolean): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0 && isSplit(sign)) parts.push('');
    else parts.push(parts.pop() + sign);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

const isComma = (sign: string): boolean => sign === ',';
const isCombinator = (sign: string): boolean => ' >+~'.includes(sign);

/** The selectors of a style sheet; those of nested rules with the selectors around them. */
function selectorsOf(sheet: string): string[] {
  const found: string[] = [];
  /** For each open block its selectors; those of an at-rule are the selectors around it. */
  const around: (readonly string[])[] = [['']];
  for (const [, head = '', brace] of sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    const outer = around.at(-1) ?? [''];
    if (brace === '}') around.pop();
    if (brace !== '{') continue;
    const inner = splitOutside(head.replace(/\s+/g, ' '), isComma);
    const whole = inner.flatMap((each) =>
      outer.map((one) => (each.includes('&') ? each.replaceAll('&', one) : `${one} ${each}`.trim())),
    );
    around.push(head.trim().startsWith('@') ? outer : whole);
    if (!head.trim().startsWith('@')) found.push(...whole);
  }
  return found;
}

/** The selectors of a style sheet in which `:has(...)` decides about another element than its own. */
const selectorsWithHas = (sheet: string): string[] =>
  selectorsOf(sheet).filter((each) => splitOutside(each, isCombinator).slice(0, -1).join().includes(':has('));

/** Whether the subject names a class, an id, an attribute or a tag, or a list of them. */
function namesSubject(selector: string): boolean {
  const subject = splitOutside(selector, isCombinator).at(-1) ?? '';
  return /^:is\(/.test(subject) || /[.#[\w]/.test(subject.replace(PSEUDO, ''));
}

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const selectors = sheets.flatMap((file) => selectorsWithHas(readFileSync(`src/${file}`, 'utf8')));

it('given a rule with `:has`, then its subject names a class, an id or a tag', () => {
  expect(selectors.length).toBeGreaterThan(50);
  expect(selectors.filter((selector) => !namesSubject(selector))).toEqual([]);
});

it.each([
  ['body:has(.reference) > :not(#panels) {}', false],
  ['.page:has(> .told) ~ :nth-child(2) {}', false],
  ['@media print { .foot:has(.fan) { color: red; & > .shown > * {} } }', false],
  ['.page:has(> .told) > .row {}', true],
  ['.foot:has(.fan) { &:not(.bed) .shown {} }', true],
  ['html:has(.hud) :is(#game, #hud) {}', true],
])('judges %s', (sheet, isGood) => {
  expect(selectorsWithHas(sheet).every(namesSubject)).toBe(isGood);
  expect(selectorsWithHas(sheet)).not.toEqual([]);
});
