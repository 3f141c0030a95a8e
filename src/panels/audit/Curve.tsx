/** Draws the chance to win as a curve over the rounds, optionally with two lanes under the curve for luck and choices. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n';
import { percents } from '../../i18n/auditWords';
import type { AuditResults } from '../app';
import { type Entry, entriesOf, entryOfPoint } from './entries';
import { Lanes } from './Lanes';
import { type Place, TurningPointNumbers } from './TurningPointNumbers';
import { blockPath, gougesOf } from './woodcut';

const AXIS = 58;
const HEAD = 26;
const LANE = 38;
/** The width of a digit of a round number at the top edge of the diagram, and the smallest gap between two numbers, in px. */
const [DIGIT, ROUND_GAP] = [10, 5] as const;

interface CurveProps {
  readonly found: AuditResults;
  /** A text that seeds the texture of the area under the curve, such as the id of the game. */
  readonly seed: string;
  /** The height of the diagram from 0 % to 100 %, in px. */
  readonly height: number;
  readonly withLanes: boolean;
  /** The index of the selected entry; null if none is selected. */
  readonly selected: number | null;
  /** Called when a key selects an entry. */
  onSelect(entry: number): void;
  /** Called with the entry nearest to a click, and with the selected entry on Enter. */
  onOpen(entry: number): void;
}

export function Curve({ found, seed, height, withLanes, selected, onSelect, onOpen }: CurveProps) {
  const [frame, width] = useWidth();
  const entries = entriesOf(found);
  const last = Math.max(1, entries.length);
  const place: Place = {
    x: (nth) => AXIS + ((width - AXIS - 6) * (nth + 1)) / last,
    y: (value) => HEAD + height - (height * value) / 1000,
  };
  const points = [{ x: AXIS, value: found.sheet.startChance, error: found.sheet.moves[0]?.before.error ?? 0 }].concat(
    entries.map(({ value, error }, nth) => ({ x: place.x(nth), value, error })),
  );
  const fair = entries.findIndex(({ isFair }) => !isFair);
  const edge = fair < 0 ? width : fair === 0 ? AXIS : place.x(fair - 1);
  const bottom = HEAD + height + (withLanes ? 2 * LANE + 16 : 4);
  const nearest = (clientX: number) => {
    const left = frame.current?.getBoundingClientRect().left ?? 0;
    const zoom = (frame.current?.getBoundingClientRect().width ?? width) / width || 1;
    const at = ((clientX - left) / zoom - AXIS) / ((width - AXIS - 6) / last);
    return Math.min(last - 1, Math.max(0, Math.round(at) - 1));
  };
  const now = entries[selected ?? entries.length - 1];
  const id = `audit-${withLanes ? 'whole' : 'strip'}`;
  return (
    <div
      class="audit-curve"
      ref={frame}
      role="slider"
      tabIndex={0}
      data-selected={selected ?? ''}
      aria-label={t('audit.curve')}
      aria-valuemin={1}
      aria-valuemax={found.sheet.moves.length}
      aria-valuenow={(now?.move.nth ?? 0) + 1}
      aria-valuetext={valueText(found, now)}
      onClick={({ clientX }) => onOpen(nearest(clientX))}
      onKeyDown={(event) => {
        const next = keyTarget(event.key, entries, selected);
        if (event.key === 'Enter' && selected !== null) onOpen(selected);
        else if (next !== null) onSelect(next);
        else return;
        event.preventDefault();
      }}
    >
      <svg width={width} height={bottom} viewBox={`0 0 ${width} ${bottom}`} aria-hidden="true">
        <defs>
          <pattern id={`${id}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(40)">
            <path d="M0 0V6" stroke="#17120e" stroke-width="2" />
          </pattern>
          <clipPath id={`${id}-fair`}>
            <rect x="0" y="-20" width={edge} height={bottom + 40} />
          </clipPath>
          <clipPath id={`${id}-rough`}>
            <rect x={edge} y="-20" width={Math.max(0, width - edge)} height={bottom + 40} />
          </clipPath>
        </defs>
        <Rounds entries={entries} place={place} bottom={bottom} selected={selected} />
        {(height < 90 ? [0, 1000] : height < 200 ? [0, 500, 1000] : [0, 250, 500, 750, 1000]).map((value) => (
          <g key={value}>
            <path class="rule" d={`M${AXIS} ${place.y(value)}H${width - 4}`} />
            <text class="axis" x={AXIS - 8} y={place.y(value) + (value === 1000 ? 11 : 5)} text-anchor="end">
              {value === 1000 ? '100 %' : value / 10}
            </text>
          </g>
        ))}
        <path class="margin" d={`M${AXIS - 4} 4V${bottom}M${AXIS} 4V${bottom}`} />
        <g clip-path={`url(#${id}-fair)`}>
          <path d={blockPath(points, place.y)} fill="#17120e" />
          <path class="gouges" d={gougesOf(points, place.y, seed)} />
        </g>
        <g clip-path={`url(#${id}-rough)`}>
          <path d={blockPath(points, place.y)} fill={`url(#${id}-hatch)`} opacity="0.35" />
        </g>
        <path class="band" d={bandPath(points, place.y)} fill={`url(#${id}-hatch)`} />
        <path class="halo" d={edgePath(points, place.y)} />
        <path class="edge" d={edgePath(points, place.y)} clip-path={`url(#${id}-fair)`} />
        <path class="edge rough" d={edgePath(points, place.y)} clip-path={`url(#${id}-rough)`} />
        {withLanes && (
          <Lanes entries={entries} place={place} top={HEAD + height + 8} lane={LANE} axis={AXIS} width={width} />
        )}
        {selected !== null && (
          <Needle entry={entries[selected]} x={place.x(selected)} place={place} foot={HEAD + height} />
        )}
        {withLanes && (
          <TurningPointNumbers
            place={place}
            top={HEAD}
            of={found.points.map((_, nth) => entryOfPoint(entries, found, nth))}
            values={entries.map(({ value }) => value)}
            width={width}
          />
        )}
      </svg>
    </div>
  );
}

interface RoundsProps {
  readonly entries: readonly Entry[];
  readonly place: Place;
  readonly bottom: number;
  readonly selected: number | null;
}

function Rounds({ entries, place, bottom, selected }: RoundsProps) {
  const firsts = entries.flatMap(({ move }, nth) => (move.round === entries[nth - 1]?.move.round ? [] : [nth]));
  const looked = entries[selected ?? -1]?.move.round;
  let free = 0;
  return (
    <g>
      <text class="axis" x={AXIS - 8} y={17} text-anchor="end">
        {t('audit.round')}
      </text>
      {firsts.map((first, nth) => {
        const left = place.x(first - 1);
        const right = place.x((firsts[nth + 1] ?? entries.length) - 1);
        const middle = (left + right) / 2;
        const round = entries[first]?.move.round ?? 0;
        const half = (DIGIT * `${round}`.length) / 2;
        const isNumbered = middle - half >= free;
        if (isNumbered) free = middle + half + ROUND_GAP;
        return (
          <g key={first}>
            {nth % 2 === 1 && <rect class="shade" x={left} y={4} width={right - left} height={bottom - 4} />}
            {round === looked && <rect class="looked" x={left} y={4} width={right - left} height={bottom - 4} />}
            {nth > 0 && <path class="column" d={`M${left} 4V${bottom}`} />}
            {isNumbered && (
              <text class="round" x={middle} y={18} text-anchor="middle">
                {round}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

interface NeedleProps {
  readonly entry: Entry | undefined;
  readonly x: number;
  readonly place: Place;
  readonly foot: number;
}

function Needle({ entry, x, place, foot }: NeedleProps) {
  if (!entry) return null;
  const y = place.y(entry.value);
  // The needle points at the curve from below, or from above if there is no room below.
  const to = y + 34 <= foot + 4 ? 1 : -1;
  const end = to === 1 ? Math.max(y + 34, foot + 4) : Math.min(y - 34, foot - 40);
  return (
    <path
      class="needle"
      d={`M${x} ${y + 4 * to}L${x + 10} ${y + 22 * to}L${x + 3} ${y + 19 * to}V${end}H${x - 3}V${y + 19 * to}L${x - 10} ${y + 22 * to}Z`}
    />
  );
}

interface Point {
  readonly x: number;
  readonly value: number;
  readonly error: number;
}

type Height = (value: number) => number;

function edgePath(points: readonly Point[], y: Height, by = 0): string {
  return `M${points.map(({ x, value, error }) => `${x.toFixed(1)} ${y(bounded(value + by * error)).toFixed(1)}`).join('L')}`;
}

function bandPath(points: readonly Point[], y: Height): string {
  const back = edgePath([...points].reverse(), y, -1).slice(1);
  return `${edgePath(points, y, 1)}L${back}Z`;
}

const bounded = (value: number): number => Math.min(1000, Math.max(0, value));

function valueText({ sheet }: AuditResults, entry: Entry | undefined): string {
  if (!entry) return '';
  const { nth, round } = entry.move;
  return t('audit.at', { move: nth + 1, last: sheet.moves.length, round, chance: percents(entry.value) });
}

/** The index of the entry that a key selects; null if the key selects no entry. */
function keyTarget(key: string, entries: readonly Entry[], selected: number | null): number | null {
  const last = entries.length - 1;
  if (last < 0) return null;
  const at = selected ?? last;
  const round = entries[at]?.move.round ?? 0;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return selected === null ? 0 : Math.min(last, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'PageUp': {
      const before = entries.findLast(({ move }) => move.round < round)?.move.round;
      return before === undefined ? 0 : entries.findIndex(({ move }) => move.round === before);
    }
    case 'PageDown': {
      const after = entries.findIndex(({ move }) => move.round > round);
      return after < 0 ? last : after;
    }
    default:
      return null;
  }
}

/** The width in px until the element is measured. */
const FIRST_WIDTH = 350;

/** A hook that measures the width of an element in px. The width is updated when the element is resized. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, measure] = useState(FIRST_WIDTH);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => measure(Math.max(240, element.clientWidth || FIRST_WIDTH)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, width] as const;
}
