import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { checksum } from '../../src/journal/digest';
import { encodeSave } from '../../src/storage/saveCode';
import { MAX_CODE, MAX_LENGTH } from '../../src/storage/untrusted';
import { imported } from '../kit/inHand';
import { atTable, envelope } from './kit';

const whole = envelope(atTable(40), 41);

/** A code that the game did not export. */
const forged = (content: string | Uint8Array, format = '1') => {
  const body = deflateRawSync(content, { level: 9 }).toString('base64url');
  return `gloomholdin${format}.${body}.${checksum(body)}`;
};

describe('a save as a code', () => {
  it('is read as it was written, even if line breaks were added', async () => {
    const code = await encodeSave(whole);
    expect(code).toMatch(/^gloomholdin1\.[\w-]+\.[0-9a-f]{8}$/);
    expect(code.length).toBeLessThan(JSON.stringify(whole).length / 2);
    expect(await imported(code)).toEqual({ ok: true, value: { envelope: whole, from: 2, restarted: false } });
    const mailed = ` ${code.replace(/.{60}/g, '$&\r\n  ')}\n`;
    expect(await imported(mailed)).toEqual(await imported(code));
  });

  it('is refused when it is cut anywhere, or when any character is changed', async () => {
    const code = await encodeSave(envelope({ ...atTable(2), table: null }));
    for (let at = 0; at < code.length; at++) {
      expect(await imported(code.slice(0, at))).toMatchObject({ ok: false });
      const other = code[at] === 'A' ? 'B' : 'A';
      expect(await imported(code.slice(0, at) + other + code.slice(at + 1))).toMatchObject({ ok: false });
    }
  });

  it.each<[string, unknown, string]>([
    ['is no text', { code: 1 }, 'notText'],
    ['is empty', '', 'notCode'],
    ['is something else', 'https://example.org/#code', 'notCode'],
    ['is endless', 'x'.repeat(MAX_CODE + 1), 'tooLong'],
    ['is of a later version', forged('{}', '2'), 'future'],
    ['has an impossible version', forged('{}', '9999999999'), 'notCode'],
    ['holds no deflated text', `gloomholdin1.AAAA.${checksum('AAAA')}`, 'notCode'],
    ['has a body of an impossible length', `gloomholdin1.A.${checksum('A')}`, 'notCode'],
    ['holds no JSON', forged('writ'), 'notJson'],
    ['holds bytes that are no text', forged(Uint8Array.of(0xff, 0xfe, 0x22)), 'notJson'],
    ['holds no save', forged('{"gold":1}'), 'checksum'],
    ['holds prototype keys', forged('{"__proto__":{"gold":9999}}'), 'forbiddenKey'],
    ['is nested', forged('['.repeat(100_000) + ']'.repeat(100_000)), 'tooDeep'],
    ['has too many values', forged(`[${'0,'.repeat(MAX_LENGTH / 2 - 2)}0]`), 'tooLong'],
  ])('is refused when it %s', async (_, code, reason) => {
    expect(await imported(code)).toMatchObject({ ok: false, fault: { reason } });
  });

  it('cannot expand beyond a limit', async () => {
    // The code expands to half a gigabyte from half a megabyte; everything beyond the limit is not unpacked.
    const zeros = deflateRawSync(Buffer.alloc(64_000_000), { level: 9 }).toString('base64url');
    const bomb = `gloomholdin1.${zeros}.${checksum(zeros)}`;
    expect(bomb.length).toBeLessThan(MAX_CODE);
    const before = process.memoryUsage().arrayBuffers;
    expect(await imported(bomb)).toMatchObject({ fault: { reason: 'tooLong', field: 'code' } });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(30_000_000);
  });
});
