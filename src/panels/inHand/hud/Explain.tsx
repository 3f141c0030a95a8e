/** Listens for requests to explain something on the table or in the HUD. The explanation's code is loaded at the first request. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { openChapter, t } from '../../../i18n';
import type { Interaction } from '../../../session/inHand/interaction';
import { actionOf, bindingsOf } from '../../keys';
import { lazyPanel } from '../../lazyPanel';
import { useCloseOnBack } from '../../useCloseOnBack';
import type { InHandApp } from '../app';
import {
  type ExplainRequest,
  type ExplanationListener,
  type Ground,
  listenForExplain,
  type TableInspector,
} from './explainGestures';

const ExplainSlip = lazyPanel(() =>
  Promise.all([import('./ExplainSlip'), openChapter('explain')]).then(([panel]) => panel.ExplainSlip),
);

interface ExplainProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
  readonly inspector: TableInspector;
  /** The scale of the HUD's text. */
  readonly textScale: number;
  /** Where the inspector sees things; without it, on the table. */
  readonly ground?: Ground;
}

/** Shows one explanation at a time while the table, or the map sheet, is on the screen. */
export function Explain({ app, interaction, inspector, textScale, ground }: ExplainProps) {
  const [question, show] = useState<ExplainRequest | null>(null);
  const questions = useRef<ExplanationListener | null>(null);
  // An explanation that a resting mouse shows is not a dialog, so the browser's Back button must not close it.
  useCloseOnBack(app, question !== null && question.by !== 'rest', () => questions.current?.close());
  useLayoutEffect(() => {
    const isAsking = (event: KeyboardEvent) => actionOf(event, bindingsOf(app.view.settings)) === 'explain';
    const heard = listenForExplain(interaction, inspector, show, isAsking, ground);
    questions.current = heard;
    // Close the explanation after a command or an undo, because either may have removed the explained thing.
    const unsubscribe = interaction.subscribe((change) => change.kind !== 'draft' && heard.close());
    return () => {
      unsubscribe();
      heard.end();
    };
  }, [interaction, inspector, ground]);
  return (
    <>
      <p class="said">{t('table.explainHint')}</p>
      {question && (
        <ExplainSlip
          app={app}
          interaction={interaction}
          question={question}
          textScale={textScale}
          onClose={() => questions.current?.close()}
        />
      )}
    </>
  );
}
