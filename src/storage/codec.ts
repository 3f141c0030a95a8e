/**
 * Encodes texts as codes of one line: `<mark><format>.<body>.<checksum>`. The body is the deflated text in base64url;
 * the checksum is that of the body.
 */
import { checksum } from '../journal/digest';
import { fault, MAX_CODE, MAX_LENGTH, type Read } from './untrusted';

const CODE = /^([a-z]{1,20})([1-9]\d{0,5})\.([\w-]+)\.([0-9a-f]{8})$/;

/** What kind of text it is, and in which format it is written. */
export interface Mark {
  readonly name: string;
  readonly format: number;
}

export async function encode({ name, format }: Mark, text: string): Promise<string> {
  const body = toBase64(await piped(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));
  return `${name}${format}.${body}.${checksum(body)}`;
}

/** The text of a code, or why it is refused. Blanks and line breaks, as mail inserts them, are ignored. */
export async function decode(mark: Mark, code: unknown): Promise<Read<string>> {
  if (typeof code !== 'string') return fault('notText', '', typeof code);
  if (code.length > MAX_CODE) return fault('tooLong', '', `${code.length} characters`);
  const [, name, format, body, claimed] = CODE.exec(code.replace(/\s+/g, '')) ?? [];
  if (body === undefined || name !== mark.name) return fault('notCode');
  if (claimed !== checksum(body)) return fault('checksum', 'code');
  if (Number(format) > mark.format) return fault('future', 'code', format);
  const packed = fromBase64(body);
  if (!packed) return fault('notCode', 'code');
  const bytes = await piped(packed, new DecompressionStream('deflate-raw')).catch(() => null);
  if (!bytes) return fault('notCode', 'code');
  if (bytes.length > MAX_LENGTH) return fault('tooLong', 'code');
  return { ok: true, value: new TextDecoder().decode(bytes) };
}

/** Bytes that are handed over at once: unpacked they are at most a thousand times as many, and the page cannot stop what is under way. */
const SLICE = 1024;

function slices(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(control) {
      if (at < bytes.length) control.enqueue(bytes.subarray(at, at + SLICE));
      else control.close();
      at += SLICE;
    },
  });
}

/** The bytes out of a transformation, stopped just above MAX_LENGTH against decompression bombs. */
async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> = slices(bytes).pipeThrough(through).getReader();
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
    const chars = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    // Not `from`, which takes ten times as long: a code may have a million letters.
    return new Uint8Array(chars.length).map((_, at) => chars.charCodeAt(at));
  } catch {
    return null;
  }
}
