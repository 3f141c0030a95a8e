import { describe, expect, test } from 'vitest';
import { neighbours } from '../../src/rules/core/hexes';
import {
  CARD,
  hexCentre,
  hexCorners,
  hexHeight,
  hexIdAt,
  hexNeighbours,
  hexPlace,
} from '../../src/scenes/art/geometry';
import {
  hpValues,
  orientationOf,
  POSITIONS,
  partnerOf,
  RULER,
  rulerFace,
  rulerFaceAt,
  rulerMarks,
  rulerPoint,
  rulerPoseOnLine,
  TRACKER,
  trackerCellX,
} from '../../src/scenes/inHand/art/geometry';
import { cardHexCentre, hexAt, MAP } from '../../src/scenes/inHand/art/mapGeometry';

describe('the ruler (R1.2)', () => {
  test('has 16 marks that cut the whole edge into 15 equal segments', () => {
    const marks = rulerMarks();
    expect(marks).toHaveLength(16);
    expect(marks[0]).toBe(0);
    expect(marks[15]).toBe(CARD.height);
    for (const [i, mark] of marks.slice(1).entries()) expect(mark - (marks[i] ?? 0)).toBeCloseTo(RULER.segment, 10);
  });

  test('shows A B C five times, so that each letter has a third of the edge', () => {
    const letters = Array.from({ length: 15 }, (_, i) => rulerFace(i));
    expect(letters.join('')).toBe('ABC'.repeat(5));
    const read = Array.from({ length: 8800 }, (_, i) => rulerFaceAt((i + 0.5) / 100));
    for (const face of ['A', 'B', 'C']) {
      expect(Math.abs(read.filter((r) => r === face).length - 8800 / 3)).toBeLessThanOrEqual(5);
    }
  });

  test('changes the letter exactly at a mark, and keeps the last letter beyond the strip', () => {
    expect(rulerFaceAt(RULER.segment - 0.001)).toBe('A');
    expect(rulerFaceAt(RULER.segment + 0.001)).toBe('B');
    expect(rulerFaceAt(-3)).toBe('A');
    expect(rulerFaceAt(CARD.height + 3)).toBe('C');
  });

  test('has two point-symmetric edges, so that a turned card reads the same', () => {
    for (const mark of rulerMarks()) {
      const [left, right] = [rulerPoint('left', mark), rulerPoint('right', mark)];
      expect(left.x + right.x).toBeCloseTo(CARD.width, 10);
      expect(left.y + right.y).toBeCloseTo(CARD.height, 10);
    }
  });

  test('when a card lies at 45 degrees, a line through the centre of a cell leaves it by its long sides, before the next cell', () => {
    expect(RULER.width / 2).toBeLessThan(RULER.segment / 2);
    expect(RULER.width).toBeGreaterThan(0.9 * RULER.segment);
  });

  test('places the card so that the given cell is on the red line', () => {
    const pose = rulerPoseOnLine({ x: 300, y: 500 }, 13, 5);
    const [x, y] = [pose.x + (CARD.width / 2) * 5, pose.y + (CARD.height / 2) * 5];
    const [dx, dy] = [RULER.width / 2 - CARD.width / 2, CARD.height / 2 - 13 * RULER.segment];
    expect(x + (dx - dy) * Math.SQRT1_2 * 5).toBeCloseTo(300);
    expect(y + (dx + dy) * Math.SQRT1_2 * 5).toBeCloseTo(500);
  });
});

describe('HP cards (R1.1)', () => {
  test('one HP more or less turns or flips the card; four more leave it unchanged', () => {
    const lies = [1, 2, 3, 4, 5].map((hp) => orientationOf(((hp - 1) % 4) as 0 | 1 | 2 | 3));
    expect(lies[0]).toEqual(lies[4]);
    for (const [i, lie] of lies.slice(1).entries()) expect(lie).not.toEqual(lies[i]);
  });

  test('the two positions of a side show that side, one of them turned', () => {
    for (const position of POSITIONS) {
      const [here, there] = [orientationOf(position), orientationOf(partnerOf(position))];
      expect(there.side).toBe(here.side);
      expect(there.turned).toBe(!here.turned);
    }
  });

  test('every HP up to the highest has exactly one position', () => {
    const all = POSITIONS.flatMap((position) => hpValues(position, 17)).sort((a, b) => a - b);
    expect(all).toEqual(Array.from({ length: 17 }, (_, i) => i + 1));
    expect(hpValues(0, 11)).toEqual([1, 5, 9]);
  });
});

describe('the map card (R1.9)', () => {
  const ids = Array.from({ length: MAP.columns * MAP.rows }, (_, i) =>
    hexIdAt(i % MAP.columns, Math.floor(i / MAP.columns)),
  );

  test('columns b, d and f are half a hex lower', () => {
    const w = 100;
    const h = hexHeight(w);
    expect(hexCentre('a1', w)).toEqual({ x: 50, y: h / 2 });
    expect(hexCentre('b1', w)).toEqual({ x: 125, y: h });
    expect(hexCentre('g8', w)).toEqual({ x: 500, y: 7.5 * h });
    expect(hexPlace('d5')).toEqual({ column: 3, row: 4 });
    expect(() => hexPlace('5d')).toThrow(RangeError);
  });

  test('neighbours are those of the rules, in the same order, at a distance of one hex height', () => {
    for (const id of ids.filter((hex) => /[b-f][2-7]/.test(hex))) {
      expect(hexNeighbours(id)).toEqual(neighbours(id));
      const centre = hexCentre(id, 10);
      for (const other of hexNeighbours(id)) {
        const { x, y } = hexCentre(other, 10);
        expect(Math.hypot(x - centre.x, y - centre.y)).toBeCloseTo(hexHeight(10), 10);
      }
    }
  });

  test('the edge between corners i and i + 1 is shared with neighbour i', () => {
    const centre = hexCentre('d4', 10);
    const corners = hexCorners(centre, 10);
    for (const [i, other] of hexNeighbours('d4').entries()) {
      const [a, b] = [corners[i], corners[(i + 1) % 6]];
      const there = hexCentre(other, 10);
      expect(((a?.x ?? 0) + (b?.x ?? 0)) / 2).toBeCloseTo((centre.x + there.x) / 2, 10);
      expect(((a?.y ?? 0) + (b?.y ?? 0)) / 2).toBeCloseTo((centre.y + there.y) / 2, 10);
    }
  });

  test('a point is assigned to its hex, even near a corner', () => {
    for (const id of ids) {
      const { x, y } = hexCentre(id, 60);
      expect(hexAt({ x, y }, 60)).toBe(id);
      expect(hexAt({ x: x + 27, y }, 60)).toBe(id);
      expect(hexAt({ x: x - 14, y: y + 24 }, 60)).toBe(id);
    }
    expect(hexAt({ x: -40, y: 10 }, 60)).toBeUndefined();
  });

  test('the whole board fits on the card', () => {
    for (const id of ids) {
      for (const { x, y } of hexCorners(cardHexCentre(id), MAP.hexWidth)) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(CARD.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(CARD.height);
      }
    }
  });
});

test('the seven cells of the range tracker are centred in its strip (R1.8)', () => {
  expect(trackerCellX(4)).toBeCloseTo(TRACKER.width / 2, 10);
  expect(trackerCellX(7) - trackerCellX(1)).toBeCloseTo(6 * TRACKER.cell, 10);
});
