/** The slip of paper that explains a thing, beside that thing. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../i18n';
import { type Entry, explain } from '../../../i18n/inHand/explaining';
import type { Interaction } from '../../../session/inHand/interaction';
import { actionOf, bindingsOf } from '../../keys';
import type { InHandApp } from '../app';
import { listenForExplain, type Question, type Questions, type TableInspector } from './explainGestures';

interface ExplainProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
  readonly inspector: TableInspector;
  /** How large the words are. */
  readonly words: number;
}

/** Listens while the table is on the screen, and shows one slip at a time. */
export function Explain({ app, interaction, inspector, words }: ExplainProps) {
  const [question, show] = useState<Question | null>(null);
  const questions = useRef<Questions | null>(null);
  useLayoutEffect(() => {
    const heard = listenForExplain(interaction, inspector, show, (event) => {
      return actionOf(event, bindingsOf(app.view.settings)) === 'explain';
    });
    questions.current = heard;
    // What is explained may be gone after a command.
    const unsubscribe = interaction.subscribe((change) => change.kind !== 'draft' && heard.close());
    return () => {
      unsubscribe();
      heard.end();
    };
  }, [interaction, inspector]);
  return (
    <>
      <p class="said">{t('explain.hint')}</p>
      {question && (
        <Slip
          app={app}
          interaction={interaction}
          question={question}
          words={words}
          onClose={() => questions.current?.close()}
        />
      )}
    </>
  );
}

interface SlipProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
  readonly question: Question;
  readonly words: number;
  readonly onClose: () => void;
}

function Slip({ app, interaction, question, words, onClose }: SlipProps) {
  const slip = useRef<HTMLDivElement>(null);
  const { heading, notes, entries } = explain(interaction.play, question.sighting);
  const stays = question.by === 'stay';
  const rests = question.by === 'rest';
  useLayoutEffect(() => beside(slip.current, question, words), [question, words]);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const paper = slip.current;
    if (!stays || !paper) return;
    paper.focus();
    return () => {
      // The focus goes back only if it is still here: the player may have moved it meanwhile.
      if (before instanceof HTMLElement && paper.contains(document.activeElement)) before.focus();
    };
  }, [question]);
  const [first] = entries;
  const title = heading ?? first?.name ?? t('explain.title');
  const lookUp = (rule: string) => {
    onClose();
    app.showRule(rule);
  };
  return (
    <div class={`explain paper ${question.by}`} role="dialog" aria-label={title} tabIndex={-1} ref={slip}>
      {heading !== null && <h2>{heading}</h2>}
      {notes.map((note) => (
        <p key={note} class="note">
          {note}
        </p>
      ))}
      {(rests ? entries.slice(0, 2) : entries).map((entry, i) => (
        <Line key={i} entry={entry} rests={rests} onRule={lookUp} />
      ))}
      {!rests && (
        <button type="button" class="explain-close" aria-label={t('explain.close')} onClick={onClose}>
          <span aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

interface LineProps {
  readonly entry: Entry;
  readonly rests: boolean;
  readonly onRule: (rule: string) => void;
}

function Line({ entry: { name, text, rule }, rests, onRule }: LineProps) {
  return (
    <section>
      <h3>{name}</h3>
      <p>
        {text} {rests && rule !== null && <small>{rule}</small>}
      </p>
      {rule !== null && !rests && (
        <button type="button" class="explain-rule" data-rule={rule} onClick={() => onRule(rule)}>
          {t('explain.inRules', { rule })}
        </button>
      )}
    </section>
  );
}

/** px between the finger and the slip, and round the window. */
const GAP = 18;
const MARGIN = 8;

/** Lays the slip over the point, or under it where there is more room, and never out of the window. */
function beside(slip: HTMLElement | null, question: Question, words: number): void {
  if (!slip) return;
  const [x, y] = [question.x / words, question.y / words];
  const [width, height] = [window.innerWidth / words, window.innerHeight / words];
  const over = y > height / 2;
  slip.style.maxHeight = `${(over ? y : height - y) - GAP - MARGIN}px`;
  slip.style.left = `${Math.max(MARGIN, Math.min(x - slip.offsetWidth / 2, width - slip.offsetWidth - MARGIN))}px`;
  slip.style.top = `${over ? Math.max(MARGIN, y - GAP - slip.offsetHeight) : y + GAP}px`;
}
