import type en from '../en/mirror';
import type { Texts } from '../shape';

export default {
  title: 'Všechny tahy',
  situation: 'Kolo {round}. Životy {hp} z {max}, {position}. Mince: {money}.',
  modifiers: 'Tvé modifikátory: A {a}, B {b}, C {c}.',
  foe: '{foe}: životy {hp} z {max}, vzdálenost {distance}.',
  foeOnMap: '{foe}: životy {hp} z {max}, polí: {steps}, směr {direction}, {hex}.',
  at: 'Stojíš na {hex}.',
  hand: 'V ruce: {cards}.',
  elements: 'Vyvoláno: {list}.',
  noElements: 'Žádný živel není vyvolán.',
  direction: { n: 'sever', ne: 'severovýchod', se: 'jihovýchod', s: 'jih', sw: 'jihozápad', nw: 'severozápad' },
  stepTo: 'Směr {direction}, pole {hex}: {what}',
  terrain: {
    plain: 'volné',
    trap: 'past',
    hazardous: 'nebezpečný terén',
    difficult: 'obtížný terén',
    obstacle: 'překážka',
    door: 'zavřené dveře',
  },
} satisfies Texts<typeof en>;
