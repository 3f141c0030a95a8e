/** Shows the forecast of an attack for each target, before the modifier card is drawn. */
import { useMemo } from 'preact/hooks';
import { legal, type Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { capitalise } from '../../../i18n/longTable/forms';
import { figureName } from '../../../i18n/longTable/naming';
import { formatTenths } from '../../../i18n/numbers';
import { figureOf } from '../../../rules/longTable/figures';
import { threatsOf } from '../../../session/longTable/foresight';
import type { Interaction } from '../../../session/longTable/interaction';
import type { LongPictures } from '../app';
import { Chip, Picture } from '../Icon';
import { enableSidewaysScroll } from './sidewaysScroll';

interface ForecastsProps {
  readonly pictures: LongPictures;
  readonly interaction: Interaction;
  readonly play: Play;
}

/**
 * The key of the text for a chance to kill. The chances 0 and 1 have words instead of a number.
 * @param slam whether the target may hit something: then no text may say that the attack cannot kill
 */
const oddsKey = (kill: number, slam: boolean) =>
  kill <= 0 && !slam ? 'board.oddsNever' : kill >= 1 ? 'board.oddsSure' : 'board.odds';

/** A chance in whole percent. Only the exact chances 0 and 1 give 0 and 100. */
const percent = (chance: number): number =>
  chance <= 0 || chance >= 1 ? 100 * chance : Math.min(99, Math.max(1, Math.round(100 * chance)));

export function Forecasts({ pictures, interaction, play }: ForecastsProps) {
  const { options, draft, preview } = interaction;
  const threats = useMemo(
    () => (preview ? threatsOf(preview, legal(preview), draft.area) : threatsOf(play, options, draft.area)),
    [play, options, preview, draft.area],
  );
  const { question } = play.state;
  // During an attack the modifier card is drawn for one target at a time. The forecasts for the later targets stay visible.
  const at = question?.ask === 'draw' ? question.strike.target : null;
  if (threats.length === 0) return null;
  const hasLater = at !== null && threats.some(({ figure }) => figure !== at);
  return (
    <ul
      class={`forecasts ${threats.length > 2 ? 'many' : ''} ${hasLater ? 'with-later' : ''}`}
      ref={enableSidewaysScroll}
    >
      {threats.map(({ figure, hp, after, odds, slam }) => {
        const target = figureOf(play.state, figure);
        if (!target) return null;
        const elite = target.kind === 'monster' && target.rank !== 'normal';
        const kind = target.kind === 'monster' ? target.monster : 'box';
        const spot = interaction.places.spots.get(target.hex);
        const isTarget = spot?.commands.some(({ type }) => type === 'target' || type === 'perform') ?? false;
        const content = (
          <>
            <Chip pictures={pictures} kind={kind} ring={elite ? 'elite' : 'normal'} />
            <span>
              <strong>
                {capitalise(figureName(play, figure))}{' '}
                <span class="kept">
                  <Picture path={pictures.icon('hp')} class="hp" /> {hp} → ≈{after}
                </span>
              </strong>
              <small>
                {t(oddsKey(odds.kill, slam !== null && slam.kill > 0), {
                  mean: formatTenths(odds.mean),
                  kill: percent(odds.kill),
                })}
              </small>
              {slam && <small>{t('board.oddsSlam', { n: slam.n, kill: percent(slam.kill) })}</small>}
            </span>
          </>
        );
        return (
          <li key={figure} class={at === null || figure === at ? '' : 'later'} aria-current={figure === at}>
            {isTarget ? (
              <button type="button" data-figure={figure} onClick={() => interaction.tapHex(target.hex)}>
                {content}
              </button>
            ) : (
              content
            )}
          </li>
        );
      })}
    </ul>
  );
}
