/** The log of the current scenario, grouped by rounds. The player can open or copy an entry, or view it on the table. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../i18n';
import type { Session } from '../session/session';
import type { App } from './app';
import { SheetFrame } from './SheetFrame';
import './viewer/log.css';
import { Status } from './Status';

/** An event described in words. */
export interface LogEntry<Event = unknown> {
  readonly text: string;
  /** The number of the rule behind the event, such as 'R12.3'. */
  readonly rule: string;
  readonly round: number;
  /** The number of commands up to and including the command that caused the event. */
  readonly at: number;
  /** The label of the command that caused the event; null for events of the set-up. */
  readonly commandLabel: string | null;
  readonly event: Event;
}

/** A number that belongs to an event, with a label. */
export interface EventFigure {
  readonly what: string;
  readonly value: string;
}

/** The functions with which a mode provides its log. */
export interface LogWords<Event = unknown> {
  entriesOf(session: Session): readonly LogEntry<Event>[];
  figuresOf(event: Event): readonly EventFigure[];
  /** The label and action of a button that shows the entry's turn or hexes on the table; null if the entry has no such button. */
  showButtonOf?(entry: LogEntry<Event>, session: Session): { readonly word: string; readonly show: () => void } | null;
}

interface LogProps {
  readonly app: App;
  readonly words: LogWords;
}

export function LogSheet({ app, words }: LogProps) {
  const { interaction } = app.view;
  const play = interaction?.play;
  const entries = useMemo(() => (interaction ? words.entriesOf(interaction.session) : []), [interaction, play]);
  const end = useRef<HTMLDivElement>(null);
  // Scroll to the end, because players mostly look for the last events.
  useLayoutEffect(() => end.current?.scrollIntoView({ block: 'end' }), []);
  const rounds = [...new Set(entries.map(({ round }) => round))];
  return (
    <SheetFrame app={app} title={t('frame.log.title')}>
      <Copy word={t('frame.log.copy')} text={() => entries.map(lineOf).join('\n')} />
      {!app.view.copy && (
        <button type="button" class="plain" data-action="audit" onClick={() => app.show('audit')}>
          {t('viewer.audit')}
        </button>
      )}
      <div ref={end}>
        {rounds.map((round) => (
          <section key={round} class="log-round">
            <h2>{t('viewer.round', { round })}</h2>
            <ol class="log">
              {entries.map(
                (entry, index) =>
                  entry.round === round && <EntryOf key={index} app={app} words={words} entry={entry} />,
              )}
            </ol>
          </section>
        ))}
      </div>
    </SheetFrame>
  );
}

const lineOf = ({ text, rule }: LogEntry): string => `${text} (${rule})`;

interface EntryProps extends LogProps {
  readonly entry: LogEntry;
}

function EntryOf({ app, words, entry }: EntryProps) {
  const [open, unfold] = useState(false);
  const { text, rule } = entry;
  return (
    <li>
      <details onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
        <summary>
          {text} <small>{rule}</small>
        </summary>
        {open && <About app={app} words={words} entry={entry} />}
      </details>
    </li>
  );
}

/** The details of an entry: the command that caused it, its numbers, and its buttons. */
function About({ app, words, entry }: EntryProps) {
  const { rule, at, commandLabel, event } = entry;
  const came = commandLabel === null ? t('viewer.laid') : t('viewer.said', { at, what: commandLabel });
  const figures = words.figuresOf(event);
  const session = app.view.interaction?.session;
  const again = useMemo(() => (session && words.showButtonOf?.(entry, session)) ?? null, [entry, session, words]);
  const text = () => [lineOf(entry), came, ...figures.map(({ what, value }) => `${what}: ${value}`)].join('\n');
  return (
    <div class="log-about">
      <p>{came}</p>
      {figures.length > 0 && (
        <dl>
          {figures.map(({ what, value }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div class="row">
        <button type="button" class="plain" data-action="rule" onClick={() => app.showRule(rule)}>
          {t('viewer.rule', { rule })}
        </button>
        <Copy word={t('viewer.copyEntry')} text={text} />
        {again && (
          <button
            type="button"
            class="plain"
            data-action="again"
            onClick={() => {
              app.show(null);
              again.show();
            }}
          >
            {again.word}
          </button>
        )}
        {!app.view.copy && (
          <>
            <button type="button" class="plain" data-action="watch-at" onClick={() => app.watchAt(at)}>
              {t('viewer.show')}
            </button>
            <button type="button" class="plain" data-action="playOnHere" onClick={() => app.startCopy(at)}>
              {t('viewer.playOn')}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

function Copy({ word, text }: { word: string; text: () => string }) {
  const [said, say] = useState<{ readonly text: string } | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(text()).then(
      () => say({ text: t('viewer.copied') }),
      () => say({ text: t('viewer.notCopied') }),
    );
  };
  return (
    <button type="button" class="plain" data-action="copy" onClick={() => void copy()}>
      <Status as="span" of={said}>
        {said?.text ?? word}
      </Status>
    </button>
  );
}
