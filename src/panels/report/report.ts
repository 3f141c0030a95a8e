/** Writes the report that a developer needs to find a fault. The report does not identify the player. Only the player can send it. */

export interface ReportData {
  /** The version of the built page, or null for a development build. */
  readonly version: string | null;
  readonly language: string;
  readonly screen: string;
  /** Width and height in CSS px, and the number of device pixels per CSS px. */
  readonly window: { readonly width: number; readonly height: number; readonly density: number };
  readonly browser: string;
  /** The kind of renderer of the table. */
  readonly renderer: string;
  /** The share code of the game on the table; null if no game is on the table. */
  readonly game: string | null;
  /** The warnings that the screen shows. */
  readonly warnings: readonly string[];
}

/** The text of the report, which the player completes and sends. */
export function reportOf(
  question: string,
  { version, language, screen, window, browser, renderer, game, warnings }: ReportData,
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

/** The longest mailto: link in characters; some mail programs cut longer ones. */
const MAX_IN_A_LINK = 1800;

/** A mailto: link with the report and without an address. Null if the report is too long; then the player has to paste it into a mail. */
export function mailtoLink(subject: string, report: string): string | null {
  const link = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(report)}`;
  return link.length > MAX_IN_A_LINK ? null : link;
}
