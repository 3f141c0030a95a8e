/** All modes, each fetched when it is first needed. Code that serves every mode gets them as arguments. */
import type { ByMode, ModeId } from '../rules/core/ruleset';

export const MODES = {
  inHand: () => import('./inHand').then(({ inHand }) => inHand),
} as const;

type Id = keyof typeof MODES;
type AnyMode = Awaited<ReturnType<(typeof MODES)[Id]>>;

/** The mode that the title leads to. */
export const TITLE_MODE: Id = 'inHand';

/** The modes that have been fetched. */
const here = new Map<ModeId, AnyMode>();

/** Rejects when it cannot be fetched now; the next call tries again. */
export async function fetchMode(id: Id): Promise<AnyMode> {
  const mode = here.get(id) ?? (await MODES[id]());
  here.set(id, mode);
  return mode;
}

const isId = (id: ModeId): id is Id => Object.hasOwn(MODES, id);

/** Fetches modes, of those that there are. Rejects when one cannot be fetched now. */
export async function fetchModes(ids: readonly ModeId[] = Object.keys(MODES)): Promise<void> {
  await Promise.all(ids.filter(isId).map(fetchMode));
}

export const modeOf: ByMode<AnyMode> = Object.assign((id: ModeId) => here.get(id), { fetch: fetchModes });
