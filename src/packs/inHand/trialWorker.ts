/** The trial of a pack, apart from the page, which goes on meanwhile. It is sent the pack, and answers with `TrialWord`s. */
import type { TrialWord } from '../tryOut';
import type { Pack } from './pack';
import { tryPack } from './trial';

const tell = (word: TrialWord): void => self.postMessage(word);

self.onmessage = ({ data }: MessageEvent<Pack>) => {
  const trial = tryPack(data);
  let next = trial.next();
  for (; !next.done; next = trial.next()) tell({ progress: next.value });
  tell({ fault: next.value });
};
