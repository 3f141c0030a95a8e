/** Edits the scenario's page: its texts in each language, the author, the hero's level and items, and the goals. */
import { items } from '../../../content/inHand';
import { contentText, LANGUAGE_NAMES, t } from '../../../i18n';
import { MAX_ON_PAGE, NO_TEXTS, PAGE_PARTS, type PagePart } from '../../../packs/inHand/draft';
import { changePage, dropLanguage, setPageText } from '../../../packs/inHand/draftEdits';
import { PACK_LANGUAGES } from '../../../packs/texts';
import { HERO_LEVELS } from '../../../rules/inHand/vocabulary';
import type { Editor } from './useEditor';
import { WordList } from './WordEditor';

/** The largest number of characters that a pack allows for each text (`packs/texts.ts`). */
const LENGTHS: Readonly<Record<PagePart, number>> = {
  title: 40,
  introduction: 900,
  conclusion: 900,
  goal: 160,
  special: 500,
};
/** The texts for which the input has only one line. */
const SHORT: readonly PagePart[] = ['title', 'goal'];

export function PagePanel({ editor }: { editor: Editor }) {
  return (
    <section class="stack" data-panel="page">
      <h2>{t('workshop.tab.page')}</h2>
      <Texts editor={editor} />
      <label class="field">
        {t('workshop.by')}
        <input
          type="text"
          name="by"
          maxLength={60}
          value={editor.draft.by}
          onInput={({ currentTarget: { value: by } }) => editor.change((each) => ({ ...each, by }), 'by')}
        />
      </label>
      <Hero editor={editor} />
      <fieldset class="word">
        <legend>{t('workshop.goals')}</legend>
        <WordList
          editor={editor}
          word="goal"
          about="goals"
          words={editor.draft.page.goals}
          onChange={(goals, about) =>
            editor.change((each) => changePage(each, { goals: goals.slice(0, MAX_ON_PAGE.goals) }), about)
          }
        />
      </fieldset>
    </section>
  );
}

function Texts({ editor }: { editor: Editor }) {
  const { draft, textLanguage } = editor;
  const said = draft.texts[textLanguage] ?? NO_TEXTS;
  return (
    <>
      <fieldset class="levels">
        <legend>{t('workshop.writing')}</legend>
        {PACK_LANGUAGES.map((each) => (
          <label key={each} lang={each}>
            <input
              type="radio"
              name="writing"
              checked={textLanguage === each}
              onChange={() => editor.setTextLanguage(each)}
            />
            {LANGUAGE_NAMES[each]}
          </label>
        ))}
      </fieldset>
      {PAGE_PARTS.map((part) => {
        const written = {
          name: part,
          lang: textLanguage,
          maxLength: LENGTHS[part],
          value: said[part],
          onInput: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
            editor.change(
              (each) => setPageText(each, textLanguage, part, lineOf(currentTarget.value)),
              `${textLanguage} ${part}`,
            ),
        };
        return SHORT.includes(part) ? (
          <label class="field" key={part}>
            {t(`workshop.part.${part}`)}
            <input type="text" {...written} />
          </label>
        ) : (
          <label class="field" key={part}>
            {t(`workshop.part.${part}`)}
            <textarea rows={3} {...written} />
          </label>
        );
      })}
      {draft.texts[textLanguage] && Object.keys(draft.texts).length > 1 && (
        <button
          type="button"
          class="plain"
          data-action="dropLanguage"
          onClick={() => editor.change((each) => dropLanguage(each, textLanguage))}
        >
          {t('workshop.dropLanguage', { language: LANGUAGE_NAMES[textLanguage] })}
        </button>
      )}
    </>
  );
}

/** Replaces line breaks by spaces, because the texts of packs must have none. */
const lineOf = (text: string): string => text.replace(/\s*[\r\n]\s*/g, ' ');

/** R5.1: edits the recommended level and items of the hero. */
function Hero({ editor }: { editor: Editor }) {
  const { heroLevel, items: brought } = editor.draft.page;
  return (
    <>
      <fieldset class="levels">
        <legend>{t('workshop.heroLevel')}</legend>
        {HERO_LEVELS.map((level) => (
          <label key={level}>
            <input
              type="radio"
              name="heroLevel"
              checked={heroLevel === level}
              onChange={() => editor.change((each) => changePage(each, { heroLevel: level }))}
            />
            <b>{level}</b>
          </label>
        ))}
      </fieldset>
      <details>
        <summary>{t('workshop.brings', { count: brought.length })}</summary>
        <div class="levels">
          {Object.keys(items).map((id) => (
            <label key={id}>
              <input
                type="checkbox"
                name={`item-${id}`}
                checked={brought.includes(id)}
                disabled={!brought.includes(id) && brought.length >= MAX_ON_PAGE.items}
                onChange={() =>
                  editor.change((each) => {
                    const { items: before } = each.page;
                    const after = before.includes(id) ? before.filter((item) => item !== id) : [...before, id];
                    return changePage(each, { items: after });
                  })
                }
              />
              {contentText('cards.item', id)}
            </label>
          ))}
        </div>
      </details>
    </>
  );
}
