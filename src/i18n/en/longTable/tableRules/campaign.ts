/** The texts of rules L30 to L35: the campaign, travel, town, rewards, the random dungeon, variants. */
export default {
  L30_1:
    'In the campaign a scenario may be played if it is unlocked, completed by no party yet, and its global and party achievements are held. As a single scenario any revealed one may be: gold, experience, treasure, goals and progress of quests count; the story, the rewards and events do not.',
  L30_2:
    'The world is that of all parties: the map with its grid and places, those completed, global achievements, prosperity. A party’s sheet has its name, place, notes, party achievements and reputation, from 0. Its heroes may change.',
  L30_3: 'An achievement with a type (“type: name”) replaces the one of its type; others may be held several times.',
  L30_4: 'After a scenario you go to town, or straight to another one.',
  L31_1:
    'A road event comes before a scenario, unless it is the same again, linked to the last one (from town: to the town), or played as a single one.',
  L31_2:
    'An event: draw it, read it, choose A or B. Only then is the outcome seen, and the choice stands. Of its outcomes all whose condition holds apply, from the top down.',
  L31_3:
    'An outcome may ask for a class in the party, for a range of reputation, or for a sum of gold, which the party pays together. “Otherwise” applies if no outcome before it did.',
  L31_4:
    '“Each” means every hero; “collective” is shared as you choose; an item goes to one. Nobody loses more than it has, nor a perk or a level; the town does not lose its level.',
  L31_5:
    'The card then leaves the game or goes to the bottom, as it says; a card that is added is shuffled in. A card comes into the game once: one that is there or was is not added again.',
  L31_6: 'Reputation goes from −20 to 20; events, prices and unlocks depend on it.',
  L32_1: 'In a visit to town one city event at most; the rest as often as you like, in any order.',
  L32_2:
    'A new hero is of an unlocked class, of a level up to that of the prosperity, with 15 × (level + 1) gold and the least experience of its level. It rises level by level as L32.5 says, gets a perk for each hero retired in its line, and two personal quests, of which one is kept; if none is left it never retires. A quest that counts won scenarios counts each of them once; of a quest in steps each step counts from when the one before it was fulfilled. A line is free for a new hero when none of its heroes is in play.',
  L32_3:
    'Buying costs the printed price, less by 1 / 2 / 3 / 4 / 5 from reputation 3 / 7 / 11 / 15 / 19 on, and as much dearer from −3 / −7 and so on, but at least 1. A hero may own any number of items, none of them twice. The stock is the copies that no hero in play owns.',
  L32_4: 'Selling brings half the printed price, rounded down.',
  L32_5:
    'Levels are taken only here, and here they must be: levels 2–9 at 45, 95, 150, 210, 275, 345, 420 and 500 experience. Each brings one card of at most that level into the pool, one perk and the HP; the hand limit stays.',
  L32_6:
    'Once per visit each hero may give 10 gold: two blessings go into its deck in its next scenario. Each full 100 given in all is 1 prosperity, and the first also opens a sealed page.',
  L32_7:
    'Perks are boxes on the sheet of the class, each to be ticked once: they remove, replace or add modifier cards, or ignore penalties of items. Every three checkmarks of battle goals make one, the rest counts on; six at most come this way. Of all ticked perks the replacements are made first, then the removals, then the additions; one that finds fewer such cards does less.',
  L32_8:
    'Once the achievement “Engraver” is won, a hero may pay for a mark on a free spot of a card of its pool, for good and for the class. Of a class at most as many cards are enhanced as the prosperity level says. A half that shows lost has no spot, but a persistent one that summons has, for a value of its summon (L32.9).',
  L32_9:
    'Where: +1 on any number; negative conditions where enemies are targeted; positive ones where oneself or allies are affected (a move does not count); a jump on moves; an element on any main ability; a hex on an area. A number must be printed to be raised, a condition must not be there already, a hex lies beside a red one; what no list gives a price for cannot be bought. On the half of a summon only the values printed on the summon take a mark: HP, move, attack, range.',
  L32_10:
    'The cost is the base, doubled with several targets (not for a hex), + 25 per level of the card above 1, + 75 per mark that is on the action already. Base: move, range, heal, push, pull, pierce 30; attack, target 50; shield, retaliate 100; of a summon move and attack 100, range and HP 50; Muddle, Strengthen, Bless, jump 50; Poison, Wound, Curse 75; Immobilize 100; Disarm 150; an element 100, any element 150; a hex 200 divided by the hexes already there, rounded down. So +1 attack with several targets at level 3 costs 150; then a hex beside three 66 + 50 + 75 = 191.',
  L32_11:
    'A hero whose quest is fulfilled must retire, once its other business is done: its items go to the stock, its gold is gone, its quest leaves the game, prosperity +1, the quest’s unlock comes (if that is open already: L33.2, one of each), new events, and one more perk for all later heroes of its line.',
  L32_12:
    'Prosperity reaches levels 2–9 at 4, 9, 15, 22, 30, 39, 50 and 64. A new level brings its items and lets heroes start at that level, or rise to it at once. Whoever rises gets the least experience of that level and then levels up as L32.5 says.',
  L33_1:
    'A won scenario gives what it lists: achievements, gold, experience, prosperity, reputation, items (one copy, to one hero), item designs (all copies to the stock), scenarios. The hero is one who has none of that item; if everybody owns it, one of choice sells it at once (L18.5); if no copy is left, nothing comes.',
  L33_2:
    'A random item design or a random side scenario is drawn from its deck, to the stock or onto the map; from an empty deck nothing comes.',
  L33_3: 'Sealed pages open on their condition: a quest, reputation, donations, achievements, the first retirement.',
  L34_1:
    'The random dungeon comes instead of a scenario: three rooms, all to be cleared. There is no progress in the campaign; gold, experience, checkmarks and quests count. No road event comes before it.',
  L34_2:
    'A room is a random room card (the noun: tiles, 12 numbered spots, entrances and exits of kind A or B, a minor and a major penalty) and a monster card (the adjective: what stands on spots 1–12 by the number of heroes, traps, treasures).',
  L34_3:
    'The next room is drawn when its door opens; its entrance must be of the exit’s kind, else you draw on. An exit that is not used is shut. Heroes start within two hexes of the first entrance; where fewer than four hexes are free there, the nearest ones beyond serve too. When the deck is through, the cards passed by come again.',
  L34_4:
    'Penalties: none, then minor, then major; you may set others. A penalty that lasts concerns what happens on the hexes of its room; one that names the opener concerns nobody if a rule opened the door; in the first room the others hold from round 1. “Only the opener may enter” applies to heroes who enter the room from outside by their own move.',
  L35_1: 'Less chance: a blessing and a standard 2x are +2, a curse and a standard Null −2; L12.9 stays.',
  L35_2:
    'Death: at HP 0 a hero is dead for good. Its items go to the stock, its gold is gone, its quest goes back, and its player makes a new one. A hero out of cards stays on the map, acts no more and has initiative 99. A hero who is alive at the end of a lost scenario lives on.',
  L35_3: 'Grim: what L26.1 would offer first is taken, not offered.',
};
