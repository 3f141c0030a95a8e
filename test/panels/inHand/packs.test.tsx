// @vitest-environment jsdom
/** Tests that a pack is checked, tried out with visible progress, and then accepted or refused. */

import { readFileSync } from 'node:fs';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { openChapter } from '../../../src/i18n';
import type { PackContext, TrialProgress } from '../../../src/packs/inHand';
import { openPackLibrary } from '../../../src/packs/inHand/library';
import type { InHandApp } from '../../../src/panels/inHand/app';
import { PacksSheet } from '../../../src/panels/inHand/packs/Packs';
import { memoryStore } from '../../../src/storage/store';
import { type Fault, fault } from '../../../src/storage/untrusted';
import { paper, testApp } from '../kit';

const TEXT = readFileSync('assets/packs/lostProperty.json', 'utf8');

beforeAll(() => openChapter('packs'));

interface Trial {
  tell(progress: TrialProgress): void;
  end(found: Fault | null): void;
}

async function shown() {
  const { app } = testApp();
  const trials: Trial[] = [];
  const room: Partial<PackContext> = {
    library: await openPackLibrary(memoryStore()),
    runTrial: (_, tell) => new Promise((end) => trials.push({ tell, end })),
    takeStoredPack: async () => null,
    saves: { newest: async () => fault('absent') } as Partial<PackContext['saves']> as PackContext['saves'],
  };
  Object.assign(app, { loadPacks: async () => room });
  const root = paper();
  await act(async () => void render(<PacksSheet app={app as unknown as InHandApp} />, root));
  const find = <T extends HTMLElement>(selector: string) => root.querySelector<T>(selector);
  const look = async (text: string) => {
    const area = find<HTMLTextAreaElement>('textarea') ?? expect.unreachable('no text field');
    await act(() => {
      area.value = text;
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(async () => find('[data-action=look]')?.click());
  };
  return {
    trials,
    room,
    find,
    look,
    status: () => [...root.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(''),
    press: (action: string) =>
      act(async () => {
        find(`[data-action=${action}]`)?.click();
        await room.library?.remove('nothing'); // Waits until the changes of the press are stored.
      }),
    tell: (trial: number, done: number) => act(() => trials[trial]?.tell({ done, of: 6 })),
    end: (trial: number, found: Fault | null) => act(async () => trials[trial]?.end(found)),
  };
}

describe('a new pack', () => {
  it('is offered after its trial games, with progress until then, and is installed when it is accepted', async () => {
    const { find, look, status, tell, end, press, room } = await shown();
    await look(TEXT);
    await tell(0, 2);
    expect(status()).toContain('2');
    expect(find<HTMLProgressElement>('progress')).toMatchObject({ value: 2, max: 6 });
    expect(find('[data-offer]')).toBeNull();
    await end(0, null);
    expect([status(), find('progress')]).toEqual(['', null]);
    expect(find('[data-offer=lostProperty]')).not.toBeNull();
    expect(room.library?.packs).toEqual([]);
    await press('accept');
    expect(room.library?.packs.map(({ id }) => id)).toEqual(['lostProperty']);
    expect(status()).toContain('Lost Property');
    expect(find('[data-pack=lostProperty]')).not.toBeNull();
  });

  it('is refused if a trial game breaks, with the scenario and the reason', async () => {
    const { find, look, status, end } = await shown();
    await look(TEXT);
    await end(0, fault('invalid', 'scenarios.1', 'played by chance: worse').fault);
    expect(status()).toContain('scenarios.1');
    expect(status()).toContain('played by chance: worse');
    expect(find('form [role=status]')?.className).toBe('error');
    expect(find('[data-offer]')).toBeNull();
  });

  it('is refused at once, without trial games, if it cannot be read: beside the button, and without words of the browser', async () => {
    const { look, find, trials } = await shown();
    await look('nonsense');
    expect(find('form [role=status]')?.textContent).toBe(
      'This pack was not taken. This is not a pack: the text is not JSON, from character 1 on.',
    );
    expect(trials).toEqual([]);
  });

  it('is dropped if another pack is checked meanwhile', async () => {
    const { find, look, status, tell, end } = await shown();
    await look(TEXT);
    await look('{');
    const refused = status();
    await tell(0, 3);
    await end(0, null);
    expect([status(), find('[data-offer]')]).toEqual([refused, null]);
  });
});
