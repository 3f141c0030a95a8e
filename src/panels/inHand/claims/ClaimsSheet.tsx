/** The sheet of small claims: the lists of claims by difficulty, or the page of one claim. */
import { useEffect, useState } from 'preact/hooks';
import { DEGREES, type Degree, type SmallClaim } from '../../../audit/inHand/claims';
import { sealOf } from '../../../audit/judging';
import { t } from '../../../i18n';
import { SheetFrame } from '../../SheetFrame';
import { useView } from '../../useApp';
import type { ClaimsView, InHandApp } from '../app';
import { ClaimPage } from './ClaimPage';
import { Seal } from './Seal';
import { aimWords, bestOf, CLAIMS, nameOf, points } from './words';
// The button that begins a claim has the same style as the button for the scenario of the day.
import '../daily/daily.css';
import './claims.css';

export function ClaimsSheet({ app }: { app: InHandApp }) {
  useView(app);
  const [view, show] = useState<ClaimsView | null>(null);
  useEffect(() => void app.claims().then(show), []);
  const open = app.pageOf(CLAIMS);
  const claim = view?.claims.find(({ id }) => id === open);
  return (
    <SheetFrame app={app} title={t('claims.title')}>
      <div class="claims">
        {view && claim && <ClaimPage key={claim.id} app={app} view={view} claim={claim} />}
        {view && !claim && <Library app={app} view={view} />}
      </div>
    </SheetFrame>
  );
}

function Library({ app, view }: { app: InHandApp; view: ClaimsView }) {
  const { claims, results, today, unreadable } = view;
  const firstOpen = claims.find(({ id }) => !results?.has(id))?.degree ?? 1;
  const [shelf, pull] = useState<Degree | null>(firstOpen);
  return (
    <>
      <p class="lead">{t('claims.lead')}</p>
      {unreadable > 0 && <p role="alert">{t('claims.unreadable', { count: unreadable })}</p>}
      {results === null && <p role="alert">{t('claims.locked')}</p>}
      <Totals view={view} />
      <div class="seal-row">
        <span>{t(today === null ? 'claims.none' : results?.has(today) ? 'claims.todayDone' : 'claims.todayOpen')}</span>
        {today !== null && (
          <button
            type="button"
            class="wax signed"
            data-action="claimOfTheDay"
            aria-label={t('claims.today')}
            onClick={() => app.showPage(CLAIMS, today)}
          />
        )}
      </div>
      {DEGREES.map((degree) => (
        <Shelf
          key={degree}
          app={app}
          view={view}
          degree={degree}
          isOpen={shelf === degree}
          onPull={() => pull(shelf === degree ? null : degree)}
        />
      ))}
    </>
  );
}

function Totals({ view: { claims, results } }: { view: ClaimsView }) {
  const counts = new Map<string, number>();
  for (const claim of claims) {
    const result = results?.get(claim.id);
    const seal = result ? (sealOf(result.score, bestOf(claim)) ?? 'none') : 'open';
    counts.set(seal, (counts.get(seal) ?? 0) + 1);
  }
  return (
    <ul class="claim-totals" aria-label={t('claims.served', { done: results?.size ?? 0, of: claims.length })}>
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

interface ShelfProps {
  readonly app: InHandApp;
  readonly view: ClaimsView;
  readonly degree: Degree;
  readonly isOpen: boolean;
  onPull(): void;
}

function Shelf({ app, view, degree, isOpen, onPull }: ShelfProps) {
  const { claims, results } = view;
  const own = claims.filter((each) => each.degree === degree);
  const done = own.filter(({ id }) => results?.has(id)).length;
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
          {own.map((claim) => (
            <Row key={claim.id} app={app} view={view} claim={claim} />
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

function Row({ app, view, claim }: { app: InHandApp; view: ClaimsView; claim: SmallClaim }) {
  const result = view.results?.get(claim.id);
  const best = bestOf(claim);
  const seal = result ? sealOf(result.score, best) : null;
  const number = view.claims.indexOf(claim) + 1;
  return (
    <li>
      <button type="button" class="claim-row" data-claim={number} onClick={() => app.showPage(CLAIMS, claim.id)}>
        <Seal as={seal} />
        <span class="claim-name">
          <b>{t('claims.row', { number, name: nameOf(claim) })}</b>
          <span>{aimWords(claim)}</span>
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
