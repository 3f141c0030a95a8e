import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import {
  type Fault,
  MAX_DEPTH,
  MAX_LENGTH,
  MAX_QUOTED,
  MAX_TEXT,
  MAX_VALUES,
  readJson,
  readShape,
  shorten,
  storageFault,
} from '../../src/storage/untrusted';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('reading JSON from outside', () => {
  it('accepts plain data', () => {
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

  it('refuses a text of nothing but brackets without a stack overflow', () => {
    const answer = readJson(nested(MAX_LENGTH / 2));
    expect(answer).toMatchObject({ ok: false });
    expect(['tooDeep', 'notJson']).toContain(answer.ok || answer.fault.reason);
  });
});

it('the first field that does not fit is named', () => {
  const schema = v.strictObject({ hero: v.strictObject({ gold: v.number() }) });
  expect(readShape(schema, { hero: { gold: 3 } })).toEqual({ ok: true, value: { hero: { gold: 3 } } });
  expect(readShape(schema, { hero: { gold: '3' } })).toMatchObject({
    fault: { reason: 'invalid', field: 'hero.gold' },
  });
  expect(readShape(schema, { hero: {} })).toMatchObject({ fault: { reason: 'invalid', field: 'hero.gold' } });
  expect(readShape(schema, { hero: { gold: 3, x: 1 } })).toMatchObject({ fault: { field: 'hero.x' } });
});

describe('a text that would take long to refuse', () => {
  it.each<[string, string, Fault['reason']]>([
    ['900,000 numbers', `[${'0,'.repeat(900_000)}0]`, 'tooLong'],
    ['600,000 levels', nested(600_000), 'tooDeep'],
    ['a name of 1.9 million letters', `{"${'x'.repeat(1_900_000)}":1}`, 'tooLong'],
    ['1.9 million stacked marks', `{"by":"a${'\u0301'.repeat(1_900_000)}"}`, 'tooLong'],
    ['900,000 empty lists', `[${'[],'.repeat(600_000)}0]`, 'tooLong'],
  ])('is refused before it is parsed: %s', (_, text, reason) => {
    const parse = vi.spyOn(JSON, 'parse');
    expect(readJson(text)).toMatchObject({ ok: false, fault: { reason } });
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it('is one with a string beyond the length limit; a string at the limit is accepted', () => {
    expect(readJson(`["${'x'.repeat(MAX_TEXT - 1)}"]`).ok).toBe(true);
    expect(readJson(`["${'x'.repeat(MAX_TEXT)}"]`)).toMatchObject({ fault: { reason: 'tooLong' } });
  });

  it('is not one that only looks so: brackets and commas inside strings do not count', () => {
    const text = JSON.stringify({ a: '[{,'.repeat(150_000), b: '\\"[[', c: '\\' });
    expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
  });

  it('is counted exactly at the limit: as many values as allowed, and one more', () => {
    const zeros = (count: number) => `[${Array(count).fill('0').join()}]`;
    expect(readJson(zeros(MAX_VALUES - 1)).ok).toBe(true);
    expect(readJson(zeros(MAX_VALUES))).toMatchObject({ fault: { reason: 'tooLong' } });
    const lists = (count: number) => `[${Array(count).fill('[]').join()}]`;
    expect(readJson(lists(MAX_VALUES - 1)).ok).toBe(true);
  });
});

describe('a fault quotes at most 60 characters of the refused input', () => {
  const long = 'x'.repeat(1_900_000);
  const said = (read: { readonly ok: boolean; readonly fault?: Fault }) => JSON.stringify(read).length;

  it.each<[string, () => { ok: boolean; fault?: Fault }]>([
    ['a name of a field that there is not', () => readShape(v.strictObject({}), { [long]: 1 })],
    ['the value of a field', () => readShape(v.strictObject({ a: v.picklist(['b']) }), { a: long })],
    ['a key that is forbidden, below', () => readJson(`{"${long}":{"__proto__":1}}`)],
    ['what is no JSON', () => readJson(long)],
  ])('%s', (_, refused) => {
    const read = refused();
    expect(read.ok).toBe(false);
    expect(said(read)).toBeLessThan(4 * MAX_QUOTED);
  });

  it('namely its beginning and its end, without splitting a character', () => {
    expect(shorten('gold')).toBe('gold');
    expect(shorten('a'.repeat(MAX_QUOTED))).toBe('a'.repeat(MAX_QUOTED));
    expect(shorten(`a${'b'.repeat(100)}c`)).toMatch(/^ab{39}…b{18}c$/);
    expect(shorten('\u{1F525}'.repeat(60))).not.toMatch(/\p{Surrogate}/u);
    expect(shorten(`x${'\u{1F525}'.repeat(60)}`)).not.toMatch(/\p{Surrogate}/u);
  });
});

describe('the fault for an error of the store', () => {
  it.each([
    [new Error('the disk is gone'), 'storage', 'Error: the disk is gone'],
    [new DOMException('no room', 'QuotaExceededError'), 'full', 'QuotaExceededError: no room'],
    [Object.assign(new Error('no room'), { name: 'QuotaExceededError' }), 'full', 'QuotaExceededError: no room'],
    ['just words', 'storage', 'just words'],
    [{ name: 'QuotaExceededError' }, 'storage', '[object Object]'],
  ])('%s', (error, reason, detail) => {
    expect(storageFault(error)).toEqual({ reason, field: '', detail });
  });
});
