/** The page of the Long Table on which the player adds and removes packs, and starts their scenarios. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { heroes } from '../../content/longTable';
import { idOfPackGame } from '../../flow/longTable/campaign';
import { language, t } from '../../i18n';
import { joinWords } from '../../i18n/longTable/forms';
import { heroTitle } from '../../i18n/longTable/naming';
import { heroPage } from '../../i18n/longTable/stories';
import { seedFrom } from '../../journal/seed';
import {
  globalId,
  isUnderWay,
  type LongPack,
  type LongPackContext,
  type LongPackScenario,
  removePack,
  startPackGame,
  textsOf,
} from '../../packs/longTable';
import { recommendedLevel } from '../../rules/longTable/level';
import { PageHeader } from '../PageHeader';
import { type GamesProps, PackShelf, StartRow } from '../packs/PackShelf';
import type { ShelfStatus } from '../packs/packFault';
import type { LongTableApp } from './app';
import { DifficultyField, useDifficulty } from './DifficultyField';
import { FIRST_HEROES, HeroField, toggleHero } from './HeroField';

const example = () => import('../../../assets/packs/lowTide.json?raw').then((found) => found.default);

export function PacksPage({ app }: { app: LongTableApp }) {
  const Games = useMemo(() => gamesFor(app), [app]);
  return (
    <main class="screen packs-screen">
      <PageHeader cardPictures={app.cardPictures} title={t('packs.ofLongTable')} onBack={() => app.back()} />
      <div class="page paper">
        <p class="lead">{t('packs.aboutParty')}</p>
        <PackShelf
          app={app}
          other={{ mode: 'inHand', word: t('packs.ofInHand') }}
          open={app.loadPacks}
          example={example}
          textsOf={textsOf}
          remove={removePack}
          Games={Games}
        />
      </div>
    </main>
  );
}

const gamesFor =
  (app: LongTableApp) =>
  ({ context, pack, onStatus }: GamesProps<LongPack, LongPackContext>) => (
    <>
      {pack.scenarios.map((page) => (
        <Game app={app} context={context} pack={pack} page={page} key={page.id} onStatus={onStatus} />
      ))}
    </>
  );

interface GameProps {
  readonly app: LongTableApp;
  readonly context: LongPackContext;
  readonly pack: LongPack;
  readonly page: LongPackScenario;
  readonly onStatus: (status: ShelfStatus) => void;
}

function Game({ app, context, pack, page: { id, heroLevel }, onStatus }: GameProps) {
  const scenario = globalId(pack.id, id);
  const [chosen, choose] = useState(FIRST_HEROES);
  const [difficulty, setDifficulty] = useDifficulty(app);
  const [underWay, setUnderWay] = useState(false);
  useEffect(() => void isUnderWay(context, scenario).then(setUnderWay), [context, scenario]);
  const level = recommendedLevel([heroLevel], difficulty);
  const play = async () => {
    const game = await startPackGame(context, {
      scenario,
      level,
      heroLevel,
      party: t('packs.party'),
      heroes: chosen.map((hero) => ({ class: hero, name: heroPage(hero).person })),
      seed: seedFrom(crypto.getRandomValues(new Uint8Array(16))),
    });
    if (game === null) onStatus({ text: t('packs.elsewhere') });
    else app.resume(game);
  };
  const texts = textsOf(pack, language()).scenarios[id];
  return (
    <article class="pack-game founding" data-page={scenario}>
      <h3>{texts?.title}</h3>
      {texts?.introduction && <p>{texts.introduction}</p>}
      <p>
        <b>{texts?.goal}</b>
      </p>
      {texts?.special && <p>{texts.special}</p>}
      <p>{t('packs.heroes', { level: heroLevel })}</p>
      {chosen.length === 0 && <p class="error">{t('board.found.nobody')}</p>}
      <StartRow
        underWay={underWay}
        disabled={chosen.length === 0}
        onGoOn={() => app.resume(idOfPackGame(scenario))}
        onPlay={() => void play()}
      />
      <details class="folded">
        <summary>
          {t('board.found.heroes')} {joinWords(chosen.map(heroTitle))}
        </summary>
        <HeroField
          app={app}
          heroes={heroes.ids}
          chosen={chosen}
          level={heroLevel}
          onToggle={(hero) => choose(toggleHero(chosen, hero))}
        />
      </details>
      <DifficultyField chosen={difficulty} level={level} name={`difficulty-${scenario}`} onChoose={setDifficulty} />
    </article>
  );
}
