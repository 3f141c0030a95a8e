import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { Glyph, type Glyphs } from './CardPicture';

/** The icons of every page, whatever the mode. */
export type FrameSign = 'back' | 'money';

interface PageHeaderProps {
  readonly cardPictures: Glyphs<FrameSign>;
  readonly title: string;
  /** Who says what stands beneath the title. */
  readonly portrait?: ComponentChildren;
  readonly note?: string;
  readonly gold?: number;
  /** Without it there is no way back. */
  readonly onBack?: () => void;
  /** The way back is shut for now. */
  readonly shut?: boolean;
  readonly children?: ComponentChildren;
}

/** The leather strap along the upper edge: the way back, whose page it is, and the purse. */
export function PageHeader(props: PageHeaderProps) {
  const { cardPictures, title, portrait, note, gold, onBack, shut = false, children } = props;
  return (
    <header class="strap journey-head">
      {onBack && (
        <button
          type="button"
          class="square"
          data-action="back"
          aria-label={t('frame.back')}
          disabled={shut}
          onClick={onBack}
        >
          <Glyph cardPictures={cardPictures} name="back" tone="bone" />
        </button>
      )}
      {portrait}
      <div class="strap-title">
        <h1>{title}</h1>
        {note && <p>{note}</p>}
      </div>
      {gold !== undefined && (
        <p class="purse">
          <Glyph cardPictures={cardPictures} name="money" tone="gold" />
          <b>{gold}</b>
          <span class="said">{t('frame.gold')}</span>
        </p>
      )}
      {children}
    </header>
  );
}
