/** The texts of the sheet for practising the throw. */
import type english from '../../en/inHand/practice';
import type { Texts } from '../../shape';

export default {
  title: 'Потренировать бросок',
  how: 'Перетащите или метните карту монстра через красную линию — или коснитесь её. Линия покажет A, B или C — каждая в одном случае из трёх. На кону ничего.',
  key: 'Бросает и клавиша R.',
  thrown: '{face}. Всего: {counts}.',
  missed: 'Мимо линии: это не бросок.',
  roll: 'Бросить',
  enough: 'Хватит',
} as const satisfies Texts<typeof english>;
