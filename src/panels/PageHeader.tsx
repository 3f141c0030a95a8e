import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { Glyph, type Glyphs } from './CardPicture';

/** Icons that the pages of every mode use. */
export type FrameSign = 'back' | 'money';

interface PageHeaderProps {
  readonly cardPictures: Glyphs<FrameSign>;
  readonly title: string;
  /** The portrait of the speaker of `note`. */
  readonly portrait?: ComponentChildren;
  /** The text below the title. */
  readonly note?: string;
  readonly gold?: number;
  /** Called by the back button. If it is missing, there is no back button. */
  readonly onBack?: () => void;
  /** Whether the back button is disabled. */
  readonly shut?: boolean;
  readonly children?: ComponentChildren;
}

/** The header of a page: back button, title and gold. */
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
