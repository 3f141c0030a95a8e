// @vitest-environment jsdom
/** Tests the keys that lift a half, drop it, press the seal and end the turn. */
import { beforeEach, expect, it } from 'vitest';
import { IN_HAND } from '../../../src/journal/inHand/ruleset';
import type { InHandApp } from '../../../src/panels/inHand/app';
import { keyActions } from '../../../src/panels/inHand/keyActions';
import { openInteraction } from '../../../src/session/inHand/interaction';
import { openSession } from '../../../src/session/session';
import { skirmish } from '../../journal/kit';
import { suffering } from './suffering';

function seated() {
  const interaction = openInteraction(openSession(IN_HAND, skirmish(), { save: () => {} }));
  interaction.send({ type: 'select', leading: 'one', second: 'two' });
  const app = { view: { interaction } } as unknown as InHandApp;
  const press = (key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more });
    keyActions.own?.[key]?.(app, event);
    return event.defaultPrevented;
  };
  return { interaction, app, press };
}

beforeEach(() => {
  document.body.innerHTML = '';
});

it('leave Tab and the arrows to the page unless a half is lifted', () => {
  const { app, press, interaction } = seated();
  expect([press('tab'), press('arrowdown')]).toEqual([false, false]);
  keyActions.card1?.(app);
  expect([press('arrowdown'), press('tab'), press('tab', { shiftKey: true })]).toEqual([true, true, true]);
  expect(interaction.draft.lift).toMatchObject({ card: 'one', half: 'bottom' });
});

it('drop the half with Enter, and put it back with Escape', () => {
  const { app, press, interaction } = seated();
  keyActions.card1?.(app);
  press('escape');
  expect(interaction.draft.lift).toBeUndefined();
  keyActions.card1?.(app);
  press('arrowdown');
  press('enter', { repeat: true });
  expect(interaction.session.journal.commands).toHaveLength(1);
  press('enter');
  expect(interaction.session.journal.commands.slice(0, 3).map(({ type }) => type)).toEqual(['select', 'play', 'step']);
});

it('press the seal with Enter when no half is lifted and no animation runs', () => {
  const { press } = seated();
  let pressed = 0;
  document.body.innerHTML = '<div class="hud showing"><button class="seal"></button></div>';
  document.querySelector('.seal')?.addEventListener('click', () => pressed++);
  press('enter');
  expect(pressed).toBe(0);
  document.querySelector('.hud')?.classList.remove('showing');
  press('enter', { repeat: true });
  press('enter');
  expect(pressed).toBe(1);
});

it('change to the basic action with B, and end the turn with E', () => {
  const { press, interaction } = seated();
  press('b');
  expect(interaction.draft.basic).toBe(true);
  press('e');
  expect(interaction.session.journal.commands.at(-1)).toEqual({ type: 'endTurn' });
});

it('skip with 0 what can be skipped, once for each press', () => {
  const { press, interaction } = seated();
  press('0');
  expect(interaction.session.journal.commands).toHaveLength(1);
  interaction.send({ type: 'play', card: 'one', half: 'bottom', basic: false });
  const before = interaction.session.journal.commands.length;
  expect(interaction.options).toContainEqual({ type: 'skip' });
  press('0', { repeat: true });
  expect(interaction.session.journal.commands).toHaveLength(before);
  press('0');
  expect(interaction.session.journal.commands[before]).toEqual({ type: 'skip' });
});

it('press the seal of the damage with Space wherever the focus is, but leave Space to the mirror and to the cards', () => {
  document.body.innerHTML =
    '<div class="hud"><button class="menu"></button><button class="seal"></button></div><div class="mirror"><button></button></div>';
  let pressed = 0;
  document.querySelector('.seal')?.addEventListener('click', () => pressed++);
  const interaction = suffering();
  const press = (at: string, of = interaction, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key: ' ', cancelable: true, ...more });
    Object.defineProperty(event, 'target', { value: document.querySelector(at) });
    keyActions.own?.[' ']?.({ view: { interaction: of } } as unknown as InHandApp, event);
    return [event.defaultPrevented, pressed];
  };
  expect(press('.menu')).toEqual([true, 1]);
  expect(press('.menu', interaction, { repeat: true })).toEqual([true, 1]);
  expect(press('.mirror button')).toEqual([false, 1]);
  expect(press('.menu', seated().interaction)).toEqual([false, 1]);
});
