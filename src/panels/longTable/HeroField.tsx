/** The input with which the player chooses the heroes of a party. */
import { heroes } from '../../content/longTable';
import { t } from '../../i18n';
import { heroTitle } from '../../i18n/longTable/naming';
import { heroPage } from '../../i18n/longTable/stories';
import type { HeroId } from '../../rules/longTable/vocabulary';
import { CardPicture } from '../CardPicture';
import type { LongTableApp } from './app';

/** How hard a hero is to play. */
const DIFFICULTY: Readonly<Record<HeroId, 'easy' | 'middling' | 'hard'>> = {
  bailiff: 'easy',
  ferrywoman: 'middling',
  sexton: 'middling',
  pawnbroker: 'hard',
};

/** The heroes that are selected at first. */
export const FIRST_HEROES: readonly HeroId[] = ['bailiff', 'ferrywoman'];

export const toggleHero = (chosen: readonly HeroId[], hero: HeroId): readonly HeroId[] =>
  chosen.includes(hero) ? chosen.filter((each) => each !== hero) : [...chosen, hero];

interface HeroFieldProps {
  readonly app: LongTableApp;
  readonly heroes: readonly HeroId[];
  readonly chosen: readonly HeroId[];
  /** The hero level for which the field shows HP; 1 by default. */
  readonly level?: number;
  readonly onToggle: (hero: HeroId) => void;
  /** A text that says why a hero cannot be in this party; null if the hero can be in it. */
  readonly trouble?: (hero: HeroId) => string | null;
  /** Why the chosen heroes cannot be a party, shown beside them; empty by default. */
  readonly problem?: string;
}

export function HeroField(props: HeroFieldProps) {
  const { app, heroes: open, chosen, level = 1, onToggle, trouble = () => null, problem = '' } = props;
  return (
    <fieldset class="heroes">
      <legend>{t('board.found.heroes')}</legend>
      <p class="hint">{t('board.found.hint')}</p>
      {open.map((hero) => (
        <label key={hero}>
          <input type="checkbox" name={hero} checked={chosen.includes(hero)} onChange={() => onToggle(hero)} />
          <CardPicture
            of={hero}
            class="block"
            paint={(ctx, width, height) => app.cardPictures.block(ctx, width, height, hero)}
          />
          <span>
            <strong>{heroTitle(hero)}</strong>
            <small>{heroPage(hero).plays}</small>
            <small class="values">{valuesOf(hero, level)}</small>
            {trouble(hero) !== null && <small class="later">{trouble(hero)}</small>}
          </span>
        </label>
      ))}
      <p class="error problem" role="status">
        {problem}
      </p>
    </fieldset>
  );
}

/** A text with HP and hand size of a hero at a level (L1.1), and with the difficulty of playing this hero. */
function valuesOf(hero: HeroId, level: number): string {
  const def = heroes.get(hero)?.def;
  const difficulty = t(`board.found.difficulty.${DIFFICULTY[hero] ?? 'middling'}`);
  return t('board.found.values', { hp: def?.hp[level - 1] ?? 0, hand: def?.hand ?? 0, difficulty });
}
