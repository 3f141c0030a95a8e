/** The controls of the viewer. They move through the commands of a recorded game, and show what each command caused. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n';
import type { GameWords } from '../../i18n/gameWords';
import type { GameTypes, Play } from '../../rules/core/ruleset';
import type { Viewing } from '../../session/viewing';
import { announce } from '../announcer';
import type { App } from '../app';
import type { Box } from '../box';

/** The pause before the next command at speed 1, in ms. */
const READING = 900;
const PACES = [0.5, 1, 2, 4] as const;

interface ViewerProps {
  readonly app: App;
  readonly viewing: Viewing;
  readonly gameWords: Pick<GameWords<GameTypes>, 'label' | 'narrate'>;
  /** The box of the prompt, in px of the HUD. */
  readonly prompt: Box;
  /** The play that the table shows; null during an animation. */
  readonly shownPlay: Play<GameTypes> | null;
}

export function Viewer({ app, viewing, gameWords, prompt, shownPlay }: ViewerProps) {
  const { at, last, speed } = viewing;
  const [playing, play] = useState(false);
  const [, redraw] = useState(0);
  const stands = shownPlay === viewing.interaction.play;
  const seek = (position: number) => {
    play(false);
    viewing.seek(position);
    announce([t('viewer.at', { at: viewing.at, last, round: viewing.interaction.play.state.round })]);
  };
  const forward = () => {
    play(false);
    if (stands) viewing.forward();
    else viewing.seek(at + 1);
  };
  const toggle = () => {
    if (!playing && at === last) viewing.seek(0);
    play(!playing);
  };
  const quicken = () => {
    viewing.speed = PACES.find((each) => each > speed) ?? PACES[0];
    redraw((n) => n + 1);
  };

  // While the game plays, the next command follows after the animation and a pause for reading.
  useEffect(() => {
    if (!playing || !stands) return;
    if (at === last) return play(false);
    const timer = setTimeout(() => viewing.forward(), READING / speed);
    return () => clearTimeout(timer);
  }, [viewing, playing, stands, at, last, speed]);
  useKeys(app, {
    ' ': toggle,
    ArrowRight: forward,
    ArrowLeft: () => seek(at - 1),
    Home: () => seek(0),
    End: () => seek(last),
  });

  const next = viewing.rounds.find((mark) => mark.at > at);
  const where = t('viewer.at', { at, last, round: viewing.interaction.play.state.round });
  return (
    <>
      <CommandStory viewing={viewing} gameWords={gameWords} prompt={prompt} tells={stands} />
      <section class="viewer leather" aria-label={t('viewer.bar')}>
        <div class="viewer-track">
          <Marks viewing={viewing} />
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            aria-label={t('viewer.position')}
            aria-valuetext={where}
            onInput={({ currentTarget }) => seek(currentTarget.valueAsNumber)}
          />
        </div>
        <p class="viewer-at">{where}</p>
        <div class="viewer-keys">
          <Key act="back" word={t('viewer.back')} onPress={() => seek(at - 1)} disabled={at === 0} />
          <Key act={playing ? 'pause' : 'play'} word={t(playing ? 'viewer.pause' : 'viewer.play')} onPress={toggle} />
          <Key act="forward" word={t('viewer.forward')} onPress={forward} disabled={at === last} />
          <Key
            act="round"
            word={t(next ? 'viewer.nextRound' : 'viewer.lastRound')}
            onPress={() => seek(next?.at ?? last)}
            disabled={at === last}
          />
          <button
            type="button"
            class="viewer-key"
            data-action="pace"
            aria-label={t('viewer.speed', { speed })}
            onClick={quicken}
          >
            {speed}×
          </button>
          <button type="button" class="viewer-key leave" data-action="audit" onClick={() => app.show('audit')}>
            {t('viewer.audit')}
          </button>
          <button type="button" class="viewer-key leave" data-action="playOnHere" onClick={() => app.startCopy(at)}>
            {t('viewer.playOnShort')}
          </button>
          <button type="button" class="viewer-key leave" data-action="unwatch" onClick={() => app.stopWatching()}>
            {t('viewer.leave')}
          </button>
        </div>
      </section>
    </>
  );
}

interface CommandStoryProps extends Pick<ViewerProps, 'viewing' | 'gameWords' | 'prompt'> {
  /** Whether the table already shows the result of the command, so that the text may reveal it. */
  readonly tells: boolean;
}

/** The command and its results, shown in the place of the prompt. A press unfolds a text that does not fit. */
function CommandStory({ viewing, gameWords, prompt, tells }: CommandStoryProps) {
  const [open, fold] = useState(false);
  const { at } = viewing;
  const play = viewing.playAt(at);
  const command = viewing.commandAt(at);
  const said = command ? gameWords.label(viewing.playAt(at - 1), command) : t('viewer.begun');
  const came = tells ? play.events.flatMap((event) => gameWords.narrate(play, event) ?? []) : [];
  const { x, y, width, height } = prompt;
  const place = { left: `${x}px`, top: `${y - 2}px`, width: `${width}px`, minHeight: `${Math.max(44, height)}px` };
  return (
    <button
      type="button"
      class={`viewer-story ${open ? 'open' : ''}`}
      style={place}
      aria-expanded={open}
      aria-label={`${said}. ${came.join(' ')}`}
      onClick={() => fold(!open)}
    >
      <b>{said}</b>
      <span>{came.join(' ')}</span>
    </button>
  );
}

/** The marks above the slider that show where rounds begin. */
function Marks({ viewing: { rounds, last } }: { viewing: Viewing }) {
  return (
    <div class="viewer-marks" aria-hidden="true">
      {rounds.map(({ round, at }) => (
        <i key={round} style={{ left: `${(100 * at) / Math.max(1, last)}%` }} />
      ))}
    </div>
  );
}

const SHAPES = {
  back: 'M5 4h3v16H5zM20 4v16L9 12z',
  play: 'M6 3v18l15-9z',
  pause: 'M5 4h5v16H5zM14 4h5v16h-5z',
  forward: 'M16 4h3v16h-3zM4 4v16l11-8z',
  round: 'M19 4h3v16h-3zM2 4v16l8-8zM11 4v16l8-8z',
} as const;

interface KeyProps {
  readonly act: keyof typeof SHAPES;
  readonly word: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

function Key({ act, word, disabled = false, onPress }: KeyProps) {
  return (
    <button
      type="button"
      class="viewer-key"
      data-action={`view-${act}`}
      aria-label={word}
      title={word}
      disabled={disabled}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SHAPES[act]} />
      </svg>
    </button>
  );
}

/** Adds keys that act wherever the focus is, unless the focused element uses the key itself. */
function useKeys(app: App, acts: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A sheet over the viewer has keys of its own.
      if (app.view.sheet || event.defaultPrevented) return;
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const act = Object.hasOwn(acts, key) ? acts[key] : undefined;
      if (!act || ctrlKey || metaKey || altKey) return;
      if (key === ' ' ? target instanceof HTMLButtonElement : target instanceof HTMLInputElement) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
