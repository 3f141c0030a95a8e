/** Shows the forecast for the ghost's hex: as sentences, and as bars on the heroes' boards or tabs. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../i18n';
import { formatTenths } from '../../../i18n/numbers';
import { figureOf, heroFigureId } from '../../../rules/longTable/figures';
import type { HeroId } from '../../../rules/longTable/vocabulary';
import type { GhostView } from '../../../session/longTable/ghosts';
import type { Interaction } from '../../../session/longTable/interaction';
import { boxStyle } from '../../box';
import { assumptions, BRIEF, briefSentences, ghostSentences } from './ghostWords';
import type { HudPlan } from './plan';

/** Subscribes a component to the ghost. When the ghost changes, only that component renders again. */
function useGhost({ ghosts }: Interaction): GhostView | null {
  const [, redraw] = useState(0);
  useEffect(() => ghosts.subscribe(() => redraw((n) => n + 1)), [ghosts]);
  return ghosts.shown;
}

const percent = (chance: number): number => Math.round(100 * chance);
const sumLeft = (heroes: readonly { readonly left: number }[]): string =>
  formatTenths(heroes.reduce((sum, { left }) => sum + left, 0));

/** The sentences of the forecast in the right column of a desktop window. */
export function GhostSlip({ interaction }: { readonly interaction: Interaction }) {
  const shown = useGhost(interaction);
  const { forecast } = shown ?? {};
  if (!shown || !forecast) return null;
  return (
    <section class="ghost-slip paper" aria-hidden="true">
      <h3>
        {t('board.ghost.title', { hex: forecast.hex })}
        {forecast.hex === shown.hex && <b>{t('board.ghost.cost', { cost: shown.way.cost, most: shown.movement })}</b>}
      </h3>
      {ghostSentences(shown).map((each) => (
        <p key={each}>{each}</p>
      ))}
      <dl>
        <dt>{t('board.ghost.partyStays')}</dt>
        <dd>{sumLeft(forecast.stay.heroes)}</dd>
        <dt>{t('board.ghost.partyGoes', { hex: forecast.hex })}</dt>
        <dd>{sumLeft(forecast.here.heroes)}</dd>
      </dl>
      <small>{t('board.ghost.known')}</small>
    </section>
  );
}

interface BriefProps {
  readonly interaction: Interaction;
  readonly plan: HudPlan;
}

/** The sentences of the forecast on a phone. They cover the title in the header, where they hide no button. */
export function GhostBrief({ interaction, plan }: BriefProps) {
  const shown = useGhost(interaction);
  if (!shown?.forecast) return null;
  const words = briefSentences(ghostSentences(shown), assumptions(shown.forecast)).join(' ');
  const size = words.length > BRIEF ? 'long-words' : '';
  return (
    <aside class={`ghost-slip paper brief ${size}`} style={boxStyle(titleOf(plan))} aria-hidden="true">
      <p>{words}</p>
    </aside>
  );
}

/** The width of the buttons at each end of the header, in px of the HUD. */
const BUTTON = 58;

/** The box of the title between the header's buttons. */
function titleOf({ composition, header, foot, hand, width }: HudPlan) {
  const { y, height } = header;
  if (composition !== 'landscape') return { x: BUTTON, y, width: width - 2 * BUTTON, height };
  const x = hand === 'left' ? foot.x + BUTTON : foot.x;
  return { x, y, width: foot.width - BUTTON, height };
}

/** The sentences of the forecast for screen readers. */
export function GhostSpoken({ interaction }: Pick<BriefProps, 'interaction'>) {
  const shown = useGhost(interaction);
  const { forecast } = shown ?? {};
  const falls = forecast?.here.heroes.find(({ figure }) => figure === shown?.hero)?.falls ?? 0;
  const words =
    shown && forecast ? [`${t('board.ghost.title', { hex: forecast.hex })}.`, ...ghostSentences(shown)] : [];
  if (falls > 0) words.push(t('board.ghost.fallsNow', { chance: percent(falls) }));
  return <p role="status">{words.join(' ')}</p>;
}

interface BarsProps {
  readonly interaction: Interaction;
  readonly hero: HeroId;
  /** Whether there is little room, as on a tab or a folded board. Then the bars have no labels, and only the second bar has a number. */
  readonly brief: boolean;
}

/**
 * Compares two forecasts for a hero: the moving hero stays where it is, or moves to the ghost's hex. Each forecast gives the hero's mean HP
 * at the end of the round and the chance that the hero is exhausted.
 */
export function GhostBars({ interaction, hero, brief }: BarsProps) {
  const shown = useGhost(interaction);
  const { forecast, play } = shown ?? {};
  const id = heroFigureId(hero);
  const figure = play && figureOf(play.state, id);
  const [stay, here] = [forecast?.stay, forecast?.here].map((ghost) =>
    ghost?.heroes.find(({ figure }) => figure === id),
  );
  if (!forecast || !figure || !stay || !here) return null;
  const { maxHp } = figure;
  const [was, now] = [percent(stay.falls), percent(here.falls)];
  const chance = <b class={now > was ? 'worse' : ''}>{t('board.ghost.chance', { n: now })}</b>;
  if (brief)
    return (
      <span class="ghost-bars brief" aria-hidden="true">
        <Bar hp={stay.hp} max={maxHp} left={stay.left} />
        <Bar hp={here.hp} max={maxHp} left={here.left} />
        <b class="left">{formatTenths(here.left)}</b>
        {now > 0 && <span class="falls">{chance}</span>}
      </span>
    );
  return (
    <span class="ghost-bars" aria-hidden="true">
      <small>{t('board.ghost.stay')}</small>
      <Bar hp={stay.hp} max={maxHp} left={stay.left} />
      <b class="left">{formatTenths(stay.left)}</b>
      <small>{t('board.ghost.at', { hex: forecast.hex })}</small>
      <Bar hp={here.hp} max={maxHp} left={here.left} />
      <b class="left">{formatTenths(here.left)}</b>
      <span class="falls">
        <small>{t('board.ghost.falls')}</small>
        {was !== now && <s>{t('board.ghost.chance', { n: was })}</s>}
        {chance}
      </span>
    </span>
  );
}

interface BarProps {
  readonly hp: number;
  readonly max: number;
  readonly left: number;
}

/** An HP bar: teal for the mean HP left, hatched for the mean loss, dark for HP that are lost already. */
function Bar({ hp, max, left }: BarProps) {
  const part = (n: number) => `${Math.min(100, (100 * n) / Math.max(1, max))}%`;
  return (
    <i class="ghost-bar">
      <em style={{ width: part(Math.max(hp, left)) }} />
      <u style={{ width: part(left) }} />
    </i>
  );
}
