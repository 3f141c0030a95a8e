export default {
  prologue: {
    first:
      'In Dunmark a debt does not end with the debtor. Three hundred years ago somebody scraped one word off a page, and since then nobody who dies owing money has stayed down. They get up on the following Tuesday and go to work.',
    second:
      'You are {name}, Bailiff of the Counting House. You serve papers on people that have already died of the previous ones. It is a living, which is more than can be said for the clients.',
    third:
      'This morning’s writ is for Plot Nine, Pledge churchyard: four hundred and twelve gold. The name on it is Tansy. She drowned at the weir in spring, and she was your sister.',
  },
  scenario: {
    plotNine: {
      title: 'Plot Nine',
      introduction:
        'The writ is for Plot Nine: four hundred and twelve gold, one debtor, deceased. You have served papers on the dead for eleven years and this is the first time that one of them has had your nose.',
      conclusion:
        'The earth of Plot Nine has been opened from below, neatly, by someone brought up to close doors behind her. It is Tuesday; your sister has gone to work.',
      goal: 'Kill all monsters',
      special: 'Last respects. Tile a is Plot Nine. The first time you end a turn on it: Heal 2.',
    },
    tuesdayShift: { title: 'The Tuesday Shift' },
    gageAndDaughter: { title: 'Gage & Daughter' },
  },
  headstone:
    'The headstone of Plot Nine: “TANSY. She closed doors behind her. Payable on demand.” Under it, in a child’s hand, much older: “back by supper”.',
};
