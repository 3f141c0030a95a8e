/** Every field of a card is printed, narrated and explained: each field is changed once, and all three texts must change. */
import { describe, expect, it } from 'vitest';
import { heroes, monsters } from '../../../src/content/inHand';
import { addChapters, openModes, setLanguage } from '../../../src/i18n';
import { chapters } from '../../../src/i18n/inHand/chapters';
import { actionSentences } from '../../../src/i18n/inHand/words';
import { abilityTerms } from '../../../src/panels/inHand/hud/commandTerms';
import { type Action, FACES, KINDS, SIDES } from '../../../src/rules/inHand/vocabulary';
import { printedAction, printedColumn, printedTraits } from '../../../src/scenes/inHand/table/printedModels';
import { changesOf } from '../../kit/changes';
import { PRINTED_NAMES } from '../../kit/printedNames';

addChapters(chapters);
await setLanguage('en');
await openModes();

const actions: readonly Action[] = Object.values(heroes).flatMap(({ cards }) =>
  cards.flatMap(({ faces }) => SIDES.flatMap((side) => faces[side].flatMap(({ top, bottom }) => [top, bottom]))),
);

/** Fields, by kind of ability, that a card does not show; the rule book fixes their values. */
const UNSAID: readonly string[] = [
  // R20.4: every card recovers from the discard pile to side A.
  'recover from',
  'recover side',
  // R23.2: credit works for the next item only.
  'credit value',
];

/** The fields whose change `show` does not notice, each once: `attack pay`, `heal consume.plus`. */
function unnoticed(show: (action: Action) => unknown): string[] {
  const all = actions.flatMap((action) =>
    changesOf(action, PRINTED_NAMES, ['kind'])
      .filter(({ to }) => JSON.stringify(show(to)) === JSON.stringify(show(action)))
      .map(({ field }) => nameOf(action, field)),
  );
  return [...new Set(all)].sort();
}

/** The name of a field: `abilities.2.consume.self.0` of a heal is `heal consume.self`. */
function nameOf({ abilities }: Action, field: string): string {
  const [, place, rest] = /^abilities\.(\d+)\.(.*?)(?:\.\d+)*$/.exec(field) ?? [];
  const ability = abilities[Number(place)];
  if (!ability) return field;
  return `${ability.kind === 'grant' && ability.bonus === 'credit' ? 'credit' : ability.kind} ${rest}`;
}

describe('each field of a hero’s action', () => {
  it('is printed on the card', () => {
    expect(unnoticed(printedAction)).toEqual([...UNSAID, 'credit lasts'].sort());
  });

  it("is in the action's sentence", () => {
    // The sentence names the pile from which a card comes back; the print leaves that to the rule.
    expect(unnoticed(actionSentences)).toEqual(UNSAID.filter((field) => field !== 'recover from').sort());
  });

  it('is explained, except for bonuses to a number', () => {
    const seen = ({ abilities, lost }: Action) => [abilities.flatMap(abilityTerms), lost];
    expect(unnoticed(seen)).toEqual([...UNSAID, 'attack consume.plus', 'heal consume.plus'].sort());
  });
});

describe('each field of a monster', () => {
  /** The fields whose change does not change the print. */
  const unprinted = <T>(all: readonly T[], print: (value: T) => unknown): string[] => {
    const fields = all.flatMap((value) =>
      changesOf(value, PRINTED_NAMES)
        .filter(({ to }) => JSON.stringify(print(to)) === JSON.stringify(print(value)))
        .map(({ field }) => field),
    );
    return [...new Set(fields)];
  };
  const kinds = Object.values(monsters).flatMap(({ behaviour, traits }) =>
    KINDS.map((kind) => ({ columns: FACES.map((face) => behaviour[kind][face]), traits: traits[kind] })),
  );

  // R19.2: the range of Retaliate is 1 on every monster.
  it('is printed in its column', () => {
    expect(
      unprinted(
        kinds.flatMap(({ columns }) => columns),
        printedColumn,
      ),
    ).toEqual(['retaliate.range']);
  });

  it('is printed among its traits', () => {
    expect(
      unprinted(
        kinds.map(({ traits }) => traits),
        printedTraits,
      ),
    ).toEqual(['retaliate.range']);
  });
});
