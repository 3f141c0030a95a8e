/** The table of what each hero did: damage dealt, kills and damage suffered, in a scenario or in all scenarios of a campaign. */
import { t } from '../../i18n';
import { heroTitle } from '../../i18n/longTable/naming';
import type { HeroAccount } from '../../session/longTable/account';

export const HeroFigures = ({ heroes }: { readonly heroes: readonly HeroAccount[] }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{t('board.outcome.hero')}</th>
        <th scope="col">{t('board.outcome.dealt')}</th>
        <th scope="col">{t('board.outcome.kills')}</th>
        <th scope="col">{t('board.outcome.suffered')}</th>
      </tr>
    </thead>
    <tbody>
      {heroes.map(({ hero, dealt, kills, suffered }) => (
        <tr key={hero}>
          <th scope="row">{heroTitle(hero)}</th>
          <td>{dealt}</td>
          <td>{kills}</td>
          <td>{suffered}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
