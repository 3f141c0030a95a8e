/** The report that a developer needs to find a fault. It does not identify the player, and the game never sends it by itself. */

export interface Circumstances {
  /** The version of the built page, or null for a development build. */
  readonly version: string | null;
  readonly language: string;
  readonly screen: string;
  /** CSS pixels, and device pixels for each. */
  readonly window: { readonly width: number; readonly height: number; readonly density: number };
  readonly browser: string;
  /** The kind of renderer of the table. */
  readonly renderer: string;
  /** Share code of the game on the table, or null if there is none. */
  readonly game: string | null;
  /** The warnings on the screen. */
  readonly warnings: readonly string[];
}

/** The text of the report, which the player completes and sends. */
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

/** The longest mailto: link in characters; mail programs cut longer ones. */
const MAX_IN_A_LINK = 1800;

/** A mailto: link with the report and no address; null if the report is too long, so that the player has to paste it. */
export function letterOf(subject: string, report: string): string | null {
  const link = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(report)}`;
  return link.length > MAX_IN_A_LINK ? null : link;
}
