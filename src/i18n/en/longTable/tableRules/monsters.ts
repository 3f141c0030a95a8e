/** The texts of rules L22 to L29: monsters' turns, bosses, rules of scenarios, the end of the round and of the scenario. */
export default {
  L22_1:
    'At the place of a type each of its monsters takes its own turn: elites by rising number, then the normal ones.',
  L22_2:
    'First a wound hurts. Whoever is stunned does nothing more. Otherwise the focus is found (L23), then the lines of the card are done in order; the end is L7.5 (3) and (4).',
  L22_3:
    'A monster moves and attacks only if the card says so, with its own value plus or minus the card’s, at least 0. An attack of 0 is still an attack.',
  L22_4:
    'A line with a bonus (Shield, Retaliate and the like) works from this turn to the end of the round; traits work always.',
  L23_1:
    'The focus is the one enemy that a monster wants to attack: the one it reaches past the fewest traps, then by the shortest way (L23.6). It is found once, before the first line of its card. The first Attack on the card sets how it attacks. Without an Attack, or for a disarmed monster: melee, one target.',
  L23_2:
    'A way is made of hexes that the monster could walk by L9, whatever its move, to where it may stand: through allies; not through enemies (even invisible ones) or closed doors; by L9.3 if its Move line jumps, by L9.4 if it flies. Its length is counted in movement. Staying has length 0.',
  L23_3:
    'Negatives of a way are the traps and hazardous hexes that it enters, one each, good or bad. The hex where the monster stands does not count; of a jump only the last hex does; a flying monster has none.',
  L23_4:
    'An attack hex is a hex where a way ends and from which that attack could hit the enemy (range, sight, some placing of the area). Disadvantage does not matter.',
  L23_5:
    'For each enemy that is not invisible the best way is taken: that with the fewest negatives, then the shortest. Without an attack hex an enemy is no candidate.',
  L23_6:
    'The focus is the candidate with (1) the fewest negatives, then (2) the shortest way, (3) the least range from where the monster stands, (4) the earliest turn; a summon comes before its hero, even a new one, and a rest counts 99. A monster that prefers the most HP takes at (2) the hero with the most instead; only without a hero among the candidates the shortest way.',
  L23_7: 'So a way of ten without a trap beats one of two through a trap, be it to another enemy.',
  L23_8: 'Without a candidate the monster neither moves nor attacks; its other lines are done.',
  L24_1:
    'With a Move line it may move its own value plus or minus the card’s. Without the line, with a move of 0, or immobilized, it stays.',
  L24_2:
    'If an Attack follows on the card and the monster is not disarmed, it moves for that attack; otherwise as for a melee attack on one target. Other lines do not matter.',
  L24_3:
    'A monster narrows down the attack hexes for its focus step by step: (a) fewest traps and hazards on the way; (b) within its move, unless none is; (c) for a ranged attack, unless muddled: not next to the focus, unless all are; (d) most targets; (e) shortest way; (f) best other targets (L25.3). Without an attack hex it stays.',
  L24_4:
    'Of the hexes that are as good in (a)-(c) and from which just these targets can be hit, it takes the one with the fewest of them at disadvantage, then the shortest way.',
  L24_5: 'If that hex is within its move it goes there by the best way, or stays if it is there.',
  L24_6:
    'If it cannot attack, it looks at all hexes where it may end and whose best way is within its move. It takes the one with (1) the fewest negatives, there and onward together, (2) the shortest rest of the way, (3) the least movement used. It does not avoid the hexes next to its focus then.',
  L24_7:
    'Of equals in L24.3–L24.6 you choose among end hexes and targets that differ; equal ways to one hex are no choice.',
  L24_8:
    'Terrain acts on monsters as on heroes, and may kill or stop them. Monsters open no doors. One that is held on a hex where an ally stands is set back on the last free hex of its way.',
  L24_9:
    'Retreat: the monster moves as far as the line says, whatever else L24 says, to the hex, of those it can end on without a negative, with the greatest range to its nearest enemy; of equals by the shortest way, then L26.1. Not when it is immobilized.',
  L25_1:
    'An Attack line is the monster’s value plus or minus the card’s. It must attack its focus; if it cannot, it does not attack. A grey hex makes the attack melee.',
  L25_2:
    'With more targets it attacks the focus and as many others as possible; an area is placed so as to hit the focus and the most others. More targets besides an area are the best others in range that it does not hit.',
  L25_3:
    'Which others are better: the enemies are ranked by range from the monster’s hex at the start of its turn, then by turn order. Of two sets the one with the lower rank at the first difference is better.',
  L25_4: 'The focus is attacked first, then the others by rank.',
  L25_5:
    'Each further Attack on the card has a new focus by L23 with its own form, from where the monster stands, without enemies attacked in this turn; a Move line before it moves for it. Enemies attacked before may be hit again as others, only not be the focus.',
  L25_6: 'All effects are used; the way of a push or pull is your choice.',
  L25_7:
    'Heal X: itself or an ally in range (the line’s, else the monster’s) and in sight, whoever has lost the most HP. If nobody is hurt: one with Poison or Wound, else nobody.',
  L25_8:
    'Summon: on an empty hex adjacent to the monster, as near as possible by range to an enemy; without a hex or a standee nothing comes. It gets a number by chance and no turn in this round; a new type draws from the next round on.',
  L25_9:
    'Loot X: the coins in range X and in sight are gone for good. Monsters take no treasure and do not loot at the end of a turn.',
  L25_10:
    'Other lines with a number of targets take the focus first, then by L25.3. Pull, Push, Inflict and Damage concern enemies in sight and in range, adjacent ones where there is no range, and one of them where there is no number of targets.',
  L26_1:
    'Whenever L22–L25 leave equals, you choose. What is offered first is what serves the monster best: most targets, most expected damage, most negatives forced on heroes, then hex order. Nothing else about a monster is a choice.',
  L27_1:
    'A boss has values of its own, often times the number of heroes (C), the common deck of bosses, whose Special 1 and 2 stand on its card, and its own immunities. It is neither normal nor elite. A special that says “every hero in range” passes the invisible by. What a boss calls is normal, leaves no coin and acts from the next round on.',
  L27_2: 'A named monster is neither normal nor elite either; what targets only those passes it by.',
  L27_3:
    'Spawn: on its hex, whatever lies there (a trap stays armed), else on the nearest empty one, of hexes as near on the first in hex order. At the end of a round it acts from the next round on, within a round like a revealed monster. Without a standee or an empty hex nothing comes.',
  L27_4: 'A locked door is a wall until its condition is met.',
  L27_5: 'A hero who stands on a pressure plate at the end of its turn sets off what the scenario says.',
  L27_6:
    'A destructible obstacle is an obstacle with HP: an enemy of the heroes’ side, at 99 and last in turn order, harmed only by damage, immune to all conditions and forced moves, gone at 0 HP. To monsters it is a mere obstacle.',
  L27_7: 'Objective and aid tokens mark figures, loot and hexes; a text may be bound to entering a hex.',
  L27_8:
    'An escort is on the heroes’ side. The scenario gives its values and its rule: a deck or one fixed line, played by L22–L26. Its initiative is 99, after heroes and types with 99, unless another is given. The hero that an escort follows is found like a focus, for a melee attack; if several are equal, you choose.',
  L27_9:
    'Formulas use the scenario level and the number of heroes at set-up, and are rounded up. For the HP of escorts the number of heroes is at least 2; a boss’s HP are times the number of heroes, for one hero times 1.',
  L27_10:
    'Several escorts act in the order of numbers given at random. If several start on one mark, the others stand on the nearest plain, empty hexes of its room, in hex order.',
  L28_1:
    'In this order: (1) the scenario’s effects at the end of a round; (2) the modifier decks of L12.9 and (3) the monster decks whose card shows the sign are reshuffled; (4) strong elements wane, and waning ones are inert; (5) bonuses for the round end; (6) short rests; (7) L29.',
  L29_1:
    'When the goal or a condition of failure is met, the round is played out, then the scenario ends. The first one that is met decides. Holding out to a round and standing on an exit are judged at the end of a round, everything else at once.',
  L29_2:
    'Won or lost: heroes keep their experience and turn their coins into gold (L3.2); what lies on the map is lost; cards come back, items are refreshed, HP are full; blessings, curses and added cards leave all decks.',
  L29_3:
    'Won: the bonus experience and the battle goals for every hero, exhausted ones too; in a campaign also the conclusion and L33.',
};
