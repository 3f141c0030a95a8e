/** The strip of initiative in the right rail of a desk. */
import type english from '../../en/longTable/desk';
import type { Texts } from '../../shape';

export default {
  strip: {
    title: 'Kdo je na řadě dřív? Karty v balíčcích',
    before: 'před {initiative}',
    of: '{n} z {count}',
    gone: '□ vytaženo od míchání',
    said: '{monster}: v balíčku {undrawn}; vytaženo od míchání {gone}.',
    nobody: 'nic',
  },
} satisfies Texts<typeof english>;
