/** Unpacks the body of a code, with a size limit. */
import { MAX_LENGTH } from './untrusted';

/** The unpacked text, or the reason why unpacking failed. */
export type UnpackResult = { readonly text: string } | { readonly wrong: 'notCode' | 'tooLong' };

/** Unpacks deflated text in base64url; never rejects. */
export async function unpack(body: string): Promise<UnpackResult> {
  const packed = fromBase64(body);
  if (!packed) return { wrong: 'notCode' };
  const bytes = await pipeBytes(packed, new DecompressionStream('deflate-raw')).catch(() => null);
  if (!bytes) return { wrong: 'notCode' };
  return bytes.length > MAX_LENGTH ? { wrong: 'tooLong' } : { text: new TextDecoder().decode(bytes) };
}

/**
 * Unpack this many bytes at a time. The output can be a thousand times as long, and a step cannot be stopped once it
 * has started.
 */
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

/** The output of a transformation. It is cut just above MAX_LENGTH, as a protection against decompression bombs. */
export async function pipeBytes(
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

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const chars = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    // `Uint8Array.from` takes ten times as long, which matters because a code can have a million characters.
    return new Uint8Array(chars.length).map((_, at) => chars.charCodeAt(at));
  } catch {
    return null;
  }
}
