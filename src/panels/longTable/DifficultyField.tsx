/** The input with which the player chooses how hard a scenario is (L3.1). */
import { t } from '../../i18n';

const DIFFICULTIES = [
  [-1, 'board.camp.easy'],
  [0, 'board.camp.normal'],
  [1, 'board.camp.hard'],
  [2, 'board.camp.veryHard'],
] as const;

export type Difficulty = (typeof DIFFICULTIES)[number][0];

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
      {DIFFICULTIES.map(([value, word]) => (
        <label key={value}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
          {t(word)}
        </label>
      ))}
    </fieldset>
  );
}
