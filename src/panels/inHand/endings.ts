/** Lists the three endings of the campaign. */
import { chapterOf } from '../../content/inHand/chapters';

const ENDINGS = ['struckOff', 'solventKing', 'carriedForward'] as const;

/** The ending to which a scenario leads; undefined if it leads to none. */
export function endingName(number: number | null): (typeof ENDINGS)[number] | undefined {
  const id = number === null ? undefined : chapterOf(number)?.id;
  return ENDINGS.find((each) => each === id);
}
