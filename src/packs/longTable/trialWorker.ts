/** Plays the trial of a pack in a worker: receives the pack and answers with `WorkerMessage`s. */

import type { WorkerMessage } from '../../shell/runInWorker';
import type { Fault } from '../../storage/untrusted';
import type { TrialProgress } from '../trial';
import type { LongPack } from './pack';
import { tryPack } from './trial';

const tell = (word: WorkerMessage<TrialProgress, Fault | null>): void => self.postMessage(word);

self.onmessage = ({ data }: MessageEvent<LongPack>) => {
  const trial = tryPack(data);
  let next = trial.next();
  for (; !next.done; next = trial.next()) tell({ progress: next.value });
  tell({ result: next.value });
};
