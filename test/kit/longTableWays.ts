/** A table of the Long Table at which a hero may go round a trap that lies beside it: found by playing, whatever the maps are. */
import { greedyBot } from '../../src/bots/longTable/careful';
import type { TableCampaign } from '../../src/flow/longTable/campaign';
import { isOver } from '../../src/flow/longTable/play';
import type { LongTable } from '../../src/flow/longTable/types';
import type { Journal } from '../../src/journal/journal';
import { type HexId, neighbours } from '../../src/rules/core/hexes';
import type { Interaction } from '../../src/session/longTable/interaction';
import { pathExtendedTo, wayAlong } from '../../src/session/longTable/ways';
import { partyAt, tableOf } from './longTableWon';

export interface TrapTable {
  readonly campaign: TableCampaign;
  readonly journal: Journal<LongTable>;
  readonly interaction: Interaction;
  readonly mover: HexId;
  readonly trap: HexId;
  /** Not over the trap, and not the way that is shown for its end. */
  readonly round: readonly HexId[];
}

/** Scenarios of which a map has such ground. */
const DANGEROUS = ['aFloatingCharge'];
const MAX_COMMANDS = 300;

/** A trap, or ground that hurts: one may step onto it, and is told so. */
const isDanger = ({ places }: Interaction, hex: HexId): boolean =>
  places.spots.get(hex)?.way?.risks.some((risk) => risk !== 'door') ?? false;

/** A way of at least three hexes, each of them beside the one before, that no touch on its end would lead along. */
function roundOf(
  { play, places }: Interaction,
  trap: HexId,
  path: readonly HexId[],
  from: HexId,
): readonly HexId[] | null {
  if (path.length >= 3) {
    const shown = places.spots.get(path.at(-1) ?? '')?.way;
    if (shown && String(shown.path) !== String(path) && shown.risks.length === 0) return path;
  }
  for (const to of neighbours(from)) {
    if (to === trap || path.includes(to)) continue;
    const on = pathExtendedTo(play, path, to);
    if (on.refused !== null || on.path.length !== path.length + 1) continue;
    if (wayAlong(play, on.path)?.risks.length !== 0) continue;
    const found = roundOf({ play, places } as Interaction, trap, on.path, to);
    if (found) return found;
  }
  return null;
}

/** A party that has just come to a scenario, which is unlocked whatever unlocks it. */
function movedTo(scenario: string, seed: string): TableCampaign {
  const campaign = partyAt('noticeOnTheDoor', seed);
  const { state } = campaign;
  if (state.stage.at !== 'scenario') return campaign;
  const world = { ...state.world, unlocked: [...state.world.unlocked, scenario] };
  const stage = { ...state.stage, journey: { ...state.stage.journey, scenario } };
  return { ...campaign, state: { ...state, world, stage } };
}

/** @throws Error if there is no such table */
export function trapTable(): TrapTable {
  for (const scenario of DANGEROUS) {
    for (const seed of Array.from({ length: 40 }, (_, nth) => `ways${nth}`)) {
      const campaign = movedTo(scenario, seed);
      const interaction = tableOf(campaign);
      const bot = greedyBot();
      for (let i = 0; i < MAX_COMMANDS && !isOver(interaction.play); i += 1) {
        const { mover, play } = interaction;
        const isHeroes = play.state.question?.ask === 'move';
        const trap = mover === null ? undefined : neighbours(mover).find((hex) => isDanger(interaction, hex));
        const round = isHeroes && mover !== null && trap !== undefined ? roundOf(interaction, trap, [], mover) : null;
        if (mover !== null && trap !== undefined && round)
          return { campaign, journal: interaction.session.journal, interaction, mover, trap, round };
        const command = bot(play);
        if (!command) break;
        interaction.send(command);
      }
    }
  }
  throw new Error('nobody comes to a trap');
}
