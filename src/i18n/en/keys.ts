/** The texts of the settings for keyboard shortcuts. */
export default {
  title: 'Keys',
  hint: 'Choose a key to change it.',
  press: 'Press the new key; Escape leaves it.',
  only: 'Only a letter, a digit or a sign will do.',
  taken: '“{key}” is taken: {what}.',
  reset: 'Restore the default keys',
  always:
    'Always: Tab to go round, Enter to press, Escape to put away, Shift with the undo key to redo. In hand F moves the lever of what is spent, M lifts the map, Space shows a card’s other side, E ends the turn, 0 skips an action, and Enter presses the seal. The number of a card lifts its top half, and again its bottom half; up and down choose the half, Tab and the left and right arrows lead it from target to target, B makes it basic, Enter lets it go, Escape puts it back. Damage is answered by T (take it), X (tear a card) or C (discard two), and Space presses the seal. At the Long Table numbers choose cards by their place and then the answers, 0 skips, declines or ends, Space presses the seal, X changes which card leads, arrows move a cursor over the map, N leads it to what can be chosen, full stop back to the hero, and Enter acts there; Q and E turn an area, + and − zoom, M shows the whole map, Shift with an arrow moves the view.',
  /** What the key of `action.roll` does at the Long Table. */
  draw: 'Draw a modifier card',
  action: {
    roll: 'Throw the ruler',
    card1: 'Card 1',
    card2: 'Card 2',
    card3: 'Card 3',
    card4: 'Card 4',
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Ask for a hint',
    log: 'What happened',
    menu: 'Menu',
    explain: 'What is this?',
  },
};
