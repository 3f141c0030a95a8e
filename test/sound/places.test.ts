/** Tests the background sounds of places. */
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../src/content/inHand';
import { SCREENS } from '../../src/flow/inHand/game';
import { placeOf, regionOf } from '../../src/sound/inHand/places';
import { REGIONS } from '../../src/sound/music/themes';
import { bedOf, incidentOf, incidents, PLACES } from '../../src/sound/places';
import { soundSeedOf } from '../../src/sound/soundSeed';
import { fromDecibels, renderSamples } from '../../src/sound/synth';

const decibels = (samples: Float32Array) =>
  10 * Math.log10(samples.reduce((sum, each) => sum + each ** 2, 0) / samples.length);

describe.each(PLACES)('%s', (place) => {
  it('has a volume of about -42 dBFS without peaks', () => {
    const bed = bedOf(place);
    expect(bed.every(Number.isFinite)).toBe(true);
    expect(Math.abs(decibels(bed) + 43)).toBeLessThan(4);
    expect(bed.every((each) => Math.abs(each) <= fromDecibels(-30) + 1e-6)).toBe(true);
  });

  it('loops without a click: its end continues into its beginning', () => {
    const bed = bedOf(place);
    const widest = bed.reduce((most, each, i) => Math.max(most, i > 0 ? Math.abs(each - (bed[i - 1] ?? 0)) : 0), 0);
    expect(Math.abs((bed[0] ?? 0) - (bed.at(-1) ?? 0))).toBeLessThanOrEqual(widest);
  });

  it('has random incidents that differ from night to night', () => {
    const night = (seed: number) => {
      const times = incidents(place, seed);
      return Array.from({ length: 20 }, () => times.next().value);
    };
    expect(night(7)).toEqual(night(7));
    expect(night(7)).not.toEqual(night(8));
    for (const { after, rate } of night(soundSeedOf('plotNine'))) {
      expect(after).toBeGreaterThanOrEqual(3);
      expect(after).toBeLessThanOrEqual(25);
      expect(Math.abs(rate - 1)).toBeLessThanOrEqual(0.15);
    }
    expect(renderSamples(incidentOf(place)).every((each) => Math.abs(each) <= fromDecibels(-32) + 1e-6)).toBe(true);
  });
});

describe('a place', () => {
  it('is known for every screen and every scenario', () => {
    for (const screen of SCREENS) expect(PLACES).toContain(placeOf(screen, null));
    const heard = new Set(Object.keys(scenarios).map((scenario) => placeOf('table', scenario)));
    expect([...heard].sort()).toEqual([...PLACES].sort());
  });

  it.each([
    ['plotNine', 'wind'],
    ['foremanGrubb', 'furnace'],
    ['highWater', 'drips'],
    ['gageAndDaughter', 'murmur'],
    ['nightAudit', 'hall'],
  ])('of %s is %s', (scenario, place) => {
    expect(placeOf('table', scenario)).toBe(place);
  });
});

describe('a region', () => {
  it('has its own scenarios, and Pledge has all screens outside the table', () => {
    const heard = new Set(Object.keys(scenarios).map((scenario) => regionOf('table', scenario)));
    expect([...heard].sort()).toEqual([...REGIONS].sort());
    for (const screen of SCREENS) expect(regionOf(screen, null)).toBe('pledge');
    expect(regionOf('town', 'solventKing')).toBe('pledge');
  });

  // Scenarios on the same map belong to the same region.
  it.each([
    ['plotNine', 'pledge'],
    ['halfHoliday', 'pledge'],
    ['tuesdayShift', 'river'],
    ['highWater', 'river'],
    ['foremanGrubb', 'river'],
    ['downTools', 'river'],
    ['gageAndDaughter', 'pledge'],
    ['kingsTicket', 'pledge'],
    ['seniorBailiff', 'pledge'],
    ['showOfHands', 'pledge'],
    ['waxFloor', 'countingHouse'],
    ['nightAudit', 'countingHouse'],
    ['longStair', 'countingHouse'],
    ['principalsDesk', 'countingHouse'],
    ['finePrint', 'countingHouse'],
    ['struckOff', 'countingHouse'],
    ['proofSpirits', 'fen'],
    ['landladyOfTheFen', 'fen'],
    ['lastOrders', 'fen'],
    ['strikeFund', 'fen'],
    ['solventKing', 'palace'],
    ['carriedForward', 'palace'],
  ])('of %s is %s', (scenario, region) => {
    expect(Object.keys(scenarios)).toContain(scenario);
    expect(regionOf('table', scenario)).toBe(region);
  });
});
