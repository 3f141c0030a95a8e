/** Turns halves of ability cards and monster cards into lines of words and icons. */
import type { CardDef, HalfDef, MonsterCard } from '../../rules/longTable/vocabulary';
import { t } from '..';
import { partLines } from './abilityLines';
import { capitalise, joinWords } from './forms';
import { type Bit, bit, type CardLine, capitaliseLine, joinBits, linesText } from './printedLine';

/** The lines of both actions of a card. */
export const cardLines = ({ top, bottom }: CardDef): Readonly<Record<'top' | 'bottom', readonly CardLine[]>> => ({
  top: halfLines(top),
  bottom: halfLines(bottom),
});

export function halfLines(half: HalfDef): CardLine[] {
  const marks = markBits(half);
  return [
    ...half.parts.flatMap((part) => partLines(part)),
    ...(marks.length > 0 ? [{ bits: capitaliseLine(joinBits(marks)), depth: 0 } as const] : []),
  ];
}

/** A half as sentences for a button, such as 'Shield 1, Retaliate 2, until the end of the round. Lost'. */
export function halfText(half: HalfDef): string {
  const parts = linesText(half.parts.flatMap((part) => partLines(part))).replaceAll(':. ', ': ');
  const { round, ...others } = half;
  const marks = markBits(others).map(({ words }) => words);
  const whole = round ? `${parts.replaceAll('. ', ', ')}, ${t('printed.mark.round')}` : parts;
  return marks.length > 0 ? `${whole}. ${capitalise(marks.join(', '))}` : whole;
}

function markBits({ lost, unrecoverable, round, persistent, slots = [] }: HalfDef): Bit[] {
  const places = slots.flatMap(({ xp }, i) => (xp ? [t('printed.mark.slotPlace', { n: i + 1 })] : []));
  return [
    ...(round ? [bit(t('printed.mark.round'), 'round')] : []),
    ...(persistent ? [bit(t('printed.mark.persistent'), 'persistent')] : []),
    ...(slots.length > 0 ? [bit(t('printed.mark.slots', { count: slots.length }), 'slots')] : []),
    ...(places.length > 0 ? [bit(t('printed.mark.slotXp', { places: joinWords(places) }), 'xp')] : []),
    ...(lost ? [bit(t(persistent ? 'printed.mark.thenLost' : 'printed.mark.lost'), 'lost')] : []),
    ...(unrecoverable ? [bit(t('printed.mark.unrecoverable'))] : []),
  ];
}

export function monsterCardLines({ parts, shuffle }: Pick<MonsterCard, 'parts' | 'shuffle'>): CardLine[] {
  return [
    ...parts.flatMap((part) => partLines(part)),
    ...(shuffle ? [{ bits: [bit(t('printed.mark.shuffle'), 'shuffle')], depth: 0 } as const] : []),
  ];
}
