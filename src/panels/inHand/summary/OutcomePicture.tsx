/**
 * The decorative picture of the scenario on the outcome page. After a victory the picture is broken in two and has a wax seal. After a
 * defeat the picture shows only outlines, light on black.
 */
import { t } from '../../../i18n';
import { Vignette } from '../../Vignette';
import '../reckoning/outcomePicture.css';

/** An SVG filter that turns a picture into thin light lines on black: the difference between the picture and an eroded copy of it. */
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

/** Shows the picture twice: as two halves after a victory, or as two layers after a defeat. */
export function OutcomePicture({ scenario, won }: { scenario: string; won: boolean }) {
  const of = `scenes/${scenario}`;
  return (
    <div class="end-block" aria-hidden="true">
      <Vignette of={of} />
      <Vignette of={of} />
      {won ? <span class="served-wax">{t('journey.outcome.served')}</span> : <EdgesOnly />}
    </div>
  );
}
