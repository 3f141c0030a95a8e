/** Computes short checksums of texts and plain data. They detect damage and differences, but not deliberate changes. */
const POLYNOMIAL = 0xedb88320;
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  return rest;
});

/**
 * CRC-32 (as in zip and PNG) over the UTF-16 code units of a text, low byte first, as 8 hexadecimal digits. Unlike the
 * browser's SHA-256, CRC-32 needs no secure context. It detects any change within 32 consecutive bits.
 */
export function checksum(text: string): string {
  let crc = 0xffffffff;
  const take = (byte: number) => {
    crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0);
  };
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    take(unit & 0xff);
    take(unit >>> 8);
  }
  return (~crc >>> 0).toString(16).padStart(8, '0');
}

/** Converts data to JSON with the keys of every object sorted, so that equal data gives equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
    const values = new Map(Object.entries(part));
    return Object.fromEntries([...values.keys()].sort().map((key) => [key, values.get(key)]));
  });
}

/**
 * The hash of a book's content without the set-up. Equal content gives equal hashes; a change of the content almost always changes the
 * hash.
 */
export function contentHash<B extends { readonly setup: object }>({ setup: _, ...printed }: B): string {
  return checksum(canonicalJson(printed));
}
