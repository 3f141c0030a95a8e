/** Computes a hint in a worker: receives a play and answers with `WorkerMessage`s. */
import { advise, type Hint } from '../../bots/longTable/advise';
import type { Play } from '../../flow/longTable/play';
import type { WorkerMessage } from '../../shell/runInWorker';

const post = (message: WorkerMessage<'begun', Hint | null>) => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<Play>) => {
  // Report the start immediately: computing the hint can take longer than the time after which a silent worker counts as failed.
  post({ progress: 'begun' });
  post({ result: advise(data) });
};
