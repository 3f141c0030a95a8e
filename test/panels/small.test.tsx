// @vitest-environment jsdom
/** Tests small panels and helpers: a line of a campaign, step by step, keys, downloads, the clipboard, the map grid. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Play } from '../../src/flow/inHand/play';
import { openChapter } from '../../src/i18n';
import { copyText } from '../../src/panels/clipboard';
import { download } from '../../src/panels/download';
import type { InHandApp } from '../../src/panels/inHand/app';
import { ContinuePrompt } from '../../src/panels/inHand/hud/ContinuePrompt';
import type { Pause } from '../../src/panels/inHand/hud/plan';
import { keyActions } from '../../src/panels/inHand/keyActions';
import { MapGrid } from '../../src/panels/inHand/mirror/MapGrid';
import { CampaignLine } from '../../src/panels/longTable/CampaignLine';
import type { ReadableSave } from '../../src/panels/mode';
import { hexesInReach, openInteraction } from '../../src/session/inHand/interaction';
import { book } from '../kit/books';
import { openSession } from '../kit/inHand';
import { BOOK } from '../kit/phases';
import { hand, idle, zigzag } from '../kit/scenes';
import { SAMPLES } from '../sound/inHand/events';
import { paper, testApp } from './kit';
import { IN_HAND_PHONE } from './plans';

beforeAll(() => Promise.all([openChapter('narration'), openChapter('mirror')]));
afterEach(() => vi.unstubAllGlobals());

it('the list of campaigns shows a party’s name, its level, and the day when it was last saved', async () => {
  const root = paper();
  const line = { name: 'The Four', level: 3, savedAt: Date.UTC(2026, 4, 12, 12) } as ReadableSave;
  await act(() => render(<CampaignLine line={line} />, root));
  expect(root.querySelector('h2')?.textContent).toMatch(/The Four.*3/);
  expect(root.querySelector('p')?.textContent).toMatch(/May 12, 2026/);
});

describe('a text', () => {
  it('is downloaded as a file with the given name', async () => {
    const made: { href: string; download: string }[] = [];
    const given: Blob[] = [];
    const revoked: string[] = [];
    vi.useFakeTimers();
    vi.stubGlobal('URL', {
      createObjectURL: (blob: Blob) => `blob:${given.push(blob)}`,
      revokeObjectURL: (url: string) => revoked.push(url),
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      made.push({ href: this.href, download: this.download });
    });
    download('save.txt', 'all that was');
    click.mockRestore();
    expect(made).toEqual([{ href: 'blob:1', download: 'save.txt' }]);
    expect([given[0]?.type, given[0]?.size, revoked]).toEqual(['text/plain', 12, []]);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(revoked).toEqual(['blob:1']);
  });

  it('is copied to the clipboard if the browser allows it', async () => {
    const written: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
    expect([await copyText('a code'), written]).toEqual([true, ['a code']]);
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
    expect(await copyText('a code')).toBe(false);
  });
});

describe('step by step', () => {
  const shown = async () => {
    const goOn = vi.fn();
    const root = document.createElement('div');
    root.className = 'hud';
    const { play } = openSession(BOOK, { save: () => {} });
    const waiting: Pause = { event: SAMPLES.rolled, play: play as Play, resume: goOn };
    document.body.append(root);
    await act(() => render(<ContinuePrompt plan={IN_HAND_PHONE} waiting={waiting} />, root));
    return { root, goOn };
  };

  it('the prompt says what happened, and its seal continues the animation', async () => {
    document.body.replaceChildren();
    const { root, goOn } = await shown();
    const prompt = root.querySelector<HTMLElement>('.prompt');
    expect(prompt?.textContent?.length).toBeGreaterThan(20);
    expect(prompt?.style).toMatchObject({ left: '10px', top: '50px', width: '370px', minHeight: '44px' });
    expect(root.querySelector<HTMLElement>('.seal-place')?.style).toMatchObject({
      left: '300px',
      top: '700px',
      width: '80px',
      height: '80px',
    });
    root.querySelector<HTMLElement>('[data-action=goOn]')?.click();
    expect(goOn).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(document.body);
  });

  it('the seal takes the focus from another button of the HUD, but from nothing else', async () => {
    document.body.innerHTML = '<div class="hud"><button id="menu"></button></div><button id="far"></button>';
    document.getElementById('far')?.focus();
    await shown();
    expect(document.activeElement?.id).toBe('far');
    document.getElementById('menu')?.focus();
    const { root } = await shown();
    expect(document.activeElement).toBe(root.querySelector('[data-action=goOn]'));
  });
});

describe('keys in hand', () => {
  const openGame = () => {
    const interaction = openInteraction(openSession(BOOK, { save: () => {} }));
    const hints: number[] = [];
    const app = { view: { interaction }, showHint: () => hints.push(1) } as unknown as InHandApp;
    return { interaction, app, hints };
  };

  it('select or deselect the card at their place', () => {
    const { interaction, app } = openGame();
    const ids = interaction.play.state.hero.cards.map(({ id }) => id);
    for (const [nth, key] of (['card1', 'card2', 'card3', 'card4'] as const).entries()) {
      keyActions[key]?.(app);
      expect(interaction.draft.cards).toEqual(ids[nth] === undefined ? [] : [ids[nth]]);
      keyActions[key]?.(app);
      expect(interaction.draft.cards).toEqual([]);
    }
    expect(() => keyActions.card1?.({ view: { interaction: null } } as unknown as InHandApp)).not.toThrow();
  });

  it('roll only if a roll is legal, and ask for a hint', () => {
    const { interaction, app, hints } = openGame();
    const { play } = interaction;
    keyActions.roll?.(app);
    expect(interaction.play).toBe(play);
    const sent: object[] = [];
    const due = { options: [{ type: 'roll' }], send: (command: object) => sent.push(command) };
    keyActions.roll?.({ view: { interaction: due } } as unknown as InHandApp);
    expect(sent).toEqual([{ type: 'roll' }]);
    keyActions.hint?.(app);
    expect(hints).toEqual([1]);
  });
});

it('R10.1: a press on a hex of the map grid selects the path to it, and a second press moves the hero', async () => {
  const sketch = book({
    board: zigzag('@...1'),
    foes: [idle],
    cards: hand({ bottom: [{ kind: 'move', value: 2 }] }, { bottom: [] }),
  });
  const interaction = openInteraction(openSession(sketch, { save: () => {} }));
  expect(interaction.send({ type: 'select', leading: 'one', second: 'two' }).ok).toBe(true);
  expect(interaction.send({ type: 'play', card: 'one', half: 'bottom', basic: false }).ok).toBe(true);
  const root = paper();
  const walked = vi.fn();
  const draw = () => act(() => render(<MapGrid interaction={interaction} onWalked={walked} />, root));
  const press = async (hex: string) => {
    const cell = root.querySelector<HTMLElement>(`[data-hex="${hex}"]`);
    await act(() => cell?.focus());
    await act(() => void cell?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
    await draw();
  };
  await draw();
  const status = () => root.querySelector('[role=status]')?.textContent;
  const far = root.querySelectorAll<HTMLElement>('[data-hex]');
  expect([status(), far.length]).toEqual(['', 5]);
  const near = [...hexesInReach(interaction.play)].find(([, { canStop }]) => canStop)?.[0];
  await press('e1');
  expect([status(), interaction.draft.path]).toEqual(['', []]);
  await press(near ?? '');
  expect(status()).toContain(near);
  expect([interaction.draft.path.at(-1), walked.mock.calls.length]).toEqual([near, 0]);
  await press(near ?? '');
  expect(interaction.play.state.hero.at).toBe(near);
  expect(walked).toHaveBeenCalledOnce();
  expect(testApp().asked).toEqual([]);
});
