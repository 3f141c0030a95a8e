/** Test kit: drafts of the workshop: a small playable one, and random ones that are made with its edits and forms. */
import fc from 'fast-check';
import { items, monsters } from '../../src/content/inHand';
import { definedNames } from '../../src/packs/inHand/definedNames';
import { CARD_HEXES, type Draft, newDraft } from '../../src/packs/inHand/draft';
import {
  changePage,
  GROUNDS,
  type MonsterChoice,
  setGround,
  setName,
  setPageText,
  THINGS,
  toggleThing,
  toggleWall,
} from '../../src/packs/inHand/draftEdits';
import type { Field } from '../../src/packs/inHand/formField';
import { CHOICE, fieldsOf, VOCABULARY, type Vocabulary } from '../../src/packs/inHand/forms';
import { neighbours } from '../../src/rules/core/hexes';
import type { Goal, SpecialRule } from '../../src/rules/inHand/book';

const SHUFFLER: MonsterChoice = { monster: 'shuffler', kind: 'normal' };

/** Returns a draft of three columns of four hexes, with the hero at one end and a Shuffler at the other. */
export function smallDraft(): Draft {
  const floor = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'b4', 'c1', 'c2', 'c3', 'c4'];
  const drawn = floor.reduce((draft, hex) => setGround(draft, hex, 'plain'), newDraft('small', 'en'));
  const peopled = toggleThing(toggleThing(drawn, 'a4', 'start', SHUFFLER), 'c1', 'monster', SHUFFLER);
  const titled = setPageText(setPageText(peopled, 'en', 'title', 'The Back Room'), 'en', 'goal', 'Kill everyone');
  return changePage(titled, { goals: [{ kind: 'killAll' }] });
}

const some = <T>(all: readonly T[], otherwise: T): fc.Arbitrary<T> =>
  fc.constantFrom(...(all.length > 0 ? all : [otherwise]));

/** Returns any value that the form of a field lets a player fill in. */
function inField(field: Field, draft: Draft, depth: number): fc.Arbitrary<unknown> {
  const { page } = draft;
  const hexes = Object.keys(page.board.hexes);
  const hex = some(hexes, 'a1');
  const foe = some(
    page.foes.map(({ id }) => id),
    'nobody',
  );
  const inOrder = (chosen: readonly string[]) => hexes.filter((each) => chosen.includes(each));
  switch (field.is) {
    case 'number':
      return fc.integer({ min: field.least, max: field.most });
    case 'yes':
      return fc.constant(true);
    case 'oneOf':
      return fc.constantFrom(...field.options);
    case 'someOf':
      return fc.subarray([...field.options], { minLength: 1 });
    case 'hex':
      return hex;
    case 'hexes':
      return fc
        .subarray(hexes, { minLength: Math.min(1, hexes.length), maxLength: Math.min(6, hexes.length) })
        .map(inOrder);
    case 'foe':
      return foe;
    case 'foes':
      return fc.array(foe, { minLength: 1, maxLength: 3 });
    case 'foesOrUnfought':
      return fc.oneof(fc.constant('unfought'), fc.array(foe, { minLength: 1, maxLength: 3 }));
    case 'treasures':
      return fc.array(
        some(
          page.treasures.map(({ number }) => number),
          1,
        ),
        { minLength: 1, maxLength: 3 },
      );
    case 'name':
      return field.new ? fc.stringMatching(/^[a-z]{3,8}$/) : some(definedNames(draft, field.of), 'nothing');
    case 'word':
      return fc.constantFrom('yes', 'no', 'goal:a1');
    case 'list':
      return depth > 1 ? fc.constant([]) : fc.array(aWord(field.of, draft, depth + 1), { maxLength: 2 });
    case 'trigger':
      return aWord('trigger', draft, depth + 1);
    case 'choices':
      return fc.array(filledIn(Object.entries(CHOICE), draft, depth + 1), { minLength: 1, maxLength: 2 });
    case 'wave':
      return fc.array(fc.record({ foe, distance: fc.integer({ min: 1, max: 7 }) }), { minLength: 1, maxLength: 2 });
    case 'retaliate':
      return fc.record({ value: fc.integer({ min: 0, max: 9 }), range: fc.integer({ min: 1, max: 7 }) });
    case 'per':
      return fc.oneof(fc.constant('objectivesLeft'), fc.record({ flag: fc.constant('bells') }));
  }
}

function filledIn(fields: readonly (readonly [string, Field])[], draft: Draft, depth: number) {
  const required = fields.filter(([, { optional }]) => !optional).map(([name]) => name);
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, inField(field, draft, depth)])), {
    requiredKeys: required,
    noNullPrototype: true,
  });
}

/** Returns a word of the vocabulary (a goal, a rule, ...) of the given kind, with random fields. */
export function wordOfKind(
  word: Vocabulary,
  kind: string,
  draft: Draft,
  depth = 0,
): fc.Arbitrary<Record<string, unknown>> {
  return filledIn(fieldsOf(word, kind), draft, depth).map((fields) => ({ [VOCABULARY[word].tag]: kind, ...fields }));
}

function aWord(word: Vocabulary, draft: Draft, depth = 0): fc.Arbitrary<Record<string, unknown>> {
  const kinds = Object.keys(VOCABULARY[word].forms);
  return fc.constantFrom(...kinds).chain((kind) => wordOfKind(word, kind, draft, depth));
}

const edit: fc.Arbitrary<(draft: Draft) => Draft> = fc.oneof(
  fc.tuple(fc.constantFrom(...CARD_HEXES), fc.constantFrom(...GROUNDS)).map(
    ([hex, ground]) =>
      (draft: Draft) =>
        setGround(draft, hex, ground),
  ),
  fc
    .tuple(
      fc.constantFrom(...CARD_HEXES),
      fc.constantFrom(...THINGS),
      fc.record({ monster: fc.constantFrom(...Object.keys(monsters)), kind: fc.constantFrom('normal', 'elite') }),
    )
    .map(
      ([hex, thing, figure]) =>
        (draft: Draft) =>
          toggleThing(draft, hex, thing, figure as MonsterChoice),
    ),
  fc.tuple(fc.constantFrom(...CARD_HEXES), fc.nat(5)).map(
    ([hex, side]) =>
      (draft: Draft) =>
        toggleWall(draft, hex, neighbours(hex)[side] ?? hex),
  ),
);

/** A random draft with a floor, some edits, goals, rules and texts. Most of these drafts can be played. */
export const anyDraft: fc.Arbitrary<Draft> = fc
  .tuple(
    fc.array(edit, { maxLength: 25 }),
    fc.constantFrom(1, 2, 3, 4, 5),
    fc.subarray(Object.keys(items), { maxLength: 3 }),
    fc.constantFrom('en', 'ru', 'cs'),
  )
  .chain(([edits, heroLevel, brought, language]) => {
    const drawn = edits.reduce((draft, each) => each(draft), smallDraft());
    const draft = changePage(drawn, { heroLevel: heroLevel as 1, items: brought });
    return fc
      .tuple(
        fc.array(aWord('goal', draft), { minLength: 1, maxLength: 2 }),
        fc.array(aWord('special', draft), { maxLength: 3 }),
      )
      .map(([goals, rules]) => {
        const page = changePage(draft, {
          goals: goals as unknown as Goal[],
          rules: rules as unknown as SpecialRule[],
        });
        const titled = setPageText(
          setPageText(page, language as 'en', 'title', 'Название'),
          language as 'en',
          'goal',
          'Cíl',
        );
        return setName(titled, language as 'en', 'rules', 'bell', 'Zvonek');
      });
  });
