/** The three endings of the campaign. */
import { chapterOf } from '../../content/inHand/chapters';

const ENDINGS = ['struckOff', 'solventKing', 'carriedForward'] as const;

/** Which of the three a scenario ends with; undefined: none of them. */
export function endingName(number: number | null): (typeof ENDINGS)[number] | undefined {
  const id = number === null ? undefined : chapterOf(number)?.id;
  return ENDINGS.find((each) => each === id);
}
