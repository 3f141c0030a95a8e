/** Edits the special rules of the draft's scenario page (R3.1). The player composes them from a fixed vocabulary. */
import { t } from '../../../i18n';
import { MAX_ON_PAGE } from '../../../packs/inHand/draft';
import { changePage } from '../../../packs/inHand/draftEdits';
import type { Editor } from './useEditor';
import { WordList } from './WordEditor';

export function RulesPanel({ editor }: { editor: Editor }) {
  return (
    <section class="stack" data-panel="rules">
      <h2>{t('workshop.tab.rules')}</h2>
      <p>{t('workshop.rulesHint')}</p>
      <WordList
        editor={editor}
        word="special"
        about="rules"
        words={editor.draft.page.rules}
        onChange={(rules, about) =>
          editor.change((each) => changePage(each, { rules: rules.slice(0, MAX_ON_PAGE.rules) }), about)
        }
      />
    </section>
  );
}
