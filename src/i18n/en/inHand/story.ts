/** The texts of the scenario pages, and of the story around the scenarios. */
import type { PrintedHeroId, PrintedScenarioId } from '../../../content/inHand/ids';

export default {
  prologue: {
    first:
      'In Dunmark a debt does not end with the debtor. Three hundred years ago somebody scraped one word off a page, and since then nobody who dies owing money has stayed down. They get up on the following Tuesday and go to work.',
    third:
      'This morning’s writ is for Plot Nine, Pledge churchyard: four hundred and twelve gold. The name on it is Tansy. She drowned at the weir in spring, and she was your sister.',
  },
  /** The descriptions of the heroes on the page where the player chooses one. */
  hero: {
    bailiff: {
      name: 'The Bailiff',
      trade: 'Serves papers on the dead.',
      way: 'Disarms, waits for the moment, strikes: something for everything.',
      premise:
        'You are {name}, Bailiff of the Counting House. You serve papers on people that have already died of the previous ones. It is a living, which is more than can be said for the clients.',
    },
    sexton: {
      name: 'The Sexton',
      trade: 'Buries the dead, for the time being.',
      way: 'Slow, tough and sure: pushes, pulls, digs pits, and lets them come.',
      premise:
        'You are {name}, apprentice to Sexton Brill. You dig them in, and on Tuesday they climb out, wipe their feet and go to work. Eleven years ago the Counting House swore you in as a bailiff on the side: whoever digs the hole may as well hand over the paper.',
    },
    pawnbroker: {
      name: 'The Pawnbroker',
      trade: 'Knows the price of everything.',
      way: 'Quick and frail: 30 gold, one item more, and gold and items to fight with.',
      premise:
        'You are {name}, of Gage & Daughter: the daughter that is not on the sign, which was paid for by the letter. Half of Pledge lies on your shelves, with tickets. For eleven years you have served the Counting House’s papers on the side: you know what everybody owes.',
    },
  } satisfies Record<PrintedHeroId, Record<'name' | 'trade' | 'way' | 'premise', string>>,
  /** Pages of scenarios that belong to no campaign, such as the lesson. */
  outside: {
    lesson: { title: 'The lesson', goal: 'Kill the Shuffler, then reach the gate' },
  },
  scenario: {
    plotNine: {
      title: 'Plot Nine',
      introduction:
        'The writ is for Plot Nine: four hundred and twelve gold, one debtor, deceased. You have served papers on the dead for eleven years and this is the first time that one of them has had your nose.',
      goal: 'Kill all monsters',
      special: 'Last respects. Tile (a) is Plot Nine. The first time you end a turn on it: Heal 2.',
    },
    tuesdayShift: {
      title: 'The Tuesday Shift',
      introduction:
        'You follow Tansy’s footprints, which are bare and do not wander, to the Sluiceworks. The night gate shuts on the whistle, and the dead have never been late for anything except, briefly, their own funerals.',
      goal: 'End a turn on the exit by the end of round 9',
      special:
        'The whistle. The night gate opens at the end of round 7 and drops at the end of round 9: whoever is still inside has failed.',
    },
    gageAndDaughter: {
      title: 'Gage & Daughter',
      introduction:
        'Old Gage swears that nobody has broken into her shop, in the voice of a woman who can hear it happening. Somewhere in the back is the belt of Handy Oswin Thrupp, the last bailiff to ask questions, pawned by his widow in two halves.',
      prize: 'You have a pawn ticket.',
      goal: 'Loot both pawn tickets, then end a turn on the exit',
      special:
        'All breakages. Each ranged attack that you make in the shop costs 1 gold, if you have any. The tickets lie in the boxes marked with a red sign.',
    },
    foremanGrubb: {
      title: 'Foreman Grubb',
      introduction:
        'Foreman Grubb runs the lime kilns on a simple principle: the dead do not tire, therefore they must be made to. He has your sister on his sheet, and he does not lend out his sheet.',
      goal: 'Kill Foreman Grubb, and stay to the end of the shift',
      special:
        'Second wind. When Grubb is first at 5 HP or less at the end of a turn, he acts from his elite half for the rest of the fight. The shift ends with round 7: nobody leaves before.',
    },
    seniorBailiff: {
      title: 'Senior Bailiff',
      introduction:
        'Lady Teller Hesper Quill offers you a promotion, a better hat, and a look at the file. All she asks is that you serve three more writs on Tenement Row, where the tenants have been dead for some time and have started to improve the place.',
      goal: 'End a turn on each of the doorsteps (a), (b) and (c)',
      special:
        'Serve or tear. At each doorstep choose: serve the writ for 2 gold at once, or tear it up for nothing. Tear all three, and the Counting House keeps its gold.',
    },
    showOfHands: {
      title: 'Show of Hands',
      introduction:
        'The Union of the Unpaid meets at midnight in the tenement hall; the motion is “That this house lie down”. The Counting House has sent some concerned members of the public.',
      goal: 'Kill all four hecklers by the end of round 9',
      special:
        'They come to you. You do not move on the map. At the start of a round without a heckler the next one enters, at Distance 4, the last two at 3. Point of order. After each kill but the last choose: Heal 1, refresh one spent item, or the next one enters at Distance 6.',
    },
    waxFloor: {
      title: 'The Wax Floor',
      introduction:
        'As Senior Bailiff you may enter the second floor to collect the Blue Gem, called “Owed”, for cleaning. You may not, strictly, enter it at night, through the ceiling.',
      prize: 'You have the Blue Gem.',
      goal: 'Loot the Blue Gem, then end a turn where you came in',
      special:
        'Quiet, please. Each combat that begins adds 1 to the Alarm. While it is 2 or more, every Wax Guard has Move +1. A watchman sits where you came in until the end of round 6: no turn there counts before.',
    },
    downTools: {
      title: 'Down Tools',
      introduction:
        'The kilns are to be shut down at dawn by the people who are burnt in them. Under the main furnace sits the Red Gem, called “Owing”, which the Crown keeps hot so that nobody will ask to hold it.',
      prize: 'You have the Red Gem.',
      goal: 'End a turn on both valves (a) and (b), then loot the Red Gem',
      special:
        'Hot floor. The quicklime of the north yard dies with valve (a), that of the south yard with valve (b). The gem lies in the furnace, which nobody enters before both are shut.',
    },
    proofSpirits: {
      title: 'Proof Spirits',
      introduction:
        'The Overdraft was farmland until the Crown drained it on credit and the water called in the loan. Somewhere in the reeds Mother Mire distils “forgiveness”, 61 per cent by volume, and she wants a keg of it moved before she will talk knives.',
      goal: 'End a turn on the exit with a pint in the keg',
      special:
        'The keg holds 2 pints. Whenever you would take damage you may give a pint instead; an empty keg loses the scenario. You cannot jump here. Each pint delivered is worth 2 gold. Mother Mire stands off the path: come within 2 of her and she fights; at 0 HP she sinks, laughing, and leaves 2 gold.',
    },
    nightAudit: {
      title: 'Night Audit',
      introduction:
        'Every hundred years the Auditor checks the Counting House, and every hundred years there is a new Counting House. This time he has found one gem missing, one bailiff over and a sister in the wrong column, and somebody at court has sent a Discreet Person to see that he finds no more.',
      goal: 'Kill the Auditor, then end a turn on his file (a)',
      special:
        'The books must balance. While the Auditor’s HP card lies in its 2nd position he has Shield 1, in its 4th Retaliate 1 at range 3. The audit closes at the end of round 6: no turn on his file counts before.',
    },
    highWater: {
      title: 'High Water',
      introduction:
        'The Crown means to end the strike by opening the sluices on the strikers, most of whom have drowned before and did not care for it. Turn the wheel, then leave by the high door, in that order and briskly.',
      goal: 'End a turn on the wheel (a), then on the exit, by the end of round 11',
      special:
        'The water comes up. The zones flood at the end of rounds 4, 6 and 8: plain hexes become difficult, and if you end a later round in the water you take 1 damage. The high door opens with the flood of zone II, at the end of round 6.',
    },
    landladyOfTheFen: {
      title: 'The Landlady of the Fen',
      introduction:
        'She will not sell the Blade, she says; it is the only thing in the fen with an edge on it, herself included. You have a writ, a grievance and the law on your side, and she has the fen.',
      goal: 'Kill Mother Mire, then end a turn on the Blade (a)',
      special:
        'Lights of the house. While the Marsh Candle lives, each of Mother Mire’s heals restores 2 more. With Hindrances: the first Push or Pull in her combat removes one Hindrance.',
    },
    longStair: {
      title: 'The Long Stair',
      introduction:
        'Nine hundred and ninety-nine steps, and a notice: “Staff Only Beyond This Point, In Perpetuity”. Oswin got as far as the sandwiches.',
      goal: 'End a turn on the exit',
      special: 'By what light you have. Nobody sees further than 2 hexes unless Fire is infused.',
    },
    lastOrders: {
      title: 'Last Orders',
      introduction:
        'The excise men are coming for the still, and Mother Mire would take it kindly if they stayed. In return she will throw in the knife, which has gone blunt on limes and sharp on everything else.',
      goal: 'Keep the still standing to the end of round 8',
      special:
        'They come to you, at Distance 4, 3, 4 and 3. Copper. The still holds 9 copper less the scenario level. A monster whose turn does you no damage kicks it: 2 copper, an elite one 3. At 0 you have failed. It is over early when all four are dead.',
    },
    strikeFund: {
      title: 'The Strike Fund',
      introduction:
        'The Unpaid have had the Red Gem since the kilns were raided, and keep it in the cellars under the still with the strike fund and the tea urn. Half of them know you; it would be a kindness to be quick.',
      prize: 'You have the Red Gem.',
      goal: 'Loot the Red Gem, then end a turn where you came in',
      special:
        'Shift change. When round 4 ends, every monster that you have not fought yet turns elite. Treasure 15 is the widows-and-orphans box.',
    },
    kingsTicket: {
      title: 'The King’s Ticket',
      introduction:
        'Pim Gage slides a ticket across the counter: one blue stone, pledged by “O. Rex”, unredeemed. The King has been pawning your things to pay the interest on his own, and tonight his people are coming to tidy up the paperwork.',
      prize: 'You open a strongbox.',
      mark: 'In it lies the Blue Gem.',
      goal: 'Loot strongboxes until the Blue Gem is found',
      special:
        'Lot by lot. The Duellist has the keys, and there is a time lock: no box opens while he lives, nor before the end of round 5. On the first box roll: A finds the gem. On the second: A or B. The third has it. Each box left shut pays 4 gold.',
    },
    principalsDesk: {
      title: 'The Principal’s Desk',
      introduction:
        'Both stones go into the door, and the door says “Have you an appointment?” Beyond it, desks go down into the dark in rows, and at the first sits a signature with a man attached.',
      prize: 'You have the key.',
      goal: 'Light both plates, (a) and (b), then loot the key',
      special:
        'Plates. The red plate (a) counts only while Fire is infused as your turn ends, the blue plate (b) only with Dark; otherwise it does 1 damage, for impertinence. Once it has counted, a plate stays lit. The drawer opens when both are.',
    },
    halfHoliday: {
      title: 'Half-Holiday',
      introduction:
        'With the Night Blade you cut one line out of one shift roster, and Tansy has an afternoon off: the first since she drowned. Foreman Grubb, who died on a Thursday, has been promoted.',
      goal: 'End a round with you and Tansy on or next to Plot Nine (a)',
      special:
        'Tansy follows you up to 3 hexes at the end of each round without combat. In combat she stands; a monster whose turn does you no damage sends her 2 hexes back.',
    },
    finePrint: {
      title: 'The Fine Print',
      introduction:
        'The Old Ledger is a library with one book in it, and the book is the building. You are to read three clauses aloud, and to go on living under them afterwards.',
      goal: 'End a turn on each clause: (a), (b) and (c)',
      special:
        'Each clause binds once read. (a): no more money can be looted. (b): monsters have Move +1. (c): traps and hazardous terrain do double damage, to anybody.',
    },
    struckOff: {
      title: 'Struck Off',
      introduction:
        'The Night Blade cuts ink; the Scroll says where. All that stands between every debt in Dunmark and a clean page is the man who signed first, and he is very tired, and very good at this.',
      goal: 'Kill Dargoth, twice',
      special:
        'Countersigned. When Dargoth is killed he sits down again, elite, at Distance 4: at the start of the next round, but not before the recess is over at the end of round 5. Falling shelves. From round 7 on each round ends with 1 damage.',
    },
    solventKing: {
      title: 'The Solvent King',
      introduction:
        'The Unpaid march on the palace behind a banner that says PLEASE. With two stones and the Scroll you can write any name at the top of the Ledger, and the strike committee has one in mind.',
      goal: 'Kill King Osbert, then end a turn on the throne (a)',
      special:
        'The King needs your items: when his combat begins you must use up one ready item, for nothing. While the Trophy Bear lives, he has Shield 2 and his attacks Pierce 2. The march is here at the end of round 6: no turn on the throne counts before.',
    },
    carriedForward: {
      title: 'Carried Forward',
      introduction:
        'Lady Quill lays out three pages and a very good pen: sign, and you are Chancellor, and your sister is clear. The Auditor has come back for the occasion, having died with eleven days of leave owing.',
      goal: 'End a turn on pages (a), (b), then (c), and sign each; kill everything that guards them',
      special:
        'Sign here. Page (a) costs 2 HP (not to be negated), page (b) 6 gold or a discarded card, and page (c) comes last: whose name do you sign?',
    },
  } satisfies Record<
    PrintedScenarioId,
    Record<'title' | 'introduction' | 'goal', string> & { special?: string; prize?: string; mark?: string }
  >,
  headstone:
    'The headstone of Plot Nine: “TANSY. She closed doors behind her. Payable on demand.” Under it, in a child’s hand, much older: “back by supper”.',
  ending: {
    struckOff: { title: 'Struck Off' },
    solventKing: { title: 'The Solvent King' },
    carriedForward: { title: 'Carried Forward' },
  },
};
