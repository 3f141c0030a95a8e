/** Texts of the campaign's events (L31). */
import type { PrintedEventId } from '../../../../content/longTable/ids';

export default {
  C01: {
    title: 'The Queue',
    text: 'A queue has formed outside the bakery. Half of it is dead and only there to be near the bread.',
    A: 'Wait your turn.',
    B: 'Walk to the front and cite your office.',
  },
  C02: {
    title: 'Second-Hand Luck',
    text: 'Old Gage offers you a horseshoe with four nails left in it. “Hardly used,” she says; “the horse ran out first.”',
    A: 'Buy it for 10 gold.',
    B: 'Ask what became of the horse.',
  },
  C03: {
    title: 'A Seat by the Fire',
    text: 'Mother Mire has taken a stall in town and is selling forgiveness by the thimble. The magistrate would like her moved on and also a thimble.',
    A: 'Move her on.',
    B: 'Buy a round.',
  },
  C04: {
    title: 'The Unlabelled Child',
    text: 'A boy of seven has been tagged as a footstool. The Far Bank’s clerk agrees that it looks wrong but says that the form is in order.',
    A: 'Tear up the tag.',
    B: 'Find the error in the form.',
  },
  C05: {
    title: 'Shift Change',
    text: 'The night shift of the dead meets the day shift of the living on Lime Bridge, which is one cart wide. Each side has begun to sing.',
    A: 'Direct the traffic.',
    B: 'Sing.',
  },
  C06: {
    title: 'The Almoner’s Arithmetic',
    text: 'The Almoner has counted the box again and it comes to the same. He asks whether you have tried counting.',
    A: 'Drop 15 gold into the box.',
    B: 'Count it for him.',
  },
  C07: {
    title: 'Impounded',
    text: 'Your landlord has been assessed, and his house with him. It is being walked down to the river, slowly, with the landlord reading the terms to it.',
    A: 'Stop the house.',
    B: 'Let it go and take the good room.',
  },
  C08: {
    title: 'The Engraver',
    text: 'A thin man in Stamp Yard engraves warrants so finely that they take effect early. He has heard that you carry cards.',
    A: 'Sit for him.',
    B: 'Sell him a story.',
  },
  C09: {
    title: 'Mr Sump’s Landlady',
    text: 'She was never paid. She has his other coat, his other watch and a list of what he used to say in his sleep: names, mostly; then, all night, please.',
    A: 'Pay the rent he owed: 12 gold.',
    B: 'Take the list.',
  },
  C10: {
    title: 'Three Blessings',
    text: 'The Almoner has been told to give three blessings for the price of two, and cannot find the catch. It is keeping him awake.',
    A: 'Reassure him.',
    B: 'Help him look.',
  },
  C11: {
    title: 'A Plot of One’s Own',
    text: 'Ansel Loam’s customers have clubbed together for a bench in the churchyard. It has a plate on it: TO SIT DOWN.',
    A: 'Sit down.',
    B: 'Leave it for them.',
  },
  C12: {
    title: 'Thirty Years',
    text: 'The clock has arrived. It is engraved with your name and stopped.',
    A: 'Wind it.',
    B: 'Pawn it.',
  },
  R01: {
    title: 'The Toll',
    text: 'A pole across the road, a man on a chair, a board: ALL THINGS 1d. He looks you over, counting.',
    A: 'Pay for everything you carry: 6 gold.',
    B: 'Dispute the schedule.',
  },
  R02: {
    title: 'Furniture',
    text: 'A dresser is crossing the heath by itself, westward, with its drawers held shut like a woman in a wind.',
    A: 'Stand aside.',
    B: 'Look in the drawers.',
  },
  R03: {
    title: 'A Lantern on the Fen',
    text: 'There is a light where no light ought to be. It is holding very still, like somebody hoping to be taken for a lamp.',
    A: 'Follow it.',
    B: 'Put your own out and wait.',
  },
  R04: {
    title: 'The Rehearsal',
    text: 'Six pallbearers are carrying an empty box up a hill and down again. “For the weight,” says the first. “It should have some by Friday,” says the last.',
    A: 'Ask whose.',
    B: 'Take a corner for a mile.',
  },
  R05: {
    title: 'The Undelivered Postman',
    text: 'A dead postman sits on the milestone with one letter left. He has walked the road for sixty years; the address is across the river.',
    A: 'Take it for him.',
    B: 'Read it to him.',
  },
  R06: {
    title: 'High Water',
    text: 'The ford is up. The far side looks much as it always did, and also, for a moment, occupied.',
    A: 'Wade.',
    B: 'Go round by the mill.',
  },
  R07: {
    title: 'The Assessor’s Camp',
    text: 'A tidy tent, a folding desk, a ledger weighted with two river stones. Nobody is in. Everything on the heath has a number on it, the larks included.',
    A: 'Read your own entry.',
    B: 'Renumber the larks.',
  },
  R08: {
    title: 'Crows, Counting',
    text: 'They go along the wall, one to each stone, saying numbers. When you stop they stop, at four.',
    A: 'Say five.',
    B: 'Walk on quietly.',
  },
  R09: {
    title: 'A Bag of Salt',
    text: 'It lies in the road, sealed with blue wax, and weighs nothing at all. Something inside is breathing in.',
    A: 'Cut the seal.',
    B: 'Bury it.',
  },
  R10: {
    title: 'The Duellist’s Card',
    text: 'A gentleman of the Court asks for satisfaction, and will take it from whichever of you is the most expensive.',
    A: 'Oblige him.',
    B: 'Apologise beautifully.',
  },
  R11: {
    title: 'The Bench on the Hill',
    text: 'Someone has carried it up here to look at the river. There is room for all of you and one more.',
    A: 'Sit until it is dark.',
    B: 'Read the plate.',
  },
  R12: {
    title: 'Stopped Clock',
    text: 'At noon every clock on the road strikes once and leaves it at that. For an hour nothing is late.',
    A: 'Hurry.',
    B: 'Sleep.',
  },
} satisfies Record<PrintedEventId, Record<'title' | 'text' | 'A' | 'B', string>>;
