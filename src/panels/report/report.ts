/** What a developer needs to find out what went wrong. It does not identify the player, and the game never sends it. */

export interface Circumstances {
  /** Of the built page; null: it was not built. */
  readonly version: string | null;
  readonly language: string;
  readonly screen: string;
  /** CSS pixels, and device pixels for each. */
  readonly window: { readonly width: number; readonly height: number; readonly density: number };
  readonly browser: string;
  /** What draws the table. */
  readonly renderer: string;
  /** Share code of the game on the table; null: there is none. */
  readonly game: string | null;
  /** Warnings that are on the screen. */
  readonly warnings: readonly string[];
}

/** A text to be sent by hand, whatever the player writes into its first lines. */
export function reportOf(
  question: string,
  { version, language, screen, window, browser, renderer, game, warnings }: Circumstances,
): string {
  const { width, height, density } = window;
  return [
    question,
    '',
    '',
    '---',
    `Gloomholdin' ${version ?? 'unbuilt'}, ${language}, ${screen}`,
    `${width} x ${height} @ ${density}, ${renderer}`,
    browser,
    ...warnings.map((each) => `! ${each}`),
    ...(game === null ? [] : [game]),
  ].join('\n');
}

/** Characters of a mailto: link; mail programs cut longer ones. */
const MOST_IN_A_LINK = 1800;

/** A mailto: link with the report and no address; null: the report is too long for one, and has to be pasted. */
export function letterOf(subject: string, report: string): string | null {
  const link = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(report)}`;
  return link.length > MOST_IN_A_LINK ? null : link;
}
