/** The input with which the player chooses how hard a scenario is (L3.1). */
import { type TextKey, t } from '../../i18n';
import { DIFFICULTIES } from '../../storage/settings';
import { useView } from '../useApp';
import type { LongTableApp } from './app';

export type Difficulty = (typeof DIFFICULTIES)[number];

const WORDS = {
  [-1]: 'board.camp.easy',
  0: 'board.camp.normal',
  1: 'board.camp.hard',
  2: 'board.camp.veryHard',
} as const satisfies Record<Difficulty, TextKey>;

/** Returns the difficulty that the player chose last, in any campaign, and a function that changes it. */
export function useDifficulty(app: LongTableApp): readonly [Difficulty, (difficulty: Difficulty) => void] {
  const { difficulty } = useView(app).settings;
  return [difficulty, (next) => app.changeSettings({ difficulty: next })];
}

interface DifficultyFieldProps {
  /** The chosen difficulty; null if the player chose the scenario level by its number. */
  readonly chosen: Difficulty | null;
  /** The scenario level that results from the choice. */
  readonly level: number;
  /** The `name` of the radio buttons. Several such fields on one page need different names. */
  readonly name?: string;
  readonly onChoose: (difficulty: Difficulty) => void;
}

export function DifficultyField({ chosen, level, name = 'difficulty', onChoose }: DifficultyFieldProps) {
  return (
    <fieldset class="levels difficulty">
      <legend>{t('board.camp.difficulty', { level })}</legend>
      {DIFFICULTIES.map((value) => (
        <label key={value}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
          {t(WORDS[value])}
        </label>
      ))}
    </fieldset>
  );
}
