import { describe, expect, it } from 'vitest';
import { linkTo, readAddress, sharedGame } from '../../src/storage/address';
import { MAX_CODE } from '../../src/storage/untrusted';
import { decodeShare } from '../kit/inHand';

it.each([
  ['', { seed: null, renderer: 'auto', test: false }],
  ['?test&seed=plot36&renderer=canvas', { seed: 'plot36', renderer: 'canvas', test: true }],
  [`?seed=${'x'.repeat(65)}`, { seed: null }],
  ['?seed=', { seed: null }],
  ['?seed=%3Cscript%3E', { seed: null }],
  ['?seed=%E0%A4%A', { seed: null }],
  ['?renderer=webgpu', { renderer: 'auto' }],
  [`?seed=plot36&${'x'.repeat(2000)}`, { seed: null, test: false }],
  ['?__proto__=1&seed=a', { seed: 'a' }],
  ['?seed=a', { rules: null }],
  ['?rules', { rules: '' }],
  ['?rules=R16.2&test', { rules: 'R16.2', test: true }],
  ['?rules=R30', { rules: 'R30' }],
  ['?rules=L23.6', { rules: 'L23.6' }],
  ['?rules=16.2', { rules: null }],
  ['?rules=R16.2%22%5D', { rules: null }],
  ['?rules=R16.234', { rules: null }],
])('the parameters that the game understands are read from the address %s', (search, expected) => {
  expect(readAddress(search)).toMatchObject(expected);
});

describe('a link to a game', () => {
  it('has its share code after the hash', () => {
    const link = new URL(linkTo('https://example.org/play/', 'gloomplay1.abc-_.01234567'));
    expect(link.search).toBe('');
    expect(sharedGame(link.hash)).toBe('gloomplay1.abc-_.01234567');
  });

  it.each(['', '#', '#game', '#games=x', '?game=x', 'game=x'])('is not %s', (hash) => {
    expect(sharedGame(hash)).toBeNull();
  });

  it('is cut to a maximum length that still lets a long code be refused as too long', async () => {
    const code = sharedGame(`#game=${'x'.repeat(2 * MAX_CODE)}`);
    expect(code?.length).toBe(MAX_CODE + 1);
    expect(await decodeShare(code)).toMatchObject({ ok: false, fault: { reason: 'tooLong' } });
  });
});
