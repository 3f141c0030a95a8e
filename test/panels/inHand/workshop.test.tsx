// @vitest-environment jsdom
/** Tests the workshop: a scenario is drawn, described, given rules and checked; every edit is kept and can be undone. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, openChapter, setLanguage } from '../../../src/i18n';
import type { BotTally } from '../../../src/packs/inHand/botGames';
import type { Draft } from '../../../src/packs/inHand/draft';
import { setGround, setPageText, toggleThing } from '../../../src/packs/inHand/draftEdits';
import { packTextOf, problemsOf } from '../../../src/packs/inHand/draftPack';
import { openDraftStore } from '../../../src/packs/inHand/draftStore';
import { fieldsOf, VOCABULARY, type Vocabulary } from '../../../src/packs/inHand/forms';
import { currentDraft, newHistory } from '../../../src/packs/inHand/history';
import type { Workshop } from '../../../src/packs/inHand/workshop';
import type { InHandApp } from '../../../src/panels/inHand/app';
import { sideAt } from '../../../src/panels/inHand/workshop/card';
import { TOOL_KEYS, TOOLS } from '../../../src/panels/inHand/workshop/toolKinds';
import { WorkshopSheet } from '../../../src/panels/inHand/workshop/Workshop';
import { fieldText, kindText, optionText, problemText } from '../../../src/panels/inHand/workshop/words';
import { writeQueue } from '../../../src/storage/queue';
import { memoryStore } from '../../../src/storage/store';
import type { ReadResult } from '../../../src/storage/untrusted';
import { smallDraft } from '../../kit/drafts';
import { paper, testApp } from '../kit';

beforeAll(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  await openChapter('workshop');
});

interface BotRun {
  tell(tally: BotTally): void;
  end(result: ReadResult<BotTally>): void;
  readonly signal: AbortSignal;
}

/** Draws the workshop with some drawings; the first one, if any, is open. */
async function shown(...drafts: readonly Draft[]) {
  const { app, asked } = testApp();
  const queue = writeQueue(() => {});
  const store = memoryStore();
  const open = () =>
    openDraftStore({ store, queue, local: () => localStorage, mayWrite: async () => true, now: () => 0 });
  localStorage.clear();
  const first = await open();
  for (const draft of drafts) first.save(newHistory(draft), null);
  await queue.flush();
  const runs: BotRun[] = [];
  const tables: string[] = [];
  const workshop: Workshop = {
    place: { drawingId: drafts[0]?.id ?? null, editor: null },
    open,
    startGame: async (draft) => {
      const { title, goal } = draft.texts.en ?? expect.unreachable();
      tables.push(`${draft.id} “${title}”: ${goal}`);
      return { ok: true, value: 'pack.game' };
    },
    runningGame: async (_, tried) => (tried === null ? null : 'pack.left'),
    clearTable: async (draft) => void tables.push(`clear ${draft.id}`),
    playBotGames: (_, tell, signal) =>
      new Promise((end, fail) => {
        runs.push({ tell, end, signal });
        signal.addEventListener('abort', () => fail(new Error('stopped')));
      }),
  };
  const packs: string[] = [];
  Object.assign(app, {
    loadWorkshop: async () => workshop,
    resume: (id: string) => void asked.push(`resume ${id}`),
    loadPacks: async () => ({
      library: {
        add: async (text: string) => {
          packs.push(text);
          return { ok: true };
        },
      },
    }),
    cardPictures: { glyph: () => {}, drawing: () => {}, tool: () => {} },
  });
  const root = paper();
  await act(async () => void render(<WorkshopSheet app={app as unknown as InHandApp} />, root));
  // The drawer reads one drawing after the other.
  for (let turns = 0; turns < 50 && !root.querySelector('.desk, [data-action=newDrawing]'); turns += 1)
    await act(async () => {});
  const find = <T extends HTMLElement>(selector: string): T =>
    root.querySelector<T>(selector) ?? expect.unreachable(`there is no ${selector}`);
  const draftNow = async (id = drafts[0]?.id ?? ''): Promise<Draft> => {
    await queue.flush();
    return currentDraft((await open()).drawings.get(id)?.history ?? expect.unreachable('not kept'));
  };
  /** Waits until all requests are answered and drawn. */
  const settle = async () => {
    for (let turns = 0; turns < 5; turns += 1) await act(async () => {});
  };
  return {
    root,
    asked,
    runs,
    tables,
    packs,
    workshop,
    find,
    all: (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)],
    draftNow,
    async press(selector: string) {
      await act(async () => find(selector).click());
      await settle();
    },
    settle,
    type: (selector: string, text: string) =>
      act(async () => {
        const field = find<HTMLInputElement>(selector);
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    choose: (selector: string, value: string) =>
      act(async () => {
        const field = find<HTMLSelectElement>(selector);
        field.value = value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    key: (selector: string, init: KeyboardEventInit) =>
      act(async () => {
        find(selector).dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
      }),
  };
}

const HEX = (hex: string) => `[data-hex=${hex}]`;

describe('the drawer', () => {
  it('starts a drawing, and keeps it at once', async () => {
    const { press, find, root } = await shown();
    expect(root.textContent).toContain('The drawer is empty.');
    await press('[data-action=newDrawing]');
    expect(find('.desk').dataset['drawing']).toMatch(/^w/);
  });

  it('imports a pack page by page, and keeps an existing drawing as the step before', async () => {
    const { find, press, type, draftNow, root } = await shown();
    await type('textarea[name=pack]', '{');
    await press('[data-action=import]');
    expect(find('[role=status]').className).toBe('error');
    await type('textarea[name=pack]', packTextOf(smallDraft()));
    await press('[data-action=import]');
    expect(find('[data-line=wsmall]').textContent).toContain('The Back Room');
    const other = setGround(smallDraft(), 'h9', 'plain');
    await type(
      'textarea[name=pack]',
      packTextOf(toggleThing(other, 'c4', 'start', { monster: 'shuffler', kind: 'normal' })),
    );
    await press('[data-action=import]');
    await press('[data-line=wsmall] [data-action=lay]');
    expect((await draftNow('wsmall')).page.start).toBe('c4');
    await press('[data-action=undo]');
    expect(await draftNow('wsmall')).toEqual(smallDraft());
    expect(root.querySelector('[data-action=undo]')).toHaveProperty('disabled', true);
  });

  it('removes a drawing and its game only after a second question', async () => {
    const { press, all, tables, workshop } = await shown(smallDraft());
    await press('[data-action=back]');
    expect(workshop.place.drawingId).toBeNull();
    await press('[data-line=wsmall] [data-action=remove]');
    expect(tables).toEqual([]);
    await press('[data-action=removeYes]');
    expect([all('[data-line]').length, tables]).toEqual([0, ['clear wsmall']]);
  });

  it('reports that another tab has the workshop open', async () => {
    const { app } = testApp();
    Object.assign(app, { loadWorkshop: async () => ({ place: {}, open: async () => null }) });
    const root = paper();
    await act(async () => void render(<WorkshopSheet app={app as unknown as InHandApp} />, root));
    await act(async () => {});
    expect(root.querySelector('.error')?.textContent).toContain('Another tab');
    expect(root.querySelector('[data-action=newDrawing]')).toBeNull();
  });
});

describe('the map', () => {
  it('is drawn hex by hex, and every edit is kept, undone and redone', async () => {
    const { press, draftNow, find } = await shown(smallDraft());
    await press('[data-tool=trap]');
    await press(HEX('b2'));
    expect((await draftNow()).page.board.hexes['b2']).toBe('trap');
    expect(find(HEX('b2')).getAttribute('aria-label')).toContain('Trap');
    await press('[data-action=undo]');
    expect(await draftNow()).toEqual(smallDraft());
    await press('[data-action=redo]');
    expect((await draftNow()).page.board.hexes['b2']).toBe('trap');
  });

  it('places the selected monster with the selected rank', async () => {
    const { press, choose, draftNow } = await shown(smallDraft());
    await press('[data-tool=monster]');
    await choose('select[name=monster]', 'waxGuard');
    await press('[data-kind=elite]');
    await press(HEX('b1'));
    expect((await draftNow()).page.foes.at(-1)).toEqual({
      id: 'waxGuard-1',
      monster: 'waxGuard',
      kind: 'elite',
      at: 'b1',
    });
  });

  it('can be edited with the keyboard alone: tools, steps, strokes, walls, clearing, undo', async () => {
    const { press, key, draftNow, find } = await shown(smallDraft());
    expect(find('[role=gridcell][tabindex="0"]').dataset['hex']).toBe('a4');
    await key(HEX('a4'), { key: 'ArrowDown', code: 'ArrowDown' });
    expect(document.activeElement).toHaveProperty('dataset.hex', 'a5');
    await press(HEX('a5'));
    await key(HEX('a5'), { key: 'ArrowDown', code: 'ArrowDown', shiftKey: true });
    expect(Object.keys((await draftNow()).page.board.hexes)).toEqual(expect.arrayContaining(['a5', 'a6']));
    await key(HEX('a6'), { key: 'W', code: 'KeyW', shiftKey: true });
    expect((await draftNow()).page.board.walls).toEqual([['a5', 'a6']]);
    await key(HEX('a6'), { key: 'c', code: 'KeyC' });
    expect(find('[data-tool=money]').getAttribute('aria-pressed')).toBe('true');
    await press(HEX('a6'));
    expect((await draftNow()).page.money).toEqual(['a6']);
    await key(HEX('a6'), { key: 'Delete', code: 'Delete' });
    expect((await draftNow()).page.money).toEqual([]);
    await key(HEX('a6'), { key: 'z', code: 'KeyZ' });
    expect((await draftNow()).page.money).toEqual(['a6']);
    await key(HEX('a6'), { key: 'y', code: 'KeyY' });
    expect((await draftNow()).page.money).toEqual([]);
    await key(HEX('a6'), { key: 'Z', code: 'KeyZ', shiftKey: true, ctrlKey: true });
    expect(new Set(Object.values(TOOL_KEYS)).size).toBe(TOOLS.length);
  });

  it('R4.2: a wall is built on the side that is tapped', () => {
    expect([
      sideAt(0, -0.4),
      sideAt(0.4, -0.3),
      sideAt(0.4, 0.3),
      sideAt(0, 0.4),
      sideAt(-0.4, 0.3),
      sideAt(-0.4, -0.3),
    ]).toEqual(['n', 'ne', 'se', 's', 'sw', 'nw']);
  });

  it('one stroke of the pencil is one step', async () => {
    const { find, draftNow, press, root } = await shown(smallDraft());
    const under = vi.fn((x: number) => find(HEX(x === 1 ? 'a5' : x === 2 ? 'a6' : 'a7')));
    document.elementFromPoint = under;
    const send = (type: string, x: number) =>
      act(async () => {
        find('.draw-grid').dispatchEvent(
          Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, buttons: 1 })),
        );
      });
    await press('[data-tool=plain]');
    await send('pointerdown', 1);
    await send('pointermove', 2);
    await send('pointermove', 3);
    await press(HEX('a5'));
    expect(Object.keys((await draftNow()).page.board.hexes)).toEqual(expect.arrayContaining(['a5', 'a6', 'a7']));
    await press('[data-action=undo]');
    expect(await draftNow()).toEqual(smallDraft());
    expect(root.querySelectorAll('[role=row]')).toHaveLength(18);
  });

  it('shows a mistake on its hex and in the list, which leads to the hex', async () => {
    const far = toggleThing(smallDraft(), 'h9', 'monster', { monster: 'shuffler', kind: 'normal' });
    const { find, press, all } = await shown(far);
    expect(find(HEX('h9')).dataset['wrong']).toBe('true');
    expect(find(HEX('h9')).getAttribute('aria-label')).toContain('The hero cannot come to h9.');
    expect(find('[data-turn=check]').textContent).toContain('1');
    await press('[data-turn=check]');
    await press('[data-wrong=unreachable] button');
    expect(find('[data-panel=hex] h2').textContent).toBe('Hex h9');
    await press('[data-panel=hex] [data-action=clear]');
    await press('[data-turn=check]');
    expect(all('[data-playable]').map((each) => each.textContent)).toEqual(['Nothing is wrong: it can be played.']);
  });
});

describe('the hex', () => {
  it('has fields for its ground, walls, monster and chest', async () => {
    const chest = toggleThing(smallDraft(), 'b2', 'treasure', { monster: 'shuffler', kind: 'normal' });
    const { press, choose, type, draftNow, find } = await shown(chest);
    await press('[data-tool=look]');
    await press(HEX('c1'));
    await press('[data-action=hex]');
    await press('[name=kind]:not(:checked)');
    await type('[name=hp-2]', '3');
    await press('[name=wall-s]');
    expect((await draftNow()).page.foes[0]).toMatchObject({ kind: 'elite', hpBonus: [0, 0, 3, 0] });
    expect((await draftNow()).page.board.walls).toEqual([['c1', 'c2']]);
    for (const level of [0, 1, 3]) await type(`[name=hp-${level}]`, '3');
    expect((await draftNow()).page.foes[0]?.hpBonus).toBe(3);
    await type('[name=hp-2]', '999');
    expect((await draftNow()).page.foes[0]?.hpBonus).toBe(3);
    expect(find('[name=wall-n]')).toHaveProperty('disabled', true);
    await press('[data-turn=map]');
    await press(HEX('b2'));
    await press('[data-turn=hex]');
    await type('[name=gold]', '0');
    await choose('[name=item]', 'candleEnd');
    await type('[name=number]', '77');
    await choose('[name=add-circumstance]', 'hindered');
    expect((await draftNow()).page.treasures).toEqual([
      { number: 77, at: 'b2', item: 'candleEnd', gate: [{ kind: 'hindered' }] },
    ]);
    await press('[data-word=hindered] [data-action=remove]');
    await choose('[name=item]', '');
    expect((await draftNow()).page.treasures).toEqual([{ number: 77, at: 'b2' }]);
    await choose('[name=ground]', 'rock');
    expect((await draftNow()).page.board.hexes['b2']).toBeUndefined();
  });
});

describe('the page', () => {
  it('is written in each language, one line is one undo step, and a language can be removed', async () => {
    const { press, type, draftNow, find, all } = await shown(smallDraft());
    await press('[data-turn=page]');
    for (const text of ['T', 'Th', 'The']) await type('[name=introduction]', text);
    await type('[name=special]', 'one\ntwo');
    expect((await draftNow()).texts.en).toMatchObject({ introduction: 'The', special: 'one two' });
    await press('[data-action=undo]');
    await press('[data-action=undo]');
    expect(await draftNow()).toEqual(smallDraft());
    await press('label[lang=cs] input');
    await type('[name=title]', 'Zadní místnost');
    expect((await draftNow()).texts.cs?.title).toBe('Zadní místnost');
    expect(all('[data-action=dropLanguage]')).toHaveLength(1);
    await press('[data-action=dropLanguage]');
    expect((await draftNow()).texts.cs).toBeUndefined();
    await type('[name=by]', 'Mirka');
    await press('[name=item-candleEnd]');
    await act(async () => all('[name=heroLevel]')[2]?.click());
    expect(await draftNow()).toMatchObject({ by: 'Mirka', page: { items: ['candleEnd'], heroLevel: 3 } });
    await press('[name=item-candleEnd]');
    expect((await draftNow()).page.items).toEqual([]);
    expect(find('[data-word=killAll]').textContent).toContain('Kill all monsters');
  });
});

describe('the rules', () => {
  it('are composed of a trigger, conditions and effects, and have names', async () => {
    const { press, choose, type, draftNow, find } = await shown(smallDraft());
    await press('[data-turn=rules]');
    await choose('[name=add-special]', 'when');
    expect((await draftNow()).texts.en?.rules).toEqual({ rule1: 'When something happens' });
    await press('[data-action=undo]');
    expect(await draftNow()).toEqual(smallDraft());
    await press('[data-action=redo]');
    await choose('[name=trigger]', 'dies');
    await choose('[name=add-circumstance]', 'heroHp');
    await type('[name=atLeast]', '4');
    await choose('[name=add-deed]', 'heal');
    await type('[name=value]', '3');
    await press('[name=once]');
    await type('[name=name-rules]', 'Relief');
    const { page, texts } = await draftNow();
    expect(page.rules).toEqual([
      {
        kind: 'when',
        id: 'rule1',
        trigger: { on: 'dies', foes: ['shuffler-1'] },
        needs: [{ kind: 'heroHp', atLeast: 4 }],
        does: [{ do: 'heal', value: 3 }],
        once: true,
      },
    ]);
    expect(texts.en?.rules).toEqual({ rule1: 'Relief' });
    expect(problemsOf(await draftNow())).toEqual([]);
    await press('[data-word=heroHp] [data-action=remove]');
    await press('[name=once]');
    expect((await draftNow()).page.rules[0]).not.toHaveProperty('needs');
    expect((await draftNow()).page.rules[0]).not.toHaveProperty('once');
    expect(find('[data-word=when]').getAttribute('aria-label')).toContain('A monster dies');
  });

  it('a choice has answers with their own names', async () => {
    const { press, choose, draftNow } = await shown(smallDraft());
    await press('[data-turn=rules]');
    await choose('[name=add-special]', 'when');
    await choose('[name=add-deed]', 'choose');
    await press('[data-action=answer]');
    const { page, texts } = await draftNow();
    expect(page.rules[0]).toMatchObject({ does: [{ do: 'choose', among: [{ id: 'option1' }, { id: 'option2' }] }] });
    expect(texts.en?.options).toEqual({ option1: 'Answer 1', option2: 'Answer 2' });
    expect(problemsOf(await draftNow())).toEqual([]);
  });

  it('hexes are picked on the map, one or several', async () => {
    const { press, choose, draftNow, find, all } = await shown(smallDraft());
    await press('[data-turn=rules]');
    await choose('[name=add-special]', 'laid');
    await press('[data-action=pick]');
    expect(find('.desk').dataset['tab']).toBe('map');
    await press(HEX('c2'));
    await press(HEX('b1'));
    await press(HEX('a4'));
    expect(find(HEX('c2')).getAttribute('aria-selected')).toBe('true');
    await press('[data-action=picked]');
    expect(find('.desk').dataset['tab']).toBe('rules');
    expect((await draftNow()).page.rules).toEqual([{ kind: 'laid', hexes: ['b1', 'c2'], as: 'trap' }]);
    expect(find('[data-action=pick]').textContent).toBe('b1, c2');
    expect(find('[data-action=pick]').getAttribute('aria-label')).toMatch(/: b1, c2$/);
    await choose('[name=add-special]', 'follower');
    await act(async () => all('[data-action=pick]')[1]?.click());
    await press(HEX('b3'));
    expect((await draftNow()).page.rules[1]).toMatchObject({ kind: 'follower', at: 'b3' });
    expect(find('.desk').dataset['tab']).toBe('rules');
  });

  it('the picking of hexes ends with another tab and with undo, which the input would overwrite', async () => {
    const { press, choose, draftNow, find } = await shown(smallDraft());
    await press('[data-turn=rules]');
    await choose('[name=add-special]', 'laid');
    await press('[data-action=pick]');
    await press(HEX('b1'));
    await press('[data-turn=rules]');
    await choose('[name=add-special]', 'follower');
    await press('[data-turn=map]');
    await press(HEX('c2'));
    const rules = async () =>
      (await draftNow()).page.rules.map((rule) => [rule.kind, rule.kind === 'laid' && rule.hexes]);
    expect(await rules()).toEqual([
      ['laid', ['a4', 'b1']],
      ['follower', false],
    ]);
    await press('[data-turn=rules]');
    await press('[data-action=pick]');
    await press('[data-action=undo]');
    expect(find('.desk').dataset['tab']).toBe('rules');
    expect(await rules()).toEqual([['laid', ['a4', 'b1']]]);
  });

  it.each(['special', 'goal', 'deed', 'circumstance'] as const)(
    'every %s can be added, and is filled in',
    async (word) => {
      const { press, choose, draftNow, all } = await shown(smallDraft());
      for (const kind of Object.keys(VOCABULARY[word].forms)) {
        await press(word === 'goal' ? '[data-turn=page]' : '[data-turn=rules]');
        if (word === 'deed' || word === 'circumstance') await choose('[name=add-special]', 'when');
        await choose(`[name=add-${word}]`, kind);
        expect(all(`[data-word=${kind}]`).length).toBeGreaterThan(0);
        const before = await draftNow();
        // Ticks every optional field, which shows it.
        for (const box of all(`[data-word=${kind}] .optional > label input`)) await act(async () => box.click());
        const filled = await draftNow();
        expect(problemsOf(filled).filter((each) => each.kind === 'refused')).toEqual([]);
        expect(filled.page.rules.length + filled.page.goals.length).toBe(
          before.page.rules.length + before.page.goals.length,
        );
        while ((await draftNow()) !== null && !all('[data-action=undo]').some((each) => each.hasAttribute('disabled')))
          await press('[data-action=undo]');
      }
    },
  );
});

describe('trying a drawing', () => {
  it('starts a game, and later resumes it', async () => {
    const { press, asked, tables, find } = await shown(smallDraft());
    await press('[data-turn=try]');
    await press('[data-action=play]');
    expect([tables, asked]).toEqual([['wsmall “The Back Room”: Kill everyone'], ['resume pack.game']]);
    await press('[data-action=goOn]');
    expect(asked.at(-1)).toBe('resume pack.left');
    expect(find('[data-action=play]').textContent).toContain('Start anew');
  });

  it('needs no title and no goal text, although a pack for others does', async () => {
    const untitled = setPageText(setPageText(smallDraft(), 'en', 'title', ''), 'en', 'goal', '');
    const { press, tables, find } = await shown(untitled);
    await press('[data-turn=try]');
    for (const action of ['export', 'copy', 'putIn'])
      expect(find(`[data-action=${action}]`)).toHaveProperty('disabled', true);
    await press('[data-action=play]');
    expect(tables).toEqual(['wsmall “Untitled”: Kill all monsters']);
  });

  it('lets the bot play with a progress bar and a rate, can be stopped, and drops results after an edit', async () => {
    const { press, runs, find, all, settle } = await shown(smallDraft());
    await press('[data-turn=try]');
    await press('[data-action=bot]');
    const lost = { hp: 1, cards: 0, late: 0, failed: 0, endless: 0 };
    await act(async () => runs[0]?.tell({ done: 4, of: 20, won: 3, rounds: 26, lost }));
    expect(find('progress')).toMatchObject({ value: 4, max: 20 });
    expect(find('[data-played]').textContent).toMatch(/4 of 20.*75%.*6\.5.*without HP 1/);
    await press('[data-action=stop]');
    expect([runs[0]?.signal.aborted, all('[data-action=stop]').length, all('[data-action=bot]').length]).toEqual([
      true,
      0,
      1,
    ]);
    await press('[data-action=bot]');
    await act(async () => runs[1]?.end({ ok: true, value: { done: 20, of: 20, won: 20, rounds: 100, lost } }));
    await settle();
    expect(find('[data-played]').textContent).toContain('100%');
    await press(HEX('h9'));
    await press('[data-turn=try]');
    expect(all('[data-played]')).toEqual([]);
  });

  it('writes the average number of rounds with the decimal mark of the language', async () => {
    const { press, runs, find } = await shown(smallDraft());
    await press('[data-turn=try]');
    await press('[data-action=bot]');
    await setLanguage('cs');
    const lost = { hp: 0, cards: 0, late: 0, failed: 0, endless: 0 };
    await act(async () => runs[0]?.tell({ done: 4, of: 20, won: 4, rounds: 26, lost }));
    const told = find('[data-played]').textContent;
    await setLanguage('en');
    expect(told).toMatch(/Kol\sv\sprůměru:\s6,5/);
  });

  it('allows export only without mistakes, and adds the drawing to the packs', async () => {
    const { press, packs, find, all } = await shown(smallDraft());
    await press('[data-turn=try]');
    await press('[data-action=putIn]');
    expect(packs).toEqual([packTextOf(smallDraft())]);
    expect(find('[data-panel=try] > [role=status]').textContent).toContain('The Back Room');
    await press('[data-tool=start]');
    await press(HEX('a4'));
    await press('[data-turn=try]');
    for (const action of ['play', 'bot', 'export', 'copy', 'putIn'])
      expect(find(`[data-action=${action}]`)).toHaveProperty('disabled', true);
    expect(all('[data-panel=try] .error')[0]?.textContent).toContain('1 thing');
  });
});

describe.each(LANGUAGES)('the texts of the workshop, in %s', (language) => {
  it('are complete', async () => {
    await setLanguage(language);
    const said = (Object.keys(VOCABULARY) as Vocabulary[]).flatMap((word) =>
      Object.keys(VOCABULARY[word].forms).flatMap((kind) => [
        kindText(word, kind),
        ...fieldsOf(word, kind).flatMap(([name, field]) => [
          fieldText(name, field),
          ...('options' in field ? field.options.map(optionText) : []),
        ]),
      ]),
    );
    const wrong = problemText(smallDraft(), {
      kind: 'noFoe',
      field: '',
      detail: '',
      values: { foe: 'shuffler-1' },
      hexes: [],
    });
    await setLanguage('en');
    expect(said.filter((text) => text === '' || text.startsWith('workshop.'))).toEqual([]);
    expect(wrong).toContain('c1');
  });
});
