/** The three endings of the campaign. */
import { chapterOf } from '../../content/inHand/chapters';

const ENDINGS = ['struckOff', 'solventKing', 'carriedForward'] as const;

/** The ending that a scenario has; undefined if it has none. */
export function endingName(number: number | null): (typeof ENDINGS)[number] | undefined {
  const id = number === null ? undefined : chapterOf(number)?.id;
  return ENDINGS.find((each) => each === id);
}
