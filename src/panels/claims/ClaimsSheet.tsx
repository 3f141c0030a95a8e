/** The sheet of small claims: the lists of claims by difficulty, or the page of one claim. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { DEGREES, type Degree } from '../../audit/claims';
import { sealOf } from '../../audit/judging';
import { t } from '../../i18n';
import type { ModeId } from '../../rules/core/ruleset';
import type { ListedClaim } from '../../storage/claims';
import { SheetFrame } from '../SheetFrame';
import { useView } from '../useApp';
import { ClaimPage } from './ClaimPage';
import { Seal } from './Seal';
import {
  CLAIMS_SHEET,
  type ClaimsHost,
  type ClaimsView,
  type ClaimWords,
  listedAim,
  listedName,
  numberOf,
  points,
} from './words';
import '../signed.css';
import './claims.css';

interface ClaimsProps {
  readonly app: ClaimsHost;
  readonly words: ClaimWords;
}

export function ClaimsSheet({ app, words }: ClaimsProps) {
  useView(app);
  const [view, show] = useState<ClaimsView | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => void app.readClaims().then(show, () => setMissing(true)), []);
  const open = app.pageOf(CLAIMS_SHEET);
  const claim = view?.claims.find(({ id }) => id === open);
  const [mode, filter] = useState<ModeId | null>(null);
  const last = useRef<ClaimsView['claims'][number] | null>(null);
  const body = useRef<HTMLDivElement>(null);
  // The claim and the list scroll in the same page: a claim begins at its head, and the list where the claim stands.
  useLayoutEffect(() => {
    const page = body.current?.closest('.page');
    if (!page || !view) return;
    if (claim) page.scrollTop = 0;
    else if (last.current)
      page.querySelector(`[data-claim="${numberOf(view, last.current.id)}"]`)?.scrollIntoView({ block: 'center' });
    last.current = claim ?? last.current;
  }, [claim, view]);
  return (
    <SheetFrame app={app} title={t('claims.title')}>
      <div class="claims" ref={body}>
        {!view && <p role="status">{t(isMissing ? 'frame.cannotFetch' : 'claims.weighing')}</p>}
        {view && claim && <ClaimPage key={claim.id} app={app} view={view} words={words} claim={claim} />}
        {view && !claim && (
          <Library
            app={app}
            view={view}
            words={words}
            from={last.current?.degree ?? null}
            mode={mode}
            onFilter={filter}
          />
        )}
      </div>
    </SheetFrame>
  );
}

/** The filter that shows the claims of all modes. */
const BOTH = { mode: null, word: 'claims.both' } as const;

interface LibraryProps extends ClaimsProps {
  readonly view: ClaimsView;
  /** The shelf of the claim from which the player comes; null if no claim was open. */
  readonly from: Degree | null;
  /** The mode whose claims are shown; null shows those of all modes. */
  readonly mode: ModeId | null;
  onFilter(mode: ModeId | null): void;
}

function Library({ app, view: all, words, from, mode, onFilter }: LibraryProps) {
  const { results, today, unreadable, isDamaged } = all;
  const view = { ...all, list: all.list.filter((each) => mode === null || each.mode === mode) };
  const firstOpen = view.list.find(({ id }) => !results?.has(id))?.degree ?? 1;
  const [shelf, pull] = useState<Degree | null>(from ?? firstOpen);
  const hasBoth = new Set(all.list.map((each) => each.mode)).size > 1;
  const daily = all.list.find(({ id }) => id === today);
  return (
    <>
      <p class="lead">{t('claims.lead')}</p>
      {unreadable > 0 && <p role="alert">{t('claims.unreadable', { count: unreadable })}</p>}
      {results === null && <p role="alert">{t(isDamaged ? 'claims.damaged' : 'claims.locked')}</p>}
      <Totals view={view} />
      <div class="seal-row">
        <span>{t(!daily ? 'claims.none' : results?.has(daily.id) ? 'claims.todayDone' : 'claims.todayOpen')}</span>
        {daily && (
          <button
            type="button"
            class="wax signed"
            data-action="claimOfTheDay"
            aria-label={t('claims.today')}
            onClick={() => app.openClaim(daily.mode, daily.id)}
          />
        )}
      </div>
      {hasBoth && <Filter words={words} mode={mode} onChoose={onFilter} />}
      {DEGREES.map((degree) => (
        <Shelf
          key={degree}
          app={app}
          view={all}
          words={words}
          own={view.list.filter((each) => each.degree === degree)}
          degree={degree}
          isOpen={shelf === degree}
          onPull={() => pull(shelf === degree ? null : degree)}
        />
      ))}
    </>
  );
}

interface FilterProps {
  readonly words: ClaimWords;
  readonly mode: ModeId | null;
  onChoose(mode: ModeId | null): void;
}

function Filter({ words, mode, onChoose }: FilterProps) {
  return (
    <fieldset class="claim-filter">
      <legend class="said">{t('claims.filter')}</legend>
      {[BOTH, ...words.modes].map((each) => (
        <button
          type="button"
          class="plain"
          key={each.word}
          data-action={`claims-${each.mode ?? 'both'}`}
          aria-pressed={mode === each.mode}
          onClick={() => onChoose(each.mode)}
        >
          {t(each.word)}
        </button>
      ))}
    </fieldset>
  );
}

function Totals({ view: { list, results } }: { view: Pick<ClaimsView, 'list' | 'results'> }) {
  const counts = new Map<string, number>();
  for (const { id, best } of list) {
    const result = results?.get(id);
    const seal = result ? (sealOf(result.score, best) ?? 'none') : 'open';
    counts.set(seal, (counts.get(seal) ?? 0) + 1);
  }
  return (
    <ul
      class="claim-totals"
      aria-label={t('claims.served', { done: list.length - (counts.get('open') ?? 0), of: list.length })}
    >
      {(['gold', 'silver', 'wax', 'open'] as const).map((each) => (
        <li key={each}>
          <Seal as={each === 'open' ? null : each} />
          <span>
            <b>{counts.get(each) ?? 0}</b> {t(`claims.seal.${each}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ShelfProps extends ClaimsProps {
  readonly view: ClaimsView;
  /** The claims of this degree of difficulty that the filter shows. */
  readonly own: readonly ListedClaim[];
  readonly degree: Degree;
  readonly isOpen: boolean;
  onPull(): void;
}

function Shelf({ app, view, words, own, degree, isOpen, onPull }: ShelfProps) {
  const done = own.filter(({ id }) => view.results?.has(id)).length;
  return (
    <section class="claim-shelf">
      <h2>
        <button type="button" class="claim-pull" aria-expanded={isOpen} data-degree={degree} onClick={onPull}>
          <Strokes degree={degree} />
          <span>
            {t(`claims.degree.d${degree}`)} <small>{t(`claims.degreeHint.d${degree}`)}</small>
          </span>
          <span class="claim-count">
            {done} / {own.length}
          </span>
        </button>
      </h2>
      {isOpen && (
        <ul>
          {own.map((each) => (
            <Row key={each.id} app={app} view={view} words={words} listed={each} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Strokes that show the degree of difficulty. They are decoration beside the degree's name. */
function Strokes({ degree }: { degree: Degree }) {
  return (
    <svg class="claim-strokes" viewBox="0 0 30 20" aria-hidden="true">
      {DEGREES.map((each) => (
        <path key={each} d={`M${each * 10 - 6} 18l4-16`} data-cut={each <= degree} />
      ))}
    </svg>
  );
}

function Row({ app, view, words, listed }: ClaimsProps & { view: ClaimsView; listed: ListedClaim }) {
  const { id, mode, best } = listed;
  const result = view.results?.get(id);
  const seal = result ? sealOf(result.score, best) : null;
  const number = numberOf(view, id);
  const claim = view.claims.find((each) => each.id === id);
  const game = t(words.modes.find((each) => each.mode === mode)?.word ?? BOTH.word);
  const name = claim ? words.nameOf(claim) : listedName(view, listed);
  const aim = listedAim(listed);
  return (
    <li>
      <button type="button" class="claim-row" data-claim={number} onClick={() => app.openClaim(mode, id)}>
        <Seal as={seal} />
        <span class="claim-name">
          <b>{t('claims.row', { number, name: name ?? game })}</b>
          <span>{claim || name === null ? aim : t('claims.elsewhere', { game, aim })}</span>
        </span>
        <span class="claim-points">
          {result
            ? t('claims.ofBest', { mine: points(result.score), best: points(best) })
            : t('claims.best', { best: points(best) })}
          <span class="said">{t(`claims.seal.${result ? (seal ?? 'none') : 'open'}`)}</span>
        </span>
      </button>
    </li>
  );
}
