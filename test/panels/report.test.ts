/** Tests the report of an error. */
import { describe, expect, it } from 'vitest';
import { mailtoLink, reportOf } from '../../src/panels/report/report';

const details = {
  version: 'abc123',
  language: 'cs',
  screen: 'table',
  window: { width: 390, height: 844, density: 2 },
  browser: 'Firefox',
  renderer: 'webgl',
  game: 'gloomplay1.xyz.00000000',
  warnings: ['The storage is full.'],
};

describe('a report', () => {
  it('has the question first, then the circumstances, and the game last', () => {
    const lines = reportOf('What?', details).split('\n');
    expect(lines[0]).toBe('What?');
    expect(lines).toContain("Gloomholdin' abc123, cs, table");
    expect(lines).toContain('390 x 844 @ 2, webgl');
    expect(lines).toContain('! The storage is full.');
    expect(lines.at(-1)).toBe(details.game);
    expect(
      reportOf('What?', { ...details, game: null })
        .split('\n')
        .at(-1),
    ).toBe('! The storage is full.');
  });

  it('becomes a mailto link only if it fits into one', () => {
    const link = mailtoLink('Oh & no', reportOf('What?', details));
    expect(link).toMatch(/^mailto:\?subject=Oh%20%26%20no&body=What%3F%0A/);
    const bare = mailtoLink('Oh', '') ?? expect.unreachable('no link');
    expect(mailtoLink('Oh', 'x'.repeat(1800 - bare.length))).toHaveLength(1800);
    expect(mailtoLink('Oh', 'x'.repeat(1801 - bare.length))).toBeNull();
    expect(mailtoLink('Oh', reportOf('What?', { ...details, game: 'x'.repeat(3000) }))).toBeNull();
  });
});
