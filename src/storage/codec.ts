/**
 * Encodes texts as one-line codes `<name><format>.<body>.<checksum>`. The body is the deflated text in base64url; the
 * checksum is computed from the body.
 */
import { checksum } from '../journal/digest';
import { pipeBytes, type UnpackResult, unpack } from './unpack';
import { fault, MAX_CODE, type ReadResult } from './untrusted';

const CODE = /^([a-z]{1,20})([1-9]\d{0,5})\.([\w-]+)\.([0-9a-f]{8})$/;

/** The kind and format of a code's text. */
export interface Mark {
  readonly name: string;
  readonly format: number;
}

export async function encode({ name, format }: Mark, text: string): Promise<string> {
  const body = toBase64(await pipeBytes(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));
  return `${name}${format}.${body}.${checksum(body)}`;
}

/** Decodes a code, or returns the fault. Ignores spaces and line breaks, because mail programs insert them. */
export async function decode(mark: Mark, code: unknown): Promise<ReadResult<string>> {
  if (typeof code !== 'string') return fault('notText', '', typeof code);
  if (code.length > MAX_CODE) return fault('tooLong', '', `${code.length} characters`);
  const [, name, format, body, claimed] = CODE.exec(code.replace(/\s+/g, '')) ?? [];
  if (body === undefined || name !== mark.name) return fault('notCode');
  if (claimed !== checksum(body)) return fault('checksum', 'code');
  if (Number(format) > mark.format) return fault('future', 'code', format);
  const unpacked = await (body.length > LONG ? unpackInWorker(body) : unpack(body));
  return 'text' in unpacked ? { ok: true, value: unpacked.text } : fault(unpacked.wrong, 'code');
}

/** Bodies with more characters than this are unpacked in a worker. The bodies of real campaigns are shorter. */
const LONG = 16_000;

async function unpackInWorker(body: string): Promise<UnpackResult> {
  const { unpackInWorker } = await import('./unpackInWorker');
  return unpackInWorker(body);
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
