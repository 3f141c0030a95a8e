import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type TextKey, t } from '../i18n';
import type { GameWords } from '../i18n/gameWords';
import { MAX_COMMANDS } from '../journal/journal';
import type { GameTypes } from '../rules/core/ruleset';
import { linkTo } from '../storage/address';
import { encodeShare } from '../storage/shareCode';
import type { App } from './app';
import { bindingsOf } from './keys';
import { MusicButton } from './MusicButton';
import { SheetFrame } from './SheetFrame';
import { Status } from './Status';
import { useCloseOnBack } from './useCloseOnBack';

interface MenuProps {
  readonly app: App;
  readonly gameWords: Pick<GameWords<GameTypes>, 'label'>;
  /** A sentence about the cost of giving up the scenario. Null if the mode allows giving up only when the journal is full. */
  readonly giveUpHint?: string | null;
  /** The mode's own buttons. */
  readonly children: ComponentChildren;
}

/** The menu of the table. */
export function Menu({ app, gameWords, giveUpHint = null, children }: MenuProps) {
  const { log } = bindingsOf(app.view.settings);
  const isCopy = app.view.copy !== null;
  const isLesson = app.view.copy?.isLesson ?? false;
  return (
    <SheetFrame app={app} title={t('menu.title')}>
      <div class="stack table-menu">
        <button type="button" class="slab paper sealed" onClick={() => app.show(null)}>
          {t('menu.resume')}
        </button>
        <fieldset class="group">
          <legend class="said">{t('menu.game')}</legend>
          {children}
          <RedoButton app={app} gameWords={gameWords} />
          <RewindButton app={app} gameWords={gameWords} />
          <button type="button" class="slab" aria-keyshortcuts={log} onClick={() => app.show('log')}>
            {t('menu.log')}
          </button>
          <button type="button" class="slab" data-action="rules" onClick={() => app.show('rules')}>
            {t('frame.rules')}
          </button>
          {!isCopy && <ShareButton app={app} as="share" />}
          {!isCopy && <ShareButton app={app} as="link" />}
          <GiveUpButton app={app} hint={giveUpHint} />
        </fieldset>
        <fieldset class="group">
          <legend class="said">{t('menu.table')}</legend>
          <button type="button" class="slab" data-action="settings" onClick={() => app.show('settings')}>
            {t('frame.settings')}
          </button>
          <button type="button" class="slab" data-action="keys" onClick={() => app.show('keys')}>
            {t('menu.keys')}
          </button>
          <MusicButton app={app} look="slab" />
          {isCopy ? (
            <button type="button" class="slab" data-action="leaveCopy" onClick={() => app.copies.leave()}>
              {t(isLesson ? 'menu.leaveLesson' : 'menu.leaveCopy')}
              <small>{t(isLesson ? 'menu.leaveLessonHint' : 'menu.leaveCopyHint')}</small>
            </button>
          ) : (
            <>
              <button type="button" class="slab" data-action="saves" onClick={() => app.show('saves')}>
                {t('saves.title')}
                <small>{t('saves.hint')}</small>
              </button>
              <button type="button" class="slab" data-action="leave" onClick={() => app.quit()}>
                {t('menu.leave')}
                <small>{t('menu.leaveHint')}</small>
              </button>
            </>
          )}
        </fieldset>
      </div>
    </SheetFrame>
  );
}

/** A button that can do nothing now. Without it the other buttons of the menu would change places. */
function Idle({ action, word, hint }: { action: string; word: string; hint?: string }) {
  return (
    <button type="button" class="slab" data-action={action} disabled>
      {word}
      {hint && <small>{hint}</small>}
    </button>
  );
}

interface HintButtonProps {
  readonly app: App & { showHint(): void };
  readonly word: string;
  /** What the hint tells. */
  readonly about: string;
}

/** Closes the menu and shows a hint; absent if the player has turned hints off. */
export function HintButton({ app, word, about }: HintButtonProps) {
  const { settings } = app.view;
  if (!settings.hints) return null;
  const ask = () => {
    app.show(null);
    app.showHint();
  };
  return (
    <button type="button" class="slab" data-action="hint" aria-keyshortcuts={bindingsOf(settings).hint} onClick={ask}>
      {word}
      <small>{about}</small>
    </button>
  );
}

/** Redoes what was undone last: a command, or a whole action of several commands. */
function RedoButton({ app, gameWords }: Pick<MenuProps, 'app' | 'gameWords'>) {
  const { interaction } = app.view;
  const redoes = interaction?.session.nextRedo();
  if (!interaction) return null;
  if (!redoes) return <Idle action="redo" word={t('menu.redoNone')} />;
  const again = () => {
    app.show(null);
    interaction.redo();
  };
  return (
    <button
      type="button"
      class="slab"
      data-action="redo"
      aria-keyshortcuts={bindingsOf(app.view.settings).redo}
      onClick={again}
    >
      {t('menu.redo', { what: gameWords.label(interaction.play, redoes) })}
    </button>
  );
}

/**
 * Undoes the last command with a random result and all later commands, after a confirmation. The campaign counts how often the player does
 * this (`practice`). Absent where this is never allowed: at the Long Table, in daily games, in copies and in watched games.
 */
function RewindButton({ app, gameWords }: Pick<MenuProps, 'app' | 'gameWords'>) {
  const [sure, ask] = useState(false);
  useCloseOnBack(app, sure, () => ask(false));
  const { interaction } = app.view;
  const rewinds = interaction?.session.nextRewind();
  if (!interaction?.session.mayRewind) return null;
  if (!rewinds) return <Idle action="rewind" word={t('menu.rewindNone')} hint={t('menu.rewindNoneHint')} />;
  // The label of a roll needs its attack, but the state no longer has that attack.
  const word =
    rewinds.type === 'roll'
      ? t('menu.rewindRoll')
      : t('menu.rewind', { what: gameWords.label(interaction.play, rewinds) });
  const rewind = () => {
    if (!sure) return ask(true);
    app.show(null);
    interaction.rewind();
  };
  return (
    <button type="button" class="slab" data-action="rewind" onClick={rewind}>
      {sure ? t('menu.rewindSure') : word}
      <small>{t('menu.rewindHint')}</small>
    </button>
  );
}

/**
 * Ends the scenario as lost, after a confirmation. The button is shown if the mode allows giving up or the journal is full, but never in
 * a watched game or a copy.
 */
function GiveUpButton({ app, hint }: { app: App; hint: string | null }) {
  const [sure, ask] = useState(false);
  useCloseOnBack(app, sure, () => ask(false));
  const isFull = (app.view.interaction && app.journal?.commands.length) === MAX_COMMANDS;
  if (!(isFull || hint !== null) || app.view.viewing || app.view.copy) return null;
  const giveUp = () => {
    if (!sure) return ask(true);
    app.show(null);
    app.giveUp();
  };
  return (
    <button type="button" class="slab" data-action="giveUp" onClick={giveUp}>
      {t(sure ? 'menu.giveUpSure' : 'menu.giveUp')}
      <small>{isFull ? t('menu.giveUpHint') : hint}</small>
    </button>
  );
}

const SHARED = {
  share: ['menu.share', 'menu.shareHint'],
  link: ['menu.link', 'menu.linkHint'],
} as const satisfies Record<string, readonly [TextKey, TextKey]>;

/** Copies the game so far to the clipboard, as a code or as a link with the code. */
function ShareButton({ app, as }: { app: App; as: keyof typeof SHARED }) {
  const [said, say] = useState<{ readonly text: string } | null>(null);
  const [word, hint] = SHARED[as];
  const copy = async () => {
    const { journal } = app;
    if (!journal) return;
    const code = await encodeShare(journal);
    const text = as === 'link' ? linkTo(location.origin + location.pathname, code) : code;
    await navigator.clipboard.writeText(text).then(
      () => say({ text: t('menu.shared', { length: text.length }) }),
      () => say({ text: t('menu.notShared') }),
    );
  };
  return (
    <button type="button" class="slab" data-action={as} onClick={() => void copy()}>
      {t(word)}
      <Status as="small" class={said === null ? 'hint' : undefined} of={said}>
        {said?.text ?? t(hint)}
      </Status>
    </button>
  );
}
