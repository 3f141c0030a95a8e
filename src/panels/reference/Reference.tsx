/** The reference to the rules: it has a table of contents, a search, and every rule with its number and any drawing or note. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n';
import type { App } from '../app';
import { SheetFrame } from '../SheetFrame';
import { useView } from '../useApp';
import { cutAtNumbers, entryOf, type RuleBook, sectionOf, sectionsOf } from './ruleBook';
import { openSearch } from './search';
import './reference.css';

/** A request to scroll to a place. It is an object, so that a second request for the same place is a new value. */
interface Wish {
  /** The number of a rule or of a section. */
  readonly place: string;
}

function wishFor(book: RuleBook, rule: string | null): Wish | null {
  const place = rule === null ? null : entryOf(book, rule);
  return place === null ? null : { place };
}

export function Reference({ app, book }: { app: App; book: RuleBook }) {
  const { rule, language } = useView(app);
  const [query, ask] = useState('');
  const [wish, go] = useState<Wish | null>(() => wishFor(book, rule));
  const paper = useRef<HTMLDivElement>(null);
  const search = useMemo(
    () => openSearch(book.rules, (rule) => ({ title: book.titleOf(sectionOf(rule)), text: book.textOf(rule) })),
    [book, language],
  );
  const visit = (place: string) => {
    ask('');
    go({ place });
  };
  useEffect(() => go(wishFor(book, rule)), [rule]);
  useEffect(() => {
    const found = wish && paper.current?.querySelector<HTMLElement>(`[data-place="${wish.place}"]`);
    found?.focus({ preventScroll: true });
    found?.scrollIntoView({ block: 'start' });
  }, [wish]);
  useEffect(() => {
    document.body.classList.add('prints-reference');
    return () => document.body.classList.remove('prints-reference');
  }, []);
  const found = query.trim() === '' ? null : search(query);
  // A new search scrolls the reference to its top, where the best result is.
  useEffect(() => {
    if (found) paper.current?.scrollIntoView({ block: 'start' });
  }, [query]);
  return (
    <SheetFrame app={app} title={t('frame.rules')}>
      <div class="reference" ref={paper}>
        <search class="reference-bar">
          <label>
            <span class="said">{t('rulebook.search')}</span>
            <input
              type="search"
              placeholder={t('rulebook.search')}
              autocomplete="off"
              enterkeyhint="search"
              value={query}
              onInput={(event) => ask(event.currentTarget.value)}
            />
          </label>
          <button
            type="button"
            class="reference-close"
            aria-label={t('frame.close')}
            data-action="close"
            onClick={() => app.show(null)}
          >
            <span aria-hidden="true" />
          </button>
        </search>
        <p class="said" role="status">
          {found && (found.length > 0 ? t('rulebook.found', { count: found.length }) : t('rulebook.nothing'))}
        </p>
        {found ? (
          <Found book={book} rules={found} visit={visit} />
        ) : (
          <>
            <p class="hint">{t('rulebook.searchHint')}</p>
            <p class="hint">{t('rulebook.rulingWhy')}</p>
            <Contents book={book} visit={visit} />
            {sectionsOf(book.rules).map((section) => (
              <section key={section}>
                <h2 tabIndex={-1} data-place={section}>
                  <small>{section}</small> {book.titleOf(section)}
                </h2>
                {book.rules
                  .filter((each) => sectionOf(each) === section)
                  .map((each) => (
                    <Rule key={each} book={book} rule={each} here={wish?.place === each} visit={visit} />
                  ))}
              </section>
            ))}
            <p class="row end">
              <button type="button" class="plain" data-action="print" onClick={() => print()}>
                {t('rulebook.print')}
              </button>
            </p>
          </>
        )}
      </div>
    </SheetFrame>
  );
}

interface Visiting {
  readonly book: RuleBook;
  readonly visit: (place: string) => void;
}

function Contents({ book, visit }: Visiting) {
  return (
    <nav aria-label={t('rulebook.contents')}>
      <h2>{t('rulebook.contents')}</h2>
      <ol class="reference-contents">
        {sectionsOf(book.rules).map((section) => (
          <li key={section}>
            <Link place={section} visit={visit}>
              <small>{section}</small> {book.titleOf(section)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Found({ book, rules, visit }: Visiting & { rules: readonly string[] }) {
  if (rules.length === 0) return <p class="lead">{t('rulebook.nothing')}</p>;
  return (
    <section>
      <p class="hint">{t('rulebook.found', { count: rules.length })}</p>
      {rules.map((rule, i) => (
        <div key={rule} class="of-run">
          {sectionOf(rule) !== sectionBefore(rules, i) && <p class="of-section">{book.titleOf(sectionOf(rule))}</p>}
          <Rule book={book} rule={rule} here={false} visit={visit} />
        </div>
      ))}
    </section>
  );
}

/** The section of the previous search result. Successive results from one section share a heading. */
function sectionBefore(rules: readonly string[], index: number): string | null {
  const before = rules[index - 1];
  return before ? sectionOf(before) : null;
}

function Rule({ book, rule, here, visit }: Visiting & { rule: string; here: boolean }) {
  const { ruling, see, figure } = book.factsOf(rule);
  const note = book.noteOf(rule);
  return (
    <article class={here ? 'rule here' : 'rule'} tabIndex={-1} data-place={rule} aria-label={rule}>
      <h3>
        <Link place={rule} visit={visit}>
          {rule}
        </Link>
        {ruling && <span class="ruling">{t('rulebook.ruling')}</span>}
      </h3>
      <p>
        <Linked book={book} text={book.textOf(rule)} visit={visit} />
      </p>
      {note && (
        <p class="note">
          {note.ruling && <span class="ruling">{t('rulebook.ruling')}</span>} {note.text}
        </p>
      )}
      {figure && book.drawing(figure)}
      {see && (
        <p class="see">
          {t('rulebook.related')}
          {see.map((each) => (
            <Link key={each} place={each} visit={visit}>
              {each}
            </Link>
          ))}
        </p>
      )}
    </article>
  );
}

/** Renders a text in which rule numbers are links. */
function Linked({ book, text, visit }: Visiting & { text: string }) {
  return (
    <>
      {cutAtNumbers(text).map((piece, i) => {
        const place = i % 2 === 1 ? entryOf(book, piece) : null;
        return place ? (
          <Link key={i} place={place} visit={visit}>
            {piece}
          </Link>
        ) : (
          piece
        );
      })}
    </>
  );
}

interface LinkProps extends Pick<Visiting, 'visit'> {
  readonly place: string;
  readonly children: ComponentChildren;
}

function Link({ place, visit, children }: LinkProps) {
  return (
    <a
      href={`?rules=${place}`}
      data-rule={place}
      onClick={(event) => {
        // With one of these keys, the browser opens the link in a new tab or window.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        visit(place);
      }}
    >
      {children}
    </a>
  );
}
