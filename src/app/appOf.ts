/** What the panels may ask of the game, and what they see of it: each question goes to the part that answers it. */
import { language } from '../i18n';
import { seedFrom } from '../journal/seed';
import type { InHandApp, InHandView } from '../panels/inHand/app';
import { encodeShare } from '../storage/shareCode';
import type { Shell } from './shell';

export interface AppOptions {
  /** Bytes of chance. */
  random(count: number): Uint8Array;
  /** The seed that the address asks for; null: by lot. */
  readonly seed: string | null;
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

export function appOf(shell: Shell, options: AppOptions): InHandApp {
  const { navigation, session, watching, settings, campaigns, books, pictures, tabs, keeper, queue } = shell;
  const { door } = campaigns;
  const { send, show } = navigation;
  const someSeed = () => seedFrom(options.random(16));

  return {
    get view() {
      return viewOf(shell, options);
    },
    subscribe: shell.changes.subscribe,
    transfer: campaigns.transfer,
    resume: (id) => void door.open(id),
    takeOver: campaigns.takeOver,
    cardPictures: pictures.cardPictures,
    hint: () => void shell.hint(),
    share: async () => (session.interaction ? encodeShare(session.interaction.session.journal) : null),
    stats: books.stats,
    watch: watching.watch,
    watchAt: (at) => void watching.watchAt(at),
    stopWatching() {
      options.forgetAddress();
      void watching.stop();
    },
    daily: books.daily,
    playDaily: books.playDaily,
    packs: books.packs,
    async practise(heard) {
      const picture = await pictures.wanted().catch((error: unknown) => {
        shell.onFailed(error);
        throw error;
      });
      const speed = () => (settings.reduced() ? 0 : settings.current.speed);
      return picture.practise({ sound: shell.sound, seed: someSeed(), speed, ...heard });
    },
    list: () => send({ type: 'list' }),
    remove: (id) => void door.remove(id),
    create: () => send({ type: 'create' }),
    name(name, variants) {
      const id = seedFrom(options.random(8));
      void tabs.found(id);
      void keeper.ask();
      send({ type: 'name', id, name, variants });
      return navigation.screen !== 'naming';
    },
    vary(variants) {
      const open = navigation.sheet;
      send({ type: 'vary', variants });
      show(open);
    },
    openPage: (scenario) => send({ type: 'open', scenario }),
    chooseLevel: (scenarioLevel) => send({ type: 'chooseLevel', scenarioLevel }),
    enter: () => send({ type: 'begin', seed: options.seed ?? someSeed() }),
    proceed: () => send({ type: 'proceed' }),
    upgrade: (card) => send({ type: 'upgrade', card }),
    visitTown: () => send({ type: 'visitTown' }),
    buy: (item) => send({ type: 'buy', item }),
    sell: (item) => send({ type: 'sell', item }),
    obey: () => send({ type: 'obey' }),
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
}

function viewOf(shell: Shell, { renewable, alarm }: AppOptions): InHandView {
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
