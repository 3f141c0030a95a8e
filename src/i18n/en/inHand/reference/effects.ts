/** The texts of rules R15 to R23: riders of attacks, conditions, durations, elements, damage, exhaustion, items. */
export default {
  R15_1:
    'They come after the damage, even if there was none, unless the target died. You may leave them out; a monster never does.',
  R15_2:
    'An effect on an action without an attack rides on an attack of this turn, on either card: on the next one or, if you have attacked already, at once on that target, if it lives.',
  R15_3:
    'Push X adds X to the Distance, to 7 at most. Pull X takes X off, down to 1 at least. Where neither can move anything, nothing is asked.',
  R15_4: 'Pierce X ignores up to X of the target’s Shield in the last step of the reckoning (R12.3).',
  R15_5:
    'Push X or Pull X at once needs no attack and belongs to none: it moves the monster you fight up to X, from any Distance, unless it is invisible. Out of combat it does nothing.',
  R16_1:
    'Each kind of condition is on you, or on a monster, once at most; the same again renews it. Different kinds go together. They come after the main effect of the ability, whether or not there was damage. A positive condition cannot be removed early; a negative one only by what says so.',
  R16_2:
    'Negative ones, all for the bearer’s next turn. Immobilize: no move abilities. Disarm: no attack abilities. Stun: no abilities and no items, and two played cards are simply discarded; you may still rest, and a long rest still heals. Muddle: Disadvantage on all attacks.',
  R16_3:
    'Positive ones. Invisible: the enemy cannot target the bearer in its next turn; some last two enemy turns, whatever R17.1 says, and out of combat the end of a round counts as one. An invisible hero starts no combat by coming near, nor by being near when a round begins (R25.2, R26.2). Strengthen: Advantage on all attacks in the bearer’s next turn.',
  R17_1:
    'A condition or bonus without a duration symbol lasts until it has had its chance to matter, or to the end of the next round, whichever comes first.',
  R17_2:
    'What acts on the bearer’s own turn (Immobilize, Disarm, Stun, Muddle, Strengthen, bonuses to attack or move) has its chance in the bearer’s next turn, or in this one if the bearer gave it to itself now. What acts on the enemy’s turn (Invisible, Shield, Retaliate) has it in the enemy’s next turn. When that turn ends it is removed.',
  R17_3:
    'The symbols: to the end of this round, of this combat, or of the scenario. A combat effect used outside combat waits for one that begins before the end of the next round; if none does, it is gone.',
  R17_4:
    'A card with a duration symbol is discarded as usual. If it is lost as well, it lies in the active area until its effect ends, and only then goes to the lost pile.',
  R17_5:
    'A turn that is under way when the other side interrupts (R25.3) is not “the next turn”. An interrupting monster’s Disarm leaves the rest of your turn alone and holds for the whole of your next; its Shield works at once and lasts to the end of your next turn.',
  R18_1:
    'A symbol of Dark or Fire that can be seen on the half in play of a card in your hand is infused, for as long as it can be seen. Cards selected for this round count until they are discarded or lost.',
  R18_2:
    'An ability may consume the elements it names for its printed improvement; all of them must be there. Each visible symbol can be consumed once a turn.',
  R18_3:
    'A card’s own symbols do not pay for its own abilities. A card in the active area, or one played and gone from the hand, shows nothing.',
  R18_4:
    'An ability that says so takes gold, up to the stated sum: each piece adds 1 to its number. You pay when the ability is done, for an attack when it is declared, from what you brought and gained here, but not from money tokens or from a treasure looted in this scenario. It is gone, won or lost.',
  R19_1: 'Shield X: every attack on the bearer does X less. Several add up. Damage that is no attack goes past it.',
  R19_2:
    'Retaliate X: whoever attacks the bearer from Distance 1, or within the Range that is given, takes X damage afterwards. Several add up; it is no attack; the dead do not retaliate. Distance is measured when it strikes, after a push or pull: shove it out of reach and you are safe.',
  R20_1: 'Heal X: regain X HP, never above the maximum. “−X HP” is damage to you.',
  R20_2: 'Disarm Trap, at range 1 if none is given: that hex is plain from then on, for both sides and for Hindrances.',
  R20_3:
    'Loot X: take all money and treasure within X that you can see, even where a monster or an obstacle stands on the hex.',
  R20_4: 'Recover: take lost or discarded cards back, as the ability says.',
  R20_5:
    'At the end of your turn you must loot what lies on your hex. Loot and Disarm Trap work in combat as well, from your hex on the map.',
  R20_6:
    'Pit X: the next time the monster you fight comes to Distance 1, by its own move or shoved there, it takes X damage, once; several add up. Not when you come to it. A flyer crosses the pit, and it stays.',
  R20_7:
    'The monster you fight dies if it has X HP or less: within range, without a roll, whatever its Shield; not an invisible one. Out of combat nothing happens. A trap’s damage to the monster is that of R5.3, and no attack.',
  R21_1:
    'When you would take damage, choose: take it, or lose one card from the discard pile, or discard two cards from your hand (R7.2). The last two negate all of it. Other effects of the attack still come.',
  R21_2: 'The two cards selected for the round are neither in hand nor discarded until each has been used.',
  R22_1: 'You are exhausted when your HP fall below 1, or when you must rest and cannot (R7.3). The scenario is lost.',
  R23_1:
    'Use an item whenever it allows, even in the middle of an ability; one that changes an attack, before its modifier is rolled. What it adds counts as printed on the action. Consumed: once per scenario. Spent: until a long rest. Free: as often as you like. A heal between the two rolls of an attack changes nothing of the first: its modifier stays as rolled.',
  R23_2: 'The next item used stays ready: its use leaves it as it was. A free item does not use this up.',
  R23_3:
    'Refresh: a spent item of your choice is ready again; where the ability says so, a consumed one for the elements it names (R18.2).',
  R23_4:
    'Give up an item: a ready item that is not free becomes consumed, without its effect. What stands after it in the action is only for who has done it; if you skip it, or have none, the action is over.',
};
