/** Test kit: a position of the Long Table in which a hero moves before monsters, and the chosen hex changes what the monsters do. */
import { createGreedyBot } from '../../src/bots/longTable/careful';
import type { TableCampaign } from '../../src/flow/longTable/campaign';
import { isOver, type Play } from '../../src/flow/longTable/play';
import type { LongTable } from '../../src/flow/longTable/types';
import type { Journal } from '../../src/journal/journal';
import { hexAfter } from '../../src/panels/mirror/steering';
import type { HexId } from '../../src/rules/core/hexes';
import { type Ghost, ghostOf } from '../../src/rules/longTable/ghost';
import { changesOf } from '../../src/session/longTable/ghostChanges';
import type { Interaction } from '../../src/session/longTable/interaction';
import { partyAt, tableOf } from './longTableWon';

export interface GhostTable {
  readonly campaign: TableCampaign;
  readonly journal: Journal<LongTable>;
  readonly interaction: Interaction;
  readonly mover: HexId;
  /** If the hero moves there, a monster acts differently. */
  readonly hex: HexId;
  /** A hex beside the mover, which `key` selects. */
  readonly beside: HexId;
  readonly key: string;
  readonly heroes: number;
}

export const ghostIn = ({ book, state }: Pick<Play, 'book' | 'state'>, path: readonly HexId[]): Ghost =>
  ghostOf(book, state, path);

const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const MAX_COMMANDS = 200;

function foundAt({ preview, play, places, mover }: Interaction): Pick<GhostTable, 'hex' | 'beside' | 'key'> | null {
  const moving = preview ?? play;
  const { question, turn } = moving.state;
  if (mover === null || question?.ask !== 'move' || question.move.action.actor !== turn?.figure) return null;
  const stay = ghostIn(moving, []);
  const hex = [...places.spots].find(([hex, { way }]) => {
    if (!way || way.risks.length > 0) return false;
    return changesOf({ hex, stay, here: ghostIn(moving, way.path) }).some(({ changed }) => changed);
  })?.[0];
  const { board } = play.book.scenario;
  for (const key of KEYS) {
    const beside = hexAfter(board, mover, { code: key });
    if (hex !== undefined && beside !== null && beside !== mover && places.spots.get(beside)?.way)
      return { hex, beside, key };
  }
  return null;
}

/** Plays games until it finds such a position. @throws Error if it finds none */
export function ghostTable(): GhostTable {
  for (let nth = 0; nth < 20; nth += 1) {
    const campaign = partyAt('noticeOnTheDoor', `ghost${nth}`);
    const interaction = tableOf(campaign);
    const bot = createGreedyBot();
    for (let i = 0; i < MAX_COMMANDS && !isOver(interaction.play); i += 1) {
      const found = foundAt(interaction);
      const { mover, session, play } = interaction;
      const heroes = play.state.figures.filter(({ kind }) => kind === 'hero').length;
      if (found && mover !== null) return { campaign, journal: session.journal, interaction, mover, heroes, ...found };
      const command = bot(play);
      if (!command) break;
      interaction.send(command);
    }
  }
  throw new Error('in none of the games does a move change what a monster does');
}
