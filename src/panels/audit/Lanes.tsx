/**
 * Draws the two lanes under the curve: a dot for each throw or draw, and a bar for each choice. A gain is above the lane's middle line, a
 * loss is below the line. A choice without an effect and an entry without a precise estimate are on the line.
 */
import { t } from '../../i18n';
import { percents } from '../../i18n/auditWords';
import type { Entry } from './entries';
import type { Place } from './TurningPointNumbers';

interface LanesProps {
  readonly entries: readonly Entry[];
  readonly place: Place;
  readonly top: number;
  readonly lane: number;
  readonly axis: number;
  readonly width: number;
}

export function Lanes({ entries, place, top, lane, axis, width }: LanesProps) {
  const [luck, choice] = [top + lane / 2, top + lane * 1.5 + 8];
  const most = lane / 2 - 3;
  const step = (width - axis) / Math.max(1, entries.length);
  return (
    <g class="lanes">
      <path d={`M${axis} ${luck}H${width - 4}M${axis} ${choice}H${width - 4}`} />
      <text class="axis" x={axis - 8} y={luck + 5} text-anchor="end">
        {t('audit.luck')}
      </text>
      <text class="axis" x={axis - 8} y={choice + 5} text-anchor="end">
        {t('audit.choice')}
      </text>
      {entries.map((entry, nth) => {
        const x = place.x(nth);
        const by = percents(entry.change.by);
        const size = Math.abs(by);
        const isGood = by >= 0;
        if (!entry.isFair)
          return entry.kind === 'luck' ? (
            <circle key={nth} class="open" cx={x} cy={luck} r={3} />
          ) : (
            <path key={nth} d={`M${x} ${choice - 4}V${choice + 4}`} />
          );
        if (entry.kind === 'luck') {
          const r = 2.6 + Math.min(4.6, size * 0.3);
          const y = luck + (isGood ? -1 : 1) * Math.min(most - r, r + 1.5 + size * 0.5);
          return (
            <g key={nth}>
              <path d={`M${x} ${luck}V${y}`} />
              <circle class={isGood ? 'good' : 'bad'} cx={x} cy={y} r={r} />
            </g>
          );
        }
        if (size === 0) return <path key={nth} d={`M${x} ${choice - 2}V${choice + 2}`} />;
        const length = Math.min(most, 3 + size * 1.15);
        const broad = Math.min(7, Math.max(3, step * 0.5));
        return (
          <rect
            key={nth}
            class={isGood ? 'good' : 'bad'}
            x={x - broad / 2}
            y={isGood ? choice - length : choice}
            width={broad}
            height={length}
          />
        );
      })}
    </g>
  );
}
