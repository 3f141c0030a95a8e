/** Builds the parts of the shell. The parts need each other, so each part gets a function that returns the whole shell once it is built. */
import { t } from '../i18n';
import type { ModeTypes, SavedOf } from '../modes/types';
import { faultText } from '../panels/faultText';
import { soundSeedOf } from '../sound';
import { type WriteQueue, writeQueue } from '../storage/queue';
import type { Saves } from '../storage/saves';
import { type Auditing, openAuditing } from './auditing';
import { copyOf, lessonOf, reserveStrip } from './copyOf';
import { type Navigation, openNavigation } from './navigation';
import { openPictures, type Pictures } from './picture';
import { type SettingsController, shownSettings } from './settings';
import type { Shell, ShellParts } from './shell';
import { openTableDisplay, type TableDisplay } from './tableDisplay';
import { openTableSession, type TableSession } from './tableSession';
import { openWatching, type Watching } from './watching';

/** Returns the whole shell. Call it only when something happens, because the shell is not complete before. */
type All<M extends ModeTypes> = () => Shell<M>;

/** The queue of writes; a warning about failed writes is dismissed once the writes have succeeded. */
export function openQueue<M extends ModeTypes>(all: All<M>): WriteQueue {
  const failed = new Set<string>();
  return writeQueue(
    (fault) => {
      const sentence = t('saves.failed', { why: faultText(fault) });
      failed.add(sentence);
      all().navigation.warn(sentence);
    },
    () => {
      for (const sentence of failed) all().navigation.dismiss(sentence);
      failed.clear();
    },
    () => isTableMoving(all()),
  );
}

/** Whether the table animates events now. */
const isTableMoving = <M extends ModeTypes>({ session, watching, tableDisplay }: Shell<M>): boolean =>
  (watching.onTable ?? session.interaction) !== null && tableDisplay.hudContext.shownPlay === null;

/** Returns the controller that sets the volumes and vibration, and the background sound and music of the present screen. */
export function openMusic<M extends ModeTypes>({ front, sound }: ShellParts<M>, all: All<M>) {
  const { sounds } = front;
  /**
   * Whether the page has drawn a game with at least one command. Music and background sounds are loaded only then, so that they do not
   * delay the first table.
   */
  let hasMoved = false;
  return {
    noteMove(commands: number): void {
      hasMoved ||= commands > 0;
    },
    update(): void {
      const { settings, watching, navigation } = all();
      const { sound: effects, ambience, music, playsMusic, vibration } = settings.current;
      sound.setLevels({
        effects,
        ambience,
        music: playsMusic ? music : 0,
        vibration: vibration && !settings.isMotionReduced(),
      });
      const { onTable: shown } = watching;
      const scenario = shown ? front.scenarioOf(shown.play) : null;
      const screen = watching.viewing || watching.copy ? 'table' : navigation.screen;
      const mood = shown ? front.moodOf(shown.play) : 'calm';
      const score = hasMoved ? { region: sounds.regionOf(screen, scenario), mood } : null;
      sound.setPlace(hasMoved ? sounds.placeOf(screen, scenario) : null, soundSeedOf(scenario ?? ''), score);
    },
  };
}

export function navigationOf<M extends ModeTypes>(parts: ShellParts<M>, all: All<M>): Navigation<M> {
  const { front, sound, wake, keeper } = parts;
  return openNavigation({
    game: front.startScreenMachine(),
    changed: () => all().changes.changed(),
    onMoved(move) {
      const voice = front.sounds.screenVoice(move.command, move.screenBefore, move.screenAfter);
      if (voice) sound.play(voice);
      wake.setActive(move.screenAfter === 'table');
      all().session.follow(move);
      const left = move.screenAfter === 'title' && move.screenBefore !== 'boot' && move.screenBefore !== 'title';
      if (left) all().returnHome();
    },
    onSettled() {
      all().updateSound();
      all().changes.changed();
    },
    onSaves: () => void keeper.ask().then(() => all().changes.changed()),
  });
}

export function picturesOf<M extends ModeTypes>(parts: ShellParts<M>, all: All<M>): Pictures<M> {
  return openPictures({
    lazyPainters: parts.front.lazyPainters,
    async fetch() {
      const { navigation, changes, watching, pictures } = all();
      const picture = await parts.fetchPicture({
        onRefit: changes.changed,
        onLost: () => navigation.warn(t('saves.pictureLost')),
        onBack() {
          if (watching.onTable) pictures.loaded()?.table.reprint();
          navigation.dismiss(t('saves.pictureLost'));
        },
      });
      navigation.dismiss(t('frame.cannotFetch'));
      return picture;
    },
    onFailed: (error) => all().onFailed(error),
    reprint: parts.reprint,
  });
}

interface TableDisplayParts<M extends ModeTypes> {
  readonly pictures: Pictures<M>;
  readonly settings: SettingsController;
  noteMove(commands: number): void;
}

export function tableDisplayOf<M extends ModeTypes>(
  { front, sound }: ShellParts<M>,
  all: All<M>,
  { pictures, settings, noteMove }: TableDisplayParts<M>,
): TableDisplay<M> {
  return openTableDisplay({
    words: front,
    pictures,
    sound,
    settings: () => shownSettings(settings.current, (all().watching.copy?.claim ?? null) !== null),
    isMotionReduced: settings.isMotionReduced,
    viewing: () => all().watching.viewing,
    staysAtEnd: () => all().watching.viewing !== null || all().watching.copy !== null,
    changed: () => all().changes.changed(),
    onDrawn(interaction, play) {
      all().session.endIfOver(interaction, play);
      noteMove(interaction.session.journal.commands.length);
      all().updateSound();
    },
  });
}

interface TableSessionParts<M extends ModeTypes> {
  readonly navigation: Navigation<M>;
  readonly saves: Saves<SavedOf<M>>;
  readonly tableDisplay: TableDisplay<M>;
}

export function tableSessionOf<M extends ModeTypes>(
  { mode, front, now }: ShellParts<M>,
  all: All<M>,
  { navigation, saves, tableDisplay }: TableSessionParts<M>,
): TableSession<M> {
  return openTableSession({
    mode,
    front,
    navigation,
    saves,
    tableDisplay,
    now,
    settings: () => all().settings.current,
    isCovered: () => all().watching.viewing !== null || all().watching.copy !== null,
    countFinished: (played) => all().records.countFinished(played),
    onOpened() {
      all().updateSound();
      all().changes.changed();
    },
    onFailed(error) {
      all().onFailed(error);
      void all().campaigns.access.leave();
    },
  });
}

export function watchingOf<M extends ModeTypes>(
  { modes, mode, front, wake, now }: ShellParts<M>,
  all: All<M>,
  { navigation, tableDisplay }: Omit<TableSessionParts<M>, 'saves'>,
): Watching<M> {
  const settings = () => all().settings.current;
  return openWatching({
    modes,
    fetch: () => import('../panels/viewer/open'),
    here: mode.rules.id,
    switchMode: (mode, watch) => all().switchMode({ mode, create: false, resume: null, watch }),
    tableDisplay,
    // On other screens, such as the campaign's page, no table shows the current scenario.
    interaction: () => (navigation.screen === 'table' ? all().session.interaction : null),
    finished: () => all().session.finished,
    onChanged(shown) {
      navigation.closeSheets();
      const { copy, viewing } = all().watching;
      document.documentElement.toggleAttribute('data-watching', viewing !== null && copy === null);
      reserveStrip(document.documentElement, copy?.original != null, copy?.original === null);
      wake.setActive(shown !== null);
      all().updateSound();
      all().changes.changed();
    },
    async copyOf(play) {
      const copied = await copyOf({ mode, front, play, seed: `copy ${now()}`, settings });
      copied.subscribe(() => tableDisplay.showNotice(null));
      return copied;
    },
    async lesson() {
      const opened = await lessonOf({ mode, front, settings });
      opened?.subscribe(() => tableDisplay.showNotice(null));
      return opened;
    },
    warn: navigation.warn,
  });
}

export function auditingOf<M extends ModeTypes>({ mode, front, store, now }: ShellParts<M>, all: All<M>): Auditing<M> {
  return openAuditing({
    mode,
    desk: front.auditProvider,
    store,
    game() {
      const { watching, session } = all();
      return watching.viewing?.journal ?? session.interaction?.session.journal ?? session.finished;
    },
    finished: () => all().session.finished,
    campaign: () => (all().watching.viewing ? null : (all().navigation.campaign?.id ?? null)),
    settings() {
      const { equals, equalHexes, askRests, suffers } = all().settings.current;
      return { equals, equalHexes, askRests, suffers };
    },
    now,
    changed: () => all().changes.changed(),
  });
}
