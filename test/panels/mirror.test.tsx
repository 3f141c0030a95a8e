// @vitest-environment jsdom
/** Tests the mirror, the table for keyboard and screen reader, with commands and hexes of neither mode. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { HexGrid } from '../../src/panels/mirror/HexGrid';
import { MirrorFrame } from '../../src/panels/mirror/MirrorFrame';
import { parseBoard } from '../../src/rules/core/board';
import { paper } from './kit';

const COMMANDS = [{ type: 'wait' }, { type: 'go', to: 'b1' }] as const;

it('the mirror has a button for every command, and Escape leaves it', async () => {
  const sent: string[] = [];
  const root = paper();
  const draw = (commands: readonly (typeof COMMANDS)[number][]) =>
    act(() =>
      render(
        <MirrorFrame
          title="The table"
          situation={['You stand in a puddle.']}
          commands={commands}
          labelOf={({ type }) => type}
          say={({ type }) => void sent.push(type)}
          shown={() => null}
          inert={false}
          below={() => <p>A map</p>}
        >
          <p>More rain may come.</p>
        </MirrorFrame>,
        root,
      ),
    );
  await draw(COMMANDS);
  expect(root.querySelector('section')?.textContent).toBe(
    'The tableYou stand in a puddle.More rain may come.waitgoA map',
  );
  const [, go] = root.querySelectorAll('button');
  expect(go?.dataset['command']).toBe('{"type":"go","to":"b1"}');
  go?.focus();
  const leaves = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  let heard = 0;
  addEventListener('keydown', () => heard++, { once: true });
  go?.dispatchEvent(leaves);
  expect([document.activeElement === document.body, heard]).toEqual([true, 0]);
  go?.click();
  await draw(COMMANDS.slice(0, 1));
  expect(sent).toEqual(['go']);
  await expect.poll(() => document.activeElement?.textContent).toBe('wait');
});

it('focuses the first command when the focused element disappears', async () => {
  const root = paper();
  let gone = () => {};
  const below = (onGone: () => void) => {
    gone = onGone;
    return null;
  };
  await act(() =>
    render(
      <MirrorFrame
        title="The table"
        situation={[]}
        commands={COMMANDS}
        labelOf={({ type }) => type}
        say={() => {}}
        shown={() => null}
        inert={false}
        below={below}
      >
        {null}
      </MirrorFrame>,
      root,
    ),
  );
  gone();
  await expect.poll(() => document.activeElement?.textContent).toBe('wait');
});

it('focuses the first command when the sent command has been animated, and not before', async () => {
  const root = paper();
  let show = () => {};
  const shown = new Promise<void>((resolve) => {
    show = resolve;
  });
  const draw = (commands: readonly { readonly type: string }[]) =>
    act(() =>
      render(
        <MirrorFrame
          title="The table"
          situation={[]}
          commands={commands}
          labelOf={({ type }) => type}
          say={() => {}}
          shown={() => shown}
          inert={false}
          below={() => null}
        >
          {null}
        </MirrorFrame>,
        root,
      ),
    );
  await draw(COMMANDS);
  const [, go] = root.querySelectorAll('button');
  go?.focus();
  go?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement?.textContent).toBe('go');
  await draw([{ type: 'rest' }]);
  show();
  await expect.poll(() => document.activeElement?.textContent).toBe('rest');
});

it('the grid of hexes is navigated hex by hex, and Enter or space presses a hex', async () => {
  const { board } = parseBoard(`
    .   .
      .
  `);
  const root = paper();
  const pressed: string[] = [];
  await act(() =>
    render(
      <HexGrid
        label="The map"
        board={board}
        home="a1"
        aimed="b1"
        wordsOf={(hex) => `${hex} is wet`}
        onPress={(hex) => void pressed.push(hex)}
      />,
      root,
    ),
  );
  const cell = (hex: string) => root.querySelector<HTMLElement>(`[data-hex=${hex}]`);
  const key = (code: string, name = code) =>
    act(() => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { code, key: name, bubbles: true }));
    });
  expect(cell('b1')?.getAttribute('aria-label')).toBe('b1 is wet');
  expect(cell('b1')?.getAttribute('aria-selected')).toBe('true');
  cell('a1')?.focus();
  await key('KeyD', 'd');
  expect(document.activeElement).toBe(cell('b1'));
  expect([cell('a1')?.tabIndex, cell('b1')?.tabIndex]).toEqual([-1, 0]);
  await key('Enter');
  await key('Home');
  expect(document.activeElement).toBe(cell('a1'));
  await key('Space', ' ');
  expect(pressed).toEqual(['b1', 'a1']);
});
