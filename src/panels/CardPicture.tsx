/** Provides small canvases that show painted pictures (cards, icons) within the DOM. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

type Ctx = CanvasRenderingContext2D;

/** Paints a mode's small icons. Widths and heights are in CSS px. */
export interface Glyphs<Sign extends string> {
  glyph(ctx: Ctx, width: number, height: number, name: Sign, colour: string): void;
}

interface CardPictureProps {
  /** A key that identifies the content of the picture. A change of key or size, or a `reprint` event, repaints the picture. */
  readonly of: string;
  readonly class: string;
  paint(ctx: Ctx, width: number, height: number): void;
  /** The text for screen readers. If it is missing, screen readers ignore the picture. */
  readonly label?: string;
}

/**
 * Options that make the canvas paint in main memory instead of on the GPU. On the GPU each fill uploads the whole paper texture again;
 * with a slow GPU, a page of sixteen pictures took almost a minute.
 */
const IN_MEMORY: CanvasRenderingContext2DSettings = { willReadFrequently: true };

/** The largest number of canvas px per CSS px. A larger number would make no visible difference. */
const MAX_DENSITY = 3;

/** A canvas with a painted picture. The CSS class sets the size of the canvas. */
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
