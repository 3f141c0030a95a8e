/** Tests what the page declares to browsers and other software before scripts run. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const html = readFileSync('index.html', 'utf8');
const base = readFileSync('src/styles/base.css', 'utf8');

describe('the page', () => {
  it('tells page translators to leave it alone, because they would move text nodes that the game writes to', () => {
    expect(html).toMatch(/<html [^>]*translate="no"/);
    expect(html).toContain('<meta name="google" content="notranslate" />');
  });

  it('has its live region from the start, outside of everything that a sheet makes inert', () => {
    expect(html).toMatch(/^ {4}<div id="announcer"[^>]* aria-live="polite"><\/div>$/m);
  });

  it('keeps browsers from changing its text size, for which the game has a setting', () => {
    expect(base).toMatch(/html,\nbody \{[^}]* text-size-adjust: 100%;/);
  });

  it('can scroll in the small windows for which scenes/canvas.ts makes the table higher than the window', () => {
    const [, limits = ''] = /@media (.*)\{\n {2}html:has\(\.hud, \.practice\)/.exec(base) ?? [];
    expect(limits.match(/[\d.]+/g)).toEqual(['479.98', '399.98']);
    expect(base.match(/height: 640px/g)).toHaveLength(2);
  });
});
