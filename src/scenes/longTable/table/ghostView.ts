/** What is drawn of a ghost: where the hero would stand, the way there, and what each monster would do then. */
import { t } from '../../../i18n';
import { capital } from '../../../i18n/longTable/forms';
import { figureName, heroTitle } from '../../../i18n/longTable/naming';
import type { HexId } from '../../../rules/core/hexes';
import { figureOf } from '../../../rules/longTable/figures';
import type { FigureId } from '../../../rules/longTable/state';
import { changesOf, type GhostChange } from '../../../session/longTable/ghostChanges';
import type { GhostShown } from '../../../session/longTable/ghosts';
import type { LabelView } from './Labels';

export interface GhostView {
  readonly hero: FigureId;
  readonly hex: HexId;
  /** From where the hero stands to the ghost. */
  readonly way: readonly HexId[];
  /** Of each monster that moves, from where it stands to where it stops. */
  readonly ways: readonly (readonly HexId[])[];
  /** Where one attacks from, and whom. */
  readonly aims: readonly { readonly from: HexId; readonly to: HexId }[];
  readonly labels: readonly LabelView[];
  /** Beneath the ghost. */
  readonly feet: readonly Omit<LabelView, 'hex'>[];
}

export function ghostView(shown: GhostShown): GhostView {
  const { play, hero, hex, way, most, plan } = shown;
  const from = figureOf(play.state, hero)?.hex ?? hex;
  const changes = plan ? changesOf(plan) : [];
  const place = (id: FigureId): HexId | undefined => (id === hero ? plan?.hex : figureOf(play.state, id)?.hex);
  const dangers = way.risks.map((risk) => t(`board.ghost.${risk}`));
  const tip = t('board.ghost.tip', { hex, cost: way.cost, most });
  return {
    hero,
    hex,
    way: [from, ...way.path],
    ways: changes.flatMap(({ turn }) => (turn.path.length > 1 ? [turn.path] : [])),
    aims: changes.flatMap(({ turn, targets }) =>
      targets.flatMap((target) => {
        const [at, to] = [turn.path.at(-1), place(target)];
        return at === undefined || to === undefined || at === to ? [] : [{ from: at, to }];
      }),
    ),
    labels: changes.flatMap((change) => labelOf(shown, change)),
    feet: [{ text: [tip, ...dangers].join(' · '), focus: way.risks.some((risk) => risk !== 'door') }, ...fallOf(shown)],
  };
}

function labelOf({ play }: GhostShown, { turn, targets, before, mean, changed }: GhostChange): LabelView[] {
  const hex = turn.path.at(-1);
  if (hex === undefined || (targets.length === 0 && before.length === 0)) return [];
  const { initiative } = turn;
  const target = targets.map((id) => titleOf(play, id)).join(', ');
  const text =
    targets.length === 0
      ? t('board.ghost.still', { initiative })
      : t('board.ghost.hits', { initiative, target, mean: mean.toFixed(1) });
  return [{ hex, text, focus: changed }];
}

const titleOf = (play: GhostShown['play'], id: FigureId): string => {
  const figure = figureOf(play.state, id);
  return figure?.kind === 'hero' ? heroTitle(figure.hero) : capital(figureName(play, id));
};

/** The chance that the hero who moves falls, before and now; nothing where there is none. */
function fallOf({ hero, plan }: GhostShown): Omit<LabelView, 'hex'>[] {
  const [was, now] = [plan?.stay, plan?.here].map(
    (ghost) => ghost?.heroes.find(({ figure }) => figure === hero)?.falls ?? 0,
  );
  const [before, after] = [whole(was ?? 0), whole(now ?? 0)];
  if (before === 0 && after === 0) return [];
  return [{ text: t('board.ghost.fallsFrom', { before, after }), focus: after > before }];
}

const whole = (chance: number): number => Math.round(100 * chance);
