/** The texts of the scenario of the day. */
import type english from '../../en/inHand/daily';
import type { Texts } from '../../shape';

export default {
  title: 'Сценарий дня',
  of: 'Сценарий дня: {date}',
  about: 'Один сценарий, одна попытка, броски у всех одни и те же. Ваши кампании об этом не узнают.',
  date: 'День',
  scenario: 'Сценарий',
  scenarioAt: '{number} · {title}, уровень {level}',
  goal: 'Цель',
  lent: 'На сегодня',
  lentHero: 'Пристав уровня {level}: {items}',
  hero: 'Подёнщик',
  begin: 'За стол',
  goOn: 'Продолжить',
  unfinished: 'Игра за {date} не окончена. Если начать эту, та будет считаться проигранной.',
  finish: 'Сначала доиграть ту',
  atStake_one: 'Дней с победой подряд: {count}. Сегодня он на кону.',
  atStake_few: 'Дней с победой подряд: {count}. Сегодня они на кону.',
  atStake_many: 'Дней с победой подряд: {count}. Сегодня они на кону.',
  atStake_other: 'Дней с победой подряд: {count}. Сегодня они на кону.',
  streak_one: 'Дней с победой подряд: {count}',
  streak_few: 'Дней с победой подряд: {count}',
  streak_many: 'Дней с победой подряд: {count}',
  streak_other: 'Дней с победой подряд: {count}',
  tomorrow: 'Следующий — в полночь по UTC.',
  resultWon_one:
    'Gloomholdin’, день {day} · {number} {title}, ур. {level} · победа за {count} раунд · ОЗ {hp} · {throws}',
  resultWon_few:
    'Gloomholdin’, день {day} · {number} {title}, ур. {level} · победа за {count} раунда · ОЗ {hp} · {throws}',
  resultWon_many:
    'Gloomholdin’, день {day} · {number} {title}, ур. {level} · победа за {count} раундов · ОЗ {hp} · {throws}',
  resultWon_other:
    'Gloomholdin’, день {day} · {number} {title}, ур. {level} · победа за {count} раунда · ОЗ {hp} · {throws}',
  resultLost_one: 'Gloomholdin’, день {day} · {number} {title}, ур. {level} · поражение за {count} раунд · {throws}',
  resultLost_few: 'Gloomholdin’, день {day} · {number} {title}, ур. {level} · поражение за {count} раунда · {throws}',
  resultLost_many: 'Gloomholdin’, день {day} · {number} {title}, ур. {level} · поражение за {count} раундов · {throws}',
  resultLost_other: 'Gloomholdin’, день {day} · {number} {title}, ур. {level} · поражение за {count} раунда · {throws}',
  wonIn_one: 'Победа за {count} раунд',
  wonIn_few: 'Победа за {count} раунда',
  wonIn_many: 'Победа за {count} раундов',
  wonIn_other: 'Победа за {count} раунда',
  lostIn_one: 'Поражение за {count} раунд',
  lostIn_few: 'Поражение за {count} раунда',
  lostIn_many: 'Поражение за {count} раундов',
  lostIn_other: 'Поражение за {count} раунда',
  copy: 'Скопировать итог',
  share: 'Поделиться лентой бросков',
  copied: 'Скопировано. Хвастайтесь.',
  notCopied: 'Браузер не дал: выделите строку и скопируйте сами.',
} as const satisfies Texts<typeof english>;
