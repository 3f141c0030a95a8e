/** The texts of rules L11 to L21: attacks, areas, effects, conditions, elements, bonuses, other abilities, summons, damage, items. */
export default {
  L11_1:
    'Attack X is made on an enemy in range and in sight. Without a Range it is melee, at range 1. With Range Y it is ranged, and has disadvantage against an adjacent target. Allies are never attacked.',
  L11_2: 'Any ability with a Range needs sight; one that is no attack and has no Range does not.',
  L11_3:
    'For each target apart: (1) the attacker’s bonuses and penalties (items, bonuses, Poison on the target); (2) the modifier card or cards; (3) the target’s Shield and other defences, less Pierce. Within a step the order is free: what is best for the attacker is taken in 1 and 2, what is best for the target in 3. It is never below 0.',
  L11_4: 'An example: Attack 3, +2, doubled makes 10; a card of −1 makes 9; Shield 1 makes 8.',
  L11_5:
    'A monster whose damage reaches its HP dies at once, whatever the cause; further effects on it are dropped. If it was set up with a room it leaves a coin on its hex; a summoned or spawned one does not. Burst comes to the adjacent figures clockwise from the top; an obstacle is no figure.',
  L11_6:
    'Several targets are all chosen first. Then, one by one, each gets steps 1–3, damage, effects and conditions, and retaliates. The attacker’s death ends it. You name the targets of an area in the order of the attacks; those not named follow in hex order.',
  L12_1:
    'One draw is made for each target: for a hero from its own deck, for a summon from its hero’s, for monsters and escorts from the monsters’. If a card is needed and the deck is empty its discards are shuffled; cards of the draw under way stay out. With no card left in deck or discards the draw ends with what was drawn.',
  L12_2:
    'A card has a value (plus or minus something, 2x, Null), may be rolling and may have effects. They count as printed on the attack, for this target. What a card does for oneself (Heal, Shield, Invisible) is for the one who attacks, a summon too.',
  L12_3: 'A plain draw goes on until a card that is not rolling comes; all apply.',
  L12_4:
    'Advantage: two cards. If neither is rolling, the better one counts. If one is rolling, both apply. If both are, the draw goes on until one is not, and all apply.',
  L12_5:
    'Disadvantage: two cards. If neither is rolling, the worse one counts. If one is rolling, only the other does. If both are, the draw goes on until one is not, and only that one applies.',
  L12_6:
    'Which card is better: compare the numbers after step 2 of the attack (at least 0). A card is better than another if its number is at least as high and it has all effects of the other, and is ahead in one of the two. If neither is better, the first one drawn counts.',
  L12_7: 'Several sources of advantage do not stack, nor do those of disadvantage. Both together cancel out.',
  L12_8: 'Null: no damage, whatever else is drawn; other effects still come. 2x doubles after all additions.',
  L12_9:
    'Every card drawn is discarded, used or not (for blessings and curses see L1.7). Once a standard 2x or Null is drawn, used or not, that deck is reshuffled at the end of the round.',
  L12_10: 'Blessings and curses are shuffled into the undrawn rest of a deck.',
  L13_1: 'Target N: up to N different enemies in range. Nobody can be targeted twice by one ability.',
  L13_2:
    'An area is a pattern of red hexes, turned any way or mirrored. With a grey hex, which is the attacker’s, it is melee and asks for no range. Without one, some red hex on the map must be in range, with or without an enemy on it. Each enemy on red and in sight may be a target.',
  L13_3: 'Allies in an area are untouched unless it says otherwise: “affect” is for allies, “target” for enemies.',
  L13_4: 'Add target: one more enemy in range that is not a target yet, with all effects but those that add targets.',
  L14_1:
    'Effects follow the damage, even if it was 0, but not on a dead target. A hero may waive each of them (not the experience); a monster waives none. A printed condition or lien is waived before the modifier is drawn; what the modifier card adds comes without a question, except its push or pull: you choose its way, and may waive it like any other.',
  L14_2:
    'Push X moves the target X hexes; each step takes it farther from the attacker, counted in range. Pull X brings it nearer in the same way. The attacker’s player chooses the way. It may lead through the target’s allies and ends on an unoccupied hex. A figure counts as pushed or pulled if this moved or slammed it.',
  L14_3: 'For traps and hazardous terrain both are normal moves; difficult terrain costs nothing.',
  L14_4: 'Pierce X: in step 3 up to X of the Shield is ignored. Attack 3 with Pierce 2 against Shield 3 does 2.',
  L14_5:
    'A push or pull goes on until an enemy of the target, an obstacle, a wall, a closed door or, for a pull, the attacker’s hex stops it; the target stays on the last free hex. You may choose a stopped way. Farther and nearer are measured as if walls stood open. Graves do not stop what flies.',
  L15_1:
    'A figure has one of each kind of condition; given again, its time begins anew. Conditions come with damage or without. What a monster is immune to stands on its card.',
  L15_2:
    '“Next turn”: the condition ends with the figure’s next turn. A turn under way when it comes is not the next one, though it works at once: what it forbids breaks off.',
  L15_3: 'Positive conditions cannot be removed early; negative ones only by effects that say so.',
  L15_4: 'Bless and Curse: a blessing or a curse goes into the figure’s deck; there is no token.',
  L15_5: 'Poison: attacks on the figure get +1 (step 1), until it is healed.',
  L15_6: 'Wound: 1 damage at the start of each of its turns, until it is healed.',
  L15_7:
    'Immobilize: no move abilities. Disarm: no attack abilities. Muddle: disadvantage on its attacks. Each for the next turn.',
  L15_8:
    'Stun: no abilities and no items, for the next turn. A hero may still rest, short or long, loots at the end of its turn and may lose cards against damage; the cards that it selected are simply discarded. Standing bonuses stay.',
  L15_9: 'Invisible: enemies cannot focus on it or target it; to monsters its hex is an obstacle. For the next turn.',
  L15_10: 'Strengthen: advantage on its attacks, for the next turn.',
  L16_1:
    'Whoever does any part of an action or of a monster card with a free element symbol creates the element: at the end of this turn it is strong. On a monster’s card the symbol is a line of its own: whoever is not stunned creates the element, even if nothing else on the card can be done.',
  L16_2:
    'A crossed-out element symbol lets you consume that element while it is strong or waning: it becomes inert at once, and the ability gains what is printed. Each symbol takes one element. An improvement with several symbols needs all of them. Several improvements are chosen one by one, in any order.',
  L16_3:
    'What is created now is there for whoever has a turn later, in this round too. An element that was there before may be consumed and created anew in one turn.',
  L16_4:
    'Monsters always consume: when the first of the type that is not stunned begins, each improvement on the card that can be paid is paid, in order, once, for all of the type that act now. Late ones (L10.5) pay anew or go without.',
  L16_5: 'For “any element” you choose, for monsters too; to consume, one that is there if there is one.',
  L16_6:
    'A price is paid before the ability, and only if the ability can then be done. Each symbol of a price takes an element of its own: one that the price names does not serve as “any”, and two “any” are two different elements. If the price is calling in a lien, the target must have one.',
  L17_1: 'A bonus for the round works from being played to the end of the round.',
  L17_2:
    'A persistent bonus has one slot for each use. It must be applied whenever it fits, even for nothing; each use moves its token one slot on, and when the token leaves the last slot the card is lost. A slot that shows experience pays when the token leaves it. A bonus without slots lasts as long as you like.',
  L17_3:
    'You may end a bonus at any time, and its card goes to its pile. That is: whenever the hero is asked in its own deeds or its summon’s, or about what comes to it.',
  L17_4: 'Shield X: each attack on the figure does X less. Several add up.',
  L17_5:
    'Retaliate X, perhaps with Range Y: after an attack on the figure, once all effects are done, the attacker takes X damage if it is then within Y (1 if there is none). Several in reach add up. Nothing comes if the bearer has died. It is no attack and has no target: nothing answers it.',
  L17_6:
    'Stand In cannot be used by a target of that attack, nor twice by one figure in one attack; if several could be used, the oldest is. Prevent applies while damage is left, the bearer’s own first. A bonus that is set off when an enemy with a lien has attacked applies once to a whole attack, after its last target.',
  L18_1: 'Heal X is for oneself, or with Range Y for oneself or one ally in sight. It never goes over the maximum.',
  L18_2:
    'A heal takes off Wound and goes on. On a poisoned figure it takes off Poison, and Wound, and does nothing else.',
  L18_3:
    'Recover: take cards back to hand from the discard pile or the lost cards, as it says, active ones included. Refresh makes spent or consumed items, as it says, usable again. What is marked unrecoverable never comes back. A lost card is unrecoverable if the action that lost it was; lost in any other way it may come back.',
  L18_4: 'Loot X: all coins and treasure in range X and in sight, whatever stands there.',
  L18_5:
    'A treasure is resolved at once. A new item serves from the next scenario on; one that the hero owns already is sold at once (L32.4). Heroes never trade gold or items. A goal treasure that is put down and looted again yields nothing new; where two treasures of one scenario hold the same item, the second is sold.',
  L18_6: 'A hero who ends its turn on coins or treasure must loot it. Summons and escorts never loot.',
  L18_7:
    'Experience comes when the action that shows it is done at least in part; conditional experience when its condition is met. There is none for kills. Elements and experience of an action come with its first part that is done, of a move with its first step, so that a hero who falls later in it has them.',
  L18_8:
    'A kill counts for the attacker; a summon’s for its hero; by a trap or hazardous terrain for whoever forced the victim in; by retaliation for its bearer; by a wound for nobody.',
  L19_1:
    'A summon is placed on an empty hex of choice adjacent to the hero; if there is none the ability cannot be used. Its HP are those printed plus the hero’s level at set-up. The hero may end it at any time like a bonus (L17.3).',
  L19_2:
    'It has HP, move, attack, range and traits; its card lies active as a persistent bonus. It goes when its HP are gone, when its card is no longer active, or when its hero is exhausted.',
  L19_3:
    'It acts right before its hero, in its own turn, also when the hero rests or is stunned; never in the round in which it came.',
  L19_4:
    'It always plays “Move +0, Attack +0” by L22–L26; its enemies are monsters and destructible obstacles. Without a focus it stays.',
  L19_5: 'It opens no door and uses no items or bonuses of its hero, but it does use the hero’s modifier deck.',
  L20_1:
    'Before a hero takes damage, every effect that must apply applies (L17.2). Then you choose: take the damage; or lose one card from hand; or lose two cards from the discard pile. Active cards that count as discarded may be among them; their bonus then ends. Losing cards negates all of the damage. The other effects still come.',
  L20_2:
    'Selected cards are in neither place until each is used. Every attack, trap, hazard, wound and retaliation is a damage of its own. Only heroes negate damage.',
  L20_3: 'HP never exceed the maximum.',
  L20_4:
    'A hero is exhausted at HP 0 or less, or as L6.1 says. Its turn ends (L7.5 3 and 5 still come). All its cards are lost; its figure, summons and bonuses go, and it does not return in this scenario. What it looted and learned it keeps.',
  L20_5: 'When all heroes are exhausted the scenario ends at once, lost, unless its goal was met before.',
  L21_1:
    'What is equipped at set-up: one item for the head, one for the body, one for the legs, two for one hand each or one for both, and small ones up to half the hero’s level, rounded up.',
  L21_2:
    'An item is used when it says so, in one’s own turn unless it says otherwise, even within an ability, and any number of them. What changes an attack is used before its modifier is drawn; an item that adds targets when the targets are chosen.',
  L21_3:
    'An effect added to an attack counts as printed on it, for the one target that it was used on. Using any part is using it.',
  L21_4:
    'A spent item rests until a long rest or a refresh, a consumed one until a refresh; others have no limit. An item with use slots must be used whenever it fits.',
};
