/** Tests the drafts of the workshop: editing, conversion to a pack and back, and the mistakes that the checker reports. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../src/content/inHand';
import { NEWCOMER } from '../../../src/content/inHand/newcomer';
import { begin, legal } from '../../../src/flow/inHand/play';
import { type Draft, draftShape, newDraft, textsIn } from '../../../src/packs/inHand/draft';
import {
  changeFoe,
  changePage,
  changeTreasure,
  clearHex,
  dropLanguage,
  groundAt,
  isWalled,
  nameOf,
  setGround,
  setName,
  setPageText,
  thingsAt,
  toggleThing,
  toggleWall,
  uniqueName,
} from '../../../src/packs/inHand/draftEdits';
import { draftsOf, packTextOf, problemsOf, trialPackOf } from '../../../src/packs/inHand/draftPack';
import { wordOf } from '../../../src/packs/inHand/formField';
import { CHOICE, fieldsOf, VOCABULARY, type Vocabulary } from '../../../src/packs/inHand/forms';
import {
  canRedo,
  canUndo,
  currentDraft,
  MAX_STEPS,
  newHistory,
  recordEdit,
  redoStep,
  undoStep,
} from '../../../src/packs/inHand/history';
import { firstValue, newChoice, newWord } from '../../../src/packs/inHand/newWord';
import { type Pack, readPack } from '../../../src/packs/inHand/pack';
import { OWN_NAME_SHAPES, pageShapes } from '../../../src/packs/inHand/scenarioShape';
import type { Goal } from '../../../src/rules/inHand/book';
import { anyDraft, smallDraft, wordOfKind } from '../../kit/drafts';
import { many } from '../../kit/many';

const FIGURE = { monster: 'shuffler', kind: 'normal' } as const;
const NAMED = { monster: 'dunner', kind: 'elite' } as const;

function packOf(draft: Draft): Pack {
  const read = readPack(packTextOf(draft));
  return read.ok ? read.value : expect.unreachable(`${read.fault.field}: ${read.fault.detail}`);
}

const again = (draft: Draft): Draft => draftsOf(packOf(draft))[0] ?? expect.unreachable('no page');

const EXAMPLE = readFileSync('assets/packs/lostProperty.json', 'utf8');
function example(): Draft[] {
  const read = readPack(EXAMPLE);
  return read.ok ? draftsOf(read.value) : expect.unreachable(read.fault.detail);
}

describe('editing a draft', () => {
  it('R4.1: paints ground; rock removes everything on the hex, other ground removes what needs plain ground', () => {
    const small = smallDraft();
    expect(groundAt(small, 'h9')).toBe('rock');
    expect(groundAt(setGround(small, 'h9', 'plain'), 'h9')).toBe('plain');
    expect(setGround(small, 'i1', 'plain')).toBe(small);
    expect(setGround(small, 'a1', 'plain')).toBe(small);
    const walled = toggleThing(toggleWall(small, 'c1', 'c2'), 'c1', 'letter', FIGURE);
    const trapped = setGround(walled, 'c1', 'trap');
    expect(thingsAt(trapped, 'c1')).toEqual(['letter']);
    expect(isWalled(trapped, 'c2', 'c1')).toBe(true);
    const rock = setGround(walled, 'c1', 'rock');
    expect([thingsAt(rock, 'c1'), isWalled(rock, 'c1', 'c2'), groundAt(rock, 'c1')]).toEqual([[], false, 'rock']);
    expect(setGround(small, 'a4', 'obstacle').page.start).toBeNull();
    expect(Object.keys(setGround(small, 'a5', 'plain').page.board.hexes).slice(0, 6)).toEqual([
      'a1',
      'a2',
      'a3',
      'a4',
      'a5',
      'b1',
    ]);
  });

  it('places things on floor, one on each hex, and removes a thing that is placed again', () => {
    const small = smallDraft();
    const coin = toggleThing(small, 'h9', 'money', FIGURE);
    expect([groundAt(coin, 'h9'), coin.page.money]).toEqual(['plain', ['h9']]);
    expect(toggleThing(coin, 'a1', 'money', FIGURE).page.money).toEqual(['a1', 'h9']);
    expect(thingsAt(toggleThing(coin, 'h9', 'treasure', FIGURE), 'h9')).toEqual(['treasure']);
    expect(thingsAt(toggleThing(coin, 'h9', 'money', FIGURE), 'h9')).toEqual([]);
    expect(toggleThing(small, 'c4', 'start', FIGURE).page.start).toBe('c4');
    expect(toggleThing(small, 'a4', 'start', FIGURE).page.start).toBeNull();
    const out = toggleThing(small, 'a4', 'exit', FIGURE);
    expect([thingsAt(out, 'a4'), toggleThing(out, 'a4', 'exit', FIGURE).page.exit]).toEqual([['start', 'exit'], null]);
    const difficult = setGround(small, 'b2', 'difficult');
    expect(groundAt(toggleThing(difficult, 'b2', 'letter', FIGURE), 'b2')).toBe('difficult');
    expect(groundAt(toggleThing(difficult, 'b2', 'money', FIGURE), 'b2')).toBe('plain');
    expect(toggleThing(small, 'i1', 'money', FIGURE)).toBe(small);
    const chest = toggleThing(toggleThing(small, 'b1', 'objective', FIGURE), 'b2', 'treasure', FIGURE);
    expect(chest.page.treasures).toEqual([
      { number: 1, at: 'b1', objective: true },
      { number: 2, at: 'b2', gold: 5 },
    ]);
    expect(toggleThing(chest, 'b1', 'objective', FIGURE).page.treasures).toHaveLength(1);
    expect(clearHex(out, 'a4').page).toMatchObject({ start: null, exit: null });
  });

  it('gives letters and monsters unique names, and replaces a monster by another on its hex', () => {
    const small = smallDraft();
    const lettered = toggleThing(toggleThing(small, 'a1', 'letter', FIGURE), 'a2', 'letter', FIGURE);
    expect(lettered.page.marks).toEqual({ a: 'a1', b: 'a2' });
    const without = toggleThing(lettered, 'a1', 'letter', FIGURE);
    expect(toggleThing(without, 'a3', 'letter', FIGURE).page.marks).toEqual({ a: 'a3', b: 'a2' });
    const two = toggleThing(small, 'c2', 'monster', FIGURE);
    expect(two.page.foes.map(({ id }) => id)).toEqual(['shuffler-1', 'shuffler-2']);
    expect(toggleThing(two, 'c1', 'monster', NAMED).page.foes).toEqual([
      { id: 'shuffler-2', monster: 'shuffler', kind: 'normal', at: 'c2' },
      { id: 'dunner-1', monster: 'dunner', kind: 'elite', at: 'c1' },
    ]);
    expect(toggleThing(two, 'c1', 'monster', { ...FIGURE, kind: 'elite' }).page.foes.at(-1)?.kind).toBe('elite');
    expect(toggleThing(two, 'c2', 'monster', FIGURE).page.foes).toHaveLength(1);
    expect(changeFoe(two, 'c2', (foe) => ({ ...foe, hpBonus: 2 })).page.foes.map(({ hpBonus }) => hpBonus)).toEqual([
      undefined,
      2,
    ]);
    const chest = toggleThing(small, 'b2', 'treasure', FIGURE);
    expect(changeTreasure(chest, 'b2', (each) => ({ ...each, gold: 9 })).page.treasures[0]?.gold).toBe(9);
  });

  it('places no more things of a kind than a save can hold', () => {
    const full = (thing: 'money' | 'treasure' | 'monster') =>
      ['d', 'e', 'f'].reduce(
        (draft, column) =>
          [1, 2, 3, 4, 5, 6, 7].reduce((each, row) => toggleThing(each, column + row, thing, FIGURE), draft),
        smallDraft(),
      ).page;
    expect([full('money').money.length, full('treasure').treasures.length, full('monster').foes.length]).toEqual([
      20, 12, 12,
    ]);
  });

  it('R4.2: places walls only between neighbouring hexes of the map', () => {
    const small = smallDraft();
    const walled = toggleWall(toggleWall(small, 'b2', 'a2'), 'b1', 'a1');
    expect(walled.page.board.walls).toEqual([
      ['a1', 'b1'],
      ['a2', 'b2'],
    ]);
    expect(toggleWall(walled, 'a2', 'b2').page.board.walls).toEqual([['a1', 'b1']]);
    expect([toggleWall(small, 'a1', 'a3'), toggleWall(small, 'c1', 'd1')]).toEqual([small, small]);
  });

  it('keeps texts and names for each language, with fallbacks for missing ones', () => {
    const small = setPageText(smallDraft(), 'cs', 'title', 'Zadní místnost');
    expect([textsIn(small, 'cs').title, textsIn(small, 'ru').title]).toEqual(['Zadní místnost', 'The Back Room']);
    const named = setName(small, 'en', 'rules', 'rule1', 'Bells');
    expect([nameOf(named, 'en', 'rules', 'rule1'), nameOf(named, 'en', 'rules', 'rule2')]).toEqual(['Bells', 'rule2']);
    expect(setName(named, 'en', 'rules', 'rule1', '')).toEqual(small);
    const one = dropLanguage(small, 'cs');
    expect([Object.keys(one.texts), dropLanguage(one, 'en')]).toEqual([['en'], one]);
    const ruled = changePage(small, { rules: [{ kind: 'counter', id: 'rule1', start: 0 }] });
    expect(uniqueName(ruled, 'rule')).toBe('rule2');
  });
});

describe('undo', () => {
  const small = smallDraft();
  const more = setGround(small, 'h9', 'plain');

  it('goes back and forth, and drops undone steps after a new edit', () => {
    const history = recordEdit(newHistory(small), more);
    expect([canUndo(history), canRedo(history), currentDraft(history)]).toEqual([true, false, more]);
    const back = undoStep(history);
    expect([currentDraft(back), canUndo(back), canRedo(back), undoStep(back)]).toEqual([small, false, true, back]);
    expect([currentDraft(redoStep(back)), redoStep(history)]).toEqual([more, history]);
    expect(recordEdit(back, setGround(small, 'h8', 'plain')).steps).toHaveLength(2);
    expect(recordEdit(history, more)).toBe(history);
  });

  it('counts one stroke as one step, and does not continue a stroke after an undo', () => {
    const stroke = recordEdit(recordEdit(newHistory(small), more, 'a'), setGround(more, 'h8', 'plain'), 'a');
    expect([stroke.steps.length, currentDraft(undoStep(stroke))]).toEqual([2, small]);
    expect(recordEdit(stroke, small, 'b').steps).toHaveLength(3);
    expect(recordEdit(redoStep(undoStep(stroke)), small, 'a').steps).toHaveLength(3);
  });

  it('remembers a limited number of steps', () => {
    const drafts = Array.from({ length: MAX_STEPS + 5 }, (_, i) => setPageText(small, 'en', 'title', `${i}`));
    const long = drafts.reduce((history, draft) => recordEdit(history, draft), newHistory(small));
    expect([long.steps.length, currentDraft(long)]).toEqual([MAX_STEPS, drafts.at(-1)]);
  });
});

describe('a draft as a pack', () => {
  it('can be read, and turned back into the same draft', () => {
    const pack = packOf(smallDraft());
    expect(pack.scenarios[0]?.page).toMatchObject({ id: 'wsmall/page', start: 'a4', foes: [{ at: 'c1' }] });
    expect(again(smallDraft())).toEqual(smallDraft());
  });

  it('keeps each page of the example unchanged, with its monster, texts and names', () => {
    const [first, second] = example();
    expect([first?.id, second?.id]).toEqual(['lostPropertyXlostProperty', 'lostPropertyXclosingTime']);
    expect(first?.page.start).toBe('c6');
    expect(first?.page.foes[1]).toMatchObject({ monster: 'umbrella', kind: 'elite' });
    expect(first?.monsters.map(({ id }) => id)).toEqual(['umbrella']);
    expect(first?.texts.ru?.title).toBe('Бюро находок');
    expect(second?.page.rules[0]).toEqual({ kind: 'counter', id: 'bells', start: 0 });
    for (const draft of example()) {
      expect(problemsOf(draft)).toEqual([]);
      expect(again(draft)).toEqual(draft);
      expect(packTextOf(again(draft))).toBe(packTextOf(draft));
    }
  });

  it('keeps the id of a pack with one page', () => {
    expect(again(smallDraft()).id).toBe('wsmall');
  });

  it('has marks for single hexes and groups on any ground, also where a condition names a goal as a rule', () => {
    const base = setGround(setGround(setGround(smallDraft(), 'b1', 'trap'), 'b2', 'trap'), 'b3', 'difficult');
    const draft = changePage(toggleThing(base, 'b3', 'letter', FIGURE), {
      goals: [{ kind: 'endTurnOn', at: 'b3' }],
      rules: [
        { kind: 'laid', hexes: ['b1', 'b2'], as: 'plain' },
        {
          kind: 'noMoney',
          needs: [
            { kind: 'unused', rule: 'goal:b3' },
            { kind: 'heroOn', hexes: ['a1', 'b1', 'b2'] },
          ],
        },
        {
          kind: 'when',
          id: 'r',
          trigger: { on: 'turnEnds' },
          does: [{ do: 'remember', flag: 'goal:b3', as: 'goal:b3' }],
        },
      ],
    });
    expect(problemsOf(draft)).toEqual([]);
    expect(again(draft)).toEqual(draft);
    const written = JSON.parse(packTextOf(draft)) as { scenarios: [{ legend: object; rules: [{ hexes: string[] }] }] };
    expect(Object.values(written.scenarios[0].legend).sort()).toEqual(['difficult', 'trap']);
    expect(written.scenarios[0].rules[0].hexes).toHaveLength(1);
  });

  it('is tried out under ids that no pack of the library has', () => {
    const pack = trialPackOf(packOf(example()[0] ?? smallDraft()));
    expect(pack.id).toBe('lostPropertyXlostProperty_');
    expect(pack.scenarios[0]?.page).toMatchObject({
      id: 'lostPropertyXlostProperty_/lostProperty',
      foes: [{ monster: 'shuffler' }, { monster: 'lostPropertyXlostProperty_/umbrella' }],
      rules: [{ id: 'lostPropertyXlostProperty_/formTwelve' }],
    });
    expect(pack.monsters.map(({ id }) => id)).toEqual(['lostPropertyXlostProperty_/umbrella']);
  });
});

describe('the checker', () => {
  const kinds = (draft: Draft) => problemsOf(draft).map(({ kind, hexes }) => [kind, ...hexes].join(' '));

  it('accepts a draft that can be played', () => {
    expect(problemsOf(smallDraft())).toEqual([]);
  });

  it('reports everything that an empty draft lacks', () => {
    expect(kinds(newDraft('empty', 'en'))).toEqual(['noStart', 'noGoal', 'noTitle', 'noGoalText', 'fewHexes']);
  });

  it('reports all mistakes at once, each with its hexes', () => {
    const far = toggleThing(smallDraft(), 'h9', 'monster', FIGURE);
    expect(kinds(far)).toEqual(['unreachable h9']);
    const starved = changeFoe(far, 'c1', (foe) => ({ ...foe, hpBonus: -9 }));
    expect(kinds(starved)).toEqual(['unreachable h9', 'noHp c1']);
    const stranger = changeFoe(smallDraft(), 'c1', (foe) => ({ ...foe, monster: 'dragon' }));
    expect(kinds(stranger)).toEqual(['noMonster c1']);
    expect(kinds(changePage(smallDraft(), { money: ['c1'] }))).toEqual(['taken c1']);
    const gone = changePage(smallDraft(), { rules: [{ kind: 'laid', hexes: ['h1', 'a4'], as: 'obstacle' }] });
    expect(kinds(gone)).toEqual(['noHex h1', 'startBlocked a4']);
    const same = changePage(smallDraft(), {
      rules: [
        { kind: 'laid', hexes: ['a1'], as: 'plain' },
        {
          kind: 'when',
          id: 'r',
          trigger: { on: 'won' },
          does: [{ do: 'terrain', hexes: ['a1'], from: 'trap', to: 'trap' }],
        },
      ],
    });
    expect(kinds(same)).toEqual(['alreadySo a1', 'noChange']);
    const twin = changePage(toggleThing(smallDraft(), 'b1', 'treasure', FIGURE), {
      treasures: [
        { number: 1, at: 'b1', item: 'crown' },
        {
          number: 1,
          at: 'b2',
          gate: [
            { kind: 'heroOn', hexes: ['h2'] },
            { kind: 'dead', foe: 'dragon-1' },
          ],
        },
      ],
    });
    expect(kinds(twin)).toEqual(['noFoe', 'noHex h2', 'sameTreasure b2', 'noItem b1']);
  });

  it('reports conditions of goals that name an unknown monster or a missing hex', () => {
    const holds: Goal = { kind: 'holds', what: [{ kind: 'lives', foe: 'dragon-1' }] };
    const end: Goal = { kind: 'endTurnOn', at: 'a1', needs: [{ kind: 'heroOn', hexes: ['h1'] }] };
    expect(kinds(changePage(smallDraft(), { goals: [holds, end] }))).toEqual(['noFoe', 'noHex h1']);
  });

  it('reports unreachable monsters only if the hero has a start', () => {
    const far = toggleThing(toggleThing(smallDraft(), 'h9', 'monster', FIGURE), 'a4', 'start', FIGURE);
    expect(kinds(far)).toEqual(['noStart']);
  });

  it('passes on the mistakes that only the pack reader finds', () => {
    const long = setPageText(smallDraft(), 'en', 'title', 'a'.repeat(41));
    expect(problemsOf(long)[0]).toMatchObject({ kind: 'refused', field: 'texts.en.title' });
    const empty = setPageText(smallDraft(), 'ru', 'special', 'Одно правило');
    expect(kinds(empty)).toEqual(['noTitle', 'noGoalText']);
  });
});

describe('forms', () => {
  const { goals, rules } = pageShapes(OWN_NAME_SHAPES);
  /** Puts one entry of a vocabulary into the goals or rules of a page. */
  const hosts: Readonly<Record<Vocabulary, (word: object) => { goals?: object[]; rules?: object[] }>> = {
    trigger: (trigger) => ({ rules: [{ kind: 'when', id: 'r', trigger, does: [] }] }),
    circumstance: (need) => ({ rules: [{ kind: 'noMoney', needs: [need] }] }),
    deed: (deed) => ({ rules: [{ kind: 'when', id: 'r', trigger: { on: 'won' }, does: [deed] }] }),
    goal: (goal) => ({ goals: [goal] }),
    special: (rule) => ({ rules: [rule] }),
  };
  const fits = (word: Vocabulary, value: object) => {
    const host = hosts[word](value);
    return v.is(rules, host.rules ?? []) && v.is(goals, host.goals ?? []);
  };
  const all = (Object.keys(VOCABULARY) as Vocabulary[]).flatMap((word) =>
    Object.keys(VOCABULARY[word].forms).map((kind) => [word, kind] as const),
  );

  it.each(all)('%s %s: a new entry, also with any values filled in, matches the schema of a page', (word, kind) => {
    expect(fits(word, newWord(word, kind, smallDraft()))).toBe(true);
    expect(fits(word, newWord(word, kind, newDraft('empty', 'en')))).toBe(true);
    fc.assert(
      fc.property(wordOfKind(word, kind, smallDraft()), (filled) => fits(word, filled)),
      { numRuns: many(30) },
    );
    for (const [name, field] of fieldsOf(word, kind)) {
      expect(wordOf(name, field)).toBe(field.word ?? name);
      const entry = { ...newWord(word, kind, smallDraft()), [name]: firstValue(field, smallDraft()) };
      expect(fits(word, entry)).toBe(true);
    }
  });

  it('a new option of a choice, with any of its fields, matches the schema', () => {
    const choice = newChoice(smallDraft());
    expect(choice).toEqual({ id: 'option1', does: [] });
    expect(fits('deed', { do: 'choose', among: [choice] })).toBe(true);
    for (const [name, field] of Object.entries(CHOICE)) {
      expect(wordOf(name, field)).toBe(name);
      expect(fits('deed', { do: 'choose', among: [{ ...choice, [name]: firstValue(field, smallDraft()) }] })).toBe(
        true,
      );
    }
  });
});

it('every draft that the checker accepts is written, read back unchanged, written again alike, and started', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      expect(v.is(draftShape, draft)).toBe(true);
      fc.pre(problemsOf(draft).length === 0);
      expect(again(draft)).toEqual(draft);
      expect(packTextOf(again(draft))).toBe(packTextOf(draft));
      const { scenarios, monsters } = trialPackOf(packOf(draft));
      const page = scenarios[0]?.page ?? expect.unreachable('no page');
      const setup = { ...NEWCOMER, scenario: page.id, seed: 'draft' };
      const play = begin(bookOf(setup, page, new Map(monsters.map((each) => [each.id, each]))));
      expect(legal(play).length > 0 || play.phase === 'won' || play.phase === 'lost').toBe(true);
    }),
    // About one draft in five is accepted.
    { numRuns: many(40) },
  );
});
