/** The slip with an explanation, loaded at the first request. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../i18n';
import { type Entry, explain } from '../../../i18n/inHand/explanations';
import type { Interaction } from '../../../session/inHand/interaction';
import { safeInsets } from '../../safeInsets';
import type { InHandApp } from '../app';
import type { ExplainRequest } from './explainGestures';
import { roomBeside, slipPlace } from './slipPlace';

interface ExplainSlipProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
  readonly question: ExplainRequest;
  readonly textScale: number;
  readonly onClose: () => void;
}

/** Shows the explanation of a thing on a slip beside the thing. */
export function ExplainSlip({ app, interaction, question, textScale, onClose }: ExplainSlipProps) {
  const slip = useRef<HTMLDivElement>(null);
  const { heading, notes, entries } = explain(interaction.play, question.target);
  const stays = question.by === 'stay';
  const rests = question.by === 'rest';
  useLayoutEffect(() => beside(slip.current, question, textScale), [question, textScale]);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const paper = slip.current;
    if (!stays || !paper) return;
    paper.focus();
    return () => {
      // Return the focus only if the slip still has it, because the player may have focused something else.
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

/** Places the slip inside the window, above or below the explained point, depending on where there is more room. */
function beside(slip: HTMLElement | null, question: ExplainRequest, textScale: number): void {
  if (!slip) return;
  const insets = safeInsets();
  const point = { x: (question.x - insets.left) / textScale, y: question.y / textScale };
  const page = {
    width: (window.innerWidth - insets.left - insets.right) / textScale,
    height: window.innerHeight / textScale,
  };
  slip.style.maxHeight = `${roomBeside(point.y, page).maxHeight}px`;
  // The slip's height is known only after rendering.
  const { left, top } = slipPlace(point, page, { width: slip.offsetWidth, height: slip.offsetHeight });
  slip.style.left = `${left}px`;
  // If the table is higher than the window, the web page scrolls (styles/base.css).
  slip.style.top = `${top + scrollY / textScale}px`;
}
