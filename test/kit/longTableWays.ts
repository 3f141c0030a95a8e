/** Test kit: a position of the Long Table in which a hero can walk around an adjacent trap; it is found by playing random games. */
import { createGreedyBot } from '../../src/bots/longTable/careful';
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
  /** A path that avoids the trap and differs from the path that the table shows for its last hex. */
  readonly round: readonly HexId[];
}

/** Scenarios whose maps have traps or hazardous hexes. */
const DANGEROUS = ['aFloatingCharge'];
const MAX_COMMANDS = 300;

/** Returns whether a hex is a trap or hazardous: a hero may step onto it, and the table warns of it. */
const isDanger = ({ places }: Interaction, hex: HexId): boolean =>
  places.spots.get(hex)?.way?.risks.some((risk) => risk !== 'door') ?? false;

/** Returns a path of at least three hexes without risks that differs from the one shown for its last hex, or null. */
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

/** Returns a party that has just come to a scenario, which is unlocked without its usual conditions. */
function movedTo(scenario: string, seed: string): TableCampaign {
  const campaign = partyAt('noticeOnTheDoor', seed);
  const { state } = campaign;
  if (state.stage.at !== 'scenario') return campaign;
  const world = { ...state.world, unlocked: [...state.world.unlocked, scenario] };
  const stage = { ...state.stage, journey: { ...state.stage.journey, scenario } };
  return { ...campaign, state: { ...state, world, stage } };
}

/** Plays games until it finds such a position. @throws Error if it finds none */
export function trapTable(): TrapTable {
  for (const scenario of DANGEROUS) {
    for (const seed of Array.from({ length: 40 }, (_, nth) => `ways${nth}`)) {
      const campaign = movedTo(scenario, seed);
      const interaction = tableOf(campaign);
      const bot = createGreedyBot();
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
  throw new Error('in none of the games does a hero come to a trap that it can walk around');
}
