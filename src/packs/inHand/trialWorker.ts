/** Plays the trial of a pack in a worker: receives the pack and answers with `WorkerMessage`s. */

import type { WorkerMessage } from '../../shell/runInWorker';
import type { Fault } from '../../storage/untrusted';
import type { TrialProgress } from '../trial';
import type { Pack } from './pack';
import { tryPack } from './trial';

const post = (message: WorkerMessage<TrialProgress, Fault | null>): void => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<Pack>) => {
  const trial = tryPack(data);
  let next = trial.next();
  for (; !next.done; next = trial.next()) post({ progress: next.value });
  post({ result: next.value });
};
