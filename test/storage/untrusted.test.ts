import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MAX_DEPTH, MAX_LENGTH, readJson, readShape } from '../../src/storage/untrusted';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('reading JSON from outside', () => {
  it('takes plain data', () => {
    expect(readJson('{"a":[1,null,"x"]}')).toEqual({ ok: true, value: { a: [1, null, 'x'] } });
    expect(readJson(nested(MAX_DEPTH)).ok).toBe(true);
  });

  it.each([
    ['notText', '', { a: 1 }],
    ['notText', '', null],
    ['tooLong', '', `"${'x'.repeat(MAX_LENGTH)}"`],
    ['notJson', '', ''],
    ['notJson', '', '{"a":1'],
    ['notJson', '', '{a:1}'],
    ['tooDeep', `a.${'0.'.repeat(MAX_DEPTH - 1).slice(0, -1)}`, `{"a":${nested(MAX_DEPTH)}}`],
    ['forbiddenKey', '__proto__', '{"__proto__":{"polluted":true}}'],
    ['forbiddenKey', 'a.0.constructor', '{"a":[{"constructor":{}}]}'],
    ['forbiddenKey', 'a.prototype', '{"a":{"prototype":1}}'],
  ])('refuses with %s at "%s"', (reason, field, text) => {
    expect(readJson(text)).toMatchObject({ ok: false, fault: { reason, field } });
  });

  it('refuses a text that is nothing but brackets without running out of stack', () => {
    const answer = readJson(nested(MAX_LENGTH / 2));
    expect(answer).toMatchObject({ ok: false });
    expect(['tooDeep', 'notJson']).toContain(answer.ok || answer.fault.reason);
  });
});

it('names the first field that does not fit', () => {
  const schema = v.strictObject({ hero: v.strictObject({ gold: v.number() }) });
  expect(readShape(schema, { hero: { gold: 3 } })).toEqual({ ok: true, value: { hero: { gold: 3 } } });
  expect(readShape(schema, { hero: { gold: '3' } })).toMatchObject({
    fault: { reason: 'invalid', field: 'hero.gold' },
  });
  expect(readShape(schema, { hero: {} })).toMatchObject({ fault: { reason: 'invalid', field: 'hero.gold' } });
  expect(readShape(schema, { hero: { gold: 3, x: 1 } })).toMatchObject({ fault: { field: 'hero.x' } });
});
