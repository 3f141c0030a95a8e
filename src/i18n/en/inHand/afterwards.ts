/** The texts after a scenario and at the end of the campaign. */
import type { PrintedScenarioId } from '../../../content/inHand/ids';

export default {
  conclusion: {
    plotNine:
      'The earth of Plot Nine has been opened from below, neatly, by someone brought up to close doors behind her. It is Tuesday; your sister has gone to work.',
    tuesdayShift:
      'On the far bank you see her for one minute: third in line, carrying bricks, humming. The ledger at the gate gives her release date as “see Foreman”.',
    gageAndDaughter:
      'The buckle is worn to the shape of a better man, and there is a third loop that nobody has filled. In the lining you find his last note: “STAIRS. BRING ROPE. BRING SANDWICHES.”',
    foremanGrubb:
      'Grubb dies owing three weeks of supper money, which gives him until Tuesday. Tansy looks at you, says “You are on my break”, and goes back to work; two people in the crowd noticed that she spoke, and both want a word with you.',
    seniorBailiff:
      'The hat fits. In the file, under “Tansy”, there is one line: the debt was not hers when she died, and became hers on the Wednesday.',
    showOfHands:
      'The motion is carried with all hands, several of them still attached. Sexton Brill, a gravedigger who has not had a customer stay in eleven years, pins a black ribbon on you and calls you family, which nobody has done since spring.',
    waxFloor:
      'The gem is cold and hums one note, like a man about to remember your name. It weighs exactly what you are owed, and it is lighter than you hoped.',
    downTools:
      'For the first time in three hundred years the chimneys of Pledge stop, and the city discovers that it has a smell. The gem burns your palm with the exact weight of everything you have ever put off.',
    proofSpirits:
      'Mother Mire counts the pints, tastes one, and forgets your name with every sign of pleasure. She has the Night Blade; she has been cutting limes with it.',
    nightAudit:
      'The Auditor closes his own file with a small satisfied sigh and falls over. On his last page he has written: “The King owes. Ask to whom.”',
    highWater:
      'Four hundred dead walk out through the flood holding hands, with Tansy at the front counting them. Under the mud the water has uncovered the top of a stair that is on no map, and a sandwich wrapper.',
    landladyOfTheFen:
      'She sinks by inches, correcting your posture. The Night Blade comes out of the chopping board with a sound like a page being torn from something that is still being read.',
    longStair:
      'At the bottom there is a door with two empty sockets, one red and one blue, and a brass plate: THE PRINCIPAL. Somebody behind it is sharpening a pen, and has been since before your family had a name to owe under.',
    lastOrders:
      'The last raider is rolled into the fen with his receipt pinned to him. “It cuts ink,” says Mother Mire, handing over the Night Blade, “and the rest of us are mostly ink, dear, once they have written us down.”',
    strikeFund:
      'The gem burns your palm with everything you have ever put off. Behind you an old dead man says, without heat, that he supposes somebody had to, and turns the urn back on.',
    kingsTicket:
      'The gem is cold and hums one note, like a man about to remember your name. The ticket is made out in the royal hand, and the royal hand was shaking.',
    principalsDesk:
      'The drawer holds one key, a pressed flower, and a note of hand for “one kingdom, entire”. Dargoth never got out from under either: he is the largest debtor in Dunmark, and he has been working it off since the first Tuesday.',
    halfHoliday:
      'She sits on her own headstone, swinging her feet, and tells you whose four hundred and twelve it was: yours, moved one column over, by a tidy hand, the week she drowned. Then the whistle goes; she gives you her ribbon, says “Strike it out properly, or do not bother”, and gets up.',
    finePrint:
      'Where the last word was scraped away the parchment is thin as an eyelid, and you can see by holding it up what it used to say: “until death”. You roll up Dargoth’s Scroll; the shelves breathe in.',
    struckOff:
      'You write the word back in. Across the kingdom the dead put down what they are holding, some of it gently, and lie down where they are; in the long quiet afterwards Sexton Brill is heard to say that he will need a bigger shovel.',
    solventKing:
      'Osbert the Solvent dies owing a kingdom, and on Tuesday he reports to the kilns in good time and his second-best crown. The dead are paid by the hour from then on; Tansy, elected treasurer, takes a half-holiday every week and argues about yours.',
    carriedForward:
      'Tansy’s line is struck and carried forward, in your own hand, to yours, where it began; she sleeps through Tuesday. You are a fair Chancellor and a dry one, and beside Plot Nine they have begun, with your permission, to dig Plot Ten.',
  } satisfies Record<PrintedScenarioId, string>,
  /** What the outcome page shows after a lost scenario, by scenario. */
  lost: {
    plotNine: 'You come to at the churchyard gate with the writ pinned to your coat: not served, try again.',
    tuesdayShift:
      'The night gate comes down on the whistle, and for the first time in three hundred years somebody was late.',
    gageAndDaughter: 'Old Gage puts you out by the collar and keeps your hat against the breakages.',
    foremanGrubb: 'Grubb writes you down as absent. Two kilns away Tansy does not look up; it is not her break.',
    seniorBailiff: 'Tenement Row sends the writs back, corrected, with a bill for the paper.',
    showOfHands: 'The motion falls for want of a quorum. You had fallen a little before it.',
    waxFloor: 'They carry you out by the front door, which is shorter, and polish the place where you lay.',
    downTools: 'By noon the furnace is lit again. The gem is warm, the strike is cold, and you are somewhere between.',
    proofSpirits: 'The keg comes back without you. Mother Mire drinks your share and forgives you twice.',
    nightAudit: 'The audit closes with one item unexplained. It is you, and you are carried over to next year.',
    highWater: 'The water brings you out at the lower sluice, among people who have done this before.',
    landladyOfTheFen: 'She fishes you out at closing time and lays you across the bar to dry.',
    longStair: 'You wake on the first step again. Somebody has put a sandwich beside you.',
    lastOrders: 'The still is sold for scrap, at so much a pound. Mother Mire keeps the tap, and the knife.',
    strikeFund: 'They make you tea from the urn, walk you to the door, and lock it after you.',
    kingsTicket: 'The paperwork is tidied up. For one night you were part of it.',
    principalsDesk: 'The lamps go out one after the other, and the door says that you may make another appointment.',
    halfHoliday: 'The whistle goes before you reach her. She has kept half the afternoon for you, and works it off.',
    finePrint: 'You are found in breach of a clause, and let out at the back of the book as an erratum.',
    struckOff: 'Dargoth blots the line with your name on it and looks, for a moment, as if he had hoped otherwise.',
    solventKing: 'The march stops at the palace steps and waits for you, quietly, under PLEASE.',
    carriedForward: 'The pen is taken from your hand, wiped, and put back in its stand for another time.',
  } satisfies Record<PrintedScenarioId, string>,
  ending: {
    struckOff: {
      first:
        'The word goes back in, and the ink takes it as dry ground takes rain. Until death. Nothing more was ever owed.',
      second:
        'They lie down mid-shift: at the kilns, in the sluices, at desks where they had been adding since before your grandmother. The kingdom is bankrupt by noon, free by evening, and short of bricks for the rest of your life.',
      third:
        'You dig Plot Nine a second time, by hand, because there is nobody left to order to do it. She has closed the door behind her.',
    },
    solventKing: {
      first:
        'The debt stays. That was the vote. What changes is that somebody is paid for it, by the hour, on Fridays, in coin that has not been pawned.',
      second:
        'His Majesty is on the Tuesday shift. He is not good at bricks, but he is punctual, and on his second morning he asks an old dead woman to show him how, and she does.',
      third:
        'Tansy keeps the accounts. On her half-holiday she argues with you about yours. It is the longest conversation that you have ever had.',
    },
    carriedForward: {
      first:
        'One name for another. Lady Quill blots the page, congratulates you, and for the first time in her career has nothing to add.',
      second:
        'Every Tuesday the dead get up and go to work, except one. The machine runs as smoothly as it ever did; it has a new part in it, and the part has your handwriting.',
      third: 'From the Chancellor’s window one can see the churchyard. You have had the desk turned round.',
    },
  },
  endingLine: {
    holiday: 'She had one half-holiday. You were there for all of it.',
    noHoliday: 'She never did have her half-holiday. You meant to see to it.',
    torn: 'Three doors on Tenement Row have no writ on them, and nobody asks why.',
    served:
      'On Tenement Row they still remember who brought the last three writs, and hold the door for you, and say nothing.',
    voted: 'The minutes of the Unpaid record your vote. It was seconded by a man without a jaw.',
    widowsBox: 'There was a box in the cellar, for widows and orphans. It held twelve gold. You remember the number.',
    sexton:
      'You oil the spade and hang it up. Whatever becomes of the others, one plot in Pledge was dug by somebody who knew her name.',
    pawnbroker:
      'You take the ticket with your own name out of the drawer and tear it in two. It was never worth what was lent on it.',
  },
  signed: {
    own: 'It was your own name that you signed. Beside Plot Nine they have begun, with your permission, to dig Plot Ten.',
    sister:
      'It was your sister’s name that you signed. She is Chancellor, and better at it than you would have been, and awake.',
    king: 'It was the King’s name that you signed. He turns out to have signed first, long ago, and on every page.',
  },
  /** The summary of a finished game. */
  reckoning: {
    title: 'The reckoning',
    rounds: 'Rounds',
    dealt: 'Damage dealt',
    struck: 'by your own hand: {struck}',
    allStruck: 'all of it by your own hand',
    best: 'Hardest hit',
    noThrow: 'nothing was hit',
    card: 'Card of the day',
    noCard: 'they all kept clean hands',
    earned: 'Honours',
    honour: 'Honour: {name}.',
    share: 'Take a picture along',
    sealWon: 'Served',
    sealLost: 'Returned',
    sealEnd: 'The end',
  },
};
