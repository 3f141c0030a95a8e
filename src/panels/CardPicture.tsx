/** Small canvases for pictures within the DOM, painted by the painters of the cards. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

type Ctx = CanvasRenderingContext2D;

/** Paints a mode's small icons. Sizes in CSS px. */
export interface Glyphs<Sign extends string> {
  glyph(ctx: Ctx, width: number, height: number, name: Sign, colour: string): void;
}

interface CardPictureProps {
  /** A key of the caller's choice for what the picture shows; a new key repaints it. */
  readonly of: string;
  readonly class: string;
  paint(ctx: Ctx, width: number, height: number): void;
  /** The text for screen readers; without it the picture is decoration. */
  readonly label?: string;
}

/**
 * Paints in main memory instead of on the GPU, because each fill would upload the whole paper texture again: with a slow or busy GPU a
 * page of sixteen pictures took most of a minute.
 */
const IN_MEMORY: CanvasRenderingContext2DSettings = { willReadFrequently: true };

/** Most canvas px per CSS px; more makes no visible difference. */
const MAX_DENSITY = 3;

/** A canvas in the size that its CSS class gives it. */
export function CardPicture({ of, class: look, paint, label }: CardPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const paintNow = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const density = Math.min(devicePixelRatio || 1, MAX_DENSITY);
      element.width = Math.round(width * density);
      element.height = Math.round(height * density);
      const ctx = element.getContext('2d', IN_MEMORY);
      if (!ctx || width === 0 || height === 0) return;
      ctx.scale(density, density);
      paint(ctx, width, height);
    };
    const observer = new ResizeObserver(paintNow);
    observer.observe(element);
    addEventListener('reprint', paintNow);
    return () => {
      observer.disconnect();
      removeEventListener('reprint', paintNow);
    };
  }, [of]);
  const told = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return <canvas class={`print ${look}`} ref={canvas} {...told} />;
}

const TONES = { bone: '#F2E8D2', dim: '#D9C59A', ink: '#17120E', gold: '#D6A23C', oxblood: '#7A1A10' } as const;

interface GlyphProps<Sign extends string> {
  readonly cardPictures: Glyphs<Sign>;
  readonly name: Sign;
  readonly tone?: keyof typeof TONES;
  readonly class?: string;
}

/** A small icon beside a word. */
export function Glyph<Sign extends string>({ cardPictures, name, tone = 'ink', class: look = '' }: GlyphProps<Sign>) {
  return (
    <CardPicture
      of={`${name} ${tone}`}
      class={`glyph ${look}`}
      paint={(ctx, width, height) => cardPictures.glyph(ctx, width, height, name, TONES[tone])}
    />
  );
}

interface FactProps<Sign extends string> {
  readonly cardPictures: Glyphs<Sign>;
  readonly sign: Sign;
  readonly name: string;
  readonly children: ComponentChildren;
}

/** A line of a list of facts: icon, name and value. */
export function Fact<Sign extends string>({ cardPictures, sign, name, children }: FactProps<Sign>) {
  return (
    <>
      <dt>
        <Glyph cardPictures={cardPictures} name={sign} />
        {name}
      </dt>
      <dd>{children}</dd>
    </>
  );
}
