/** A save as a text, and back. */
import { checksum } from '../journal/digest';
import { type Envelope, envelopeShape, FORMAT } from './schema';
import { fault, type Read, readJson, readShape } from './untrusted';

export function seal(envelope: Envelope): string {
  return JSON.stringify({ ...envelope, checksum: checksum(JSON.stringify(envelope)) });
}

/**
 * What a text from a slot says, or why it is not believed. The checksum, the same in every format, is looked at first:
 * a record that claims to come from the future is from the future only when it is whole.
 */
export function unseal(text: unknown): Read<Envelope> {
  const json = readJson(text);
  if (!json.ok) return json;
  if (!isRecord(json.value)) return fault('invalid', '', 'not an object');
  const { checksum: claimed, ...rest } = json.value;
  if (claimed !== checksum(JSON.stringify(rest))) return fault('checksum', 'checksum');
  if (typeof rest.format === 'number' && rest.format > FORMAT) return fault('future', 'format', String(rest.format));
  const envelope = readShape(envelopeShape, rest);
  if (!envelope.ok) return envelope;
  const { campaign, table } = envelope.value;
  if (table && campaign.stage.at !== 'table') return fault('invalid', 'table', campaign.stage.at);
  return envelope;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
