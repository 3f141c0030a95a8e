/** What a slip that explains something, and the grid of the map, offer (../../offers.ts). */
export const OFFERS: Readonly<Record<string, readonly string[]>> = {
  'asked, hold': ['R12.1: close; showRule "R12.1"', 'R15.3: close; showRule "R15.3"', 'explain.close: close'],
  'asked, rest': [],
  'asked, stay': ['R12.1: close; showRule "R12.1"', 'R15.3: close; showRule "R15.3"', 'explain.close: close'],
  'the grid': ['a1 true: nothing'],
};
