/** Lists numbers, letters and hexes of an event with their labels; an unfolded entry of the log shows them. */
import { t } from '../../i18n';
import { signed } from '../../i18n/inHand/words';
import type { HexId } from '../../rules/core/hexes';
import type { GameEvent } from '../../rules/inHand/events';
import type { EventFigure } from '../LogSheet';

/**
 * The fields of events that the log shows, each with its own label, in this order. A field is shown only if `isFigure` accepts its value
 * (and `pips` only if it is not 0).
 */
const FACTS = [
  'round',
  'initiative',
  'hero',
  'attack',
  'modifier',
  'shield',
  'pierce',
  'damage',
  'amount',
  'value',
  'face',
  'dropped',
  'pips',
  'distance',
  'range',
  'reach',
  'cost',
  'spent',
  'left',
  'count',
  'number',
  'gold',
  'purse',
  'money',
] as const;

/** The hexes that the map highlights for an event. */
export function hexesOf(event: GameEvent): readonly HexId[] {
  switch (event.type) {
    case 'stepped':
    case 'followerMoved':
      return [event.to];
    case 'terrainChanged':
      return event.hexes;
    default:
      return 'at' in event ? [event.at] : [];
  }
}

/** The numbers, letters and hexes of an event, with their labels. */
export function figuresOf(event: GameEvent): EventFigure[] {
  const fields = new Map<string, unknown>(Object.entries(event));
  const figure = (what: string, value: string | null): EventFigure[] => (value === null ? [] : [{ what, value }]);
  return [
    ...figure(t('viewer.fact.hp'), change(fields.get('before'), fields.get('after'))),
    ...figure(t('viewer.fact.from'), change(fields.get('from'), fields.get('to'))),
    ...(event.type === 'attackResolved' ? figure(t('viewer.fact.terms'), sumOf(event.terms)) : []),
    ...FACTS.flatMap((name) => figure(t(`viewer.fact.${name}`), spelled(name, fields.get(name)))),
  ];
}

function change(before: unknown, after: unknown): string | null {
  const [from, to] = [before, after].map((each) => (isFigure(each) ? String(each) : null));
  return from && to ? t('viewer.change', { before: from, after: to }) : null;
}

/** Formats a sum, such as '2 + 1 + 1'. */
function sumOf(terms: readonly { readonly value: number }[]): string {
  return terms.map(({ value }, index) => (index === 0 ? String(value) : signed(value))).join(' ');
}

function spelled(name: (typeof FACTS)[number], value: unknown): string | null {
  // R2.2: 0 pips means that the ruler was thrown and not a die.
  if (!isFigure(value) || (name === 'pips' && value === 0)) return null;
  return name === 'modifier' && typeof value === 'number' ? signed(value) : String(value);
}

/** Whether a value is a number, the letter of a roll, or the name of a hex. */
function isFigure(value: unknown): value is number | string {
  return typeof value === 'number' || (typeof value === 'string' && /^[a-z]\d{0,2}$/i.test(value));
}
