/** The sheet of the audit: the chance to win after each step of a game, the effects of luck and choices, and the turning points. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n';
import { announce } from '../announcer';
import type { App, AuditResults, AuditView } from '../app';
import { useView } from '../useApp';
import { useDialog } from '../useDialog';
import { AuditHead } from './AuditHead';
import { AuditTable } from './AuditTable';
import './audit.css';
import { AuditMethod } from './AuditMethod';
import { AuditProgress } from './AuditProgress';
import { Balance } from './Balance';
import { CopySlip } from './CopySlip';
import { Curve } from './Curve';
import { Decision } from './Decision';
import { type Entry, endedWords, entriesOf, entryOfPoint, errorPercents } from './entries';
import { TurningPointSlips } from './TurningPointSlips';
import { useAuditKeys } from './useAuditKeys';
import { useFirstPoint } from './useFirstPoint';
import { useScrollOfPage } from './useScrollOfPage';
import type { AuditWords } from './words';

/** Matches windows wide enough to show the curve, the slips and the selected step side by side. */
const WIDE = '(min-width: 1024px)';
/** Matches low windows, in which the curve is drawn lower. */
const LOW = '(max-height: 700px)';
const PANEL = 'audit';

interface AuditSheetProps {
  readonly app: App;
  readonly words: AuditWords;
}

export function AuditSheet({ app, words }: AuditSheetProps) {
  useView(app);
  const dialog = useRef<HTMLDivElement>(null);
  const isWide = useMedia(WIDE);
  const { view } = app.audit;
  const { page, selected, turn } = openPage(app);
  const close = () => app.show(null);
  const leave = () => (page === null || (isWide && selected !== null) ? close() : turn(null));
  useDialog(dialog, leave);
  useWork(app);
  useSpokenEnd(view);

  const found = view?.results ?? null;
  const narratedGame = view?.narratedGame ?? null;
  const entries = found ? entriesOf(found) : [];
  const unasked = useFirstPoint(view, entries);
  const shown = selected ?? (isWide ? unasked : null);
  const entry = shown === null ? undefined : entries[shown];
  const at = (entry ?? entries[0])?.move.first ?? 0;
  const { label: ended, sentence } = endedWords(view);
  useAuditKeys({
    point: (nth) => found && entryOfPoint(entries, found, nth) >= 0 && turn(entryOfPoint(entries, found, nth)),
    watch: () => app.audit.watch(selected === null ? 0 : at),
    table: () => turn(page === 'table' ? null : 'table'),
    work: () => (view?.state === 'working' ? app.audit.stop() : app.audit.open()),
    playOn: () => entry && app.startCopy(at),
  });

  const isDecision = !isWide && entry !== undefined;
  const body = useRef<HTMLDivElement>(null);
  const keepScroll = useScrollOfPage(body, isDecision ? 'step' : isWide && selected !== null ? null : page);
  const decision = narratedGame && shown !== null && (
    <Step words={words} narratedGame={narratedGame} entries={entries} nth={shown} onTurn={turn} />
  );
  return (
    <div class="audit" role="dialog" aria-modal="true" aria-label={t('audit.title')} tabIndex={-1} ref={dialog}>
      <AuditHead
        words={words}
        view={view}
        isWide={isWide}
        isTable={page === 'table'}
        hasTable={!isDecision}
        onTable={() => turn(page === 'table' ? null : 'table')}
        onLeave={leave}
      />
      {page === 'how' ? (
        <div class="audit-body" ref={body}>
          <AuditMethod />
        </div>
      ) : (
        <div class={`audit-body ${isDecision ? 'one' : ''}`} ref={body} onScroll={keepScroll}>
          {!view && <p class="audit-work leather">{t('audit.work.nothing')}</p>}
          {view && !isDecision && <AuditProgress app={app} view={view} />}
          {page === 'table' && found && narratedGame ? (
            <AuditTable words={words} narratedGame={narratedGame} found={found} ended={sentence} />
          ) : (
            view &&
            found && (
              <Ledger
                view={view}
                found={found}
                off={words.offBy}
                isStrip={isDecision}
                isWide={isWide}
                ended={ended}
                shown={shown}
                onTurn={turn}
              />
            )
          )}
          {page !== 'table' && isWide && found && <Side found={found} ended={ended} decision={decision} />}
          {page !== 'table' && !(isWide && found) && decision}
          {!isDecision && <CopySlip app={app} />}
          {!isDecision && page !== 'table' && view && (
            <TurningPoints
              app={app}
              words={words}
              view={view}
              selected={entry?.move.nth ?? null}
              onOpen={(nth) => found && turn(entryOfPoint(entries, found, nth))}
            />
          )}
        </div>
      )}
      <Foot
        app={app}
        hasGame={narratedGame !== null}
        isStep={selected !== null}
        at={at}
        onHow={() => turn(page === 'how' ? null : 'how')}
        onClose={close}
      />
    </div>
  );
}

/**
 * `page` is what the sheet shows: 'table', 'how' (the method), or the number of the selected step as text; null means the curve.
 * `selected` is the number of the selected step, or null. `turn` opens a page.
 */
function openPage(app: App) {
  const page = app.pageOf(PANEL);
  const selected = page === null || page === 'table' || page === 'how' ? null : Number(page);
  const turn = (next: number | 'table' | 'how' | null) => app.showPage(PANEL, next === null ? null : `${next}`);
  return { page, selected, turn };
}

interface StepProps {
  readonly words: AuditWords;
  readonly narratedGame: NonNullable<AuditView['narratedGame']>;
  readonly entries: readonly Entry[];
  /** The index of the shown entry. */
  readonly nth: number;
  onTurn(entry: number): void;
}

/** The shown step, from which the player can go to the steps beside it. */
function Step({ words, narratedGame, entries, nth, onTurn }: StepProps) {
  const entry = entries[nth];
  const to = (other: number) => (entries[other] ? () => onTurn(other) : null);
  if (!entry) return null;
  return (
    <Decision
      words={words}
      narratedGame={narratedGame}
      entry={entry}
      last={narratedGame.moves.length}
      before={to(nth - 1)}
      after={to(nth + 1)}
    />
  );
}

interface SideProps {
  readonly found: AuditResults;
  readonly ended: string;
  readonly decision: ComponentChildren;
}

/** The balance and the selected step, beside the curve of a wide window. */
function Side({ found, ended, decision }: SideProps) {
  return (
    <div class="audit-side">
      <div class="paper">
        <h2>{t('audit.balance')}</h2>
        <Balance found={found} ended={ended} />
      </div>
      {decision}
    </div>
  );
}

interface TurningPointsProps {
  readonly app: App;
  readonly words: AuditWords;
  readonly view: AuditView;
  readonly selected: number | null;
  onOpen(nth: number): void;
}

/** The turning points found so far. Renders nothing until the audit has found a turning point or is done. */
function TurningPoints({ app, words, view, selected, onOpen }: TurningPointsProps) {
  const { results: found, narratedGame } = view;
  const isDone = view.state === 'done';
  if (!narratedGame || !found || !(isDone || found.points.length > 0)) return null;
  return (
    <section class="audit-turned">
      <h2>{t(isDone ? 'audit.turning' : 'audit.soFar')}</h2>
      {found.points.length === 0 && <p>{t('audit.none')}</p>}
      <TurningPointSlips
        words={words}
        narratedGame={narratedGame}
        points={found.points}
        selected={selected}
        isDone={isDone}
        onOpen={onOpen}
        onPlayOn={(first) => app.startCopy(first)}
      />
    </section>
  );
}

interface LedgerProps {
  readonly view: AuditView;
  readonly found: AuditResults;
  /** The measured error of a chance in the mode, in percentage points. */
  readonly off: number;
  /** Whether the curve is only a low strip without lanes and balance, because a narrow window shows the selected step. */
  readonly isStrip: boolean;
  readonly isWide: boolean;
  readonly ended: string;
  readonly shown: number | null;
  onTurn(entry: number): void;
}

function Ledger({ view, found, off, isStrip, isWide, ended, shown, onTurn }: LedgerProps) {
  const isLow = useMedia(LOW);
  const [looked, look] = useState<number | null>(null);
  const height = isStrip ? 66 : isWide ? (isLow ? 160 : 268) : isLow ? 110 : 146;
  return (
    <section class="audit-ledger paper">
      {isWide && (
        <h2>
          {t('audit.curve')} <Legend found={found} off={off} />
        </h2>
      )}
      <Curve
        found={found}
        seed={view.id}
        height={height}
        withLanes={!isStrip}
        selected={isStrip || isWide ? shown : looked}
        onSelect={isStrip || isWide ? onTurn : look}
        onOpen={onTurn}
      />
      {!isStrip && !isWide && <Legend found={found} off={off} />}
      {!isStrip && !isWide && <Balance found={found} ended={ended} />}
    </section>
  );
}

function Legend({ found, off }: Pick<LedgerProps, 'found' | 'off'>) {
  return (
    <span class="audit-legend" aria-hidden="true">
      <span>
        <i class="luck" />
        <i class="luck bad" />
        {t('audit.kind.luck')}
      </span>
      <span>
        <i class="choice" />
        <i class="choice bad" />
        {t('audit.kind.choice')}
      </span>
      <span>{t('audit.accuracy', { error: errorPercents(found.sheet.error), off })}</span>
    </span>
  );
}

interface FootProps {
  readonly app: App;
  readonly hasGame: boolean;
  readonly isStep: boolean;
  readonly at: number;
  onHow(): void;
  onClose(): void;
}

function Foot({ app, hasGame, isStep, at, onHow, onClose }: FootProps) {
  return (
    <footer class="audit-foot">
      {hasGame && (
        <button type="button" class="slab" data-action="watchHere" onClick={() => app.audit.watch(isStep ? at : 0)}>
          {t(isStep ? 'audit.watchHere' : 'audit.watch')}
        </button>
      )}
      <button type="button" class="slab" data-action="howAudited" onClick={onHow}>
        {t('audit.how')}
      </button>
      {isStep && hasGame ? (
        <button type="button" class="wax" data-action="playOn" onClick={() => app.startCopy(at)}>
          {t('audit.playOn')}
        </button>
      ) : (
        <button type="button" class="wax" data-action="closeAudit" onClick={onClose}>
          {t('frame.close')}
        </button>
      )}
    </footer>
  );
}

/**
 * Starts the audit when the sheet opens. Pauses the audit while the browser tab is hidden, and when the sheet closes over the table; when
 * the sheet closes over another screen, the audit continues.
 */
function useWork(app: App): void {
  useEffect(() => {
    app.audit.open();
    const see = () => (document.hidden ? app.audit.pause() : app.audit.view?.state === 'resting' && app.audit.open());
    document.addEventListener('visibilitychange', see);
    return () => {
      document.removeEventListener('visibilitychange', see);
      if (app.view.screen === 'table') app.audit.pause();
    };
  }, [app]);
}

function useSpokenEnd(view: AuditView | null): void {
  const was = useRef(view?.state);
  useEffect(() => {
    if (view?.state === 'done' && was.current !== 'done' && view.results)
      announce([t('audit.finished', { count: view.results.points.length })]);
    was.current = view?.state;
  }, [view?.state]);
}

/** A hook that says whether a media query matches. It renders the component again when the answer changes. */
function useMedia(query: string): boolean {
  const [is, turn] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const see = () => turn(media.matches);
    media.addEventListener('change', see);
    return () => media.removeEventListener('change', see);
  }, [query]);
  return is;
}
