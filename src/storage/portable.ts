/**
 * A save outside of the store: one line of text, for a file or the clipboard. `gloomholdin1.<body>.<checksum>`: the body is the
 * sealed save, deflated, in base64url; the checksum is that of the body.
 */
import { checksum } from '../journal/digest';
import { seal, type Unsealed, unseal } from './envelope';
import type { Envelope } from './schema';
import { fault, MAX_LENGTH, type Read } from './untrusted';

const MARK = 'gloomholdin';
const FORMAT = 1;
/** Characters. The longest save there can be is packed into a fraction of it. */
export const MAX_CODE = 1_000_000;
const CODE = /^gloomholdin(\d{1,6})\.([\w-]+)\.([0-9a-f]{8})$/;

export async function exported(envelope: Envelope): Promise<string> {
  const body = toBase64(await piped(new TextEncoder().encode(seal(envelope)), new CompressionStream('deflate-raw')));
  return `${MARK}${FORMAT}.${body}.${checksum(body)}`;
}

/** What a code says, or why it is not believed. Blanks and line breaks, as mail puts them in, do not matter. */
export async function imported(text: unknown): Promise<Read<Unsealed>> {
  if (typeof text !== 'string') return fault('notText', '', typeof text);
  if (text.length > MAX_CODE) return fault('tooLong', '', `${text.length} characters`);
  const [, format, body, claimed] = CODE.exec(text.replace(/\s+/g, '')) ?? [];
  if (format === undefined || body === undefined) return fault('notCode');
  if (claimed !== checksum(body)) return fault('checksum', 'code');
  if (Number(format) > FORMAT) return fault('future', 'code', format);
  const packed = fromBase64(body);
  if (!packed) return fault('notCode', 'code');
  const bytes = await piped(packed, new DecompressionStream('deflate-raw')).catch(() => null);
  if (!bytes) return fault('notCode', 'code');
  if (bytes.length > MAX_LENGTH) return fault('tooLong', 'code');
  return unseal(new TextDecoder().decode(bytes));
}

/** All bytes that come out of a transformation, or a few more than we would take: a bomb is not let off. */
async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> = new Blob([bytes]).stream().pipeThrough(through).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > MAX_LENGTH) break;
  }
  if (length > MAX_LENGTH) await reader.cancel();
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}
