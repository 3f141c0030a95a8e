/** Thinks of a hint apart from the page, which goes on meanwhile. It is sent a play, and answers with a `WorkerWord`. */
import { advise, type Hint } from '../../bots/longTable/advise';
import type { Play } from '../../flow/longTable/play';
import type { WorkerWord } from '../../shell/inWorker';

const say = (word: WorkerWord<'begun', Hint | null>) => self.postMessage(word);

self.onmessage = ({ data }: MessageEvent<Play>) => {
  // A turn with many ways takes longer than the patience with a worker that never came.
  say({ progress: 'begun' });
  say({ result: advise(data) });
};
