/** Pictures of the game's own among the words: canvases that the painters print on. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { CardId, ItemId, ItemUse, Slot } from '../rules/core/words';
import type { Side } from '../rules/inHand/vocabulary';

type Ctx = CanvasRenderingContext2D;

export type Sign =
  | Slot
  | ItemUse
  | 'money'
  | 'locked'
  | 'king'
  | 'resale'
  | 'belt'
  | 'redGem'
  | 'blueGem'
  | 'nightBlade'
  | 'scroll'
  | 'enter'
  | 'back'
  | 'town'
  | 'menu'
  | 'hero'
  | 'objective'
  | 'opens'
  | 'blocks'
  | 'elite'
  | 'deadMonster'
  | 'rules'
  | 'levelUp'
  | 'round';

export interface MapModel {
  readonly nodes: readonly {
    readonly number: number;
    readonly state: 'done' | 'open' | 'blocked' | 'unknown';
    readonly selected?: boolean;
  }[];
  readonly roads: readonly { readonly from: number; readonly to: number; readonly gone: boolean }[];
}

/** The painters that panels have a use for; app/picture.ts hands them in. Sizes in css px. */
export interface CardPictures {
  glyph(ctx: Ctx, width: number, height: number, name: Sign, colour: string): void;
  itemGlyph(ctx: Ctx, width: number, height: number, item: ItemId, colour: string): void;
  itemBlock(ctx: Ctx, width: number, height: number, item: ItemId): void;
  sceneBlock(ctx: Ctx, width: number, height: number, scenario: string): void;
  endingBlock(ctx: Ctx, width: number, height: number, ending: 'struckOff' | 'solventKing' | 'carriedForward'): void;
  townBlock(ctx: Ctx, width: number, height: number): void;
  abilityFace(ctx: Ctx, width: number, hero: string, card: CardId, side: Side, level: 1 | 2): void;
  campaignMap(ctx: Ctx, width: number, height: number, model: MapModel): void;
  readonly places: Readonly<Record<number, { readonly x: number; readonly y: number }>>;
}

interface CardPictureProps {
  /** What is printed: another text, another print. */
  readonly of: string;
  readonly class: string;
  paint(ctx: Ctx, width: number, height: number): void;
  /** What a listener is told; without it the picture is for the eye alone. */
  readonly label?: string;
}

/**
 * Painted once and then only shown: not by the graphics card, to which every grain of paper would be handed over for each fill.
 * Where the card is slow or busy with the table, a page of sixteen cards took most of a minute.
 */
const STILL: CanvasRenderingContext2DSettings = { willReadFrequently: true };

/** Denser than this nobody sees. */
const MAX_DENSITY = 3;

/** A picture as large as its class makes it. */
export function CardPicture({ of, class: look, paint, label }: CardPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const print = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const density = Math.min(devicePixelRatio || 1, MAX_DENSITY);
      element.width = Math.round(width * density);
      element.height = Math.round(height * density);
      const ctx = element.getContext('2d', STILL);
      if (!ctx || width === 0 || height === 0) return;
      ctx.scale(density, density);
      paint(ctx, width, height);
    };
    const observer = new ResizeObserver(print);
    observer.observe(element);
    addEventListener('reprint', print);
    return () => {
      observer.disconnect();
      removeEventListener('reprint', print);
    };
  }, [of]);
  const told = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return <canvas class={`print ${look}`} ref={canvas} {...told} />;
}

const TONES = { bone: '#F2E8D2', dim: '#D9C59A', ink: '#17120E', gold: '#D6A23C', oxblood: '#7A1A10' } as const;

interface GlyphProps {
  readonly cardPictures: CardPictures;
  readonly name: Sign;
  readonly tone?: keyof typeof TONES;
  readonly class?: string;
}

/** A small icon beside a word. */
export function Glyph({ cardPictures, name, tone = 'ink', class: look = '' }: GlyphProps) {
  return (
    <CardPicture
      of={`${name} ${tone}`}
      class={`glyph ${look}`}
      paint={(ctx, width, height) => cardPictures.glyph(ctx, width, height, name, TONES[tone])}
    />
  );
}

interface FactProps {
  readonly cardPictures: CardPictures;
  readonly sign: Sign;
  readonly name: string;
  readonly children: ComponentChildren;
}

/** A line of a list of facts: an icon, what it is called, and what there is of it. */
export function Fact({ cardPictures, sign, name, children }: FactProps) {
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
