/** The prompt in step-by-step mode: the sentence about the last event, and the seal (main button) that continues. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../i18n';
import { eventSentence } from '../../../i18n/inHand/narration';
import { useAnnouncement } from '../../announcer';
import type { HudPlan, Pause } from './plan';
import { SealWord } from './SealWord';

export function ContinuePrompt({ plan, waiting }: { plan: HudPlan; waiting: Pause }) {
  const { event, play, resume } = waiting;
  const { prompt, seal } = plan;
  const says = `${eventSentence(play, event)} ${t('arrange.waits')}`;
  useAnnouncement(says);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // Take the focus from other buttons of the HUD, so that Enter does not press them.
    if (document.activeElement?.closest('.hud')) button.current?.focus();
  }, []);
  return (
    <>
      <p
        class="prompt"
        style={{
          left: `${prompt.x}px`,
          top: `${prompt.y}px`,
          width: `${prompt.width}px`,
          minHeight: `${prompt.height}px`,
        }}
      >
        {says}
      </p>
      <div
        class="seal-place"
        style={{ left: `${seal.x}px`, top: `${seal.y}px`, width: `${seal.width}px`, height: `${seal.height}px` }}
      >
        <button
          ref={button}
          type="button"
          class="seal"
          data-action="goOn"
          aria-keyshortcuts="Enter Space"
          onClick={resume}
        >
          <SealWord word={t('arrange.goOn')} />
        </button>
      </div>
    </>
  );
}
