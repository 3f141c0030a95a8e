/** The app functions of the game in hand, besides those of every mode. */
import { HEROES } from '../../flow/inHand/campaign';
import { seedFrom } from '../../journal/seed';
import type { InHandApp } from '../../panels/inHand/app';
import type { Hall, Lots } from '../front';
import type { SharedApp } from '../types';
import { openHints } from './hints';
import type { InHandMode } from './types';

/** ms until a notice at the prompt is painted. */
const A_FRAME = 30;

/** @param shared the functions of every mode, which this extends */
export function appOf(shared: SharedApp<InHandMode>, hall: Hall<InHandMode>, { random, seed }: Lots): InHandApp {
  const { navigation, books, tabs, keeper } = hall;
  const { send, show } = navigation;
  const hint = hintsIn(hall);
  const someSeed = () => seedFrom(random(16));
  const own: Omit<InHandApp, keyof SharedApp<InHandMode>> = {
    hint: () => void hint(),
    stats: books.stats,
    archive: books.archive,
    daily: books.daily,
    playDaily: books.playDaily,
    packs: books.packs,
    workshop: books.workshop,
    async practise(heard) {
      const picture = await hall.pictures.wanted().catch((error: unknown) => {
        hall.onFailed(error);
        throw error;
      });
      const { sound, settings } = hall;
      const speed = () => (settings.reduced() ? 0 : settings.current.speed);
      return picture.practise({ sound, seed: someSeed(), speed, ...heard });
    },
    name(name, variants, hero = HEROES[0]) {
      const id = seedFrom(random(8));
      void tabs.found(id);
      void keeper.ask();
      send({ type: 'name', id, name, variants, hero });
      return navigation.screen !== 'naming';
    },
    vary(variants) {
      const open = navigation.sheet;
      send({ type: 'vary', variants });
      show(open);
    },
    openPage: (scenario) => send({ type: 'open', scenario }),
    chooseLevel: (scenarioLevel) => send({ type: 'chooseLevel', scenarioLevel }),
    enter: () => send({ type: 'begin', seed: seed ?? someSeed() }),
    proceed: () => send({ type: 'proceed' }),
    upgrade: (card) => send({ type: 'upgrade', card }),
    visitTown: () => send({ type: 'visitTown' }),
    buy: (item) => send({ type: 'buy', item }),
    sell: (item) => send({ type: 'sell', item }),
    takeBackPurchase: (item) => send({ type: 'takeBack', item }),
    obey: () => send({ type: 'obey' }),
  };
  return Object.assign(shared, own);
}

function hintsIn({ settings, watching, laying, changes }: Hall<InHandMode>): () => Promise<void> {
  return openHints({
    fetch: () => import('../../bots/inHand/advise'),
    wanted: () => settings.current.hints,
    interaction: () => watching.playable,
    laid: () => laying.around.laid,
    say(words) {
      laying.notice(words);
      changes.changed();
    },
    seen: () => new Promise((resolve) => setTimeout(resolve, A_FRAME)),
  });
}
