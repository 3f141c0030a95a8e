/** L34: the form that starts a random dungeon. The player chooses the penalties of each of the three dungeon rooms. */
import { useState } from 'preact/hooks';
import { t } from '../../../i18n';
import type { MoveOf } from '../../../rules/longTable/campaign/moves';
import type { LongTableApp } from '../app';

const STEPS = ['none', 'minor', 'major'] as const;
const FLOORS = [0, 1, 2] as const;

interface DungeonProps {
  readonly app: LongTableApp;
  /** The preset move (L34.4). */
  readonly usual: MoveOf<'dungeon'>;
}

export function Dungeon({ app, usual }: DungeonProps) {
  const [penalties, settle] = useState(usual.penalties);
  const [first, second, third] = penalties.map((step) => t(`campaign.penaltyStep.${step}`));
  return (
    <>
      <button
        type="button"
        class="slab"
        data-move="dungeon"
        onClick={() => app.makeMove({ ...usual, penalties: [...penalties] })}
      >
        {t('board.camp.dungeon')}
        <small>{t('board.camp.penalties', { steps: [first, second, third].join(', ') })}</small>
      </button>
      <details class="folded floors">
        <summary>{t('board.camp.floors')}</summary>
        {FLOORS.map((floor) => (
          <fieldset class="levels" key={floor}>
            <legend>{t('board.camp.floor', { n: floor + 1 })}</legend>
            {STEPS.map((step) => (
              <label key={step}>
                <input
                  type="radio"
                  name={`floor${floor}`}
                  value={step}
                  checked={penalties[floor] === step}
                  onChange={() => {
                    const [a, b, c] = penalties;
                    settle([floor === 0 ? step : a, floor === 1 ? step : b, floor === 2 ? step : c]);
                  }}
                />
                {t(`campaign.penaltyStep.${step}`)}
              </label>
            ))}
          </fieldset>
        ))}
      </details>
    </>
  );
}
