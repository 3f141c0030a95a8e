/** The scenario's block on the page after it: cracked and sealed after a victory, carved black after a defeat. Decoration. */
import { t } from '../../../i18n';
import { Vignette } from '../../Vignette';
import './endBlock.css';

/** Turns a block into thin light lines on ink: what differs from the block made thinner is an edge. */
function EdgesOnly() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <filter id="edges-only" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
        <feMorphology in="SourceGraphic" operator="erode" radius="1.3" result="thin" />
        <feBlend in="SourceGraphic" in2="thin" mode="difference" />
        <feColorMatrix values=".2 .32 .1 0 .09  .18 .29 .09 0 .07  .14 .22 .07 0 .055  0 0 0 1 0" />
      </filter>
    </svg>
  );
}

/** A block is shown twice: as its two halves, or as what is left of it under the light that goes. */
export function EndBlock({ scenario, won }: { scenario: string; won: boolean }) {
  const of = `scenes/${scenario}`;
  return (
    <div class="end-block" aria-hidden="true">
      <Vignette of={of} />
      <Vignette of={of} />
      {won ? <span class="served-wax">{t('journey.outcome.served')}</span> : <EdgesOnly />}
    </div>
  );
}
