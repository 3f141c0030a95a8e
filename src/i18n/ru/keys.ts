import type en from '../en/keys';
import type { Texts } from '../shape';

export default {
  title: 'Клавиши',
  hint: 'Выберите клавишу, чтобы её заменить.',
  press: 'Нажмите новую клавишу; Escape — оставить как есть.',
  only: 'Годятся только латинская буква, цифра или знак.',
  taken: '«{key}» уже занята: {what}.',
  reset: 'Как было',
  always:
    'Всегда: Tab — дальше, Enter — нажать, Escape — убрать, Shift с клавишей отмены — повторить. За длинным столом Q и E поворачивают область, +, −, 0 и Shift со стрелкой — для карты.',
  action: {
    roll: 'Бросить линейку',
    card1: 'Карта 1',
    card2: 'Карта 2',
    card3: 'Карта 3',
    card4: 'Карта 4',
    undo: 'Отменить',
    redo: 'Повторить',
    hint: 'Спросить совета',
    log: 'Что случилось',
    menu: 'Меню',
    explain: 'Что это?',
  },
} satisfies Texts<typeof en>;
