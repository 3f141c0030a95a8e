/** The worker that unpacks long codes. It receives the body of a code and answers with a `WorkerWord`. */
import type { WorkerWord } from '../shell/inWorker';
import { type Unpacked, unpack } from './unpack';

self.onmessage = async ({ data }: MessageEvent<string>) => {
  const word: WorkerWord<never, Unpacked> = { result: await unpack(data) };
  self.postMessage(word);
};
