/** The texts that explain each thing on the table in a sentence or two. */
export default {
  title: 'What is this?',
  inRules: 'In the rules: {rule}',
  close: 'Close',
  hex: 'Hex {hex}',
  foeHp: '{hp} of {max} HP',
  foeKind: { normal: 'Normal', elite: 'Elite' },
  onTable: {
    heroHp:
      'With every point lost or gained another table lies here, and with it other modifiers. Below 1 you are exhausted.',
    monsterHp: 'With every wound another table lies here, and with it other modifiers. At 0 it dies at once.',
    position: 'These values share the table at their side. Losing exactly 4 keeps the same table.',
    heal: 'Heals this many HP, never above the maximum. The block moves, and with it the modifiers change.',
    suffer: 'HP go down: the block moves, and the table changes with it.',
    roll: 'The die in the tray: 1 and 2 are A, 3 and 4 are B, 5 and 6 are C.',
  },
  term: {
    plain: { name: 'Plain hex', text: 'Costs 1 movement to enter, and nothing else happens.' },
    wall: {
      name: 'Wall',
      text: 'Nothing moves, sees or counts range through it. Hexes with a wall between them are not adjacent.',
    },
    door: {
      name: 'Closed door',
      text: 'Opens for good when you step in, at no extra cost. Until then it is a wall for everybody.',
    },
    openDoor: { name: 'Open door', text: 'A plain hex now. It stays open for the rest of the scenario.' },
    trap: {
      name: 'Trap',
      text: 'Step in and take {damage} damage (2 + the scenario level); then it is gone. Jump over it, or disarm it.',
    },
    hazardous: {
      name: 'Hazardous terrain',
      text: '{damage} damage each time you enter, half of a trap’s. Standing in it or leaving it does nothing.',
    },
    difficult: { name: 'Difficult terrain', text: 'Costs 2 movement to enter. A jump over it pays 1.' },
    obstacle: { name: 'Obstacle', text: 'Cannot be entered. You jump, shoot and see over it.' },
    treasure: {
      name: 'Treasure',
      text: 'Loot it, or end your turn on it. Each numbered one is found once in a campaign, even if you lose.',
    },
    objective: {
      name: 'Objective',
      text: 'The scenario asks for it: its goal or special rule says how. It is back on every retry.',
    },
    money: { name: 'Money', text: 'One coin. End your turn on it or loot it: 2 gold afterwards, won or lost.' },
    dead: {
      name: 'Dead monster',
      text: 'Its hex is free to enter now. The coin it dropped lies there until it is looted.',
    },
    monster: {
      name: 'Monster',
      text: 'Nobody walks through it while it lives; a jump passes over. End a move too near and it fights.',
    },
    elite: { name: 'Elite monster', text: 'The gold frame: it uses the elite HP and the elite figures of its plate.' },
    hero: { name: 'You', text: 'You stand here. The red arrow never moves: the map slides under it.' },
    start: { name: 'Start', text: 'The arrow marks the hex on which the scenario begins.' },
    exit: { name: 'Exit', text: 'The goal asks you to end a turn here.' },
    follower: { name: 'Follower', text: 'Walks with you as the scenario’s special rule says.' },
    unlit: {
      name: 'Out of the light',
      text: 'From where you stand nobody sees this hex: it lies further away than the special rule lets anybody see.',
    },
    flooded: { name: 'Flooded', text: 'Printed plain, and difficult now: the scenario’s special rule has changed it.' },
    served: { name: 'Done', text: 'What the page asks for on this tile is done.' },
    torn: { name: 'Torn', text: 'The writ for this tile lies torn.' },
    letter: {
      name: 'Lettered tile',
      text: 'The goal or special rule names it by this letter. Mostly you are to end a turn here.',
    },
    orange: {
      name: 'Orange scenario',
      text: 'Each map card holds two scenarios, orange and blue. Tiles with a dot count in their own colour only.',
    },
    blue: {
      name: 'Blue scenario',
      text: 'Each map card holds two scenarios, orange and blue. Tiles with a dot count in their own colour only.',
    },
    reach: { name: 'Within your move', text: 'The number is the movement it costs to come here.' },
    way: { name: 'Your way', text: 'Tap its end again to go. The move ends where you say.' },
    threat: {
      name: 'Danger',
      text: 'End a move here and a monster that sees you starts a fight. Passing through is safe.',
    },
    card: {
      name: 'Ability card',
      text: 'Two sides, A and B. You play the top action of one card and the bottom action of another.',
    },
    half: { name: 'Action', text: 'Its rows are done from top to bottom. Rows that only help you may be left out.' },
    initiative: {
      name: 'Initiative',
      text: 'In a fight the lower number acts first; yours is that of the leading card. A tie is yours.',
    },
    sideA: { name: 'Side A', text: 'When this side is used up, the card turns to side B and comes back to your hand.' },
    sideB: {
      name: 'Side B',
      text: 'When this side is used up, the card goes to the discard pile. Only a rest brings it back.',
    },
    levelMark: {
      name: 'Level of the card',
      text: 'I or II: which half of the card is in play. A level-up turns one card to II for good.',
    },
    attack: {
      name: 'Attack',
      text: 'The damage before the throw: bonuses are added, then the modifier, then Shield is taken off. Without a Range it is melee.',
    },
    range: {
      name: 'Range',
      text: 'How far it reaches, in hexes or in Distance. At Distance 1 a ranged attack has Disadvantage.',
    },
    move: { name: 'Move', text: 'This much movement on the map, or this many steps of Distance in a fight.' },
    jump: {
      name: 'Jump',
      text: 'A move that ignores everything on the way but walls and closed doors. Its last hex counts as usual.',
    },
    push: { name: 'Push', text: 'After the attack the Distance grows by up to this much, to 7 at most.' },
    pull: { name: 'Pull', text: 'After the attack the Distance shrinks by up to this much, to 1 at least.' },
    pierce: { name: 'Pierce', text: 'This attack ignores this much of the target’s Shield.' },
    troubled: {
      name: 'Against a negative condition',
      text: 'The bonus counts if the target is immobilized, disarmed, stunned or muddled.',
    },
    perShove: {
      name: 'For each Distance',
      text: 'Added for each Distance by which you have pushed or pulled the monster in this turn, before the throw.',
    },
    perSpent: { name: 'For each spent item', text: 'Added for each of your items that lies spent, before the throw.' },
    pay: { name: 'Payment', text: 'You may pay up to this much gold. Each piece adds 1; what is paid is gone.' },
    pit: {
      name: 'Pit',
      text: 'The next time the monster comes to Distance 1, by itself or shoved, it takes this much damage. Flyers cross it.',
    },
    credit: { name: 'On the house', text: 'The next item that you use is neither spent nor consumed by it.' },
    finish: {
      name: 'Last rites',
      text: 'If the monster has this many HP or fewer and is in range, it dies. No throw.',
    },
    shove: {
      name: 'At once',
      text: 'Needs no attack: the monster you fight is pushed or pulled now, as far as you like.',
    },
    reroll: {
      name: 'Second opinion',
      text: 'Before the monster’s turn: throw for its behaviour again and keep either. The order of turns stays as it is.',
    },
    refresh: {
      name: 'Refresh',
      text: 'A spent item of your choice is ready again. Where elements are shown, consume them and it may be a consumed item instead.',
    },
    forfeit: {
      name: 'Give up an item',
      text: 'A ready item is out for this scenario, without its effect. What follows happens only if you give one up.',
    },
    shield: {
      name: 'Shield',
      text: 'Each attack on the bearer does this much less damage. Several add up; damage that is no attack ignores it.',
    },
    retaliate: {
      name: 'Retaliate',
      text: 'Whoever attacks the bearer from Distance 1 takes this much damage afterwards, if the bearer lives.',
    },
    heal: {
      name: 'Heal',
      text: 'Heals this many HP, never above the maximum. The HP card turns, and with it the modifiers.',
    },
    harm: {
      name: 'Loss of HP',
      text: 'It is damage to you. You may take it, or give cards for it; it cannot be left out.',
    },
    disarmTrap: { name: 'Disarm Trap', text: 'Makes a trap within this range a plain hex.' },
    loot: { name: 'Loot', text: 'Takes all money and treasure within this range and in sight.' },
    recover: { name: 'Recover', text: 'Takes a discarded or lost card back, as the card says.' },
    strike: { name: 'Damage', text: 'This much damage, with no throw and no Shield: it is no attack.' },
    hindrance: {
      name: 'Hindrance',
      text: 'What lies between you. Each one makes every step of Distance dearer by 1, for both.',
    },
    dark: {
      name: 'Dark',
      text: 'Infused for as long as this card lies in your hand or is selected. A card does not pay for itself.',
    },
    fire: {
      name: 'Fire',
      text: 'Infused for as long as this card lies in your hand or is selected. A card does not pay for itself.',
    },
    eatDark: {
      name: 'Consumes Dark',
      text: 'Another card must show Dark. Consume it for what stands beside; each symbol once a turn.',
    },
    eatFire: {
      name: 'Consumes Fire',
      text: 'Another card must show Fire. Consume it for what stands beside; each symbol once a turn.',
    },
    round: { name: 'Lasts the round', text: 'It holds to the end of this round.' },
    combat: {
      name: 'Lasts the combat',
      text: 'It holds to the end of this fight. Used outside one, it waits for a fight by the next round.',
    },
    scenario: { name: 'Lasts the scenario', text: 'It holds to the end of the scenario.' },
    lost: { name: 'Lost', text: 'After this action the card is out of the scenario: no rest brings it back.' },
    active: { name: 'Active card', text: 'It lies here while its effect lasts. Then it is lost.' },
    discarded: {
      name: 'Discarded card',
      text: 'A rest brings it back and loses one of the pile. You may also lose it to negate damage.',
    },
    leads: { name: 'Leading card', text: 'Its number is your initiative. In your turn either card may go first.' },
    second: {
      name: 'Second card',
      text: 'Only the leading card’s number counts. In your turn either card may go first.',
    },
    immobilize: { name: 'Immobilize', text: 'No move abilities in its next turn.' },
    disarm: { name: 'Disarm', text: 'No attack abilities in its next turn.' },
    stun: { name: 'Stun', text: 'No abilities and no items in its next turn. A stunned hero may still rest.' },
    muddle: { name: 'Muddle', text: 'All its attacks in its next turn have Disadvantage.' },
    invisible: {
      name: 'Invisible',
      text: 'Cannot be targeted in the enemy’s next turn. An invisible hero starts no fight by coming near.',
    },
    strengthen: { name: 'Strengthen', text: 'All its attacks in its next turn have Advantage.' },
    attackBonus: { name: 'Bonus to attacks', text: 'Added to every attack before the throw.' },
    moveBonus: { name: 'Bonus to moves', text: 'Added to every move.' },
    heroHp: {
      name: 'Your HP',
      text: 'Every point lost or gained turns the card, and with it your modifiers. Below 1 you are exhausted.',
    },
    monsterHp: {
      name: 'The monster’s HP',
      text: 'Every wound turns the card, and with it the monster’s modifiers. At 0 it dies at once.',
    },
    position: {
      name: 'HP of this position',
      text: 'These values share the table at their side. Losing exactly 4 leaves the card as it lies.',
    },
    otherHalf: {
      name: 'Another position',
      text: 'The table that will count when the card is turned. One HP more or less turns or flips it.',
    },
    maxHp: { name: 'Maximum HP', text: 'It grows with your level, after the 3rd, 6th, 9th and 12th scenario.' },
    face: { name: 'Column', text: 'What a throw may show: A, B or C, each one time in three.' },
    heroModifier: {
      name: 'Your modifier',
      text: 'Added to your attack when the throw shows this letter. The dark bar is the row of your level.',
    },
    monsterModifier: {
      name: 'Its modifier',
      text: 'Added to its attack when the throw shows this letter. The dark bar is the row of the scenario level.',
    },
    otherRow: { name: 'Another level', text: 'Not in play: only the dark bar counts.' },
    redLine: { name: 'The red line', text: 'Lay the ruler across it. The segment in which they cross is the result.' },
    ruler: {
      name: 'The ruler',
      text: 'The edge of the monster’s HP card is your die. It cannot be aimed: every letter is one in three.',
    },
    die: {
      name: 'The die',
      text: '1 and 2 are A, 3 and 4 are B, 5 and 6 are C. How it is thrown changes nothing: every letter is one in three.',
    },
    hpTrack: {
      name: 'HP tracker',
      text: 'The block lies on the HP that are left. The table above it is the one that belongs to this number.',
    },
    arrow: { name: 'Arrows', text: 'They point from your HP card to your hex on the map.' },
    portrait: { name: 'Monster', text: 'Its name and lasting traits, and what it does for each letter of the throw.' },
    normalHp: {
      name: 'HP, normal',
      text: 'A normal one’s HP: +1 for each scenario level above 1, −1 at 0, or as the page says. A printed number that changes is struck out.',
    },
    eliteHp: {
      name: 'HP, elite',
      text: 'An elite one’s HP: +1 for each scenario level above 1, −1 at 0, or as the page says. A printed number that changes is struck out.',
    },
    column: {
      name: 'Behaviour',
      text: 'A throw picks one column each round of the fight; the monster does all of it.',
    },
    columnInitiative: {
      name: 'Its initiative',
      text: 'With this behaviour it acts at this number. Lower acts first, and a tie is yours.',
    },
    columnMove: {
      name: 'Its move',
      text: 'It can change the Distance by up to this much. It moves no more than its attack needs, and never after attacking.',
    },
    columnAttack: {
      name: 'Its attack',
      text: 'Before its own throw and your Shield. What stands beside the number comes with it.',
    },
    columnRange: {
      name: 'Its range',
      text: 'How far its attack reaches. A shooter at Distance 1 steps back to 2 if it can.',
    },
    columnHeal: {
      name: 'It heals',
      text: 'Instead of what this row usually says. Before its attack if it misses that much, else after.',
    },
    dash: { name: 'A dash', text: 'In move or attack: it does not. In range: melee, so Distance 1.' },
    flying: { name: 'Flying', text: 'Hindrances do not slow it down, and it sets nothing off.' },
    distance: {
      name: 'Distance',
      text: 'Between you and the monster, 1 to 7. One movement changes it by 1; nobody moves on the map.',
    },
    inReach: { name: 'Within your reach', text: 'The attack at hand reaches this Distance.' },
    tracker: {
      name: 'Range tracker',
      text: 'You at the left, the monster at the right, the Distance between you under the red notch.',
    },
    item: {
      name: 'Item',
      text: 'Use it whenever it fits, even in the middle of an action; for an attack, before its throw.',
    },
    spent: { name: 'Spent', text: 'After its use it waits for a long rest.' },
    consumed: { name: 'Consumed', text: 'Once in a scenario.' },
    free: { name: 'Free', text: 'Any number of times, or always at work.' },
    usedUp: {
      name: 'Used up',
      text: 'A spent item comes back with a long rest, a consumed one with the next scenario.',
    },
    odds: { name: 'Odds', text: 'For each letter: its modifier, how likely it is, and what would come of it.' },
    advantage: { name: 'Advantage', text: 'Two throws, the better counts.' },
    disadvantage: { name: 'Disadvantage', text: 'Two throws, the worse counts.' },
    menu: { name: 'Menu', text: 'The log, the settings, the saves, and how to leave. The game stays saved.' },
    undo: { name: 'Undo', text: 'Takes back what you decided, down to the last throw or card that came to light.' },
    goal: { name: 'Goal', text: 'When it is met the round is still played out, then the scenario is won.' },
    level: { name: 'Scenario level', text: 'Sets the monsters’ HP, the row of their modifiers, and what traps do.' },
    roundNumber: { name: 'Round', text: 'Cards, turns, clean-up. In a fight the monster acts in each round too.' },
    coins: { name: 'Coins', text: 'Looted so far. Each becomes 2 gold, won or lost.' },
    counter: { name: 'Counter', text: 'The scenario’s special rule counts this.' },
    stamina: {
      name: 'Stamina',
      text: 'Rounds that your cards can still carry, rests in between, if you lose none but for the rests.',
    },
    forecast: { name: 'Forecast', text: 'What the monster would do in each column if the Distance stayed as shown.' },
    basic: {
      name: 'Basic action',
      text: 'Any top can be an Attack 2, any bottom a Move 2. The card is then discarded, never lost.',
    },
    select: { name: 'Play these cards', text: 'Two cards a round; the first one chosen leads.' },
    roll: { name: 'The throw', text: 'The ruler, laid over the red line, shows A, B or C.' },
    fight: { name: 'Fight', text: 'Several are near enough: you choose which one you fight. The others wait.' },
    shift: { name: 'Change the Distance', text: 'One movement for each step, Hindrances apart.' },
    stop: { name: 'Stop', text: 'The move ends here; what is left of it is gone.' },
    skip: { name: 'Leave it out', text: 'Any part may be left out, but for what harms you.' },
    perform: { name: 'Do it', text: 'The abilities of an action are done in printed order.' },
    effect: { name: 'Attack effect', text: 'Comes after the damage, even after none. You need not use it.' },
    endTurn: { name: 'End of turn', text: 'Cards not used are discarded.' },
    proceed: { name: 'Go on', text: 'To the next part of the round; at its end, to the next round.' },
    longRest: {
      name: 'Long rest',
      text: 'Out of a fight, for a whole turn: choose the card to lose, heal 2, refresh spent items.',
    },
    shortRest: {
      name: 'Short rest',
      text: 'Free, at the end of a round: a random discarded card is lost, the others come back on side A.',
    },
    redraw: { name: 'Another card', text: 'Once a rest: pay 1 HP, keep this card and lose another one at random.' },
    lose: { name: 'Lose a card', text: 'A rest costs one card for good. The others come back on side A.' },
    suffer: { name: 'Take the damage', text: 'HP go down, and the HP card turns.' },
    negate: {
      name: 'Negate the damage',
      text: 'Lose one discarded card, or discard two from hand: all of it is negated.',
    },
    special: { name: 'Special rule', text: 'The scenario’s page says what this is about.' },
  },
};
