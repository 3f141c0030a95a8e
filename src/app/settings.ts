/** Holds the player's settings and applies them to the page. */
import { LANGUAGES, type Language, language, setLanguage } from '../i18n';
import type { PaintedTable } from '../modes/front';
import type { ModeTypes } from '../modes/types';
import type { Settings } from '../storage/settings';

export interface SettingsOptions {
  readonly first: Settings;
  save(settings: Settings): void;
  /** The table scene, or null if it is not loaded yet. */
  table(): Pick<PaintedTable<ModeTypes>, 'fit' | 'reprint'> | null;
  /** Whether the table shows a game. */
  isTableShown(): boolean;
  /** Sets the volumes and vibration, and the background sound and music of the present screen. */
  updateSound(): void;
  changed(): void;
}

export interface SettingsController {
  readonly current: Settings;
  /** Whether motion is reduced: by the player's setting or, if the player has not set it, by the system's setting. */
  isMotionReduced(): boolean;
  change(part: Partial<Settings>): void;
  /** Replaces the current settings by stored settings. Rejects if their language cannot be loaded. */
  replace(settings: Settings): Promise<void>;
  /** Switches the language and saves it as a setting. Rejects if the language cannot be loaded. */
  changeLanguage(language: Language): Promise<void>;
}

/** Returns the settings for the table. A small claim allows neither odds nor hints. */
export const shownSettings = (settings: Settings, isClaim: boolean): Settings =>
  isClaim ? { ...settings, odds: false, hints: false } : settings;

export function openSettings({
  first,
  save,
  table,
  isTableShown,
  updateSound,
  changed,
}: SettingsOptions): SettingsController {
  let current = first;

  /** Sets text size and contrast on the root element, for the style sheets. */
  function applyStyles(): void {
    const { style, dataset } = document.documentElement;
    style.setProperty('--text-size', String(current.textSize));
    dataset['contrast'] = current.contrast;
  }

  function apply(next: Settings): void {
    const refits = next.hand !== current.hand || next.textSize !== current.textSize;
    current = next;
    updateSound();
    applyStyles();
    if (refits) table()?.fit();
  }

  function change(part: Partial<Settings>): void {
    apply({ ...current, ...part });
    save(current);
    changed();
  }

  async function switchLanguage(next: Language): Promise<void> {
    await setLanguage(next);
    document.documentElement.lang = language();
    if (isTableShown()) table()?.reprint();
  }

  applyStyles();
  /** The language that the player has chosen last. */
  let wanted: Language | null = null;
  return {
    get current() {
      return current;
    },
    isMotionReduced: () => current.reducedMotion ?? matchMedia('(prefers-reduced-motion: reduce)').matches,
    change,
    async replace(next) {
      apply(next);
      const spoken = LANGUAGES.find((each) => each === next.language);
      if (spoken && spoken !== language()) await switchLanguage(spoken);
      changed();
    },
    async changeLanguage(next) {
      wanted = next;
      await switchLanguage(next);
      // An earlier language may have loaded more slowly.
      if (wanted !== next) return switchLanguage(wanted);
      change({ language: next });
    },
  };
}
