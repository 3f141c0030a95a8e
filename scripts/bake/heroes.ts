/**
 * Draws the portraits of the heroes for the start of a campaign, in the style of the monsters' portraits. The Bailiff is an icon of the
 * icon package; the other heroes are drawn here.
 */
import { PALETTE } from '../../src/scenes/art/palette';
import { bust } from './bust';
import { iconBody } from './icons';
import { CARVED_RED, type Piece } from './picture';

/** A figure in a box of 512 x 512: its inked shapes, and the shapes that are cut out of the ink. */
interface Strokes {
  readonly inked: string;
  /** Closed paths that are cut out of the ink. */
  readonly cut: string;
  /** Lines that are cut out of the ink, `gouge` units wide. */
  readonly lines: string;
  readonly gouge: number;
}

/** A broad hat, a beard, a coat with the collar up, and a spade over the shoulder. */
const SEXTON: Strokes = {
  inked:
    // Spade: handle, grip and blade.
    'M402 512L388 150L366 150L366 130L430 130L430 150L410 150L424 512Z' +
    'M352 20C372 6 424 6 444 20L452 96C448 120 424 134 398 136C372 134 348 120 344 96Z' +
    // Hat: crown and brim.
    'M150 152C150 78 176 46 244 46C312 46 338 78 338 152Z' +
    'M70 176C110 144 170 138 244 138C318 138 378 144 418 176C378 196 318 204 244 204C170 204 110 196 70 176Z' +
    // Face and beard.
    'M166 190L322 190C326 240 322 268 308 300C300 346 276 384 244 396C212 384 188 346 180 300C166 268 162 240 166 190Z' +
    // Coat.
    'M36 512C44 420 88 376 164 350L244 410L324 350C388 372 440 420 452 512Z',
  cut:
    // Band of the hat, cheeks, and the light on the blade.
    'M152 122L336 122L337 136L151 136Z' +
    'M184 214C204 206 220 206 230 214L226 222C214 216 202 218 190 226Z' +
    'M258 214C268 206 284 206 304 214L298 226C286 218 274 216 262 222Z' +
    'M232 222C240 220 248 220 256 222L262 262C252 274 236 274 226 262Z' +
    'M360 34C366 28 376 26 384 26L380 104C370 100 362 96 360 88Z',
  lines:
    'M200 300C206 330 216 352 230 370M222 300C226 326 232 348 240 372M246 302L246 378M270 300C266 326 260 350 252 372M292 298C286 330 276 352 262 370' +
    'M204 286C220 278 232 278 244 286C256 278 268 278 284 286' +
    'M112 512C116 456 132 420 170 392M376 512C372 456 356 420 318 392M244 430L244 512' +
    'M74 512C80 470 92 440 112 420M414 512C408 470 400 446 386 428',
  gouge: 7,
};

/** Hair pinned up, a loupe in one eye, a high collar, and the pawnbroker's sign of three balls above her. */
const PAWNBROKER: Strokes = {
  inked:
    // The sign: its arm and three balls.
    'M300 22L484 22L484 34L468 34L468 70L458 70L458 34L420 34L420 108L410 108L410 34L372 34L372 70L362 70L362 34L300 34Z' +
    'M367 68A28 28 0 1 1 366.9 68ZM415 106A28 28 0 1 1 414.9 106ZM463 68A28 28 0 1 1 462.9 68Z' +
    // Hair: knot and crown.
    'M196 20C230 2 272 16 272 50C272 74 252 84 236 86C200 84 168 66 172 44C176 32 184 26 196 20Z' +
    'M120 208C112 128 160 78 228 78C298 78 340 128 332 208C330 238 322 262 312 284L140 284C130 262 122 238 120 208Z' +
    // Face and neck.
    'M146 170L308 170C312 240 300 300 268 332C252 348 240 352 228 352C214 352 200 348 186 332C154 300 142 240 146 170Z' +
    'M186 320L268 320L276 400L178 400Z' +
    // Dress with puffed sleeves.
    'M30 512C30 436 66 396 120 384L178 366L228 404L278 366L334 384C390 396 424 436 424 512Z',
  cut:
    // The light side of the face, without eyes, nose and mouth.
    'M226 176L290 182C296 232 286 286 258 318C248 328 238 332 226 332L226 300C238 298 246 292 250 284L226 286L226 270L236 262L226 206Z' +
    // Brow and cheek on the dark side.
    'M164 208C178 198 196 198 206 206L204 214C192 208 178 210 168 218Z' +
    // Light on the balls of the sign.
    'M356 84C360 78 366 76 372 78C366 82 362 88 360 94C356 92 354 88 356 84ZM404 122C408 116 414 114 420 116C414 120 410 126 408 132C404 130 402 126 404 122ZM452 84C456 78 462 76 468 78C462 82 458 88 456 94C452 92 450 88 452 84Z',
  lines:
    'M140 190C144 140 176 104 226 98M162 160C174 130 196 114 230 112M318 196C316 146 286 108 240 98M300 168C290 136 268 118 240 112M196 36C210 28 236 30 250 46M190 50C206 44 230 48 244 62' +
    'M186 384L228 424L270 384M228 424L228 512M120 400C96 430 88 470 92 512M334 400C360 430 366 470 362 512M160 396C150 430 150 470 158 512M296 396C306 430 306 470 298 512',
  gouge: 6,
};

/** The loupe: a ring of ink over the light, with a red glass. */
const LOUPE =
  `<circle cx="262" cy="228" r="27" fill="${PALETTE.ink}"/><circle cx="262" cy="228" r="17" fill="${CARVED_RED}"/>` +
  `<path d="M236 214L182 190" stroke="${PALETTE.ink}" stroke-width="9"/>`;

/** The icon of the Bailiff, the same icon as in the key art of the title screen. The figure shows no gender. */
const BAILIFF = 'cowled';

function cutFigure({ inked, cut, lines, gouge }: Strokes, over = ''): (halo: number) => string {
  return (halo) =>
    `<path d="${inked}" fill="${PALETTE.paper}" stroke="${PALETTE.paper}" stroke-width="${halo}"/>` +
    `<path d="${inked}" fill="${PALETTE.ink}"/><path d="${cut}" fill="${PALETTE.paper}"/>` +
    `<path d="${lines}" fill="none" stroke="${PALETTE.paper}" stroke-width="${gouge}"/>${over}`;
}

const iconFigure =
  (icon: string) =>
  (halo: number): string =>
    `<g color="${PALETTE.paper}" stroke="${PALETTE.paper}" stroke-width="${halo}">${iconBody(icon)}</g>` +
    `<g color="${PALETTE.ink}" stroke="${PALETTE.ink}" stroke-width="3">${iconBody(icon)}</g>`;

const block = (id: string, figure: (halo: number) => string, scale: number): Piece =>
  bust({ name: `heroes/${id}`, seed: `hero/${id}`, figure, scale, accented: true });

/** The portraits, named after the heroes' ids. */
export function heroPortraits(): readonly Piece[] {
  return [
    block('bailiff', iconFigure(BAILIFF), 0.98),
    block('sexton', cutFigure(SEXTON), 1.02),
    block('pawnbroker', cutFigure(PAWNBROKER, LOUPE), 1.02),
  ];
}
