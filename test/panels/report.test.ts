/** What is handed over when something went wrong: everything that is needed, and nothing about the player. */
import { describe, expect, it } from 'vitest';
import { mailtoLink, reportOf } from '../../src/panels/report/report';

const around = {
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
    const lines = reportOf('What?', around).split('\n');
    expect(lines[0]).toBe('What?');
    expect(lines).toContain("Gloomholdin' abc123, cs, table");
    expect(lines).toContain('390 x 844 @ 2, webgl');
    expect(lines).toContain('! The storage is full.');
    expect(lines.at(-1)).toBe(around.game);
    expect(
      reportOf('What?', { ...around, game: null })
        .split('\n')
        .at(-1),
    ).toBe('! The storage is full.');
  });

  it('becomes a letter where it fits into a link', () => {
    const link = mailtoLink('Oh & no', reportOf('What?', around));
    expect(link).toMatch(/^mailto:\?subject=Oh%20%26%20no&body=What%3F%0A/);
    const bare = mailtoLink('Oh', '') ?? expect.unreachable('no letter');
    expect(mailtoLink('Oh', 'x'.repeat(1800 - bare.length))).toHaveLength(1800);
    expect(mailtoLink('Oh', 'x'.repeat(1801 - bare.length))).toBeNull();
    expect(mailtoLink('Oh', reportOf('What?', { ...around, game: 'x'.repeat(3000) }))).toBeNull();
  });
});
