/** Implements the panels' `App`: delegates each action and each part of the view to the part of the shell that serves it. */
import { language, t } from '../i18n';
import type { Journal } from '../journal/journal';
import type { Front, RandomSource } from '../modes/front';
import type { ModeTypes, PlayOf, SharedApp, ViewOf } from '../modes/types';
import { storePackFor } from '../packs/handOver';
import type { CopyView } from '../panels/app';
import { storageFault } from '../storage/untrusted';
import { shownSettings } from './settings';
import type { Shell } from './shell';
import type { Copy } from './watching';

/** What the app needs in addition to the shell. */
export interface AppOptions extends RandomSource {
  /** Whether a new version of the game has been downloaded and can be activated. */
  renewable(): boolean;
  /** Activates the downloaded version. */
  renew(): void;
  /** Reloads the page if the browser is online. */
  reload(): void;
  /** The warning after an uncaught error, which advises to export the saves, or null if there was no error. */
  alarm(): string | null;
  /** Reports that a part of the page could not be rendered. */
  onBroken(error: unknown): void;
  /** Exports the stored saves unchecked, including damaged ones. */
  rescue(): void;
}

/** A place where no sheet, and so no page of a sheet, is shown. */
const NOWHERE = { sheet: null, page: null } as const;

/**
 * Returns the actions that start and leave copies and watched games. Leaving a copy, or a game opened with `watch`, shows the sheet and the
 * page of the sheet from which the player started it.
 */
function copiesOf<M extends ModeTypes>(shell: Shell<M>) {
  const { navigation, session, watching, trail, auditing, changes } = shell;
  type Place = { readonly sheet: typeof navigation.sheet; readonly page: string | null };
  let placeBefore: Place = NOWHERE;
  const placeNow = (): Place => {
    const { sheet } = navigation;
    return { sheet, page: sheet === null ? null : trail.pageOf(sheet) };
  };
  const notePlace = () => {
    placeBefore = placeNow();
  };
  const showPlace = ({ sheet, page }: Place) => {
    if (sheet !== null) navigation.show(sheet);
    // Opening another sheet has closed the page in the meantime, so the page is opened again.
    if (sheet !== null && page !== null) trail.showPage(sheet, page);
  };
  /** The last game opened with `watch`, and the place to which ending it returns. Another way out of the game forgets the place. */
  let watched: { readonly journal: Journal<M['game']>; readonly place: Place } | null = null;

  return {
    begin(play: PlayOf<M>, claim: string) {
      notePlace();
      void watching.playClaim(play, claim);
    },
    resume() {
      notePlace();
      auditing.pause();
      void watching.resumeCopy();
    },
    async watch(journal: Journal<M['game']>) {
      const place = placeNow();
      await watching.watchGame(journal, 0);
      watched = { journal, place };
    },
    stopWatching() {
      const from = watched && watching.viewing?.journal === watched.journal ? watched.place : null;
      watched = null;
      void watching.stop().then(() => {
        if (from) showPlace(from);
        leaveOtherTitle(shell);
      });
    },
    start(at: number) {
      const journal =
        navigation.sheet === 'audit'
          ? auditing.journal
          : (watching.viewing?.journal ?? session.interaction?.session.journal ?? session.finished);
      if (!journal) return;
      notePlace();
      auditing.pause();
      void watching.startCopy(journal, at);
    },
    startLesson() {
      placeBefore = NOWHERE;
      void watching.startLesson();
    },
    restart() {
      const { copy } = watching;
      if (copy)
        void (copy.original ? watching.startCopy(copy.original.journal, copy.original.at) : watching.startLesson());
    },
    async leave() {
      await watching.leaveCopy();
      showPlace(placeBefore);
      leaveOtherTitle(shell);
    },
    discard() {
      watching.discardCopy();
      changes.changed();
    },
  };
}

/**
 * Returns to the home mode if nothing covers the title of another mode. A claim, a pack or the game of a link is opened over that title,
 * which the player has not chosen.
 */
function leaveOtherTitle<M extends ModeTypes>({ navigation, watching, returnHome }: Shell<M>): void {
  if (navigation.screen === 'title' && navigation.sheet === null && !watching.onTable) returnHome();
}

export function appOf<M extends ModeTypes>(
  front: Pick<Front<M>, 'appOf'>,
  shell: Shell<M>,
  options: AppOptions,
): M['app'] {
  const { navigation, session, watching, settings, campaigns, pictures, queue, here, trail, auditing } = shell;
  const { access } = campaigns;
  const { send, show } = navigation;
  const copies = copiesOf(shell);

  const shared: SharedApp<M> = {
    get view() {
      return viewOf(shell, options);
    },
    subscribe: shell.changes.subscribe,
    transfer: campaigns.transfer,
    resume(id) {
      const line = campaigns.lines.find((each) => each.id === id);
      if (line?.ok && line.mode !== here) shell.switchMode({ mode: line.mode, create: false, resume: id });
      else void access.open(id);
    },
    takeOver: campaigns.takeOver,
    cardPictures: pictures.cardPictures,
    get journal() {
      return watching.copy?.interaction.session.journal ?? session.interaction?.session.journal ?? session.finished;
    },
    watch: watching.watchCode,
    watchAt: (at) => void watching.watchAt(at),
    stopWatching: copies.stopWatching,
    showCampaigns: () => send({ type: 'list' }),
    remove: (id) => void access.remove(id),
    openNewCampaign(mode = here) {
      if (mode === here) send({ type: 'create' });
      else shell.switchMode({ mode, create: true, resume: null });
    },
    openClaim(mode, claim) {
      if (mode === here) trail.showPage('claims', claim);
      else shell.switchMode({ mode, create: false, resume: null, claim });
    },
    packsOf(mode, text) {
      const handed = text === null ? Promise.resolve() : storePackFor(shell.store, mode, text);
      return handed.then(
        () => shell.switchMode({ mode, create: false, resume: null, packs: true }),
        (error: unknown) => campaigns.warnOf(storageFault(error)),
      );
    },
    back: () => (watching.copy ? copies.leave() : send({ type: 'back' })),
    quit: () => (watching.copy ? copies.leave() : void access.leave()),
    returnToTable: () => send({ type: 'toTable' }),
    giveUp: () => (watching.copy ? undefined : session.giveUp()),
    registerDialog: trail.registerDialog,
    pageOf: trail.pageOf,
    showPage: trail.showPage,
    show(sheet) {
      show(sheet);
      leaveOtherTitle(shell);
    },
    showRule: navigation.showRule,
    startCopy: copies.start,
    copies: {
      resumeCopy: copies.resume,
      discard: copies.discard,
      leave: copies.leave,
      restart: copies.restart,
      startLesson: copies.startLesson,
    },
    audit: {
      get view() {
        return auditing.view;
      },
      open: auditing.open,
      stop: auditing.stop,
      pause: auditing.pause,
      watch: (at) => auditing.journal && void watching.watchGame(auditing.journal, at),
      restoreLast: auditing.restoreLast,
    },
    changeSettings: settings.change,
    changeLanguage: (next) => settings.changeLanguage(next).catch(() => navigation.warn(t('frame.cannotFetch'))),
    startNewVersion: () => void queue.flush().then(options.renew),
    reload: () => void queue.flush().then(options.reload),
    dismiss(warning) {
      navigation.dismiss(warning);
      leaveOtherTitle(shell);
    },
    reportBroken: options.onBroken,
    exportAllSaves: options.rescue,
  };
  return front.appOf(shared, { ...shell, copies }, options);
}

function copyViewOf<M extends ModeTypes>(
  { interaction, round, original, claim }: Copy<M>,
  { rules }: Shell<M>,
): CopyView {
  const { play } = interaction;
  const outcome = rules.outcome(play);
  return { firstRound: round, round: play.state.round, outcome, isLesson: original === null, isClaim: claim !== null };
}

function viewOf<M extends ModeTypes>(shell: Shell<M>, { renewable, alarm }: AppOptions): ViewOf<M> {
  const { navigation, session, watching, settings, campaigns } = shell;
  const { screen, campaign, page, warnings, sheet, rule } = navigation;
  const { copy, waitingCopy, onTable: interaction } = watching;
  const viewing = copy ? null : watching.viewing;
  return {
    screen: viewing || copy ? 'table' : screen,
    campaign,
    page,
    saves: campaigns.lines,
    warnings,
    alarm: alarm(),
    settings: shownSettings(settings.current, copy !== null && copy.claim !== null),
    language: language(),
    interaction,
    viewing,
    copy: copy && copyViewOf(copy, shell),
    waitingCopy: waitingCopy && waitingCopy.claim === null ? copyViewOf(waitingCopy, shell) : null,
    finished: session.finished !== null,
    sheet,
    rule,
    isUpdateReady: renewable(),
  };
}
