/** The story of the Long Table, and the texts of each scenario's page. */
import type { PrintedScenarioId } from '../../../content/longTable/ids';

export default {
  /** What happened before this campaign; it depends on the ending of the player's campaign in hand. */
  prologue: {
    first:
      'The dead of Dunmark never crossed the river Tarry. That was the trouble. On the other side lies the Far Bank, which for as long as there has been a river has taken deposits: the Wherrys carried them over at a penny a head. Then Dargoth scraped out a word, the dead went to work on Tuesdays instead, and for three hundred years nothing was paid in.',
    second:
      'The Far Bank is patient. It wrote every year; the letters went to the Dead Letter Office, because that is where letters to the dead go. This year it has not written. It has sent a Liquidator.',
    third:
      'An insolvent kingdom may, under the Statute of Ebb, appoint Receivers to say what is left, and call a meeting of all creditors at the Long Table. It begins in the undercroft at the Ferry Steps, seats eleven, goes out through the wall, down the steps and over the water; nobody has sat at the far end and come back to say how long it is.',
  },
  before: {
    struckOff:
      'They lay down, all of them; and nobody came to take delivery. On the second Friday they sat up again and asked, politely, whether there had been some mistake.',
    solventKing: 'The dead are paid by the hour now. The Far Bank regards a wage as an admission.',
    carriedForward:
      'You carried your sister’s name forward into yours. Across the river somebody has noticed that it is still being carried.',
    none: 'Nobody who dies owing money stays down. This has been convenient for everyone but the people it was owed to.',
  },
  act: {
    inventory: 'Act I: Inventory',
    proofOfDebt: 'Act II: Proof of Debt',
    distribution: 'Act III: Distribution',
  },
  ending: {
    paidIn: {
      title: 'Paid In',
      text: 'The dead cross of their own will, and the Far Bank is solvent. The living are left with the quiet, which nobody has ordered, and with a small calendar, which begins tomorrow.',
    },
    nothingLeftOver: {
      title: 'Nothing Left Over',
      text: 'The Remainderman is used up. Nan Wherry rows whoever wants to go, one at a time, by daylight, both ways. The fare is a penny. She has begun to give change.',
    },
    settled: {
      title: 'Settled',
      text: 'The Crown buys the Table for firewood, at so much in the pound, and pays, for once, in its own. It burns all winter, end to end, and warms both banks about equally.',
    },
    passengerList: 'The last name on the list was yours. You have struck it out, in pencil.',
  },
  title: {
    noticeOnTheDoor: 'Notice on the Door',
    groundRent: 'Ground Rent',
    goodsAndChattels: 'Goods and Chattels',
    returnedToSender: 'Returned to Sender',
    aFloatingCharge: 'A Floating Charge',
    soMuchInThePound: 'So Much in the Pound',
    theCrossing: 'The Crossing',
    theSaltOffice: 'The Salt Office',
    theRopewalk: 'The Ropewalk',
    theLifeOffice: 'The Life Office',
    theSinkingFund: 'The Sinking Fund',
    escrow: 'Escrow',
    paidIn: 'Paid In',
    theLongTable: 'The Long Table',
    dungeon: 'A Random Dungeon',
  } satisfies Record<PrintedScenarioId | 'dungeon', string>,
  introduction: {
    noticeOnTheDoor:
      'The ferry office has been sealed with a good blue wax that nobody in Dunmark makes. Under the seal is a list of the furniture; under the furniture, in the same hand, is a list of the staff.',
    groundRent:
      'Pledge churchyard has been billed for three hundred years of ground rent, on the reasoning that nobody in it has been using the ground. Three plots stand open for inspection, and the inspectors are carrying a box.',
    goodsAndChattels:
      'The Bonded Store holds what the Crown has seized and not yet sold. Since Thursday it has been seizing itself: a sideboard was seen in Lime Walk at dusk, going towards the river with its drawers shut.',
    returnedToSender:
      'The Far Bank has written: once a year, for three hundred years, by ordinary post. Letters to the dead are kept in the Dead Letter Office, which has never been behind with its work and would like you to leave.',
    aFloatingCharge:
      'A floating charge, says Pim, is one that settles on nothing until the day it settles on everything. This one is forty yards long, painted black, and has tied up under the sluices. Mr Sump, Liquidator, is at home.',
    soMuchInThePound:
      'The Crown (whoever is wearing it) proposes a composition: so much in the pound, in other people’s pounds. Until the hammer falls somebody must keep the lots in the pen, and the lots have heard the terms.',
    theCrossing:
      'The Union of the Unpaid has voted to cross, by a majority of one, who abstained. Three delegates go first. They are carrying sandwiches, from habit.',
    theSaltOffice:
      'The dividend is to be paid in salt, which is as good as gold and keeps better. The Salt Office has it under three locks, in the care of a department that was abolished and has not been told.',
    theRopewalk:
      'The Ropewalk is three hundred yards long and eight feet wide, and at the far end is the union’s new hawser: one crossing’s worth. Word has got out. Word is right behind you, with matches.',
    theLifeOffice:
      'The Life Office insures everyone in Dunmark against nothing in particular. On the top floor sits the Actuary, who keeps the Far Bank’s tables and knows the hour of everybody who comes up the stairs. He has put out the right number of chairs.',
    theSinkingFund:
      'Every year since Dargoth the Crown has put a little by in the Sinking Fund. It is a hole on Candle Moor, ninety fathoms deep; the money went in at the top. Something at the bottom has been putting it in order.',
    escrow:
      'The Escrow is an island in mid-river that belongs to nobody until something is settled. Two bells stand on it, one for each bank; ring both and a meeting is called. It has been tried. There are the hats of those who tried it.',
    paidIn:
      'Four hundred at a time, a penny a head, and the Far Bank’s doors stand open at last because there is something to let through them. You need only keep the queue a queue, and the hawser-post upright, until the boat has come ten times.',
    theLongTable:
      'The far end of the Table is set with a place for everyone in Dunmark, card and all. At the head sits the Remainderman, who is owed nothing by anybody, and gets what is left when two parties have ruined each other. He has never had to raise his voice.',
    dungeon:
      'There is more of Pledge below than above, and none of it is paid for. Three rooms are open to viewing. The fourth is where the last viewers are.',
  } satisfies Record<PrintedScenarioId | 'dungeon', string>,
  door: {
    noticeOnTheDoor: {
      d1: 'The boats are gone. Chalk outlines show where they were, with a receipt lying in each.',
    },
    groundRent: {
      d1: 'The inner yard is full of people standing beside their own headstones with their hats off, being counted.',
    },
    goodsAndChattels: {
      d1: 'The furniture has formed a queue.',
      d2: 'In the strongroom is a bell for summoning the keeper. The keeper is on the floor, labelled.',
    },
    returnedToSender: {
      d1: 'The pigeonholes go up out of sight. Something has been nesting in R to S.',
      d2: 'The unread room is cold, and every chair in it has been pushed back as if they had all stood up together.',
    },
    aFloatingCharge: {
      d1: 'Mr Sump is a tall man poured into a frock coat. He rises to greet you, and goes on rising. “Creditor or debtor?” he asks. “I find it saves time.”',
    },
    theCrossing: {
      d1: 'A party from the Far Bank is already on the stairs, working downwards, one door at a time. The delegates take their hats off to it.',
      d2: 'The jetty. The water has come up two steps to see who it is.',
    },
    theSaltOffice: {
      d1: 'Weighing.',
      d2: 'Sealing.',
      d3: 'Complaints. There is one, and it is large, and it has been waiting.',
    },
    theRopewalk: {
      d1: 'Halfway. The bearers have put their box down across the walk and are resting on it, facing you.',
      d2: 'The hawser lies coiled by the water door. Somebody has priced it.',
    },
    theLifeOffice: {
      d1: '“You are early,” says the Actuary, and crosses something out. “No. You are exactly what I said.”',
    },
    theSinkingFund: {
      d1: 'Pennies, in towers, sorted by sovereign. Between the towers, puddles, which are also sorted.',
      d2: 'The bottom. Here are the oldest coins, worn as thin as leaves, and a sea-chest with a Wherry’s name on it.',
    },
    escrow: {
      d1: 'The near bell is green with rain. Somebody has hung a card on the rope: “Ring once for service”.',
      d2: 'The far bell is quite new, and has your town’s name on it, and a date.',
    },
    theLongTable: {
      d1: '“Sit,” says the Remainderman. “There is always a chair. That is rather the point of me.”',
    },
  } satisfies Partial<Record<PrintedScenarioId, Readonly<Record<`d${number}`, string>>>>,
  goal: {
    noticeOnTheDoor: 'Kill every monster.',
    groundRent: 'A hero ends a turn on each of the open plots (1), (2) and (3).',
    goodsAndChattels: 'Loot the register (1) and the bond key (2).',
    returnedToSender: 'Destroy the sealed boxes (1), (2) and (3).',
    aFloatingCharge: 'Kill Mr Sump.',
    soMuchInThePound: 'At the end of round 9 at least one hero is not exhausted.',
    theCrossing: 'Every living delegate stands on the jetty (1).',
    theSaltOffice: 'Loot any two of the sacks (1), (2) and (3).',
    theRopewalk: 'At the end of a round every hero not exhausted stands at the water door (1).',
    theLifeOffice: 'Kill the Actuary.',
    theSinkingFund: 'Loot the sea-chest (2); then end a round with every hero at a hoist (1).',
    escrow: 'Both bells, (1) and (2), ring at the same time.',
    paidIn: 'The hawser-post (9) still stands at the end of round 10.',
    theLongTable: 'Kill the Remainderman.',
    dungeon: 'Clear three rooms.',
  } satisfies Record<PrintedScenarioId | 'dungeon', string>,
  special: {
    groundRent:
      'Occupied. The first time that a plot is filled, somebody objects: a monster comes out of the next one.',
    goodsAndChattels: 'Marked down. The register and the key may be looted on every attempt.',
    returnedToSender: 'Sealed. A box is an obstacle of {hp} HP that can be attacked.',
    aFloatingCharge: 'Bilge. The Undertow that Mr Sump calls comes up at (1) or (2).',
    soMuchInThePound: 'Lots. More monsters come over the hurdles at (1) to (4) at the end of nearly every round.',
    theCrossing:
      'Delegates. Three of them start at (2): HP {hp}, Move 3, no attack; they act last of all. They go the shortest way to the jetty or, while none is open, after the nearest hero. With fewer than two left the scenario is lost.',
    theSaltOffice:
      'Salt. A hero with a sack may put it down, once, to be rid of Wound and Poison; it must then be looted again.',
    theRopewalk: 'Matches. Hemp burns: from round 8 on each round ends with 1 damage to every hero in the first room.',
    theLifeOffice: 'Expected. Of all whom he could attack the Actuary takes the hero with the most HP.',
    theSinkingFund:
      'The water comes up. When the chest is looted the third room becomes difficult terrain, and more comes up behind you, at (1).',
    escrow:
      'Bells. A bell rings from the end of a hero’s turn on it to the end of the third round after. With one hero: the eighth. The far door is locked until the near bell (1) has rung.',
    paidIn:
      'Post. It has {hp} HP, does not act, and minds neither conditions nor being pushed. At 0 HP the scenario is lost. Monsters come at (1) to (4) at the end of every round.',
    theLongTable: 'Place cards. What the Remainderman calls sits down at (1) or (2).',
    dungeon: 'Each room asks something when it is opened: the card says what. A treasure is worth 10 gold.',
  } satisfies Partial<Record<PrintedScenarioId | 'dungeon', string>>,
  conclusion: {
    noticeOnTheDoor:
      'The receipts are made out to the Far Bank, across the Tarry, which has not traded with the living before. “It writes every year,” says Nan Wherry. “This year it has sent somebody.” The law allows an insolvent kingdom to appoint Receivers; the post was advertised for a week, and then filled.',
    groundRent:
      'You fill the last plot. Ansel Loam pats it flat with the shovel, twice, as one does a dog, and offers his services: his customers have begun to be taken away before they can come back.',
    goodsAndChattels:
      'The register lists everything that is pledged in Dunmark, from the royal spoons down. The last entry is in blue and reads: the month of November. Pim Gage would like to see the man who lent on that.',
    returnedToSender:
      'The first letter says: “We note that no deposit was received.” The last says: “We have appointed Mr Sump.” In between the hand grows smaller and, towards the end, a little frightened.',
    aFloatingCharge:
      'Mr Sump is wound up with his own watch-chain and goes down the sluice in good order. His book has tomorrow’s date in it and, at nine sharp: “The Long Table. All parties.” Two of the parties are waiting on the quay, and each wants you first.',
    soMuchInThePound:
      'The hammer falls. Pledge has been sold to Pledge at a fair price, and the difference goes to the Far Bank in a small bag. The auctioneer shakes your hand and then, thoughtfully, counts his fingers.',
    theCrossing:
      'The delegates step down into the boat and the boat does not get heavier. Nan rows twenty strokes into the fog and comes back alone. “Landed,” she says. “There was nobody to sign for them, though.”',
    theSaltOffice:
      'Two sacks on the quay, weighed and sealed; the third can be fetched when somebody has signed for it. By morning they weigh nothing. The seals are whole: what the Far Bank collects, it collects from inside.',
    theRopewalk:
      'The hawser runs out over the Tarry and goes taut: somebody over there has taken hold. Brill puts his ear to the rope. “Counting,” he says after a while. “They are only counting.”',
    theLifeOffice:
      'The tables come apart in your hands. The Far Bank lent out every soul it held, at interest, and for three hundred years nothing has been paid in. There is nobody over there. It is as broke as you are; it has been dead longer, and so has the better handwriting.',
    theSinkingFund:
      'On top of the pennies lies a passenger list: every name that should have crossed and did not. The first line is three hundred years old. The ink on the last is wet, and the name is yours.',
    escrow:
      'Both bells. The fog goes up like a blind, and there is the Table: it starts in the undercroft at the Ferry Steps, comes out over the water on its own legs, and is laid for everyone.',
    paidIn:
      'The last aboard is an old man who has been dead since the first Tuesday. He asks whether there will be work over there. “No,” says Nan. He thinks about it all the way across. On Wednesday the kilns are cold, the streets are very quiet, and the Far Bank, solvent, sends a receipt and a small calendar.',
    theLongTable:
      '“There must be something left,” says the Remainderman, looking at the last of himself; and there is not. You collect the place cards one by one and pocket them, since it is nobody’s business now. Nan rows home along the Table’s edge. By spring it is mostly benches.',
    dungeon:
      'You come up with less than you hoped for and more than was down there for you. The stairs, at least, were free.',
  } satisfies Record<PrintedScenarioId | 'dungeon', string>,
  /** What the outcome page shows after a lost scenario, by scenario. */
  lost: {
    noticeOnTheDoor:
      'The seal is put back on the door with you outside it, and a fresh notice: “Called. Nobody fit to receive.”',
    groundRent:
      'Three plots were open for inspection. The inspectors now report more, and ask how you spell your names.',
    goodsAndChattels: 'The Bonded Store enters you as goods, miscellaneous, and puts you out with the damaged ones.',
    returnedToSender: 'You come home by ordinary post, in four days, marked “Not known at this address”.',
    aFloatingCharge: 'Mr Sump pours you out at the Ferry Steps and sends the glass after you, with his compliments.',
    soMuchInThePound: 'The hammer falls on an empty pen. The lots went for more than you would have.',
    theCrossing: 'The union hears a short report, standing, and resolves to vote again.',
    theSaltOffice: 'The department that was abolished has thrown you out. It is proud of this, and has nobody to tell.',
    theRopewalk: 'The hawser burns like a fuse, three hundred yards of it, and you come in just ahead of the end.',
    theLifeOffice: 'The Actuary takes your chairs away, thinks, and puts them back. You were early.',
    theSinkingFund: 'You come up the ninety fathoms rather less in order than the money.',
    escrow: 'The bells hang still. There are some new hats.',
    paidIn: 'The queue breaks, four hundred people find that they would sooner stay, and the boat goes back empty.',
    theLongTable: 'The Remainderman has your napkins folded and your places laid again. There is no hurry, he says.',
    dungeon: 'You are shown out by the last viewers, who know the way by now, and stay.',
  } satisfies Record<PrintedScenarioId | 'dungeon', string>,
};
