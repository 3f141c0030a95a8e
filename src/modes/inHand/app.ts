/** Adds the app functions that only the game in hand has. */
import { HEROES } from '../../flow/inHand/campaign';
import { seedFrom } from '../../journal/seed';
import type { InHandApp } from '../../panels/inHand/app';
import { claimsIn } from '../claims';
import type { ModeHost, RandomSource } from '../front';
import type { SharedApp } from '../types';
import { openHints } from './hints';
import type { InHandMode } from './types';

/** The time in milliseconds within which the browser paints a notice at the prompt. */
const FRAME_MS = 30;

/** Adds the functions of the game in hand to `shared`, the app functions that all modes have, and returns `shared`. */
export function appOf(
  shared: SharedApp<InHandMode>,
  host: ModeHost<InHandMode>,
  { random, seed }: RandomSource,
): InHandApp {
  const { navigation, records, tabs, keeper } = host;
  const { send, show } = navigation;
  const hint = hintsIn(host);
  const someSeed = () => seedFrom(random(16));
  const own: Omit<InHandApp, keyof SharedApp<InHandMode>> = {
    showHint: () => void hint(),
    readStats: records.readStats,
    readArchive: records.readArchive,
    readDaily: records.readDaily,
    playDaily: records.playDaily,
    ...claimsIn(host, records.claims),
    loadPacks: records.loadPacks,
    loadWorkshop: records.loadWorkshop,
    async showPractice(listeners) {
      const picture = await host.pictures.load().catch((error: unknown) => {
        host.onFailed(error);
        throw error;
      });
      const { sound, settings } = host;
      const speed = () => (settings.isMotionReduced() ? 0 : settings.current.speed);
      return picture.practise({ sound, seed: someSeed(), speed, ...listeners });
    },
    beginCampaign(name, variants, hero = HEROES[0]) {
      const id = seedFrom(random(8));
      void tabs.claimNew(id);
      void keeper.ask();
      send({ type: 'name', id, name, variants, hero });
      return navigation.screen !== 'naming';
    },
    changeVariants(variants) {
      const open = navigation.sheet;
      send({ type: 'vary', variants });
      show(open);
    },
    openPage: (scenario) => send({ type: 'open', scenario }),
    chooseLevel: (scenarioLevel) => send({ type: 'chooseLevel', scenarioLevel }),
    enterScenario: () => send({ type: 'begin', seed: seed ?? someSeed() }),
    proceed: () => send({ type: 'proceed' }),
    upgrade: (card) => send({ type: 'upgrade', card }),
    visitTown: () => send({ type: 'visitTown' }),
    buy: (item) => send({ type: 'buy', item }),
    sell: (item) => send({ type: 'sell', item }),
    takeBackPurchase: (item) => send({ type: 'takeBack', item }),
    obeySummons: () => send({ type: 'obey' }),
  };
  return Object.assign(shared, own);
}

function hintsIn({ settings, watching, tableDisplay, changes }: ModeHost<InHandMode>): () => Promise<void> {
  return openHints({
    fetch: () => import('../../bots/inHand/advise'),
    isEnabled: () => settings.current.hints && (watching.copy?.claim ?? null) === null,
    interaction: () => watching.playable,
    shownPlay: () => tableDisplay.hudContext.shownPlay,
    showNotice(words) {
      tableDisplay.showNotice(words);
      changes.changed();
    },
    whenVisible: () => new Promise((resolve) => setTimeout(resolve, FRAME_MS)),
  });
}
