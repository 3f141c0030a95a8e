/**
 * Computes the content of a ghost: the hero's path, and for each monster that has not acted yet its path, its targets
 * and its mean damage.
 */
import { t } from '../../../i18n';
import { formatTenths } from '../../../i18n/numbers';
import type { HexId } from '../../../rules/core/hexes';
import { figureOf } from '../../../rules/longTable/figures';
import type { FigureId } from '../../../rules/longTable/state';
import { changesOf } from '../../../session/longTable/ghostChanges';
import type { GhostForecast, GhostView } from '../../../session/longTable/ghosts';

/** An attack: the hex of the attacker, the hex of the target, and the mean damage. */
export interface Aim {
  readonly from: HexId;
  readonly to: HexId;
  readonly damage: string;
  /** Whether the attacker's targets or its total mean damage would be different if the hero stayed. */
  readonly changed: boolean;
}

/** A short text at the edge of a hex. */
export interface Tag {
  readonly hex: HexId;
  readonly text: string;
  readonly icon: 'dead' | null;
  /** Whether the tag is red, because the content of the tag is a result of the hero's move. */
  readonly changed: boolean;
}

/** The part of the ghost that shows the hero. It follows the pointer immediately. */
export interface GhostHeroView {
  readonly hero: FigureId;
  readonly hex: HexId;
  /** The path from the hero's hex to the hex of the ghost. */
  readonly way: readonly HexId[];
}

/** The part of the ghost that shows the monsters. It stays until the next forecast is ready. */
export interface GhostPlanView {
  /** The hex of the ghost for which the forecast was made. */
  readonly hex: HexId;
  /** The path of each monster that moves, from its start to its end. */
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
        return [{ from, to, damage: formatTenths(strikes.reduce((sum, { mean }) => sum + mean, 0)), changed }];
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

/** A list with one tag, the chance that the moving hero is exhausted; an empty list if the chance rounds to 0 %. */
function fallOf(hero: FigureId, { hex, stay, here }: GhostForecast): Tag[] {
  const [was = 0, now = 0] = [stay, here].map((ghost) =>
    Math.round(100 * (ghost.heroes.find(({ figure }) => figure === hero)?.falls ?? 0)),
  );
  return now === 0 ? [] : [{ hex, text: t('board.ghost.chance', { n: now }), icon: 'dead', changed: now > was }];
}
