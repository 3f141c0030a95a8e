/**
 * Says which room of src may import from which, and which files may name a mode. `npm run check:arrows` fails on any other import,
 * types included. docs/ARCHITECTURE.md explains the rooms.
 */

import swc from '@swc/core';

// The tool reads every file without JSX; files of Preact need it.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

/** For each room the other rooms from which it may import. */
const ARROWS = {
  rules: [],
  content: ['rules'],
  flow: ['rules', 'content'],
  journal: ['rules', 'content', 'flow'],
  session: ['rules', 'content', 'flow', 'journal'],
  storage: ['rules', 'content', 'flow', 'journal', 'session', 'shell', 'audit'],
  bots: ['rules', 'content', 'flow'],
  audit: ['rules', 'content', 'flow', 'bots'],
  packs: ['rules', 'content', 'flow', 'journal', 'session', 'storage', 'shell', 'i18n', 'bots'],
  cli: ['rules', 'content', 'flow', 'journal', 'storage', 'packs', 'audit', 'modes'],
  sim: ['rules', 'content', 'flow', 'journal', 'storage', 'bots', 'audit', 'modes'],
  i18n: ['rules', 'content', 'flow', 'audit'],
  lessons: ['rules', 'flow', 'session'],
  scenes: ['rules', 'content', 'flow', 'journal', 'session', 'i18n', 'sound', 'gestures'],
  panels: ['rules', 'content', 'flow', 'journal', 'session', 'lessons', 'i18n', 'storage', 'packs', 'audit', 'gestures'],
  sound: ['rules', 'content', 'flow', 'shell'],
  gestures: [],
  shell: [],
  styles: [],
  phaser: [],
};

/** Rooms that assemble the others and may import from all of them, but `modes` not from `app`. */
const ROOTS = ['modes', 'app'];
const ROOMS = [...Object.keys(ARROWS), ...ROOTS];

/** Packages that only these rooms or files may use. */
const PACKAGES = {
  phaser: ['^src/scenes/', '^src/phaser/'],
  preact: ['^src/panels/'],
  xstate: ['^src/flow/'],
  localforage: ['^src/storage/store\\.ts$'],
  'pure-rand': ['^src/rules/core/chance\\.ts$'],
};

const rooms = (names) => `^src/(${names.join('|')})(/|$)`;
/** A file belongs to a mode if a folder of its path, or the file itself, has the mode's name. */
const ofMode = (mode) => `/${mode}(/|\\.tsx?$)`;
const ANY_MODE = ofMode('(inHand|longTable)');

/** Files that may name a mode: those that assemble a mode, and the entry points that start one. */
const KNOWS_MODES = '^src/(modes/|cli/(main|packs)\\.ts$|sim/(main|worker)\\.ts$)';

/** Files that are started, not imported: the page and its web workers. */
const ENTRIES = '^src/(main|.+Worker)\\.ts$';

const forbidden = (name, from, to) => ({ name, severity: 'error', from, to });

export default {
  forbidden: [
    ...Object.entries(ARROWS).map(([room, targets]) =>
      forbidden(`${room}-imports-only-its-arrows`, { path: rooms([room]) }, { path: '^src/', pathNot: rooms([room, ...targets]) }),
    ),
    forbidden('modes-import-no-app', { path: rooms(['modes']) }, { path: rooms(['app']) }),
    forbidden('nobody-imports-main', {}, { path: '^src/main\\.ts$' }),
    forbidden('only-known-rooms', { path: '^src/[^/]+/', pathNot: rooms(ROOMS) }, {}),
    forbidden('shared-code-knows-no-mode', { path: '^src/', pathNot: [ANY_MODE, KNOWS_MODES] }, { path: ANY_MODE }),
    forbidden('in-hand-knows-no-long-table', { path: ofMode('inHand'), pathNot: KNOWS_MODES }, { path: ofMode('longTable') }),
    forbidden('long-table-knows-no-hand', { path: ofMode('longTable'), pathNot: KNOWS_MODES }, { path: ofMode('inHand') }),
    ...['inHand', 'longTable'].map((mode) => ({
      name: `shared-code-is-not-of-${mode}-alone`,
      severity: 'error',
      module: { path: '^src/.+\\.tsx?$', pathNot: [ANY_MODE, KNOWS_MODES, ENTRIES], numberOfDependentsLessThan: 1 },
      from: { path: '^src/', pathNot: ofMode(mode) },
    })),
    // Players of the other mode would have to fetch it too.
    forbidden(
      'modes-load-on-demand',
      { path: '^src/(main\\.ts$|app/|modes/)', pathNot: ANY_MODE },
      { path: ANY_MODE, dynamic: false },
    ),
    ...Object.entries(PACKAGES).map(([name, places]) =>
      forbidden(`${name}-has-its-place`, { path: '^src/', pathNot: places }, { path: `(^|node_modules/)${name}(/|$)` }),
    ),
  ],
  options: {
    // TypeScript 7 has no interface for tools, so SWC reads the sources. It keeps imports of types.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json'], exportsFields: ['exports'] },
  },
};
