import { expect, it } from 'vitest';
import { readAddress } from '../../src/storage/address';

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
])('of the address %s it takes what it understands', (search, expected) => {
  expect(readAddress(search)).toMatchObject(expected);
});
