/** The texts of rule L37: words on cards that no other rule explains. */
export default {
  L37_1:
    'Lien: a token on an enemy, one each, until it dies. It is no condition, so immunities do not stop it; obstacles get none. When that enemy dies, the coin it leaves goes at once to the hero whose lien it is, if not exhausted. Other cards do more to whoever has one.',
  L37_2: 'Call in the lien: a price. The lien is taken off the target once the attack is reckoned.',
  L37_3:
    'Dig N: that many graves on empty hexes in range. At most 4 lie on the map, the oldest goes; none on doors, marks or tokens. For monsters that do not fly a grave is difficult terrain. An enemy that is pushed or pulled onto one stops there and is immobilized, and the grave is filled.',
  L37_4: 'Fill a grave: a price. A grave within 3 is removed.',
  L37_5:
    'Slam N: if this push or pull is stopped before its full length by a wall, an obstacle, a closed door or a figure, the target takes that much damage.',
  L37_6: 'Carry: one ally adjacent when the move begins is set on an empty hex adjacent to where it ends.',
  L37_7: 'Burst N: when it dies, every adjacent figure takes that much damage.',
  L37_8: 'Give: a positive condition for allies or oneself, without an attack. Without a Range: adjacent figures.',
  L37_9: 'Inflict: a negative condition, or a lien, on enemies, without an attack. Without a Range: adjacent figures.',
  L37_10: 'Push and Pull on a line of their own: without an attack. Without a Range: adjacent figures.',
  L37_11: 'Damage N to enemies that is no attack: no card is drawn, and no shield helps.',
  L37_12: 'Take N damage: damage to oneself, which no lost card and nothing else can negate.',
  L37_13:
    'Finish N: one normal enemy with this many HP or fewer dies. An elite, a boss or an obstacle takes 2 damage instead.',
  L37_14: 'Trap N: a trap is set on an empty hex in range, with that much damage and the conditions named.',
  L37_15: 'Disarm a trap: a trap in range is removed.',
  L37_16:
    'Command: an ally in range, one of your summons or all of them does what follows at once, outside its turn. A number with a plus is added to its own value.',
  L37_17: 'A bonus for all your attacks, all your moves, or all attacks of your summons, as long as it lasts.',
  L37_18: 'When …: set off by itself each time that this happens. Each time is one use.',
  L37_19: 'Stand in: the attack is made against this hero instead.',
  L37_20: 'Prevent N: that damage is reduced by N.',
  L37_21: 'Pledge an item: a price. One of your items that is not spent is turned to spent, without its effect.',
  L37_22: 'Forfeit an item: a price. One of your items that is not spent is set aside for the rest of the scenario.',
  L37_23: 'Give back a coin: a price. One coin that you have looted in this scenario is given back.',
};
