import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, checksum } from '../../src/journal/digest';

/** Calculates CRC-32 by long division, bit by bit. */
function slowChecksum(bytes: number[]) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    for (let bit = 0; bit < 8; bit++) {
      const feedback = (crc ^ (byte >>> bit)) & 1;
      crc = (crc >>> 1) ^ (feedback ? 0xedb88320 : 0);
    }
  }
  return (~crc >>> 0).toString(16).padStart(8, '0');
}

describe('the checksum', () => {
  it('is CRC-32, with the published check value for "123456789"', () => {
    const packed = String.fromCharCode(0x3231, 0x3433, 0x3635, 0x3837);
    expect(slowChecksum([...'12345678'].map((char) => char.charCodeAt(0)))).toBe(checksum(packed));
    expect(slowChecksum([...'123456789'].map((char) => char.charCodeAt(0)))).toBe('cbf43926');
    expect(checksum('')).toBe('00000000');
  });

  it('changes if any one character changes', () => {
    const text = fc
      .array(fc.nat(0xffff), { minLength: 1, maxLength: 200 })
      .map((codes) => String.fromCharCode(...codes));
    fc.assert(
      fc.property(text, fc.nat(), fc.integer({ min: 1, max: 0xffff }), (before, at, flip) => {
        const index = at % before.length;
        const changed = String.fromCharCode(before.charCodeAt(index) ^ flip);
        expect(checksum(before.slice(0, index) + changed + before.slice(index + 1))).not.toBe(checksum(before));
      }),
    );
  });
});

it('canonical JSON is the same for equal data in any order of keys', () => {
  expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
  const turned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turned);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, part]) => [key, turned(part)]),
    );
  };
  const plain = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));
  fc.assert(
    fc.property(plain, (value) => {
      expect(canonicalJson(turned(value))).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(value);
    }),
  );
});
