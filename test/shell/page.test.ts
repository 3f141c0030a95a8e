/** What the page asks of browsers and other software before a script runs. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const html = readFileSync('index.html', 'utf8');
const base = readFileSync('src/styles/base.css', 'utf8');

describe('the page', () => {
  it('is left alone by page translators, which would move the text nodes that the game writes to', () => {
    expect(html).toMatch(/<html [^>]*translate="no"/);
    expect(html).toContain('<meta name="google" content="notranslate" />');
  });

  it('has its live region from the start, outside of all that a sheet makes inert', () => {
    expect(html).toMatch(/^ {4}<div id="announcer"[^>]* aria-live="polite"><\/div>$/m);
  });

  it('keeps its own text size, for which there is a setting', () => {
    expect(base).toMatch(/html,\nbody \{[^}]* text-size-adjust: 100%;/);
  });

  it('scrolls over the table in the windows in which scenes/canvas.ts makes it higher than they are', () => {
    const [, limits = ''] = /@media (.*)\{\n {2}html:has\(\.hud, \.practice\)/.exec(base) ?? [];
    expect(limits.match(/[\d.]+/g)).toEqual(['479.98', '399.98']);
    expect(base.match(/height: 640px/g)).toHaveLength(2);
  });
});
