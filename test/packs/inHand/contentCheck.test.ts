/** The one schema: our own content goes through it, and a mistake is named by file, field and reason. */
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../../../src/content/inHand/scenarios');
  vi.resetModules();
});

describe('the catalogue', () => {
  it('is as it should be', async () => {
    const { misprints } = await import('../../../src/packs/inHand/contentCheck');
    expect(misprints()).toEqual([]);
  });

  it('names the file, the field and the reason of a mistake', async () => {
    vi.resetModules();
    vi.doMock('../../../src/content/inHand/scenarios', async (original) => {
      const { SCENARIOS } = await original<typeof import('../../../src/content/inHand/scenarios')>();
      const [first, second, ...rest] = SCENARIOS;
      return {
        SCENARIOS: [{ ...first, start: 'z9' }, { ...second, goals: [{ kind: 'kilAll' }] }, ...rest],
      };
    });
    const { misprints } = await import('../../../src/packs/inHand/contentCheck');
    const told = misprints().map(({ file, field, detail }) => `${file} ${field}: ${detail}`);
    expect(told[0]).toMatch(/^src\/content\/inHand\/scenarios\/plotNine\.ts start: z9 is no plain hex$/);
    expect(told.at(-1)).toMatch(/^src\/content\/inHand\/scenarios\/tuesdayShift\.ts goals\.0\.kind: .*kilAll/);
  });
});
