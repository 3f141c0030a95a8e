/** The party's map of Dunmark and the river, with a number where a scenario is known. Decoration: the pages say all of it in words. */
import { campaignBook } from '../../content/longTable/campaign/book';
import type { Campaign } from '../../rules/longTable/campaign/state';

/** Fields of the picture: A to F from west to east, 1 to 5 from north to south. */
const COLUMNS = 6;
const ROWS = 5;

/** The middle of a place such as `C4`, in parts of the picture. */
export function middleOf(place: string): { readonly left: number; readonly top: number } {
  return { left: (place.charCodeAt(0) - 65 + 0.5) / COLUMNS, top: (Number(place.slice(1)) - 0.5) / ROWS };
}

const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

export function WorldMap({ state }: { state: Campaign }) {
  const known = campaignBook().scenarios.flatMap(({ id, number, place }) => {
    if (state.world.completed.includes(id)) return [{ number, place, is: 'done' }];
    if (state.world.blocked.includes(id)) return [{ number, place, is: 'blocked' }];
    return state.world.unlocked.includes(id) ? [{ number, place, is: 'open' }] : [];
  });
  return (
    <div class="world" data-block="longTable/world" aria-hidden="true">
      {known.map(({ number, place, is }, i) => {
        const { left, top } = middleOf(place);
        // Two scenarios of one place stand beside each other.
        const beside = known.slice(0, i).filter((other) => other.place === place).length;
        return (
          <span
            class={is}
            key={number}
            data-number={number}
            style={{ left: percent(left + beside * 0.07), top: percent(top) }}
          >
            {number}
          </span>
        );
      })}
    </div>
  );
}
