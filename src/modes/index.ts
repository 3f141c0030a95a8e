/** The modes that there are, each fetched when it is first wanted. They are handed to whoever serves all of them. */
import type { ByMode, ModeId } from '../rules/core/ruleset';
import { fault, Refusal } from '../storage/untrusted';

export const MODES = {
  inHand: () => import('./inHand').then(({ inHand }) => inHand),
} as const;

type AnyMode = Awaited<ReturnType<(typeof MODES)[keyof typeof MODES]>>;

const isMode = (id: ModeId): id is keyof typeof MODES => Object.hasOwn(MODES, id);

/** The modes that have been fetched. */
const here = new Map<ModeId, AnyMode>();

/** Fetches modes, of those that there are. @throws Refusal when one cannot be had now; the next time it is tried again */
export async function fetchModes(ids: Iterable<ModeId> = Object.keys(MODES)): Promise<void> {
  const missing = [...new Set(ids)].filter(isMode).filter((id) => !here.has(id));
  const fetched = missing.map(async (id) => {
    const mode = await MODES[id]().catch(() => {
      throw new Refusal(fault('notFetched', 'mode', id).fault);
    });
    here.set(id, mode);
  });
  await Promise.all(fetched);
}

export const modeOf: ByMode<AnyMode> = Object.assign((id: ModeId) => here.get(id), { fetch: fetchModes });
