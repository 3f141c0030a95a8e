import type en from '../en/audit';
import type { Texts } from '../shape';

export default {
  title: 'Ревизия',
  began: 'В начале',
  luck: 'Случай',
  choices: 'Решения',
  ended: { won: 'Победа', lost: 'Поражение', open: 'Ещё идёт' },
  column: {
    round: 'Раунд',
    move: 'Ход',
    kind: 'Что это',
    what: 'Что сделано',
    chance: 'Шансы',
    change: 'Разница',
    sure: 'Точность',
  },
  kind: { choice: 'решение', luck: 'случай' },
  turning: 'Переломные моменты',
  none: 'Ни один ход не решил эту партию.',
  worse: 'Вы выбрали «{what}»: {chance}. А «{other}» дало бы {otherChance}.',
  better: 'Вы выбрали «{what}»: {chance}. Следующее по силе, «{other}», дало бы {otherChance}.',
  alone: 'Вы выбрали «{what}»: {before} → {after}.',
  chance: '{what} {before} → {after}.',
} as const satisfies Texts<typeof en>;
