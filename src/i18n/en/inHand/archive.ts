/** The texts of the archive of all campaigns, and of the honours. */
export default {
  title: 'The archive',
  lead: 'Everything that has been met, seen and read, in all campaigns together.',
  unreadable: 'The archive is locked: a later version of the game has the key, or the browser does not answer.',
  shelf: {
    monsters: 'Monsters',
    items: 'Items',
    pages: 'Pages',
    heroes: 'Heroes',
    honours: 'Honours',
  },
  shelves: 'Shelves',
  filed: '{count} of {most}',
  back: 'Back to the shelf',
  monster: {
    unmet: 'Not met yet: drawer {number}',
    uncounted: 'Met before anybody kept count.',
    met: 'Games with it: {count}',
    slain: 'Put out of office: {count}',
    by: '{hero}: {count}',
    slew: 'Got the better of you: {count}',
    turn: 'Turn the card',
    other: 'On the other half: {monster}.',
    otherUnmet: 'The other half is blank until you have met who lives there.',
    cardOf: '{monster}, as printed',
  },
  item: {
    unseen: 'Not seen yet',
    carried: 'Games with it: {count}',
    used: 'Used: {count}',
    never: 'Seen, and never carried.',
  },
  page: {
    unread: 'Not read yet',
    won: 'Won: {count}',
    lost: 'Lost: {count}',
    concluded: 'How it ended',
    endings: 'Endings',
    ending: 'An ending: not reached yet',
  },
  hero: {
    games: 'Games: {count}',
    won: 'Won: {count}',
    level: 'Highest level: {level}',
    unplayed: 'Has not been sworn in yet.',
  },
  honours: {
    held: 'Held',
    open: 'Not yet',
  },
  honour: {
    served: {
      name: 'Duly served',
      line: 'A first page closed in the creditor’s favour. The creditor has asked who you are.',
    },
    returned: {
      name: 'Returned unserved',
      line: 'Lost: the warrant came back with you. So did the debt; the books balance.',
    },
    unscratched: {
      name: 'Not a scratch',
      line: 'Won without losing a drop. The office suspects that nobody was at home.',
    },
    lastDrop: {
      name: 'One drop in hand',
      line: 'Won with a single HP. Blood is a wasting asset; you have stopped wasting it.',
    },
    lastSheet: {
      name: 'Out of stationery',
      line: 'Won with one card left. It was the right one, being the only one.',
    },
    heavyHand: { name: 'A heavy hand', line: 'Nine damage with one blow. The form allows for eight.' },
    paperCut: {
      name: 'Paper cut',
      line: 'An attack that did no damage at all. It has been entered as correspondence.',
    },
    thickSkin: {
      name: 'Thick skin',
      line: 'Lost twelve HP and won. The surgeon would like to bill by the bucket.',
    },
    stuckRuler: {
      name: 'The same letter again',
      line: 'Five throws, one letter. The ruler has been examined and is merely honest.',
    },
    naturalCauses: {
      name: 'Natural causes',
      line: 'It died of something other than an attack. Nobody in this office was holding anything.',
    },
    brisk: {
      name: 'Before tea',
      line: 'Won within four rounds. The rest of the warrant may be used for lighting fires.',
    },
    restless: { name: 'No rest', line: 'Won without a rest. The overtime is noted with regret, and not paid.' },
    magpie: {
      name: 'Petty cash',
      line: 'Four coins off one floor. The cleaners have been told that there is nothing left.',
    },
    twoChests: {
      name: 'Two chests',
      line: 'Two treasures out of one house. What a debtor never counted, he cannot miss.',
    },
    foundIt: {
      name: 'Found it',
      line: 'The trap was where your foot was. It is now in the inventory, as discovered.',
    },
    locksmith: {
      name: 'A steady hand',
      line: 'A trap made harmless. It had waited for years, and took it badly.',
    },
    counterclaim: {
      name: 'Counterclaim',
      line: 'Damage negated three times in one game. The blows are contested, in writing.',
    },
    hardest: {
      name: 'At the full rate',
      line: 'Won at the hardest level. There is no allowance for it, and you did not ask.',
    },
    nothingPersonal: {
      name: 'Nothing personal',
      line: 'Ten of a kind put out of office. They have begun to nod to you.',
    },
    knownToAll: {
      name: 'Well known locally',
      line: 'Exhausted by five kinds of monster. Each has applied for the reward.',
    },
    halfCabinet: { name: 'Half the cabinet', line: 'Half the kinds of monster met. The drawer sticks already.' },
    fullCabinet: {
      name: 'The whole cabinet',
      line: 'Every kind of monster met. The catalogue is complete; several of them want a copy.',
    },
    threeTrades: {
      name: 'Three trades',
      line: 'Won as Bailiff, as Sexton and as Pawnbroker: served, buried, and lent upon.',
    },
    halfTheBook: {
      name: 'Half the book',
      line: 'Eleven pages won. The reader is advised that it does not get any drier.',
    },
    anEnding: {
      name: 'The last line',
      line: 'A campaign brought to its end. Somebody had to turn the page, and you were passing.',
    },
    everyEnding: { name: 'In triplicate', line: 'All three endings. The office keeps the white copy.' },
    purse: {
      name: 'A float',
      line: 'Sixty gold in hand at once. The Counting House has noticed the way you walk.',
    },
    hundredFiles: {
      name: 'A hundred files',
      line: 'One hundred monsters put out of office. The sealing wax will be billed to you.',
    },
    thousandThrows: {
      name: 'A thousand throws',
      line: 'One thousand throws of the ruler. It has become a little shorter, and so have you.',
    },
  },
} as const;
