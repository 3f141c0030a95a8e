/**
 * Computes what a ghost shows: the hero's path, and for each monster that has yet to act its path, its targets and its
 * mean damage.
 */
import { t } from '../../../i18n';
import { tenths } from '../../../i18n/longTable/forms';
import type { HexId } from '../../../rules/core/hexes';
import { figureOf } from '../../../rules/longTable/figures';
import type { FigureId } from '../../../rules/longTable/state';
import { changesOf } from '../../../session/longTable/ghostChanges';
import type { GhostForecast, GhostView } from '../../../session/longTable/ghosts';

/** An attack: its attacker's hex, its target's hex, and its mean damage. */
export interface Aim {
  readonly from: HexId;
  readonly to: HexId;
  readonly damage: string;
  /** Whether target or damage would differ if the hero stayed. */
  readonly changed: boolean;
}

/** A short text at the edge of a hex. */
export interface Tag {
  readonly hex: HexId;
  readonly text: string;
  readonly icon: 'dead' | null;
  readonly changed: boolean;
}

/** The hero's part, which follows the pointer at once. */
export interface GhostHeroView {
  readonly hero: FigureId;
  readonly hex: HexId;
  /** From the hero's hex to the ghost. */
  readonly way: readonly HexId[];
}

/** The monsters' part, which stays until the next forecast is ready. */
export interface GhostPlanView {
  readonly hex: HexId;
  /** For each monster that moves, its path from start to end. */
  readonly ways: readonly (readonly HexId[])[];
  readonly aims: readonly Aim[];
  readonly tags: readonly Tag[];
}

export function ghostHeroView({ play, hero, hex, way }: GhostView): GhostHeroView {
  const from = figureOf(play.state, hero)?.hex ?? hex;
  return { hero, hex, way: [from, ...way.path] };
}

export function ghostPlanView({ play, hero, way, hex }: GhostView, plan: GhostForecast): GhostPlanView {
  const changes = changesOf(plan);
  const place = (id: FigureId): HexId | undefined => (id === hero ? plan.hex : figureOf(play.state, id)?.hex);
  const dangers = hex === plan.hex ? way.risks.filter((risk) => risk !== 'door') : [];
  return {
    hex: plan.hex,
    ways: changes.flatMap(({ turn }) => (turn.path.length > 1 ? [turn.path] : [])),
    aims: changes.flatMap(({ turn, targets, changed }) =>
      targets.flatMap((target) => {
        const [from, to] = [turn.path.at(-1), place(target)];
        if (from === undefined || to === undefined || from === to) return [];
        const strikes = turn.strikes.filter((strike) => strike.target === target);
        return [{ from, to, damage: tenths(strikes.reduce((sum, { mean }) => sum + mean, 0)), changed }];
      }),
    ),
    tags: [
      ...dangers.map((risk): Tag => ({ hex: plan.hex, text: t(`board.ghost.${risk}`), icon: null, changed: true })),
      ...fallOf(hero, plan),
      ...changes.flatMap(({ turn, targets, before }): Tag[] => {
        const at = turn.path.at(-1);
        const isIdle = at !== undefined && targets.length === 0 && before.length > 0;
        return isIdle ? [{ hex: at, text: '0', icon: null, changed: true }] : [];
      }),
    ],
  };
}

/** The chance that the moving hero falls, as a tag; none if there is no such chance. */
function fallOf(hero: FigureId, { hex, stay, here }: GhostForecast): Tag[] {
  const [was = 0, now = 0] = [stay, here].map((ghost) =>
    Math.round(100 * (ghost.heroes.find(({ figure }) => figure === hero)?.falls ?? 0)),
  );
  return now === 0 ? [] : [{ hex, text: t('board.ghost.chance', { n: now }), icon: 'dead', changed: now > was }];
}
