/** Icons among the words: drawn from their paths, so that they are sharp at every size and cost no canvas. */
import type { Bit, CardLine } from '../../i18n/longTable/cardLines';
import type { LongPictures } from './app';

/** @param path of a 512 box; without one nothing is drawn @param sign what it stands for, where that can be asked about (hud/Explain) */
export function Picture({ path, class: look = '', sign }: { path: string; class?: string; sign?: string | undefined }) {
  return (
    <svg class={`icon ${look}`} data-sign={sign} viewBox="0 0 512 512" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function BitOf({ pictures, bit }: { pictures: LongPictures; bit: Bit }) {
  return (
    <>
      {bit.icon && <Picture path={pictures.icon(bit.icon)} class={bit.icon} sign={bit.icon} />}
      {bit.words}
    </>
  );
}

/** What is printed on a half of a card, or on a monster's card. */
export function Lines({ pictures, lines }: { pictures: LongPictures; lines: readonly CardLine[] }) {
  return (
    <span class="lines">
      {lines.map(({ bits, depth }, i) => (
        <span class={`line depth${depth}`} key={i}>
          {bits.map((bit, nth) => (
            <BitOf key={nth} pictures={pictures} bit={bit} />
          ))}
        </span>
      ))}
    </span>
  );
}

const HEX = 'M25 6H75L98 50L75 94H25L2 50Z';

interface ChipProps {
  readonly pictures: LongPictures;
  /** Class, monster, summon, escort or obstacle. */
  readonly kind: string;
  readonly ring: string;
  readonly class?: string;
}

/** A figure's hex in its ring, with its picture; one that has none is told by its icon. */
export function Chip({ pictures, kind, ring, class: look = '' }: ChipProps) {
  const face = pictures.face(kind);
  return (
    <svg class={`chip ${ring} ${look}`} viewBox="0 0 100 100" aria-hidden="true">
      <path class="ring" d={HEX} />
      {face ? (
        <svg x="19" y="17" width="62" height="62" viewBox={face.box.join(' ')} aria-hidden="true">
          <image href={face.url} width={face.width} height={face.height} />
        </svg>
      ) : (
        <g transform="translate(22 20) scale(.11)">
          <path d={pictures.figure(kind)} />
        </g>
      )}
    </svg>
  );
}
