/** What the panels may ask of the game, and what they see of it: each question goes to the part that answers it. */
import { language } from '../i18n';
import type { Front, Lots } from '../modes/front';
import type { ModeTypes, SharedApp, ViewOf } from '../modes/types';
import { encodeShare } from '../storage/shareCode';
import type { Shell } from './shell';

export interface AppOptions extends Lots {
  /** The address no longer asks for a game to be watched. */
  forgetAddress(): void;
  /** A new version of the game waits to be wanted. */
  renewable(): boolean;
  renew(): void;
  /** The warning that something is broken, and the saves are better taken out; null: nothing is. */
  alarm(): string | null;
  /** Something of the page could not be drawn. */
  onBroken(error: unknown): void;
  /** Takes the saves out as they lie, whatever state they are in. */
  rescue(): void;
}

export function appOf<M extends ModeTypes>(
  front: Pick<Front<M>, 'appOf'>,
  shell: Shell<M>,
  options: AppOptions,
): M['app'] {
  const { navigation, session, watching, settings, campaigns, pictures, queue } = shell;
  const { door } = campaigns;
  const { send, show } = navigation;

  const shared: SharedApp<M> = {
    get view() {
      return viewOf(shell, options);
    },
    subscribe: shell.changes.subscribe,
    transfer: campaigns.transfer,
    resume: (id) => void door.open(id),
    takeOver: campaigns.takeOver,
    cardPictures: pictures.cardPictures,
    share: async () => (session.interaction ? encodeShare(session.interaction.session.journal) : null),
    watch: watching.watch,
    watchAt: (at) => void watching.watchAt(at),
    stopWatching() {
      options.forgetAddress();
      void watching.stop();
    },
    list: () => send({ type: 'list' }),
    remove: (id) => void door.remove(id),
    create: () => send({ type: 'create' }),
    back: () => send({ type: 'back' }),
    quit: () => void door.leave(),
    show,
    showRule: navigation.showRule,
    change: settings.change,
    speak: settings.speak,
    renew: () => void queue.flush().then(options.renew),
    dismiss: navigation.dismiss,
    broken: options.onBroken,
    rescue: options.rescue,
  };
  return front.appOf(shared, shell, options);
}

function viewOf<M extends ModeTypes>(shell: Shell<M>, { renewable, alarm }: AppOptions): ViewOf<M> {
  const { navigation, session, watching, settings, campaigns } = shell;
  const { screen, campaign, page, warnings, sheet, rule } = navigation;
  const { viewing, lying: interaction } = watching;
  return {
    screen: viewing ? 'table' : screen,
    campaign,
    page,
    saves: campaigns.lines,
    warnings,
    alarm: alarm(),
    settings: settings.current,
    language: language(),
    interaction,
    viewing,
    finished: session.finished !== null,
    sheet,
    rule,
    renewable: renewable(),
  };
}
