import type en from '../en/frame';
import type { Texts } from '../shape';

export default {
  tagline: 'Подземелье в двух руках',
  continue: 'Продолжить',
  saveLine: '{name}, уровень {level}',
  saveAt: 'сценарий {scenario}',
  saveRound: 'раунд {round}',
  daily: 'Сценарий дня',
  archive: 'Архив',
  practice: 'Отработать бросок',
  newCampaign: 'Новая кампания',
  inHand: 'В руке',
  longTable: 'Длинный стол',
  rules: 'Правила',
  settings: 'Настройки',
  packs: 'Наборы',
  workshop: 'Мастерская',
  watch: 'Посмотреть партию',
  credits: 'Авторы',
  language: 'Язык',
  renew: {
    elsewhere:
      'Другая вкладка перешла на новую версию игры: эта страница загружена заново и продолжает с того же места.',
    ready: 'Вышла новая версия игры.',
    now: 'Обновить',
  },
  close: 'Закрыть',
  cannotFetch: 'Эту часть игры не удалось загрузить. Выйдите в сеть один раз — и она останется.',
  laying: 'Карты раскладываются…',
  back: 'Назад',
  toTable: 'Вернуться за стол',
  onward: 'Дальше',
  gold: 'Золото',
  fanWork:
    'Неофициальная фанатская работа по мотивам Gloomholdin’ и Gloomhaven, со своей историей, текстами и рисунками. Cephalofair Games её не делала, не проверяла и не одобряла.',
  creditsIcons: 'Значки: game-icons.net (Lorc, Delapouite и другие), CC BY 3.0, перекрашены и упрощены.',
  creditsType: 'Шрифты: Piazzolla и Fira Sans Condensed, SIL Open Font License 1.1.',
  creditsRest: 'Всё остальное нарисовано и написано для этой игры.',
  log: { title: 'Что произошло', copy: 'Копировать' },
  storage: {
    hung: 'Хранилище браузера пока не отвечает. Играть можно: игра хранится отдельно и перейдёт в хранилище, когда оно ответит.',
    denied: 'Браузер ничего не хранит (приватное окно?): играть можно, но с закрытием вкладки всё кончится.',
    older: 'Последнее сохранение повреждено; это предыдущее.',
    rescued: 'Правила с тех пор изменились; игра идёт с последнего сохранённого положения.',
  },
} satisfies Texts<typeof en>;
