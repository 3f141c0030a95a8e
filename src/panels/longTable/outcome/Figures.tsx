/** Statistics of the scenario: damage and kills of each hero, the rounds, the best blow, and the battle goals. */
import { contentText, t } from '../../../i18n';
import { heroTitle, monsterTitle } from '../../../i18n/longTable/naming';
import { goalText } from '../../../i18n/longTable/stories';
import type { Account } from '../../../session/longTable/account';
import { HeroFigures } from '../HeroFigures';

export function Figures({ level, account }: { readonly level: number; readonly account: Account }) {
  const { rounds, heroes, best, goals } = account;
  return (
    <section class="fight-figures paper" aria-label={t('board.outcome.sum')}>
      <h2>{t('board.outcome.sum')}</h2>
      <HeroFigures heroes={heroes} />
      <p>
        {t('board.outcome.rounds', { count: rounds })}
        {best &&
          `. ${t('board.outcome.best', { hero: heroTitle(best.hero), damage: best.damage, monster: monsterTitle(best.target) })}`}
      </p>
      {goals.map(({ hero, goal, fulfilled }) => (
        <p key={hero}>
          {t(fulfilled ? 'board.outcome.goalMet' : 'board.outcome.goalMissed', {
            hero: heroTitle(hero),
            goal: contentText('names.goal', goal),
          })}
          <small>{goalText(goal, level)}</small>
        </p>
      ))}
    </section>
  );
}
