/** The texts of the rules by number, and the texts in the drawings that explain rules. */
import effects from './reference/effects';
import fights from './reference/fights';
import setting from './reference/setting';
import turn from './reference/turn';

export default {
  section: {
    R1: 'Components',
    R2: 'Rolling',
    R3: 'Setting up a scenario',
    R4: 'Tiles of the map',
    R5: 'Scenario level',
    R6: 'Rounds',
    R7: 'Cards and rests',
    R8: 'Initiative',
    R9: 'Your turn',
    R10: 'Movement on the map',
    R11: 'Movement in combat',
    R12: 'Attack',
    R13: 'Line of sight',
    R14: 'Advantage and Disadvantage',
    R15: 'Effects of attacks',
    R16: 'Conditions',
    R17: 'How long things last',
    R18: 'Elements',
    R19: 'Shield and Retaliate',
    R20: 'Other abilities',
    R21: 'Damage to you',
    R22: 'Exhaustion',
    R23: 'Items',
    R24: 'The monster’s turn',
    R25: 'Combat begins',
    R26: 'Combat ends',
    R27: 'The scenario ends',
    R28: 'Levels',
    R29: 'Town',
    R30: 'Hindrances',
  },
  rule: { ...setting, ...turn, ...effects, ...fights },
  /** Rulings that apply to a part of a rule. */
  note: {
    R29_2:
      'A quest item cannot be sold: leave it with Gage, and she gives it back for nothing. An item that you find a second time is sold at once for half its cost.',
  },
  figure: {
    hp: 'Your HP and the position of the card: 4 HP more or less, and it lies the same way.',
    ruler: 'The ruler crosses the red line in its segment B: the roll is B.',
    difficult: 'Move 3: difficult terrain takes 2 of it, the plain hex behind the last 1.',
    jump: 'Jump 3 over an obstacle and over a trap; on the last hex the trap snaps.',
    range: 'The wall stands between: three hexes away by foot and by range, not one.',
    sight: 'One line from corner to corner that touches no wall is enough.',
    elements: 'While Neutralize lies in hand, its Dark is infused. Once discarded, it is gone.',
    hindrance: 'An obstacle on the straight way, a free way round: 1 Hindrance.',
    order: 'Bonus, modifier, Shield: always in this order.',
    median: 'Ranges 3, 3 and 1: the median is 3, and the danger reaches that far.',
    rides: 'The effect of a half without an attack, here “Muddle”, and where it goes.',
    lasting: 'When it is gone, if no duration symbol says otherwise.',
    position: 'Position',
    hitPoints: 'HP',
    inHand: 'in hand',
    discarded: 'discarded',
  },
  /** Tables of examples. Each line is a row, `|` separates the cells, and the first row contains the headings. */
  grid: {
    rides:
      'You play|“Muddle” goes to\nfirst Muddle, then Attack 2|the target of that attack\nfirst Attack 2, then Muddle|the target just attacked, if it lives\nMuddle, and no attack this turn|nobody',
    lasting:
      'What, and when|Gone at the end of\nMuddle, on you from the monster|your next turn\nStrengthen, from your card before your attack|this turn\nShield, from your card|the monster’s next turn',
  },
};
