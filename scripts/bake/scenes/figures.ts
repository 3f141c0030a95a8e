/**
 * Draws the large figures: characters of pictures and of portraits. (x, y) is the middle of a figure's lower edge; for the moth it is the
 * middle of the body.
 */
import { circle, cut, inked, inkLines, lines, mass, placed, red, silhouette } from './strokes';

/** Foreman Grubb: broad shoulders, a cap, a whistle, and the shovel held across. Drawn 200 units high. */
export function grubb(x: number, y: number): string {
  return placed(
    { x, y },
    1,
    silhouette(
      [
        // Coat and shoulders.
        'M-92 10C-96 -40 -98 -84 -70 -108C-52 -122 -30 -124 -22 -128L22 -128C30 -124 52 -122 70 -108C98 -84 96 -40 92 10Z',
        // Head, jaw and cap.
        'M-26 -124C-34 -146 -30 -168 -22 -176L22 -176C30 -168 34 -146 26 -124C18 -112 -18 -112 -26 -124Z',
        'M-34 -170C-34 -196 34 -196 34 -170L44 -162C44 -158 20 -164 0 -164C-20 -164 -34 -162 -36 -164Z',
        // The shovel.
        'M-128 -46L-124 -54L112 -116L116 -108Z',
        'M104 -128L128 -142L160 -136L166 -120L146 -100L118 -98Z',
        // Arms.
        'M-76 -100C-108 -84 -122 -62 -120 -44L-92 -34L-66 -60Z',
        'M76 -100C100 -96 104 -92 92 -80L52 -84Z',
      ],
      3.4,
    ) +
      lines(
        'M-50 -112C-40 -80 -36 -40 -36 4M50 -106C42 -80 38 -40 38 4M0 -112V4M-22 -120C-10 -104 10 -104 22 -120M-116 -56C-108 -52 -100 -44 -96 -38M-104 -66L-90 -52M120 -128L146 -108M130 -132L156 -120M-34 -168H34',
        2.2,
      ) +
      cut('M-19 -152L-5 -148L-6 -144L-18 -147ZM19 -152L5 -148L6 -144L18 -147Z') +
      lines('M-14 -128C-6 -133 6 -133 14 -128M-10 -122L-8 -127M0 -121V-127M10 -122L8 -127', 2.2) +
      // The list in his belt, and the whistle round his neck.
      cut('M-30 -52L8 -60L16 -14L-22 -6Z') +
      inkLines('M-22 -44L2 -49M-20 -34L4 -39M-18 -24L6 -29', 2) +
      red('M-16 -18L8 -23L9 -19L-15 -14Z') +
      lines('M-14 -112Q2 -88 20 -92', 1.6) +
      red('M16 -96L34 -98L38 -88C34 -80 24 -80 20 -86Z'),
  );
}

/** The Auditor: narrow, bald, in spectacles, his hands on the desk. Drawn 190 units high. */
export function auditor(x: number, y: number): string {
  return placed(
    { x, y },
    1,
    silhouette(
      [
        'M-54 4C-52 -60 -40 -104 -20 -116L20 -116C40 -104 52 -60 54 4Z',
        'M-12 -112L-9 -128H9L12 -112Z',
        'M-21 -156C-22 -190 22 -190 21 -156C20 -138 10 -122 0 -122C-10 -122 -20 -138 -21 -156Z',
        'M-22 -112L-62 -84L-78 -50L-62 -40L-40 -66ZM22 -112L62 -84L78 -50L62 -40L40 -66Z',
      ],
      3,
    ) +
      lines('M-14 -114L0 -92L14 -114M0 -92V0M-5 -80H5M-5 -62H5', 2) +
      cut(`${circle(-9.5, -154, 7.5)}${circle(9.5, -154, 7.5)}`) +
      inked(`${circle(-8, -153, 2.4)}${circle(8, -153, 2.4)}`) +
      lines('M-2 -155H2M-17 -156L-21 -160M17 -156L21 -160M-7 -132H7M0 -146L-2 -140L2 -139', 1.8),
  );
}

/** Mother Mire: waist-deep in water, arms akimbo, hair like weed. Drawn 190 units high. */
export function mire(x: number, y: number): string {
  return placed(
    { x, y },
    1,
    silhouette(
      [
        'M-78 4C-82 -40 -60 -84 -40 -100L40 -100C60 -84 82 -40 78 4C50 10 -50 10 -78 4Z',
        // Arms on her hips.
        'M-42 -98C-74 -92 -100 -66 -98 -50L-60 -34L-56 -46L-78 -56L-46 -74ZM42 -98C74 -92 100 -66 98 -50L60 -34L56 -46L78 -56L46 -74Z',
        'M-13 -96L-10 -112H10L13 -96Z',
        'M-22 -134C-22 -160 22 -160 22 -134C22 -116 10 -106 0 -106C-10 -106 -22 -116 -22 -134Z',
        // Hair, and its knot.
        'M-24 -128C-38 -112 -36 -90 -46 -78C-28 -84 -18 -96 -16 -114ZM24 -128C38 -112 36 -90 46 -78C28 -84 18 -96 16 -114ZM-26 -132C-32 -172 32 -172 26 -132C14 -146 -14 -146 -26 -132ZM-14 -160C-16 -184 18 -184 14 -160Z',
      ],
      3.2,
    ) +
      // Her apron.
      cut('M-30 -80L30 -80L44 2C20 8 -20 8 -44 2Z') +
      inkLines('M-30 -80L-40 -98M30 -80L40 -98M-22 -40H22V-14H-22ZM-14 -72L-20 -48M14 -72L20 -48', 2.4) +
      cut('M-15 -134L-5 -131L-6 -127L-14 -129ZM15 -134L5 -131L6 -127L14 -129Z') +
      lines(
        'M-9 -114C-3 -118 3 -118 9 -114M0 -128L-2 -122L2 -121M-18 -150C-8 -158 8 -158 18 -150M-8 -168C-2 -176 6 -174 9 -166',
        2,
      ),
  );
}

/** Dargoth: old and tired, at his desk, a quill in his hand. Drawn 190 units high. */
export function dargoth(x: number, y: number): string {
  return placed(
    { x, y },
    1,
    silhouette(
      [
        'M-84 4C-84 -44 -66 -78 -36 -92L36 -92C66 -78 84 -44 84 4Z',
        'M-38 -90C-50 -112 -44 -122 -32 -126L0 -104L32 -126C44 -122 50 -112 38 -90Z',
        'M-24 -138C-26 -176 26 -176 24 -138C24 -118 12 -98 0 -90C-12 -98 -24 -118 -24 -138Z',
        // Hair down to his collar.
        'M-25 -142C-40 -128 -40 -108 -46 -98C-32 -98 -22 -108 -20 -122ZM25 -142C40 -128 40 -108 46 -98C32 -98 22 -108 20 -122ZM-27 -140C-34 -186 34 -186 27 -140C16 -156 -16 -156 -27 -140Z',
        'M-70 -58C-88 -44 -92 -30 -84 -22L-30 -14L-32 -32L-60 -40Z',
        // The quill.
        'M-40 -24L-64 -102C-78 -130 -80 -152 -76 -160C-64 -148 -54 -130 -52 -108L-36 -28Z',
      ],
      3.2,
    ) +
      lines('M-36 -86L0 -60L36 -86M0 -60V0M-62 -104L-72 -146M-58 -110L-64 -120M-62 -120L-70 -130M-84 -22L-60 -34', 2) +
      cut('M-17 -138L-5 -135L-5 -132L-15 -132ZM17 -138L5 -135L5 -132L15 -132Z') +
      lines(
        'M-16 -128C-12 -125 -8 -125 -5 -127M16 -128C12 -125 8 -125 5 -127M-9 -108C-3 -111 3 -111 9 -108M0 -130L-3 -119L3 -118M-14 -146L-6 -143M14 -146L6 -143M-12 -118L-8 -104M12 -118L8 -104',
        1.8,
      ),
  );
}

/** A man made of one line of handwriting, down to the flourish. Drawn 130 units high. */
export function signature(x: number, y: number): string {
  const d =
    'M-8 -106C-22 -124 14 -136 14 -112C14 -92 -18 -92 -12 -112C-6 -128 20 -118 10 -100C4 -90 -40 -88 -54 -58C-62 -38 -34 -30 -30 -52C-26 -76 -2 -86 6 -64C14 -40 -30 -26 -22 -6C-14 8 20 -14 18 -44C18 -70 40 -82 52 -62C64 -40 44 -22 36 -34C28 -48 66 -72 84 -46C96 -28 82 -10 112 -22';
  return placed({ x, y }, 1, lines(d, 12) + inkLines(d, 6.4));
}

/** A moth with four wings, its body upright and its middle at (x, y). The moth is paper-coloured because its background is dark. */
export function moth(x: number, y: number, k: number): string {
  return placed(
    { x, y },
    k,
    cut(
      'M-2 -8C-20 -34 -46 -30 -48 -20C-44 -4 -24 6 -3 6ZM2 -8C20 -34 46 -30 48 -20C44 -4 24 6 3 6Z' +
        'M-3 4C-20 8 -34 16 -28 28C-16 32 -6 20 -2 12ZM3 4C20 8 34 16 28 28C16 32 6 20 2 12Z' +
        circle(0, 2, 4.4, 17),
    ) +
      inked(`${circle(-26, -13, 4.6)}${circle(26, -13, 4.6)}`) +
      cut(`${circle(-26, -13, 1.8)}${circle(26, -13, 1.8)}`) +
      inkLines('M-6 -4L-40 -20M6 -4L40 -20M-6 0L-34 -6M6 0L34 -6M-6 10L-24 22M6 10L24 22', 1.5) +
      lines('M-2 -14C-6 -24 -12 -26 -18 -25M2 -14C6 -24 12 -26 18 -25', 1.8),
  );
}

/** King Osbert on a throne that is too large for him. Drawn 170 units high. */
export function osbert(x: number, y: number): string {
  return placed(
    { x, y },
    1,
    // The throne.
    mass('M-50 4V-108L-40 -132L-28 -116L0 -146L28 -116L40 -132L50 -108V4Z', 3) +
      lines('M-40 -4V-104L0 -128L40 -104V-4', 1.8) +
      silhouette(
        [
          'M-40 6C-40 -30 -34 -58 -22 -66L22 -66C34 -58 40 -30 40 6Z',
          'M-15 -80C-16 -104 16 -104 15 -80C14 -68 8 -60 0 -60C-8 -60 -14 -68 -15 -80Z',
          'M-24 -94L-34 -132L-14 -114L0 -138L14 -114L34 -132L24 -94Z',
          'M-24 -60L-46 -40L-44 -22L-32 -24L-16 -44ZM24 -60L46 -40L44 -22L32 -24L16 -44Z',
        ],
        3,
      ) +
      // Ermine, and a shocked face.
      cut('M-24 -62C-10 -52 10 -52 24 -62L20 -50C8 -42 -8 -42 -20 -50ZM-6 -46L-14 6H14L6 -46Z') +
      inked(
        `${circle(-10, -55, 1.6)}${circle(0, -51, 1.6)}${circle(10, -55, 1.6)}${circle(-3, -34, 1.6)}${circle(4, -20, 1.6)}${circle(-4, -8, 1.6)}`,
      ) +
      cut(`${circle(-6, -83, 3.6)}${circle(6, -83, 3.6)}${circle(0, -69, 3.2, 4)}`) +
      inked(`${circle(-6, -83, 1.4)}${circle(6, -83, 1.4)}`) +
      lines('M-22 -98H22', 2.4) +
      red(`${circle(-12, -105, 3)}${circle(0, -105, 3)}${circle(12, -105, 3)}`),
  );
}

/** The Shuffler: bandaged and bent. Drawn 170 units high. */
export function shuffler(x: number, y: number): string {
  return placed(
    { x, y },
    1,
    silhouette(
      [
        'M-46 4L-38 -46L-44 -92C-36 -116 10 -120 30 -104L34 -60L46 4H16L4 -44L-14 4Z',
        'M-4 -112C-10 -140 10 -164 34 -158C52 -152 54 -128 46 -112C40 -100 10 -98 -4 -112Z',
        'M-30 -100L-8 -92L44 -74L66 -78L84 -68L62 -60L40 -58L-14 -70ZM16 -98L58 -88L80 -94L96 -84L78 -76L54 -72L10 -82Z',
      ],
      3,
    ) +
      cut('M10 -138L24 -136L23 -130L11 -131ZM32 -136L45 -137L44 -131L33 -130Z') +
      lines(
        'M2 -148C16 -142 34 -142 48 -150M-4 -122C12 -116 34 -116 50 -124M14 -112L18 -118L23 -111L28 -118L33 -111L38 -117M-36 -84C-16 -76 14 -78 30 -86M-38 -62C-18 -54 12 -56 32 -64M-36 -40L2 -38M16 -40L38 -44M-40 -18L-22 -16M20 -18L42 -20M-26 -98L-22 -84M20 -104L16 -96M66 -78L62 -61M80 -94L77 -77M84 -68L94 -66M96 -84L106 -84',
        2.2,
      ),
  );
}

/** The Court Duellist, the blade in the light. Drawn 200 units high. */
export function duellist(x: number, y: number): string {
  return placed(
    { x, y },
    1,
    silhouette(
      [
        // A coat with wide skirts, and its collar.
        'M-66 6C-58 -40 -46 -62 -42 -88C-36 -108 -16 -116 -10 -118L10 -118C20 -116 38 -108 42 -90C46 -62 58 -40 66 6Z',
        'M-18 -140C-18 -166 18 -166 18 -140C18 -124 10 -114 0 -114C-10 -114 -18 -124 -18 -140Z',
        // The tricorn with its plume.
        'M-46 -152C-24 -158 24 -158 46 -152C36 -170 22 -182 0 -184C-22 -182 -36 -170 -46 -152Z',
        'M22 -176C44 -192 62 -186 72 -168C60 -174 48 -172 34 -160Z',
        // The sword arm, the guard, and the blade across the body.
        'M-40 -98L-70 -70L-62 -52L-48 -56L-26 -76Z',
        'M-76 -64C-80 -54 -70 -44 -58 -48L-56 -54C-64 -52 -70 -58 -68 -64Z',
        'M38 -98L62 -70L52 -48L40 -52L24 -64Z',
      ],
      3,
    ) +
      mass('M44 -56L58 -186L62 -198L65 -186L53 -54Z', 2.4) +
      mass('M34 -62C40 -72 60 -70 64 -58L60 -52C52 -60 44 -60 38 -54Z', 2.4) +
      cut('M-14 -142L-4 -139L-4 -136L-12 -136ZM14 -142L4 -139L4 -136L12 -136Z') +
      lines(
        'M-40 -158C-20 -163 20 -163 40 -158M0 -112L0 4M-14 -114L0 -94L14 -114M-8 -124C-3 -121 3 -121 8 -124M-12 -128C-6 -131 -2 -130 0 -128C2 -130 6 -131 12 -128M0 -138L-2 -131M-30 -84C-24 -56 -34 -30 -42 2M30 -84C24 -56 34 -30 42 2M5 -80H10M5 -64H10M5 -48H10M5 -32H10M34 -168C46 -180 58 -180 68 -170',
        2.1,
      ),
  );
}
