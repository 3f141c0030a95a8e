/** Plays the bot's games in a worker: receives a `BotRequest` and answers with `WorkerMessage`s. */

import type { WorkerMessage } from '../../shell/runInWorker';
import type { ReadResult } from '../../storage/untrusted';
import { type BotRequest, type BotTally, botGames } from './botGames';

const post = (message: WorkerMessage<BotTally, ReadResult<BotTally>>): void => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<BotRequest>) => {
  const games = botGames(data);
  let posted: BotTally | null = null;
  let next = games.next();
  for (; !next.done; next = games.next()) {
    if (next.value === posted) continue;
    posted = next.value;
    post({ progress: posted });
  }
  post({ result: next.value });
};
