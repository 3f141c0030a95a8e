/** The stories of outcomes (L31.2). A key names the event, the answer, and the number of the outcome, from 1. */
import type { PrintedEventId } from '../../../content/longTable/ids';

export default {
  C01: {
    A1: 'The Sexton knows half of them by plot number. They let you through and ask after the moss.',
    A2: 'It takes an hour. A dead woman keeps your place while you look for a coin, and the street sees that you waited.',
    B1: 'The baker reads the warrant twice, pays what is owing since spring, and stops smiling.',
    B2: 'The queue says nothing. It goes on saying it behind you as far as the corner.',
  },
  C02: {
    A1: 'It fits no hoof in town. Nailed over the tent flap it hums a little, in the right key.',
    A2: '“Wise,” says Old Gage, and hangs it up again. Under the counter something snorts.',
    B1: 'The Pawnbroker knows: it was never theirs to sell. Old Gage pays to have it said more quietly.',
    B2: 'It takes until supper to tell. Nobody comes out of it well except the horse.',
  },
  C03: {
    A1: 'She goes, because it is you who ask. The magistrate pays in advance and is not forgiven.',
    A2: 'She moves a yard to the left and pours you a thimble for your trouble. The street is on her side; by evening so are you, and on several others.',
    B1: 'A thimble each, the magistrate included. For an hour nobody in the lane owes anybody anything.',
    B2: 'You keep your money and listen instead. It turns out that most people know exactly what they did.',
  },
  C04: {
    A1: 'The boy runs. The clerk writes down your names, in full, with the middle ones.',
    B1: 'Section four: footstools are returnable. The Bailiff returns this one to its mother.',
    B2: '“No upholstery,” says the Pawnbroker, “no footstool.” The Far Bank settles out of court, in coin.',
    B3: 'There is none. It takes the clerk so long to prove it that the boy goes home.',
  },
  C05: {
    A1: 'The dead keep left, the living keep right. It holds for a week, which is a town record.',
    A2: 'Both shifts agree at once, about you. You leave the bridge by the side that has no steps.',
    B1: 'The Ferrywoman gives them the old crossing song, and they find that it was one tune all along.',
    B2: 'The Sexton lines them out as for a burial: a verse of the living, a verse of the dead. It moves, at a walk.',
    B3: 'You know the tune and not the words. Both sides stop, to hear how long you will keep it up.',
  },
  C06: {
    A1: 'It comes to fifteen more. He counts it again before the whole street, aloud, and the street grows thoughtful and generous.',
    A2: '“It is the thought,” says the Almoner, and enters it: one thought.',
    B1: 'The Pawnbroker counts faster than he can watch. It comes to ten less, and he is glad to know at last.',
    B2: 'You count until dark, and it comes to the same. It is restful, once one stops hoping.',
  },
  C07: {
    A1: 'It takes all of you, in the doorway, pushing. The house sits down, partly on you, and stays in town.',
    B1: 'The good room has a cashbox under the bed. From across the lane the landlord’s children watch you unpack.',
  },
  C08: {
    A1: 'He draws you as you will look when it is over. Then he shows you what else can be cut into a card.',
    B1: 'He pays by the word and engraves the ending first. From now on his door is open to you.',
  },
  C09: {
    A1: 'She writes you a receipt and lays the watch on it. It does not tick so much as drip.',
    A2: 'You pay with an hour at her kitchen table. No lodger of hers has done that before.',
    B1: 'You read it by turns, in a good light. Towards the end the names are yours.',
  },
  C10: {
    A1: '“There is no catch,” you say. Nobody has ever said that to him and meant it. He gives you one each, to be rid of them.',
    B1: 'The Ferrywoman finds it: the third is always for the ferry. He has it explained to him twice.',
    B2: 'You look until morning, and there is none. Whoever looked longest has it in writing.',
  },
  C11: {
    A1: 'It is a good bench. By and by somebody who weighs nothing sits down beside you and says that it has turned out nice.',
    B1: 'They take turns on it, by date of death. A card of thanks comes, signed in moss.',
  },
  C12: {
    A1: 'It strikes once, opens, and hands you a small brass bell instead of a bird.',
    A2: 'Its little door is empty but for a note: the bell is out on loan, and here is what it cost.',
    B1: 'The Pawnbroker asks one gold for every year, and gets it from a woman who knows what time is worth.',
    B2: '“Stopped,” they say across the counter, “and engraved.” It fetches half.',
  },
  R01: {
    A1: 'He counts it, lifts the pole and wishes you a taxable journey.',
    A2: 'He ties a label to everything you carry. It will take a while to pick the knots.',
    B1: 'The board has no licence number. The Bailiff fines the chair, the pole and the man, in that order.',
    B2: 'He looks up from his schedule and sees who it is. The pole goes up by itself.',
    B3: '“Fists,” he reads, “1d. the pair,” and hands over several. There is a queue behind you by now, and it watches.',
  },
  R02: {
    A1: 'It bows to you with one door, and goes its way.',
    B1: 'The Pawnbroker asks its leave. The third drawer opens by itself, and there is money in the lining.',
    B2: 'In the second drawer lie five coins. The third has been waiting for a finger.',
  },
  R03: {
    A1: 'The Ferrywoman has met it before: it stands where the ground is dry, over the purse of somebody who did not believe it.',
    A2: 'It leads you well for as long as it has ground itself. You get to know the fen by its depth.',
    B1: 'The Sexton lets it speak first. It had only wished to be asked.',
    B2: 'You wait. After a while none of you could say which of the lights is your own.',
  },
  R04: {
    A1: '“Whose have you got?” they ask, and take the measure of one of you in passing.',
    B1: 'The Sexton sets the step. For a mile the box weighs what it should, and the six of them weep for joy.',
    B2: 'It is empty, and heavier than it looks. They thank your shoulders one by one.',
  },
  R05: {
    A1: 'You sign for it. He looks into the empty bag for a long time, like somebody on the first day of a holiday.',
    B1: 'You open it. It is a warrant, for you, and out of date.',
    B2: 'It is four lines, from a mother, about socks. He has you read it again.',
  },
  R06: {
    A1: 'The Ferrywoman says one word to the river. It lets you by and pretends that it was going to.',
    A2: 'It comes up to the chest and is in no mood. Something below counts you as you pass.',
    B1: 'The miller wants three gold for his bridge and takes his time over the change. Where you are going, they use the time to dress.',
  },
  R07: {
    A1: 'It is all there: what you are worth, and why. The ink comes off, on one of you.',
    B1: 'The Pawnbroker enters the larks at cost and the folding desk as a gift. It balances, with six over.',
    B2: 'You exchange two numbers. Somewhere above the heath a lark now owns a desk.',
  },
  R08: {
    A1: '“Five,” they agree; and one of them comes along, to see that it stays so.',
    B1: 'You are past the last stone when they go on: by name.',
  },
  R09: {
    A1: 'The Sexton holds it over a molehill and says the short form. It breathes out, and is finished.',
    A2: 'It breathes out. One of you was nearest. What stays in the bag is worth ten gold, dry.',
    B1: 'You put a stone on it. The next cart goes over and notices nothing, which is the point of a road.',
  },
  R10: {
    A1: 'He is satisfied at the second pass. So is his second, who had money on you and shares it.',
    B1: 'It is so well put that he asks for a copy. At Court they will quote it all winter.',
    B2: 'He laughs until he has to sit down, and pays for the entertainment.',
  },
  R11: {
    A1: 'Nobody speaks. When the stars are out you get up, rested to the bone and late for everything.',
    B1: '“FOR WHOEVER IS NEXT.” One of you takes it to heart; the others take it down.',
  },
  R12: {
    A1: 'You are an hour ahead of yourselves, and mean to keep it.',
    B1: 'You sleep for an hour that nobody will ask back.',
  },
} as const satisfies Record<PrintedEventId, object>;
