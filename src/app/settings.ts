/** The player's settings, and how they are applied to the page. */
import { type Language, language, setLanguage } from '../i18n';
import type { PaintedTable } from '../modes/front';
import type { ModeTypes } from '../modes/types';
import type { Settings } from '../storage/settings';

export interface SettingsOptions {
  readonly first: Settings;
  save(settings: Settings): void;
  /** The table scene; null: it has not been fetched. */
  table(): Pick<PaintedTable<ModeTypes>, 'fit' | 'reprint'> | null;
  /** Whether a game lies on it. */
  lies(): boolean;
  /** Applies volumes and the place to the sound. */
  tune(): void;
  changed(): void;
}

export interface SettingsBook {
  readonly current: Settings;
  /** Whether motion is reduced: as the player has set it, else as the system has. */
  reduced(): boolean;
  change(part: Partial<Settings>): void;
  speak(language: Language): Promise<void>;
}

export function openSettings({ first, save, table, lies, tune, changed }: SettingsOptions): SettingsBook {
  let current = first;

  /** Sets text size and contrast on the root element, for the style sheets. */
  function dress(): void {
    const { style, dataset } = document.documentElement;
    style.setProperty('--text-size', String(current.textSize));
    dataset.contrast = current.contrast;
  }

  function change(part: Partial<Settings>): void {
    current = { ...current, ...part };
    tune();
    dress();
    if (part.hand || part.textSize) table()?.fit();
    save(current);
    changed();
  }

  dress();
  return {
    get current() {
      return current;
    },
    reduced: () => current.reducedMotion ?? matchMedia('(prefers-reduced-motion: reduce)').matches,
    change,
    async speak(next) {
      await setLanguage(next);
      document.documentElement.lang = language();
      if (lies()) table()?.reprint();
      change({ language: next });
    },
  };
}
