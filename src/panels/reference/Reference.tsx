/** The complete rules: a contents, a search, and every rule with its number, its drawing and what goes with it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n';
import type { App } from '../app';
import { SheetFrame } from '../SheetFrame';
import { useView } from '../useApp';
import { Figure } from './Figure';
import {
  cutAtNumbers,
  entryOf,
  factsOf,
  type RuleId,
  rulesOf,
  SECTIONS,
  type Section,
  sectionOf,
  textOf,
} from './rules';
import { openSearch } from './search';
import './reference.css';

type Place = RuleId | Section;

/** Asks for a place; the same one again is a new wish. */
interface Wish {
  readonly place: Place;
}

const wishFor = (rule: string | null): Wish | null => {
  const place = rule === null ? null : entryOf(rule);
  return place && { place };
};

export function Reference({ app }: { app: App }) {
  const { rule, language } = useView(app);
  const [query, ask] = useState('');
  const [wish, go] = useState<Wish | null>(() => wishFor(rule));
  const book = useRef<HTMLDivElement>(null);
  const search = useMemo(
    () => openSearch((id) => ({ title: t(`reference.section.${sectionOf(id)}`), text: ruleText(id) })),
    [language],
  );
  const visit = (place: Place) => {
    ask('');
    go({ place });
  };
  useEffect(() => go(wishFor(rule)), [rule]);
  useEffect(() => {
    const found = wish && book.current?.querySelector<HTMLElement>(`[data-place="${wish.place}"]`);
    found?.focus({ preventScroll: true });
    found?.scrollIntoView({ block: 'start' });
  }, [wish]);
  const found = query.trim() === '' ? null : search(query);
  return (
    <SheetFrame app={app} title={t('frame.rules')}>
      <div class="reference" ref={book}>
        <search class="reference-bar">
          <label>
            <span class="said">{t('reference.search')}</span>
            <input
              type="search"
              placeholder={t('reference.search')}
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
          {found && (found.length > 0 ? t('reference.found', { count: found.length }) : t('reference.nothing'))}
        </p>
        {found ? (
          <Found rules={found} visit={visit} />
        ) : (
          <>
            <p class="hint">{t('reference.searchHint')}</p>
            <p class="hint">{t('reference.rulingWhy')}</p>
            <Contents visit={visit} />
            {SECTIONS.map((section) => (
              <section key={section}>
                <h2 tabIndex={-1} data-place={section}>
                  <small>{section}</small> {t(`reference.section.${section}`)}
                </h2>
                {rulesOf(section).map((each) => (
                  <Rule key={each} rule={each} here={wish?.place === each} visit={visit} />
                ))}
              </section>
            ))}
            <p class="row end">
              <button type="button" class="plain" data-action="print" onClick={() => print()}>
                {t('reference.print')}
              </button>
            </p>
          </>
        )}
      </div>
    </SheetFrame>
  );
}

interface Visiting {
  readonly visit: (place: Place) => void;
}

function Contents({ visit }: Visiting) {
  return (
    <nav aria-label={t('reference.contents')}>
      <h2>{t('reference.contents')}</h2>
      <ol class="reference-contents">
        {SECTIONS.map((section) => (
          <li key={section}>
            <Link place={section} visit={visit}>
              <small>{section}</small> {t(`reference.section.${section}`)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Found({ rules, visit }: Visiting & { rules: readonly RuleId[] }) {
  if (rules.length === 0) return <p class="lead">{t('reference.nothing')}</p>;
  return (
    <section>
      <p class="hint">{t('reference.found', { count: rules.length })}</p>
      {rules.map((rule, i) => (
        <div key={rule} class="of-run">
          {sectionOf(rule) !== sectionBefore(rules, i) && (
            <p class="of-section">{t(`reference.section.${sectionOf(rule)}`)}</p>
          )}
          <Rule rule={rule} here={false} visit={visit} />
        </div>
      ))}
    </section>
  );
}

/** The section of what stands before it: one heading serves neighbours. */
function sectionBefore(rules: readonly RuleId[], index: number): Section | null {
  const before = rules[index - 1];
  return before ? sectionOf(before) : null;
}

function Rule({ rule, here, visit }: Visiting & { rule: RuleId; here: boolean }) {
  const { ruling, see, figure } = factsOf(rule);
  const note = rule === 'R29.2' ? t('reference.note.R29_2') : null;
  return (
    <article class={here ? 'rule here' : 'rule'} tabIndex={-1} data-place={rule} aria-label={rule}>
      <h3>
        <Link place={rule} visit={visit}>
          {rule}
        </Link>
        {ruling && <span class="ruling">{t('reference.ruling')}</span>}
      </h3>
      <p>
        <Linked text={ruleText(rule)} visit={visit} />
      </p>
      {note && (
        <p class="note">
          <span class="ruling">{t('reference.ruling')}</span> {note}
        </p>
      )}
      {figure && <Figure name={figure} />}
      {see && (
        <p class="see">
          {t('reference.related')}
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

/** A text in which the numbers of rules lead to them. */
function Linked({ text, visit }: Visiting & { text: string }) {
  return (
    <>
      {cutAtNumbers(text).map((piece, i) => {
        const place = i % 2 === 1 ? entryOf(piece) : null;
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

function Link({ place, visit, children }: Visiting & { place: Place; children: ComponentChildren }) {
  return (
    <a
      href={`?rules=${place}`}
      data-rule={place}
      onClick={(event) => {
        // A click that asks for a new tab gets the page of its own.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        visit(place);
      }}
    >
      {children}
    </a>
  );
}

function ruleText(rule: RuleId): string {
  return t(`reference.rule.${textOf(rule)}`);
}
