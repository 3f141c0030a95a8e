/** The texts of the Long Table's rules by number, and the texts in the drawings that explain rules. */
import attacks from './tableRules/attacks';
import campaign from './tableRules/campaign';
import components from './tableRules/components';
import monsters from './tableRules/monsters';
import turns from './tableRules/turns';
import words from './tableRules/words';

export default {
  section: {
    L1: 'Components',
    L2: 'Setting up a scenario',
    L3: 'Scenario level',
    L4: 'The map',
    L5: 'The round',
    L6: 'Cards and turn order',
    L7: 'A hero’s turn',
    L8: 'Resting',
    L9: 'Movement',
    L10: 'Revealing a room',
    L11: 'Attack',
    L12: 'Modifier cards',
    L13: 'Several targets',
    L14: 'Attack effects',
    L15: 'Conditions',
    L16: 'Elements',
    L17: 'Active bonuses',
    L18: 'Other abilities',
    L19: 'Summons of heroes',
    L20: 'Damage to heroes, exhaustion',
    L21: 'Items in a scenario',
    L22: 'Monsters: order and turn',
    L23: 'Focus',
    L24: 'Monster movement',
    L25: 'Monster attacks and other lines',
    L26: 'Ambiguity',
    L27: 'Bosses and scenario rules',
    L28: 'End of the round',
    L29: 'End of the scenario',
    L30: 'The campaign',
    L31: 'Travel and events',
    L32: 'In town',
    L33: 'Rewards',
    L34: 'Random dungeon',
    L35: 'Variants',
    L37: 'Words on the cards',
  },
  rule: { ...components, ...turns, ...attacks, ...monsters, ...campaign, ...words },
  note: {
    L1_1: 'A figure is a hero, a summon, an escort or a monster. On the heroes’ side are heroes, summons and escorts, on the other the monsters. An enemy is a figure of the other side, an ally another figure of one’s own. The party is all heroes of a campaign together. L is the scenario level, C the number of heroes at set-up. An occupied hex holds a figure. An empty one holds no figure, token or tile, but for a corridor, a pressure plate or an open door. Hex order goes column by column, each from the top.',
  },
  figure: {
    deck: 'The standard modifier deck, before perks, blessings and curses.',
    levels:
      'What the scenario level brings: gold for a coin, damage of a trap and of hazardous terrain, experience for winning.',
    range: 'The wall stands between: three hexes away by range, not one.',
    sight: 'One line from corner to corner that touches no wall is enough.',
    move: 'Move 4: round the trap, and 2 for the difficult hex.',
    focus:
      'Both heroes are two hexes away. The one on the right can be struck after one step, the other after two: the right one is the focus.',
    push: 'Push 2: the target stands one hex from the hero and ends three hexes away. The dashed way is no push: its first step takes the target no farther from the hero.',
    slots: 'A bonus with three uses, experience on the second.',
    consume: '“Attack 2 [Fire: +1] [Ice: Stun]”. Either improvement can be taken alone.',
    nearest:
      'The monster attacks in melee. It gets beside the left hero in one step, beside the right one in two: the left hero is its focus for the whole turn.',
    stepBack:
      'Range 3, Move 2, the hero next to it is the focus. One step back it can still shoot, without disadvantage (c); of such hexes it takes one that is nearest (e).',
    drawTwo: 'A 0 with Stun and a +1: neither is better than the other, so the first one drawn counts.',
    reveal: 'The hero with initiative 30 opens a door. Behind it stand a Shuffler (15) and a Writ Hound (45).',
    escort:
      'The escort E follows the hero that it can get beside in the fewest steps: here the left one, for all that the right one seems nearer through the wall.',
  },
  table: { level: 'Level', gold: 'Gold', trap: 'Trap', hazard: 'Hazard', experience: 'XP' },
  /** Tables of examples. Each line is a row, `|` separates the cells, and the first row contains the headings. */
  grid: {
    slots: 'Use|1st|2nd|3rd\nThe token leaves|slot 1|slot 2|slot 3\nThat brings|–|1 XP|the card is lost',
    consume: 'Before|You may take|After\nFire strong|+1|Fire inert\nIce waning|Stun|Ice inert\nFire inert|–|–',
    drawTwo:
      'Drawn|Advantage|Disadvantage\n+1, −1|+1|−1\nrolling +1, −1|both: 0|−1\nrolling +1, rolling +1, 0|all: +2|0',
    reveal:
      'Initiative|Acts\n15 Shuffler, an old one|before the hero\n30 the hero|opens the door\nthe new Shuffler|late turn, at the end of the hero’s\n45 Writ Hounds, the new one too|in their place',
  },
};
