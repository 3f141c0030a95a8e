/** The texts of rules R24 to R30: the monster's turn, beginning and end of combat, after the scenario, Hindrances. */
export default {
  R24_1: 'The monster does what its rolled column says, in the order that serves it best.',
  R24_2:
    'It moves no more than it needs: to the nearest Distance from which it can attack, and out of Disadvantage if its movement allows, so that a shooter at Distance 1 steps back to 2. If it cannot reach you, it comes as near as it can. It never moves after its attack to spoil your plans. Move 2, Attack 3, Range 3 at Distance 1: it steps to 2 and shoots. No move and melee at Distance 2: it can do nothing.',
  R24_3:
    'With a move but no attack, and when disarmed, it closes in as if for melee. A muddled shooter stays at Distance 1, having nothing to gain. A heal in its range row leaves it melee, for R25.1 too. While you are invisible it neither moves nor attacks, but does the rest.',
  R24_4:
    'It heals before its attack if it lacks at least that many HP, otherwise after. What its way has cost it (R30.3) counts too.',
  R24_5: 'Bonuses in its column hold from the beginning of its turn. Flying matters only with Hindrances (R30).',
  R25_1:
    'A monster’s median range is the second highest of the ranges in its three columns, its maximum range the highest. A dash counts as 1: with 3, 3 and 1 the median is 3.',
  R25_2:
    'Combat begins when your move ends within the median range of a living monster that sees you, or when you attack one. Only where a move ends counts, not what it passes, and a move is always finished first.',
  R25_3:
    'If you came near and still have an action left to do, or part of one (items do not count), roll the behaviour at once. A monster with lower initiative than your leading card interrupts with its whole turn, and then you go on; otherwise it acts after you. If you have nothing left to do, it acts now, last in the round.',
  R25_4:
    'If you attack, the monster always gets that chance to interrupt before the attack resolves, however far away it is; on a tie it does not. If its turn leaves you out of range, the attack waits: you may do the other card’s action now and attack afterwards, or skip the attack. It is the one exception to R9.2.',
  R25_5:
    'From that roll on, the round is a combat round. The Distance begins as the number of hexes between you, adjacent being 1, at most 7.',
  R25_6:
    'If several monsters would fight, you choose one. You may open fire on any monster in your range; only median range starts a fight by itself.',
  R26_1:
    'The monster’s death ends the combat at once. You stand on the map where you stood when it began; actions left over are done there, and may start another. If you killed it before its turn, the round ends after them.',
  R26_2:
    'If a round begins with you within the median range of a living monster that sees you, it is a combat round with that monster. The scenario’s own rules for the start of a round come first.',
  R26_3: 'There is no leaving a combat but by a death.',
  R27_1:
    'Won or lost, each coin you looted becomes 2 gold, whatever the level. Your cards return, items refresh, and your HP are full.',
  R27_2:
    'Won: read the conclusion, mark the scenario completed, unlock and block others, take rewards and achievements, and see whether you gain a level (R28.1).',
  R28_1:
    'After the 3rd, 6th, 9th and 12th completed scenario you gain a level before anything else, up to 5: turn one ability card to its level 2 half. Your maximum HP grows as the HP card says.',
  R29_1: 'After a scenario, won or lost, you may visit town, or go straight to another unlocked scenario.',
  R29_2:
    'Buy at cost, sell for half of it, rounded down. You may have 2 items, 3 with the Utility Belt, the Pawnbroker one more, and wear all you have. Never two of one slot, except that one-hand and small have room for two; a two-hand item leaves no room for one-hand items. Locked items appear when something unlocks them.',
  R30_1:
    'A variant that you choose for the whole campaign. When combat begins, before anyone acts, count 0, 1 or 2 Hindrances for all of it. Each makes every step of Distance cost 1 movement more, for both of you. Jump and fly pay 1. Push and pull do not care.',
  R30_2:
    'Look at the routes from your hex to the monster’s, never through walls, closed doors or another living monster. Hindrance tiles are obstacles, traps, difficult and hazardous terrain. If one of the shortest routes, as if all terrain were free, has none of them, or if walls leave no route at all, there is no Hindrance. Otherwise go on with R30.6.',
  R30_3:
    'The Hindrances have the kinds of the tiles they come from: the first route’s, and the second’s if there are 2; what must be crossed is what counts. If one is a trap or hazardous terrain, the first to come to Distance 1, even pushed or pulled, takes its damage, once per combat; if both are, the worse. A figure that flies or jumps takes none and leaves it for the next. A trap disarmed in the combat still hinders, but does no damage. The damage can be negated (R21.1).',
  R30_4:
    'Abilities may add or remove Hindrances, of one kind or of any, for good or for a time (R17.3). With several, you choose. There are never more than 2.',
  R30_5:
    'Examples. An obstacle on the straight way, and a free way round: 1. An obstacle, and a trap on the way round: 2, with the trap’s damage. Two difficult tiles on the only short way: 2. One: 1. One obstacle on the fastest way, another on the second fastest: 2.',
  R30_6:
    'Pick a shortest route, forbid its obstacles, and find the shortest route that is left. Count the hindrance tiles on it (not your own hex or the monster’s), one less if such a tile is on the first route too. None: 1 Hindrance. More, or no route left: 2. Of all possible first routes take the one with the lowest result, then the mildest kinds.',
};
