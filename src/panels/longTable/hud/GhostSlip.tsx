/** What follows for the round if the hero goes where the ghost stands: sentences beside the map, and bars on the heroes' boards. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../i18n';
import { figureOf, heroFigureId } from '../../../rules/longTable/figures';
import type { HeroId } from '../../../rules/longTable/vocabulary';
import type { GhostShown } from '../../../session/longTable/ghosts';
import type { Interaction } from '../../../session/longTable/interaction';
import { boxStyle } from '../../box';
import { ghostSentences } from './ghostWords';
import type { HudPlan } from './plan';

/** Drawn anew by itself when the ghost changes: nothing else of the page is. */
function useGhost({ ghosts }: Interaction): GhostShown | null {
  const [, redraw] = useState(0);
  useEffect(() => ghosts.subscribe(() => redraw((n) => n + 1)), [ghosts]);
  return ghosts.shown;
}

const percent = (chance: number): number => Math.round(100 * chance);
const sumLeft = (heroes: readonly { readonly left: number }[]): string =>
  heroes.reduce((sum, { left }) => sum + left, 0).toFixed(1);

interface SlipProps {
  readonly interaction: Interaction;
  readonly plan: HudPlan;
}

/** In the column of reasons; on a phone over the title, where nothing can be pressed. */
export function GhostSlip({ interaction, plan: places }: SlipProps) {
  const shown = useGhost(interaction);
  const { plan } = shown ?? {};
  if (!shown || !plan) return null;
  const { reason } = places;
  const style = reason
    ? { left: `${reason.x}px`, width: `${reason.width}px`, bottom: `${places.height - reason.y - reason.height}px` }
    : boxStyle(titleOf(places));
  const sentences = ghostSentences(shown);
  return (
    <aside class={`ghost-slip paper ${reason ? '' : 'brief'}`} style={style} aria-hidden="true">
      {reason && <h3>{t('board.ghost.title', { hex: plan.hex })}</h3>}
      {sentences.map((each) => (
        <p key={each}>{each}</p>
      ))}
      {reason && (
        <>
          <dl>
            <dt>{t('board.ghost.partyStays')}</dt>
            <dd>{sumLeft(plan.stay.heroes)}</dd>
            <dt>{t('board.ghost.partyGoes', { hex: plan.hex })}</dt>
            <dd>{sumLeft(plan.here.heroes)}</dd>
          </dl>
          <small>{t('board.ghost.known')}</small>
        </>
      )}
    </aside>
  );
}

/** px of the words: menu and undo at the ends of the header. */
const BUTTON = 58;

/** The title's place between what can be pressed. */
function titleOf({ composition, header, foot, hand, width }: HudPlan) {
  const { y, height } = header;
  if (composition !== 'landscape') return { x: BUTTON, y, width: width - 2 * BUTTON, height };
  const x = hand === 'left' ? foot.x + BUTTON : foot.x;
  return { x, y, width: foot.width - BUTTON, height };
}

/** The same for whoever does not see the map. */
export function GhostSpoken({ interaction }: Pick<SlipProps, 'interaction'>) {
  const shown = useGhost(interaction);
  const { plan } = shown ?? {};
  const falls = plan?.here.heroes.find(({ figure }) => figure === shown?.hero)?.falls ?? 0;
  const words = shown && plan ? [t('board.ghost.title', { hex: plan.hex }), ...ghostSentences(shown)] : [];
  if (falls > 0) words.push(t('board.ghost.fallsNow', { chance: percent(falls) }));
  return <p role="status">{words.join(' ')}</p>;
}

interface BarsProps {
  readonly interaction: Interaction;
  readonly hero: HeroId;
}

/** HP at the end of the round on the mean, if the hero who moves stays and if that hero goes, and the chance to fall. */
export function GhostBars({ interaction, hero }: BarsProps) {
  const shown = useGhost(interaction);
  const { plan, play } = shown ?? {};
  const id = heroFigureId(hero);
  const figure = play && figureOf(play.state, id);
  const [stay, here] = [plan?.stay, plan?.here].map((ghost) => ghost?.heroes.find(({ figure }) => figure === id));
  if (!plan || !figure || !stay || !here) return null;
  const { maxHp } = figure;
  const [was, now] = [percent(stay.falls), percent(here.falls)];
  return (
    <span class="ghost-bars" aria-hidden="true">
      <Bar word={t('board.ghost.stay')} hp={stay.hp} max={maxHp} left={stay.left} />
      <Bar word={t('board.ghost.at', { hex: plan.hex })} hp={here.hp} max={maxHp} left={here.left} />
      <span class="falls">
        <small>{t('board.ghost.falls')}</small>
        {was !== now && <s>{t('board.ghost.chance', { n: was })}</s>}
        <b class={now > was ? 'worse' : ''}>{t('board.ghost.chance', { n: now })}</b>
      </span>
    </span>
  );
}

interface BarProps {
  readonly word: string;
  readonly hp: number;
  readonly max: number;
  readonly left: number;
}

/** Teal is left, hatched goes, dark is lost already. */
function Bar({ word, hp, max, left }: BarProps) {
  const part = (n: number) => `${Math.min(100, (100 * n) / Math.max(1, max))}%`;
  return (
    <span class="ghost-bar">
      <small>{word}</small>
      <i>
        <em style={{ width: part(Math.max(hp, left)) }} />
        <u style={{ width: part(left) }} />
      </i>
      <b>{left.toFixed(1)}</b>
    </span>
  );
}
