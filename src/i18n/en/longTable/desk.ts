/** The strip of initiative in the right rail of a desk. */
export default {
  strip: {
    title: 'Who acts first? Undrawn cards',
    before: 'before {initiative}',
    of: '{n} of {count}',
    gone: '□ drawn since the shuffle',
    said: '{monster}: undrawn {undrawn}; drawn since the shuffle {gone}.',
    nobody: 'none',
  },
};
