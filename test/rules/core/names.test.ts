/** Tests the cleaning of names that players enter. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_NAME_LENGTH, printableName } from '../../../src/rules/core/names';
import { many } from '../../kit/many';

/** Any code point but half of a surrogate pair; the library's own unit for it needs most of a second. */
const ANY_CHARACTER = fc
  .oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

describe('a name', () => {
  it.each([
    ['Tansy', 'Tansy'],
    ['  Handy \t Oswin\n Thrupp ', 'Handy Oswin Thrupp'],
    ['Žluťoučký kůň', 'Žluťoučký kůň'],
    ['Анна', 'Анна'],
    ['A\u030angstro\u0308m', 'Ångström'],
    ['evil\u202eman\u0000\u200b', 'evilman'],
    ['<b>Bob</b>', '<b>Bob</b>'],
    ['𝒳'.repeat(30), '𝒳'.repeat(MAX_NAME_LENGTH)],
    [`${'x'.repeat(23)} y`, 'x'.repeat(23)],
    [`Zal${'\u0334'.repeat(20)}go${'\u0334\u0335\u0336'}`, `Zal${'\u0334'.repeat(3)}go${'\u0334\u0335\u0336'}`],
    ['one\u2028two\u0085three', 'one twothree'],
    [`${'x'.repeat(1_900_000)}`, 'x'.repeat(MAX_NAME_LENGTH)],
    // The limit counts visible characters: no emoji, flag, or letter with its mark is cut in half.
    [`${'x'.repeat(23)}😀y`, `${'x'.repeat(23)}😀`],
    [`${'x'.repeat(23)}👍🏽y`, `${'x'.repeat(23)}👍🏽`],
    [`${'x'.repeat(23)}🇨🇿y`, `${'x'.repeat(23)}🇨🇿`],
    [`${'x'.repeat(23)}👨‍👩‍👧y`, `${'x'.repeat(23)}👨‍👩‍👧`],
    [`${'x'.repeat(23)}👩🏽‍🚒❤️‍🔥`, `${'x'.repeat(23)}👩🏽‍🚒`],
    [
      '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    ],
    // A joiner or tag that joins no emoji is invisible, so it goes.
    ['a\u200d😀\u200db \u{E0067}\u{E007F}😀\u200d\u200d😀', 'a😀b 😀😀'],
    // An invisible character between a letter and its mark does not keep them apart.
    ['a\u200d\u0301', 'á'],
    ['', null],
    [' \n ', null],
    ['\u200b\u200d', null],
    ['\u0301', null],
  ])('%j becomes %j', (raw, name) => {
    expect(printableName(raw)).toBe(name);
  });

  const EMOJI_PARTS = [
    'a',
    '\u0301',
    '😀',
    '👩',
    '🏽',
    '🏴',
    '🇨',
    '\u200d',
    '\ufe0f',
    '\u{E0067}',
    '\u{E007F}',
    '\0',
    ' ',
  ];

  it.each([
    ['any characters', ANY_CHARACTER],
    ['parts of emoji', fc.constantFrom(...EMOJI_PARTS)],
  ] as const)('of %s does not change when it is cleaned again, and has at most 24 characters', (_, unit) => {
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 80 }), (raw) => {
        const name = printableName(raw);
        if (name === null) return;
        expect(printableName(name)).toBe(name);
        expect(Array.from(new Intl.Segmenter().segment(name)).length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
        expect(name.length).toBeLessThanOrEqual(80);
        expect(name.normalize('NFC')).toBe(name);
        expect(encodeURIComponent(name)).not.toBe('');
      }),
      { numRuns: many(500) },
    );
  });
});
