/** Tests that statistics use seeds that were never used for tuning, and name their seeds. */
import { describe, expect, it } from 'vitest';
import { CHAPTERS } from '../../src/content/inHand/chapters';
import { setupFor } from '../../src/sim/inHand/cells';
import { readGolden } from '../../src/sim/inHand/golden';
import { page, reportOf } from '../../src/sim/inHand/report';
import { describeSeeds, SEED_SETS, seedOf, seedSetFor } from '../../src/sim/seeds';

describe('the seeds of statistics', () => {
  it('are the tuning seeds for a quick look, and the reporting seeds for written files', () => {
    expect([seedSetFor(undefined, false), seedSetFor(undefined, true)]).toEqual(['tune', 'report']);
    expect([seedSetFor('report', false), seedSetFor('report', true)]).toEqual(['report', 'report']);
    expect(seedSetFor('tune', false)).toBe('tune');
    expect(() => seedSetFor('tune', true)).toThrow('no tuning has seen');
    expect(() => seedSetFor('lucky', false)).toThrow('there are no seeds "lucky"');
  });

  it('of the two sets are all different, in every scenario and number of games', () => {
    const seedsOf = (set: (typeof SEED_SETS)[number]) =>
      CHAPTERS.flatMap(({ id }) => Array.from({ length: 100 }, (_, nth) => seedOf(set, id, nth)));
    const all = SEED_SETS.flatMap(seedsOf);
    expect(new Set(all).size).toBe(all.length);
  });

  it('are the seeds of the games, and are named in the report', () => {
    const cell = { scenario: 'plotNine', scenarioLevel: 1 } as const;
    expect([setupFor(cell, 3).seed, setupFor(cell, 3, 'report').seed]).toEqual(['plotNine 3', 'report plotNine 3']);
    expect([describeSeeds('report', 24), describeSeeds('tune', 0)]).toEqual(['report 0-23', 'tune']);
    expect(page(reportOf('careful', new Map([[cell, []]]), 'report'))).toContain('| 1 plotNine | 1 | 1 | 0 | report |');
  });

  it('are named in every cell of the golden report', () => {
    for (const { report } of Object.values(readGolden().cells)) expect(SEED_SETS).toContain(report.seeds);
  });
});
