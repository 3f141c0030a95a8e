/** The composition root: the only file that knows everybody. */
import './styles/main.css';
import './styles/hud.css';
import './styles/explain.css';
import './styles/sound.css';
import './styles/inHand/index.css';
import { bookFor } from './content/inHand';
import { type Campaign, dayOfDaily, isSingle, resultOf, setupOf } from './flow/inHand/campaign';
import { type GameCommand, screenOf, startGame } from './flow/inHand/game';
import type { Play } from './flow/inHand/play';
import { LANGUAGES, type Language, language, openChapter, preferredLanguage, setLanguage, t } from './i18n';
import { commandLabel, reasonSentence } from './i18n/inHand/words';
import { type Game, type Journal, keep } from './journal/journal';
import { seedFrom } from './journal/seed';
import type { PackRoom } from './packs/inHand';
import { mountPanels } from './panels';
import type { App, AppView, Sheet } from './panels/app';
import { faultText } from './panels/faultText';
import { type HudPlan, mountHud, type Waiting } from './panels/inHand/hud';
import { mountMirror } from './panels/inHand/mirror';
import { listenForKeys } from './panels/keys';
import type { Book } from './rules/inHand/book';
import { loadFonts, loadIcons, loadPortraits, loadPrint, loadTiles } from './scenes/art';
import { openGame } from './scenes/game';
import { cardPictures } from './scenes/inHand/cardPictures';
import type { TableInit } from './scenes/inHand/table';
import { type Interaction, openInteraction } from './session/inHand/interaction';
import { openSession, type Session } from './session/session';
import type { Viewing } from './session/viewing';
import { expose } from './shell/expose';
import { goOnByKey } from './shell/goOnKey';
import { keepOffline, type Offline } from './shell/offline';
import { openWake } from './shell/wake';
import { ambienceOf, nightOf, openBrowserSound, pressVoice, screenVoice } from './sound';
import { readAddress, sharedGame } from './storage/address';
import { openCampaignAccess } from './storage/campaignAccess';
import { openKeeper } from './storage/persistence';
import { writeQueue } from './storage/queue';
import { openSaves, type SaveLine } from './storage/saves';
import { loadSettings, type Settings, saveSettings } from './storage/settings';
import { encodeShare } from './storage/shareCode';
import { openStore } from './storage/store';
import { openTabs } from './storage/tabs';
import { openSaveTransfer } from './storage/transfer';
import { type Fault, storageFault } from './storage/untrusted';
import { openWriteAhead } from './storage/writeAhead';

const address = readAddress(location.search);

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

async function main(): Promise<void> {
  const store = await openStore();
  const warnings: string[] = [];
  const queue = writeQueue((fault) => warn(t('saves.failed', { why: faultText(fault) })));
  const tabs = openTabs({
    locks: navigator.locks,
    channel: 'BroadcastChannel' in window ? new BroadcastChannel('gloomholdin') : undefined,
    finish: queue.flush,
    onLost: taken,
  });
  const ahead = openWriteAhead(() => localStorage);
  const saves = openSaves(store, queue, { mayWrite: tabs.has, holds: tabs.holds, ahead });
  const keeper = openKeeper(navigator.storage);
  let settings = await loadSettings(store);
  const wanted = LANGUAGES.find((each) => each === settings.language);
  await Promise.all([
    setLanguage(wanted ?? preferredLanguage(navigator.languages)),
    loadFonts(),
    loadIcons(),
    loadTiles(),
  ]);
  document.documentElement.lang = language();
  dress();
  // The pages do not wait for it: what they have printed by then, they print again.
  void loadPrint().then(() => dispatchEvent(new Event('reprint')));

  const actor = startGame();
  let lines: readonly SaveLine[] = [];
  /** The campaign that was to be opened, and that another tab has. */
  let elsewhere: string | null = null;
  /** What was finished last is in the statistics. */
  let counted: Promise<void> = Promise.resolve();
  let interaction: Interaction | null = null;
  /** A played game that lies over everything else, and is only looked at. */
  let viewing: Viewing | null = null;
  /** Of the scenario whose outcome is on the screen. */
  let finished: Journal | null = null;
  const lying = () => viewing?.interaction ?? interaction;
  let sheet: Sheet | null = null;
  let rule: string | null = null;
  /** What the rules were opened from. */
  let under: Sheet | null = null;
  let notice: string | null = null;
  let renewable = false;
  let offline: Offline | null = null;
  const wake = openWake();
  const sound = openBrowserSound();
  let plan: HudPlan | null = null;
  let waiting: Waiting | null = null;
  /** The play that the table shows; null while something is being shown. */
  let laid: Play | null = null;
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  function warn(sentence: string): void {
    if (!warnings.includes(sentence)) warnings.push(sentence);
    changed();
  }
  const broken = (fault: Fault) => warn(t('saves.broken', { why: faultText(fault) }));

  const { game, table } = openGame({
    plain: address.renderer === 'canvas',
    onRefit: changed,
    onLost: () => warn(t('saves.pictureLost')),
    onBack: () => {
      if (lying()) table.reprint();
      app.dismiss(t('saves.pictureLost'));
    },
  });

  const campaign = () => actor.getSnapshot().context.campaign;
  const screen = () => screenOf(actor.getSnapshot());
  const now = () => Date.now();
  const saveTable = (played: Game) => {
    const current = campaign();
    if (current) saves.save({ campaign: current, table: keep(played) }, now());
  };

  /** Opens the table for the campaign's scenario: a new one, or the one that was left. */
  async function sitDown(current: Campaign, left: Game | null): Promise<void> {
    const setup = setupOf(current);
    if (!setup) return;
    const book = left?.play.book ?? bookFor(setup);
    await portraitsOf(book);
    const opened = openInteraction(
      openSession(book, {
        ...(left ? { game: left } : {}),
        save: saveTable,
        // The day's throws are everybody's: they stand.
        ...(dayOfDaily(current.id) === null ? { practised: () => actor.send({ type: 'practised' }) } : {}),
      }),
    );
    interaction = opened;
    opened.subscribe(() => {
      notice = null;
    });
    if (!viewing) lay(opened);
    tune();
    changed();
  }

  /** What the on-table variant needs, while it is played. */
  let variant: TableInit['variant'] = null;

  async function portraitsOf({ monsters, setup }: Book): Promise<void> {
    const fetched = setup.variants.onTable
      ? Promise.all([import('./scenes/inHand/table/onTable'), openChapter('arrange')]).then(([found]) => found)
      : null;
    await loadPortraits(Object.keys(monsters));
    variant = await fetched;
  }

  /** Puts a game on the table: the one that is played, or one that is looked at. */
  function lay(shown: Interaction): void {
    const init: TableInit = {
      interaction: shown,
      sound,
      variant,
      hand: () => settings.hand,
      speed: () => (reduced() ? 0 : (viewing?.pace ?? settings.speed)),
      odds: () => settings.odds,
      step: () => settings.step && !viewing,
      onWait: (event, play) => {
        waiting = event && { event, play, goOn: () => table.goOn() };
        changed();
      },
      onLaid: (play, layout) => {
        plan = layout;
        laid = play;
        changed();
        const result = resultOf(play);
        if (result && interaction === shown && screen() === 'table') {
          count(shown.session);
          finished = shown.session.journal;
          send({ type: 'ended', result });
        }
      },
      onBusy: () => {
        laid = null;
        changed();
      },
      onRefused: (reason) => {
        if (viewing) return;
        sound.play({ sound: 'refused' });
        notice = reasonSentence(reason);
        changed();
      },
      onMiss: () => {
        sound.play({ sound: 'refused' });
        notice = t(variant ? 'arrange.missed' : 'table.missed');
        changed();
      },
    };
    game.scene.start('table', init);
  }

  /** Looks at a played game; at null, what there was before lies as it lay. */
  async function look(at: Viewing | null): Promise<void> {
    viewing = at;
    sheet = null;
    clear();
    document.documentElement.toggleAttribute('data-watching', at !== null);
    const shown = lying();
    wake.keep(shown !== null);
    tune();
    changed();
    if (!shown) return;
    await portraitsOf(shown.play.book);
    if (shown === lying()) lay(shown);
  }

  /** Opens a game to look at it. @returns null, or a sentence why not */
  async function watch(open: (from: typeof import('./panels/viewer/open')) => Promise<Viewing | string>) {
    const found = await import('./panels/viewer/open').then(open, () => t('frame.cannotFetch'));
    if (typeof found === 'string') return found;
    await look(found);
    return null;
  }

  /** Looks at the game that the address asks for. */
  async function follow(): Promise<void> {
    const code = sharedGame(location.hash);
    const why = code === null ? null : await app.watch(code);
    if (why !== null) warn(why);
  }

  function reduced(): boolean {
    return settings.reducedMotion ?? matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** Text size and contrast are matters of the style sheets. */
  function dress(): void {
    const { style, dataset } = document.documentElement;
    style.setProperty('--text-size', String(settings.textSize));
    dataset.contrast = settings.contrast;
  }

  /** Volumes as they are set, and the place where we are. */
  function tune(): void {
    sound.set({
      effects: settings.sound,
      ambience: settings.ambience,
      vibration: settings.vibration && !reduced(),
    });
    const scenario = lying()?.play.book.scenario.id ?? null;
    sound.settle(ambienceOf(app.view.screen, scenario), nightOf(scenario ?? ''));
  }

  function standUp(): void {
    interaction = null;
    if (!viewing) clear();
  }

  function clear(): void {
    plan = null;
    waiting = null;
    laid = null;
    notice = null;
    game.scene.stop('table');
  }

  /** Sends the game on, saves what has changed, and opens or clears the table. */
  function send(command: GameCommand): void {
    const before = campaign();
    const was = screen();
    actor.send(command);
    const after = campaign();
    const is = screen();
    const voice = screenVoice(command, was, is);
    if (voice) sound.play(voice);
    if (was === 'table' && is !== 'table') standUp();
    if (is !== 'outcome') finished = null;
    wake.keep(is === 'table');
    const laid = is === 'table' && was !== 'table' && command.type !== 'resume';
    if (after && after !== before && command.type !== 'resume' && !laid)
      saves.save({ campaign: after, table: null }, now());
    if (after && laid) void sitDown(after, null);
    sheet = null;
    tune();
    changed();
  }

  /** Adds the scenario that is over to its campaign's statistics; they are not worth a warning. */
  function count(session: Session): void {
    const id = campaign()?.id;
    if (!id) return;
    const stats = import('./storage/inHand/stats');
    counted = stats.then(({ countGame }) => countGame(store, queue, id, session)).catch(() => {});
  }

  /** The campaigns; single scenarios are none. */
  const listed = async () => (await saves.list()).filter((line) => !isSingle(line));

  async function relist(): Promise<void> {
    try {
      lines = await listed();
    } catch (error) {
      warn(t('saves.broken', { why: faultText(storageFault(error)) }));
    }
    changed();
  }

  function taken(id: string): void {
    if (campaign()?.id !== id) return;
    warn(t('saves.taken'));
    void door.leave();
  }

  const door = openCampaignAccess({
    saves,
    tabs,
    queue,
    keeper,
    now,
    inside: () => campaign()?.id,
    async onOpened({ taken: save, lost, relaid }) {
      if (lost) warn(t('frame.storage.older'));
      if (relaid) warn(t('saves.relaid'));
      if (save.rescued) warn(t('frame.storage.rescued'));
      send({ type: 'resume', campaign: save.campaign });
      if (screen() === 'table') await sitDown(save.campaign, save.left);
    },
    onElsewhere(id) {
      elsewhere = id;
      app.show('elsewhere');
    },
    onFault: (fault) => (fault.reason === 'elsewhere' ? warn(faultText(fault)) : broken(fault)),
    quit: () => send({ type: 'quit' }),
    changed: relist,
  });

  /** What the careful bot would do, at the prompt; cards and a way are pointed at on the table. */
  async function hint(): Promise<void> {
    if (!interaction || !laid || !settings.hints) return;
    const asked = interaction;
    const { play } = interaction;
    notice = t('advice.thinking');
    changed();
    const { advise } = await import('./bots/inHand/advise');
    // The word that it thinks is to be seen first.
    await new Promise((resolve) => setTimeout(resolve, 30));
    const found = asked === interaction && asked.play === play ? advise(play) : null;
    if (found) asked.take(found.line);
    notice = found
      ? t('advice.says', {
          what: commandLabel(play, found.command),
          why: t(`advice.why.${found.reason.key}`, found.reason.values),
        })
      : null;
    changed();
  }

  let room: Promise<PackRoom> | null = null;
  const packs = () => {
    room ??= import('./packs/inHand').then(({ openPackRoom }) => openPackRoom(store, { saves, queue, tabs, now }));
    // What could not be fetched may be there the next time.
    room.catch(() => {
      room = null;
    });
    return room;
  };

  const transfer = openSaveTransfer({
    saves,
    tabs,
    now,
    persistence: keeper.persistence,
    live() {
      const current = campaign();
      if (!current) return null;
      const session = interaction?.session;
      return {
        campaign: current,
        table: session ? keep({ journal: session.journal, play: session.play, played: [] }) : null,
      };
    },
    async leave() {
      if (!campaign()) return door.left();
      const done = door.leave();
      app.show('saves');
      await done;
    },
    changed: relist,
  });

  const app: App = {
    get view(): AppView {
      const { context } = actor.getSnapshot();
      return {
        screen: viewing ? 'table' : screen(),
        campaign: context.campaign,
        page: context.page,
        saves: lines,
        warnings,
        settings,
        language: language(),
        interaction: lying(),
        viewing,
        finished: finished !== null,
        sheet,
        rule,
        renewable,
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    transfer,
    resume: (id) => void door.open(id),
    takeOver() {
      app.show(null);
      if (elsewhere !== null) void door.open(elsewhere, true);
    },
    cardPictures,
    hint: () => void hint(),
    share: async () => (interaction ? encodeShare(interaction.session.journal) : null),
    stats: async (id) => {
      await counted;
      await queue.flush();
      return import('./storage/inHand/stats').then(({ readTally }) => readTally(store, id));
    },
    watch: (code) => watch((from) => from.openCode(code)),
    watchAt(at) {
      const journal = interaction?.session.journal ?? finished;
      if (journal) void watch((from) => from.openJournal(journal, at)).then((why) => why && warn(why));
    },
    stopWatching() {
      history.replaceState(null, '', location.pathname + location.search);
      void look(null);
    },
    daily: async (day) => {
      await counted;
      await queue.flush();
      return import('./storage/inHand/daily').then(({ lookAtDay }) => lookAtDay(store, saves, now(), day));
    },
    playDaily: async (name) => {
      await door.left();
      const laid = import('./storage/inHand/daily').then(({ layDay }) =>
        layDay({ store, saves, tabs, queue }, now(), name),
      );
      await laid.then(door.open, (error: unknown) => broken(storageFault(error)));
    },
    packs,
    practise: async (heard) => {
      const { openPractice } = await import('./scenes/inHand/practice');
      const seed = seedFrom(crypto.getRandomValues(new Uint8Array(16)));
      return openPractice(game, { sound, seed, speed: () => (reduced() ? 0 : settings.speed), ...heard });
    },
    list: () => send({ type: 'list' }),
    remove: (id) => void door.remove(id),
    create: () => send({ type: 'create' }),
    name(name, variants) {
      const id = seedFrom(crypto.getRandomValues(new Uint8Array(8)));
      void tabs.found(id);
      void keeper.ask();
      send({ type: 'name', id, name, variants });
      return screen() !== 'naming';
    },
    vary(variants) {
      const open = sheet;
      send({ type: 'vary', variants });
      app.show(open);
    },
    openPage: (scenario) => send({ type: 'open', scenario }),
    chooseLevel: (scenarioLevel) => send({ type: 'chooseLevel', scenarioLevel }),
    enter: () => send({ type: 'begin', seed: address.seed ?? seedFrom(crypto.getRandomValues(new Uint8Array(16))) }),
    proceed: () => send({ type: 'proceed' }),
    upgrade: (card) => send({ type: 'upgrade', card }),
    visitTown: () => send({ type: 'visitTown' }),
    buy: (item) => send({ type: 'buy', item }),
    sell: (item) => send({ type: 'sell', item }),
    obey: () => send({ type: 'obey' }),
    back: () => send({ type: 'back' }),
    quit: () => void door.leave(),
    show(next) {
      const shut = sheet === 'rules' && next === null;
      if (next === 'rules' && sheet !== 'rules') under = sheet;
      sheet = shut ? under : next;
      rule = null;
      if (next === 'saves') void keeper.ask().then(changed);
      changed();
    },
    showRule(next) {
      app.show('rules');
      rule = next;
      changed();
    },
    change(part: Partial<Settings>) {
      settings = { ...settings, ...part };
      tune();
      dress();
      if (part.hand || part.textSize) table.fit();
      saveSettings(store, queue, settings);
      changed();
    },
    async speak(next: Language) {
      await setLanguage(next);
      document.documentElement.lang = next;
      if (lying()) table.reprint();
      app.change({ language: next });
    },
    renew: () => void queue.flush().then(() => offline?.renew()),
    dismiss(warning) {
      warnings.splice(0, warnings.length, ...warnings.filter((each) => each !== warning));
      changed();
    },
  };

  mountPanels(element('panels'), app);
  mountHud(element('hud'), app, () => ({ plan, notice, laid, waiting }), table);
  mountMirror(element('mirror'), app);
  const press = ({ target }: Event) => {
    const voice = pressVoice(target);
    if (voice) sound.play(voice);
  };
  addEventListener('click', press, true);
  goOnByKey(() => {
    if (!waiting || sheet) return false;
    table.goOn();
    return true;
  });
  addEventListener('visibilitychange', () => void queue.flush());
  addEventListener('pagehide', () => void queue.flush());
  listenForKeys(app);
  if (address.test) expose(lying, table, queue.flush);
  if (!store.persistent) warn(t('frame.storage.denied'));
  // Without one, nobody need fetch what reads them.
  await store
    .keys()
    .then(async (keys) => keys.some((key) => key.startsWith('pack/')) && (await packs()))
    .catch((error: unknown) => broken(storageFault(error)));
  lines = await listed().catch((error: unknown) => {
    broken(storageFault(error));
    return [];
  });
  for (const line of lines) if (!line.ok) broken(line.fault);
  actor.send({ type: 'ready' });
  if (address.rules !== null) app.showRule(address.rules);
  tune();
  changed();
  addEventListener('hashchange', () => void follow());
  void follow();
  // Tests play many fresh pages: those that are not about this do without.
  if (import.meta.env.PROD && !address.test) {
    offline = await keepOffline(() => {
      renewable = true;
      changed();
    });
  }
}

void main();
