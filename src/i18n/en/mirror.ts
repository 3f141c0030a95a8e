/** The table in words, for keyboard and screen reader. */
export default {
  title: 'All moves',
  situation: 'Round {round}. {hp} of {max} HP, {position}. Coins: {money}.',
  modifiers: 'Your modifiers: A {a}, B {b}, C {c}.',
  foe: '{foe}: {hp} of {max} HP, Distance {distance}.',
  foeOnMap: '{foe}: {hp} of {max} HP, {steps} hexes {direction} at {hex}.',
  at: 'You stand on {hex}.',
  hand: 'Hand: {cards}.',
  elements: 'Infused: {list}.',
  noElements: 'No element is infused.',
  direction: { n: 'north', ne: 'north-east', se: 'south-east', s: 'south', sw: 'south-west', nw: 'north-west' },
  stepTo: '{direction}, to {hex}: {what}',
  terrain: {
    plain: 'plain',
    trap: 'trap',
    hazardous: 'hazardous',
    difficult: 'difficult',
    obstacle: 'obstacle',
    door: 'closed door',
  },
};
