/** Makes the lines in the list of campaigns. */
import type { ModeId } from '../rules/core/ruleset';
import type { CampaignRecords } from './records';
import { type CampaignLine, lineOf, type SavedModes } from './savedMode';
import { type Fault, fault, type ReadResult } from './untrusted';

/** A line in the list of campaigns. */
export type SaveLine =
  | ({
      readonly ok: true;
      readonly id: string;
      readonly mode: ModeId;
      readonly savedAt: number;
    } & CampaignLine)
  | { readonly ok: false; readonly id: string; readonly fault: Fault };

export function saveLineOf(id: string, found: ReadResult<CampaignRecords>, modes: SavedModes): SaveLine {
  if (!found.ok) return { ok: false, id, fault: found.fault };
  const [best] = found.value.readable;
  if (!best) return { ok: false, id, fault: fault('absent', id).fault };
  const { mode, savedAt } = best.envelope;
  return { ok: true, id, mode, ...lineOf(best.envelope, modes), savedAt };
}

/** When a campaign was saved, in ms since 1970; -1 for an unreadable campaign. */
export function timeOf(line: SaveLine): number {
  return line.ok ? line.savedAt : -1;
}
