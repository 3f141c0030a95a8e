/** `npm run samples`: plays a new sample game for each mode, which players can watch; see scripts/goldens.ts. */
import { writeFileSync } from 'node:fs';
import { createCarefulBot as longTableBot } from '../src/bots/longTable/careful';
import { isOver } from '../src/flow/longTable/play';
import { BOTS } from '../src/sim/inHand/bots';
import { setupFor } from '../src/sim/inHand/cells';
import { journalOf } from '../src/sim/inHand/game';
import { encodeShare } from '../src/storage/shareCode';
import { partyAt, tableOf } from '../test/kit/longTableWon';

/** The maximum number of seeds that are tried until a game is won. */
const MAX_SEEDS = 50;

async function inHand(): Promise<string> {
  for (let nth = 0; nth < MAX_SEEDS; nth++) {
    const setup = setupFor({ scenario: 'plotNine', scenarioLevel: 1, heroLevel: 1 }, nth);
    const { won, journal } = journalOf(setup, BOTS.careful());
    if (won) return encodeShare(journal);
  }
  throw new Error(`the bot wins none of ${MAX_SEEDS} games in hand`);
}

async function longTable(): Promise<string> {
  for (let nth = 0; nth < MAX_SEEDS; nth++) {
    const interaction = tableOf(partyAt('noticeOnTheDoor', `sample${nth}`));
    const bot = longTableBot();
    while (!isOver(interaction.play)) {
      const command = bot(interaction.play);
      if (!command || !interaction.send(command).ok) break;
    }
    if (interaction.play.phase === 'won') return encodeShare(interaction.session.journal);
  }
  throw new Error(`the bot wins none of ${MAX_SEEDS} games of the Long Table`);
}

for (const [mode, code] of [
  ['inHand', await inHand()],
  ['longTable', await longTable()],
] as const) {
  writeFileSync(`src/panels/${mode}/sampleGame.gen.json`, `${JSON.stringify({ code }, null, 2)}\n`);
  console.log(`${mode}: ${code.length} letters`);
}
