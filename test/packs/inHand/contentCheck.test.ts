/** Tests that the schema accepts the built-in content, and that a mistake is reported with file, field and reason. */
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../../../src/content/inHand/scenarios');
  vi.resetModules();
});

describe('the catalogue', () => {
  it('has no mistakes', async () => {
    const { misprints } = await import('../../../src/packs/inHand/contentCheck');
    expect(misprints()).toEqual([]);
  });

  it('reports a mistake with file, field and reason', async () => {
    vi.resetModules();
    vi.doMock('../../../src/content/inHand/scenarios', async (original) => {
      const { SCENARIOS } = await original<typeof import('../../../src/content/inHand/scenarios')>();
      const [first, second, ...rest] = SCENARIOS;
      return {
        SCENARIOS: [{ ...first, start: 'z9' }, { ...second, goals: [{ kind: 'kilAll' }] }, ...rest],
      };
    });
    const { misprints } = await import('../../../src/packs/inHand/contentCheck');
    const reports = misprints().map(({ file, field, detail }) => `${file} ${field}: ${detail}`);
    expect(reports[0]).toMatch(/^src\/content\/inHand\/scenarios\/plotNine\.ts start: z9 is no plain hex$/);
    expect(reports.at(-1)).toMatch(/^src\/content\/inHand\/scenarios\/tuesdayShift\.ts goals\.0\.kind: .*kilAll/);
  });
});
