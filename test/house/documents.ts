/** Finds the references in documents and sources: links, paths, and the numbers of rules. */

/** A document without its code blocks, which contain no links. */
function prose(text: string): string {
  return text.replace(/^( *)(```|~~~)[\s\S]*?^\1\2.*$/gm, '');
}

/** The targets of a document's links and pictures, in their order, as they are written. */
export function linksOf(text: string): string[] {
  const plain = prose(text).replace(/`[^`\n]*`/g, (code) => '`'.repeat(code.length));
  return [...plain.matchAll(/\]\(\s*<?([^)>\s]+)>?(?:\s+"[^"]*")?\s*\)/g)].map(([, target = '']) => target);
}

/** Returns true for a link that leaves the repository: `https:`, `mailto:` and the like. */
export function leadsOut(link: string): boolean {
  return /^[a-z][a-z+.-]*:/i.test(link);
}

/** Folders of this repository whose files documents name. */
const FOLDERS = ['src', 'test', 'docs', 'scripts', 'assets'];

/**
 * Files and folders that a document names in backticks, without those with a placeholder (`<id>`, `*`). @param folders the folders with
 * which such a path begins
 */
export function pathsOf(text: string, folders = FOLDERS): string[] {
  const named = prose(text).matchAll(/`(([a-z]\w*)\/[\w./-]*)`/g);
  return [...named].flatMap(([, path = '', folder = '']) => (folders.includes(folder) ? [path] : []));
}

/** Constants (`ITEM_ICON`) that a document names in backticks. */
export function constantsOf(text: string): string[] {
  return [...prose(text).matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name);
}

/** The anchors of a document's headings, as GitHub makes them. */
export function anchorsOf(text: string): string[] {
  return [...prose(text).matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}

/** The rule numbers that a rule book defines: `R12` for a chapter and `R12.3` for a rule, in the order of the book. */
export function rulesIn(book: string): string[] {
  const given = /^## (L?\d+) |(?:^- |\. )\*{0,2}([RL]\d+\.\d+) /gm;
  return [...book.matchAll(given)].map(([, chapter, rule = '']) => {
    if (chapter === undefined) return rule;
    return chapter.startsWith('L') ? chapter : `R${chapter}`;
  });
}

/** The rule numbers that a text names, each once. */
export function rulesNamed(text: string): string[] {
  return [...new Set(text.match(/\b[RL][1-9]\d*(?:\.\d+)?\b/g) ?? [])];
}

const RULE = String.raw`L[1-9]\d*\.\d+`;
/** The start of a test's title: `it('L7.5, L36.3-L36.5: ...`, `it.each(...)('L34.4 ...`. */
const TITLE = new RegExp(
  String.raw`(?:\bit\(|\]\)\(|\bit\.each\([^\n]*\)\()\s*['"\`](${RULE}(?:(?:, |-)${RULE})*)[ ,:]`,
  'g',
);

/** The rules of the Long Table at the start of tests' titles; a range within a chapter includes all rules in it. */
export function rulesTitled(tests: string): string[] {
  const titled = [...tests.matchAll(TITLE)].flatMap(([, rules = '']) => rules.split(', ').flatMap(ranged));
  return [...new Set(titled)];
}

/** The rules of a range: `L36.3-L36.5` gives L36.3, L36.4, L36.5. */
function ranged(rules: string): string[] {
  const [from = '', to = from] = rules.split('-');
  const [chapter = '', first = ''] = from.split('.');
  const last = Number(to.split('.')[1]);
  if (!to.startsWith(`${chapter}.`) || last < Number(first)) return [from, to];
  return Array.from({ length: last - Number(first) + 1 }, (_, i) => `${chapter}.${Number(first) + i}`);
}
