/** Tests share codes: a game is decoded unchanged, and a changed or forged code is not trusted. */

import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { accident, chanceOf, hostileChange } from '../../scripts/fuzz/mutations';
import { checksum } from '../../src/journal/digest';
import { encodeShare, isShareCode } from '../../src/storage/shareCode';
import { FAULTS, MAX_CODE, MAX_LENGTH } from '../../src/storage/untrusted';
import { playByNumbers, skirmish } from '../journal/kit';
import { decodeShare, type Journal, newGame, replay } from '../kit/inHand';

const played = (numbers: readonly number[], patience: number): Journal => {
  const book = skirmish();
  return { ...newGame(book).journal, commands: playByNumbers(book, numbers, patience).commands };
};
const journals = fc
  .tuple(fc.array(fc.nat(9), { minLength: 1, maxLength: 8 }), fc.nat(60))
  .map(([numbers, patience]) => played(numbers, patience));
const journal = played([3, 1, 4, 1, 5], 40);

/** A code with a valid checksum for a text that is not from a real game. */
const forged = (text: string, format = '1'): string => {
  const body = deflateRawSync(text, { level: 9 }).toString('base64url');
  return `gloomplay${format}.${body}.${checksum(body)}`;
};
const changed = (change: object): string => forged(JSON.stringify({ ...journal, ...change }));

describe('a share code', () => {
  it('returns the game, which can be replayed', async () => {
    await fc.assert(
      fc.asyncProperty(journals, async (each) => {
        const code = await encodeShare(each);
        expect(isShareCode(code)).toBe(true);
        const read = await decodeShare(code);
        expect(read).toEqual({ ok: true, value: each });
        expect(read.ok && replay(skirmish(), read.value)).toEqual(replay(skirmish(), each));
      }),
      { numRuns: 50 },
    );
  });

  it('is short enough to be sent, and survives typical changes in transit', async () => {
    const code = await encodeShare(journal);
    expect(code.length).toBeLessThan(JSON.stringify(journal).length / 2);
    expect(await decodeShare(` ${code.replace(/.{60}/g, '$&\r\n  ')}\n`)).toEqual({ ok: true, value: journal });
  });

  it('is refused when it is cut anywhere, or when any bit is changed', async () => {
    const code = await encodeShare(played([2], 3));
    for (let at = 0; at < code.length; at++) {
      expect(await decodeShare(code.slice(0, at))).toMatchObject({ ok: false });
      for (let bit = 0; bit < 7; bit++) {
        const flipped = String.fromCharCode(code.charCodeAt(at) ^ (1 << bit));
        expect(await decodeShare(code.slice(0, at) + flipped + code.slice(at + 1))).toMatchObject({ ok: false });
      }
    }
  });

  it.each<[string, unknown, string, string]>([
    ['is no text', null, 'notText', ''],
    ['is empty', '', 'notCode', ''],
    ['is endless', 'x'.repeat(MAX_CODE + 1), 'tooLong', ''],
    ['is of a save', forged('{}').replace('gloomplay', 'gloomholdin'), 'notCode', ''],
    ['is of a later version', forged('{}', '2'), 'future', 'code'],
    ['holds no JSON', forged('writ'), 'notJson', ''],
    ['is nested', forged('['.repeat(100_000) + ']'.repeat(100_000)), 'tooDeep', ''],
    ['holds a prototype', forged('{"setup":{"__proto__":{"level":9}}}'), 'forbiddenKey', 'setup.__proto__'],
    ['is no game', forged('[]'), 'invalid', ''],
    ['has a field too many', changed({ cheat: true }), 'invalid', 'cheat'],
    ['has a level of the wrong type', changed({ setup: { ...journal.setup, level: '1' } }), 'invalid', 'setup.level'],
    ['has no seed', changed({ setup: { ...journal.setup, seed: '' } }), 'invalid', 'setup.seed'],
    ['says what there is no word for', changed({ commands: [{ type: 'win' }] }), 'invalid', 'commands.0.type'],
    [
      'names what every object has',
      changed({ commands: [{ type: 'lose', card: 'toString' }] }),
      'invalid',
      'commands.0.card',
    ],
    ['says too much', changed({ commands: Array(5001).fill({ type: 'roll' }) }), 'invalid', 'commands'],
  ])('is refused when it %s', async (_what, code, reason, field) => {
    const read = await decodeShare(code);
    expect(read).toMatchObject({ ok: false, fault: { reason } });
    expect(!read.ok && read.fault.field.startsWith(field)).toBe(true);
  });

  it('cannot expand beyond a limit', async () => {
    const bomb = forged('0'.repeat(64_000_000));
    expect(bomb.length).toBeLessThan(MAX_CODE);
    expect(await decodeShare(bomb)).toMatchObject({ fault: { reason: 'tooLong', field: 'code' } });
  });

  it('is unpacked only up to the limit, in small pieces', async () => {
    let unpacked = 0;
    const Real = DecompressionStream;
    vi.stubGlobal('DecompressionStream', function Counting(format: CompressionFormat) {
      const real = new Real(format);
      const counter = new TransformStream<Uint8Array, Uint8Array>({
        transform(part, control) {
          unpacked += part.length;
          control.enqueue(part);
        },
      });
      return { writable: real.writable, readable: real.readable.pipeThrough(counter) };
    });
    await decodeShare(forged(' '.repeat(64_000_000)));
    vi.unstubAllGlobals();
    // A few pieces beyond the limit are unpacked: a piece has one kilobyte, which expands at most a thousand times.
    expect(unpacked).toBeGreaterThan(MAX_LENGTH);
    expect(unpacked).toBeLessThan(MAX_LENGTH + 5_000_000);
  });

  it('with any mutation is refused with a reason, or is a valid game', async () => {
    const code = await encodeShare(journal);
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.boolean(), async (seed, onPurpose) => {
        const chance = chanceOf(seed);
        const read = await decodeShare(
          onPurpose ? forged(hostileChange(JSON.stringify(journal), chance)) : accident(code, chance),
        );
        if (read.ok) {
          expect(await decodeShare(await encodeShare(read.value))).toEqual(read);
        } else {
          refused += 1;
          expect(FAULTS).toContain(read.fault.reason);
        }
      }),
      { numRuns: 500 },
    );
    expect(refused).toBeGreaterThan(100);
  });
});
