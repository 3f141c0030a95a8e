// @vitest-environment jsdom
/** The focus at the foot of the table: it stays there when the answer that has it is gone. */
import { render } from 'preact';
import { useRef } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { useKeepFocus } from '../../../src/panels/longTable/hud/useKeepFocus';
import { paper } from '../kit';

function Foot({ answers }: { answers: readonly string[] }) {
  const foot = useRef<HTMLDivElement>(null);
  useKeepFocus(foot);
  return (
    <div ref={foot}>
      <div class="answers">
        {answers.map((each) => (
          <button type="button" key={each} id={each}>
            {each}
          </button>
        ))}
      </div>
    </div>
  );
}

it('a focused answer that is gone gives the focus to the next ones, also after an animation; elsewhere it is left alone', async () => {
  const root = paper();
  const draw = (...answers: string[]) => act(() => render(<Foot answers={answers} />, root));
  const at = () => document.activeElement?.id ?? '';
  await draw('attack', 'move');
  document.getElementById('move')?.focus();
  await draw('suffer', 'lose');
  expect(at()).toBe('suffer');
  await draw();
  expect(at()).toBe('');
  await draw('target');
  expect(at()).toBe('target');
  // An answer that stays keeps the focus.
  await draw('skip', 'target');
  expect(at()).toBe('target');
  // The player has left the foot, so nothing takes the focus back.
  document.getElementById('target')?.blur();
  await draw('skip', 'target');
  await draw('more');
  expect(at()).not.toBe('skip');
});
