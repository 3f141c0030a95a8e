/** The strip of initiative in the right rail of a desk. */
import type english from '../../en/longTable/desk';
import type { Texts } from '../../shape';

export default {
  strip: {
    title: 'Кто ходит раньше? Карты в колодах',
    before: 'до {initiative}',
    of: '{n} из {count}',
    gone: '□ вышли после перемешивания',
    said: '{monster}: в колоде {undrawn}; вышли после перемешивания {gone}.',
    nobody: 'нет',
  },
} satisfies Texts<typeof english>;
