/** The slip with the forecast: how long the hero's cards last, the elements, the monster's actions, and a table of threats. */
import type { Play } from '../../../flow/inHand/play';
import { t } from '../../../i18n';
import { capitalise, foeWithArticle } from '../../../i18n/inHand/words';
import type { Forecast } from '../../../rules/inHand/odds';
import type { Foresight as Foreseen, Threat } from '../../../session/inHand/foresight';
import type { Box } from '../../box';
import {
  actsFirst,
  damageRange,
  elementsSentence,
  hpOfForecast,
  killPercent,
  stepsOf,
  threatName,
} from './foresightText';
import type { HudPlan } from './plan';

interface SlipProps {
  readonly play: Play;
  readonly foresight: Foreseen;
  readonly chances: boolean;
  readonly plan: HudPlan;
}

export function ForesightSlip({ play, foresight, chances, plan }: SlipProps) {
  return (
    <div class="foresight paper" style={positionStyle(plan)} data-term="forecast">
      <p>
        <b>{t('foresight.staminaSaid', { count: foresight.stamina })}</b> {elementsSentence(foresight)}
      </p>
      {plan.side && <Steps play={play} />}
      {foresight.threats.length > 0 && <ThreatTable threats={foresight.threats} chances={chances} play={play} />}
    </div>
  );
}

/** Lists the monster's actions in its turn, once the column of the monster's behaviour is known. */
function Steps({ play }: { play: Play }) {
  const fight = play.state.fight;
  const steps = stepsOf(play);
  if (!fight?.face || steps.length === 0) return null;
  return (
    <>
      <p>
        <b>{capitalise(t('narration.monsterActs', { foe: foeWithArticle(play, fight.foe), face: fight.face }))}</b>
      </p>
      <ol class="steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

/** The height of the two slips that are above the forecast in landscape, in px. */
const BELOW_TABS = 104;

/**
 * The position of the slip: under the prompt, or in landscape beside the map and below the other slips. On a wide screen
 * the style sheet places it under the log.
 */
function positionStyle({ prompt, side, composition, tabs, width }: HudPlan): Record<string, string> {
  if (side) return {};
  if (composition === 'landscape') {
    const half = width / 2;
    const left = prompt.x < half ? half + 8 : 8;
    return { left: `${left}px`, top: `${tabs.y + BELOW_TABS}px`, width: `${half - 16}px` };
  }
  return { left: `${prompt.x}px`, top: `${prompt.y + prompt.height + 6}px`, width: `${prompt.width}px` };
}

interface TableProps {
  readonly threats: readonly Threat[];
  readonly chances: boolean;
  readonly play: Play;
}

/**
 * The table of threats: a row for each threat (a monster at a Distance) and a column for each possible behaviour. If several threats have
 * only one possible behaviour, as after the roll, the table instead has one row, with a column for each Distance.
 */
function ThreatTable({ threats, chances, play }: TableProps) {
  const [first] = threats;
  const [column, ...others] = first?.columns ?? [];
  if (!first || !column) return null;
  if (others.length === 0 && threats.length > 1)
    return <Rolled threats={threats} chances={chances} play={play} column={column} />;
  return (
    <table>
      <thead>
        <tr>
          <td />
          {first.columns.map((each) => (
            <th key={each.face} scope="col">
              <Head column={each} threat={first} play={play} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {threats.map((threat) => (
          <tr key={`${threat.foe} ${threat.distance}`} class={threat.by}>
            <th scope="row">{threatName(play, threat)}</th>
            {threat.columns.map((each) => (
              <td key={each.face}>
                <Result column={each} chances={chances} from={threat.distance} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Rolled({ threats, chances, play, column }: TableProps & { column: Forecast }) {
  const [first] = threats;
  return (
    <table class="rolled">
      <thead>
        <tr>
          <th scope="col">{t('foresight.distance')}</th>
          {threats.map(({ distance, by }) => (
            <th key={distance} scope="col" class={by}>
              {distance}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{first && <Head column={column} threat={first} play={play} />}</th>
          {threats.map(({ distance, by, columns }) => (
            <td key={distance} class={by}>
              {columns.map((each) => (
                <Result key={each.face} column={each} chances={chances} from={distance} />
              ))}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Head({ column, threat, play }: { column: Forecast; threat: Threat; play: Play }) {
  const { initiative: hero } = threat;
  const hp = hpOfForecast(play, threat, column);
  const order = t(actsFirst(column, hero) ? 'foresight.before' : 'foresight.after');
  return (
    <>
      <b class="foresight-face" data-face={column.face}>
        {column.face}
      </b>{' '}
      {column.initiative}
      {hero > 0 && (
        <small>
          {order}
          {hp !== null && <span class="at-hp">, {t('foresight.atHp', { hp })}</span>}
        </small>
      )}
    </>
  );
}

function Result({ column, chances, from }: { column: Forecast; chances: boolean; from: number }) {
  const { attack, distance } = column;
  const deadly = chances ? killPercent(attack) : null;
  return (
    <>
      {attack ? (
        <b class={deadly === null ? '' : 'deadly'}>{t('foresight.damage', { damage: damageRange(attack) })}</b>
      ) : (
        t('foresight.noAttack')
      )}
      {deadly !== null && <small class="deadly">{t('foresight.deadly', { chance: deadly })}</small>}
      {distance !== from && <small>{t('foresight.steps', { distance })}</small>}
    </>
  );
}

/** Shows before the roll of the behaviour what each letter would mean. The columns use the place of the odds of an attack. */
export function Columns({ threats, chances, play, box }: TableProps & { box: Box }) {
  const { x, y, width, height } = box;
  const place = { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
  return (
    <div class="foresight foresight-columns" style={place} data-term="forecast">
      <ThreatTable threats={threats} chances={chances} play={play} />
    </div>
  );
}
