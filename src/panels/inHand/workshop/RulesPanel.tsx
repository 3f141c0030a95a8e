/** Edits the special rules of the draft's scenario page (R3.1). The player composes them from a fixed vocabulary. */
import { t } from '../../../i18n';
import { MAX_ON_PAGE } from '../../../packs/inHand/draft';
import { changePage } from '../../../packs/inHand/draftEdits';
import type { Desk } from './useDesk';
import { WordList } from './WordEditor';

export function RulesPanel({ desk }: { desk: Desk }) {
  return (
    <section class="stack" data-panel="rules">
      <h2>{t('workshop.tab.rules')}</h2>
      <p>{t('workshop.rulesHint')}</p>
      <WordList
        desk={desk}
        word="special"
        about="rules"
        words={desk.draft.page.rules}
        onChange={(rules, about) =>
          desk.change((each) => changePage(each, { rules: rules.slice(0, MAX_ON_PAGE.rules) }), about)
        }
      />
    </section>
  );
}
