/** Statistics of the scenario: damage and kills of each hero, the rounds, the best blow, and the battle goals. */
import { contentText, t } from '../../../i18n';
import { heroTitle, monsterTitle } from '../../../i18n/longTable/naming';
import { goalText } from '../../../i18n/longTable/stories';
import type { Account } from '../../../session/longTable/account';

export function Figures({ level, account }: { readonly level: number; readonly account: Account }) {
  const { rounds, heroes, best, goals } = account;
  return (
    <section class="fight-figures paper" aria-label={t('board.outcome.sum')}>
      <h2>{t('board.outcome.sum')}</h2>
      <table>
        <thead>
          <tr>
            <th>{t('board.outcome.hero')}</th>
            <th>{t('board.outcome.dealt')}</th>
            <th>{t('board.outcome.kills')}</th>
            <th>{t('board.outcome.suffered')}</th>
          </tr>
        </thead>
        <tbody>
          {heroes.map(({ hero, dealt, kills, suffered }) => (
            <tr key={hero}>
              <th>{heroTitle(hero)}</th>
              <td>{dealt}</td>
              <td>{kills}</td>
              <td>{suffered}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
