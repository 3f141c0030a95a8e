/**
 * Draws icons, areas and figure chips as SVG, which is sharp at every size and needs no canvas. Also shows the lines printed
 * on a card, with their icons and areas.
 */
import type { Bit, CardLine } from '../../i18n/longTable/printedLine';
import type { Area } from '../../rules/longTable/vocabulary';
import type { LongPictures } from './app';

/**
 * An icon.
 * @param path the SVG path in a box of 512 × 512 units; an empty path draws nothing
 * @param sign the names of the signs that hud/Explain explains for the icon, separated by spaces
 */
export function Picture({ path, class: look = '', sign }: { path: string; class?: string; sign?: string | undefined }) {
  return (
    <svg class={`icon ${look}`} data-sign={sign} viewBox="0 0 512 512" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** The icon of a part of a line. A part that mentions exactly one condition or lien has the icon of that condition or lien. */
const iconOf = ({ icon, mentioned }: Bit) => (mentioned?.length === 1 ? mentioned[0] : icon);

/** The first word of a text, with a number before or after it. */
const FIRST = /^(?:\d+ )?\S+(?: [+−]?\d+)?/;
/** The largest number of characters of a first word that stays on the line of the icon. A longer word would not fit into a narrow card. */
const KEPT = 10;

function BitOf({ pictures, bit }: { pictures: LongPictures; bit: Bit }) {
  const icon = iconOf(bit);
  if (!bit.icon || !icon) return <>{bit.words}</>;
  const sign = (
    <Picture path={pictures.icon(icon)} class={icon} sign={[bit.icon, ...(bit.mentioned ?? [])].join(' ')} />
  );
  const [first = ''] = FIRST.exec(bit.words) ?? [];
  const kept = first.length <= KEPT ? first : '';
  return (
    <>
      {kept ? (
        <span class="kept">
          {sign}
          {kept}
        </span>
      ) : (
        sign
      )}
      {bit.words.slice(kept.length)}
    </>
  );
}

/** The radius of a hex in the picture of an area, in units of the picture. */
const CORNER = 10;
/** The fraction of CORNER that is drawn, so that there are gaps between the hexes. */
const DRAWN = 0.9;
/** The size of CORNER on the screen, in em. */
const EM = 0.34;
const SIXTH = Math.PI / 3;

/** L13.2: draws the hexes of an area as printed. The targets' hexes are red. A melee area also has the attacker's hex, which is grey. */
function AreaShape({ area: { red, melee } }: { area: Area }) {
  const hexes = red.map(([q, r]) => ({ q, r, look: 'red' })).concat(melee ? [{ q: 0, r: 0, look: 'grey' }] : []);
  const centres = hexes.map(({ q, r, look }) => ({
    x: 1.5 * q * CORNER,
    y: Math.sqrt(3) * (r + q / 2) * CORNER,
    look,
  }));
  const [left, top] = [Math.min(...centres.map(({ x }) => x)), Math.min(...centres.map(({ y }) => y))].map(
    (least) => least - CORNER,
  );
  const width = Math.max(...centres.map(({ x }) => x)) + CORNER - (left ?? 0);
  const height = Math.max(...centres.map(({ y }) => y)) + CORNER - (top ?? 0);
  const size = { width: `${(width / CORNER) * EM}em`, height: `${(height / CORNER) * EM}em` };
  return (
    <svg
      class="area-shape"
      data-sign="area"
      viewBox={`${left} ${top} ${width} ${height}`}
      style={size}
      aria-hidden="true"
    >
      {centres.map(({ x, y, look }) => (
        <polygon key={`${x} ${y}`} class={look} points={hexagon(x, y)} />
      ))}
    </svg>
  );
}

/** The corners of a hex, in the format of an SVG polygon. One corner points to the right, as on the printed map. */
const hexagon = (x: number, y: number): string =>
  Array.from({ length: 6 }, (_, i) =>
    [x + CORNER * DRAWN * Math.cos(i * SIXTH), y + CORNER * DRAWN * Math.sin(i * SIXTH)]
      .map((each) => each.toFixed(1))
      .join(),
  ).join(' ');

/** The printed lines of half a card, or of a monster's card. */
export function Lines({ pictures, lines }: { pictures: LongPictures; lines: readonly CardLine[] }) {
  return (
    <span class="lines">
      {lines.map(({ bits, depth, area }, i) => (
        <span class={`line depth${depth}`} key={i}>
          {bits.map((bit, nth) => (
            <BitOf key={nth} pictures={pictures} bit={bit} />
          ))}
          {area && <AreaShape area={area} />}
        </span>
      ))}
    </span>
  );
}

/** A number with an optional plus or minus. */
const NUMBER = /[+−]?\d+/;

/** The printed lines as icons and numbers, for a card that is too narrow for words. Screen readers skip `IconLines` and read `Lines`. */
export function IconLines({ pictures, lines }: { pictures: LongPictures; lines: readonly CardLine[] }) {
  return (
    <span class="signs" aria-hidden="true">
      {lines.map(({ bits, area }, i) => (
        <span class="line" key={i}>
          {bits.map((bit, nth) => {
            const icon = iconOf(bit);
            if (!bit.icon || !icon || (bit.icon === 'area' && area)) return null;
            const sign = [bit.icon, ...(bit.mentioned ?? [])].join(' ');
            return (
              <span class="kept" key={nth}>
                <Picture path={pictures.icon(icon)} class={icon} sign={sign} />
                {NUMBER.exec(bit.words)?.[0]}
              </span>
            );
          })}
          {area && <AreaShape area={area} />}
        </span>
      ))}
    </span>
  );
}

const HEX = 'M25 6H75L98 50L75 94H25L2 50Z';

interface ChipProps {
  readonly pictures: LongPictures;
  /** The id of a class, monster, summon, escort or obstacle. */
  readonly kind: string;
  /** The CSS class for the colour of the ring: 'hero', 'ally', 'elite' or 'normal'. */
  readonly ring: string;
  readonly class?: string;
}

/** A hex with the ring and the picture of a figure, or with the figure's icon if no picture is loaded. */
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
