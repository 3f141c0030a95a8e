/** Lists the mistakes of the draft scenario. Each mistake has a button that opens the tab where the player can correct it. */
import { t } from '../../../i18n';
import type { Editor } from './useEditor';
import { problemText } from './words';

export function CheckPanel({ editor }: { editor: Editor }) {
  const { draft, problems } = editor;
  return (
    <section class="stack" data-panel="check">
      <h2>{t('workshop.tab.check')}</h2>
      {problems.length === 0 ? (
        <p class="lead" data-playable>
          {t('workshop.allRight')}
        </p>
      ) : (
        <ul class="wrongs">
          {problems.map((wrong, i) => (
            <li key={i} data-wrong={wrong.kind}>
              <button type="button" class="plain" onClick={() => editor.showProblem(wrong)}>
                {problemText(draft, wrong)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
