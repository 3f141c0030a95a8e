/** The texts of the lessons in the first scenario of the Long Table. */
export default {
  prepare:
    'Everybody is dressed and seated already. Change what you like: hands, items, the hex to start on; then begin.',
  select:
    'Two cards for each hero. The one you choose first leads: its number is how early this hero acts, and low is early.',
  second:
    'Now another. One of the two will give its top half and the other its bottom half; which is which you decide later.',
  plan: 'Press “Choose these two” to lay both face down. Press a card to put it back.',
  others:
    'Next hero. By each name: HP, cards in hand, cards discarded. Press a name to choose anew: until the last one has chosen, nothing is settled.',
  halves:
    'Press a half to play it: one top, one bottom, in either order. The strip at its right is a plain Attack 2 or Move 2.',
  move: 'Press a hex to go there; while monsters are still to act, the first press shows what they would do. The way avoids what it can. Left-over movement is lost with the ability.',
  target:
    'Ringed figures can be attacked. Beside each name is what the cards left in your deck would do to it, and how often it would fall.',
  draw: 'Every attack draws from this hero’s own deck. Pull the card, flick it or press it. Hold the deck to see what is left in it.',
  why: 'Monsters act by rules alone. Press one to read why it did that; before its turn you read what it would do if it acted now.',
  elements:
    'An element is available. Whoever is acting can spend it on a card that asks for it; unspent, it wanes at the end of the round.',
  money:
    'Their coins lie where they fell: end a turn on them and they are yours. A lien brings them to you at once. What still lies there when you win stays there.',
  damage:
    'Take it, or lose cards instead: one from hand, or two of the discard pile. A hero without HP or without cards is out of the scenario.',
  door: 'A door. Step in and the room behind it opens at once, with everybody in it: better early in a round than with one card left.',
  rest: 'A rest brings the discard pile back, for one card lost. A short rest picks that card for you; a long one takes a turn, lets you choose and heals.',
  signsByFinger: 'Hold a card to be told what its signs mean.',
  signsByMouse: 'Press a card with the right mouse button to be told what its signs mean.',
  know: 'I know this game',
  learnt: 'Got it',
} as const;
