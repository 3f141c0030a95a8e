/** Unpacks a long code apart from the page, which goes on meanwhile. It is sent the body of the code, and answers with a `WorkerWord`. */
import type { WorkerWord } from '../shell/inWorker';
import { type Unpacked, unpack } from './unpack';

self.onmessage = async ({ data }: MessageEvent<string>) => {
  const word: WorkerWord<never, Unpacked> = { result: await unpack(data) };
  self.postMessage(word);
};
