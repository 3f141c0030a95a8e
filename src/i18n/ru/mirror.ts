import type en from '../en/mirror';
import type { Texts } from '../shape';

export default {
  title: 'Все ходы',
  situation: 'Раунд {round}. ОЗ {hp} из {max}, {position}. Монет: {money}.',
  modifiers: 'Ваши модификаторы: A {a}, B {b}, C {c}.',
  foe: '{foe}: ОЗ {hp} из {max}, дистанция {distance}.',
  foeOnMap: '{foe}: ОЗ {hp} из {max}, клеток: {steps}, на {direction}, {hex}.',
  at: 'Вы стоите на {hex}.',
  hand: 'В руке: {cards}.',
  elements: 'Излито: {list}.',
  noElements: 'Стихий не излито.',
  direction: { n: 'север', ne: 'северо-восток', se: 'юго-восток', s: 'юг', sw: 'юго-запад', nw: 'северо-запад' },
  stepTo: 'На {direction}, клетка {hex}: {what}',
  terrain: {
    plain: 'пол',
    trap: 'ловушка',
    hazardous: 'опасно',
    difficult: 'труднопроходимо',
    obstacle: 'препятствие',
    door: 'закрытая дверь',
  },
} satisfies Texts<typeof en>;
