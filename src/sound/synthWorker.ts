/** Runs in a worker: receives works, and answers with a progress message for each work and a result message at the end. */
import type { WorkerMessage } from '../shell/runInWorker';
import { type SynthesisJob, samplesOf } from './works';

type Message = WorkerMessage<Float32Array, null>;

self.onmessage = ({ data }: MessageEvent<readonly SynthesisJob[]>) => {
  for (const work of data) {
    const progress = samplesOf(work);
    self.postMessage({ progress } satisfies Message, { transfer: [progress.buffer] });
  }
  self.postMessage({ result: null } satisfies Message);
};
