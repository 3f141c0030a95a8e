/** Plays the bot's games in a worker: receives the order and answers with `WorkerWord`s. */

import type { WorkerMessage } from '../../shell/runInWorker';
import type { Read } from '../../storage/untrusted';
import { type BotOrder, type BotTally, botGames } from './botGames';

const tell = (word: WorkerMessage<BotTally, Read<BotTally>>): void => self.postMessage(word);

self.onmessage = ({ data }: MessageEvent<BotOrder>) => {
  const games = botGames(data);
  let told: BotTally | null = null;
  let next = games.next();
  for (; !next.done; next = games.next()) {
    if (next.value === told) continue;
    told = next.value;
    tell({ progress: told });
  }
  tell({ result: next.value });
};
