import { describe, expect, it } from 'vitest';
import {
  availableElements,
  consumeElement,
  createElement,
  makeCreatedStrong,
  waneElements,
} from '../../../src/rules/longTable/elements';
import type { Source } from '../../../src/rules/longTable/state';
import { elements, item, turn, use } from './heroKit';

const source: Source = { from: 'card', hero: 'fighter', card: 'fighter.a', half: 'top' };
const table = (there: Parameters<typeof elements>[0] = {}) => turn('1', { state: elements(there) });

describe('elements', () => {
  it('L1.8, L28.1: when elements wane, strong becomes waning and waning becomes inert', () => {
    const waned = table({ fire: 'strong', ice: 'waning' }).do((t) => waneElements(t));
    expect(waned.state.elements).toMatchObject({ fire: 'waning', ice: 'inert', air: 'inert' });
    expect(waned.of('elementsWaned')).toMatchObject([{ waning: ['fire'], inert: ['ice'] }]);
    expect(
      table()
        .do((t) => waneElements(t))
        .of('elementsWaned'),
    ).toEqual([]);
  });

  it('L16.1: a created element is not available before the end of this turn, and is strong then', () => {
    const created = table().do((t) => {
      createElement(t, 'dark', source);
      createElement(t, 'dark', source);
    });
    expect(created.state.elements.dark).toBe('inert');
    const ended = created.do((t) => makeCreatedStrong(t));
    expect(ended.state.elements.dark).toBe('strong');
    expect(ended.of('elementsInfused')).toMatchObject([{ elements: ['dark'], rule: 'L7.5' }]);
    expect(ended.do((t) => makeCreatedStrong(t)).of('elementsInfused')).toHaveLength(1);
  });

  it('L16.3: an available element may be consumed and created again in the same turn', () => {
    const both = table({ ice: 'waning' }).do((t) => {
      consumeElement(t, 'ice', 'hero:fighter', source);
      createElement(t, 'ice', source);
    });
    expect(both.state.elements.ice).toBe('inert');
    expect(both.do((t) => makeCreatedStrong(t)).state.elements.ice).toBe('strong');
  });

  it('L16.5: “any element” means any available element', () => {
    const { state } = table({ ice: 'waning', dark: 'strong' });
    expect(availableElements(state)).toEqual(['ice', 'dark']);
  });

  it('L21.2: an item makes elements strong at once: given ones, or the player’s choice', () => {
    const lantern = turn('1', { items: [item('lantern', { effect: { elementOf: ['fire', 'light'] } })] }).send(
      use('lantern'),
    );
    expect(lantern.options).toEqual([
      { type: 'element', element: 'fire' },
      { type: 'element', element: 'light' },
    ]);
    expect(lantern.send({ type: 'element', element: 'light' }).state.elements.light).toBe('strong');
    const ink = turn('1', { items: [item('ink', { use: 'consumed', effect: { elements: 2 } })] }).send(use('ink'));
    const one = ink.send({ type: 'element', element: 'air' });
    expect(one.options).toHaveLength(5);
    const two = one.send({ type: 'element', element: 'dark' });
    expect(two.state.elements).toMatchObject({ air: 'strong', dark: 'strong', fire: 'inert' });
    expect(two.asks).toBe('turn');
  });
});
