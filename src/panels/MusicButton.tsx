import { t } from '../i18n';
import type { App } from './app';

/** Turns the music on and off. */
export function MusicButton({ app, look }: { app: App; look: 'slab' | 'plain' }) {
  const { playsMusic } = app.view.settings;
  return (
    <button
      type="button"
      class={look}
      data-action="music"
      onClick={() => app.changeSettings({ playsMusic: !playsMusic })}
    >
      {t(playsMusic ? 'sound.musicOn' : 'sound.musicOff')}
    </button>
  );
}
