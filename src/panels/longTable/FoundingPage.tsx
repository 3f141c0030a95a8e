/** The page on which the player founds a party: name, heroes, and options of the campaign. */
import { useState } from 'preact/hooks';
import { campaignBook } from '../../content/longTable/campaign/book';
import { DEFAULT_CAMPAIGN_OPTIONS } from '../../flow/longTable/game';
import { t } from '../../i18n';
import { joinWords } from '../../i18n/longTable/forms';
import { heroTitle } from '../../i18n/longTable/naming';
import { earlierEnding, heroPage, prologue } from '../../i18n/longTable/stories';
import { printableName } from '../../rules/core/names';
import { classesAtStart } from '../../rules/longTable/campaign/begin';
import { MAX_PARTY_SIZE } from '../../rules/longTable/campaign/lookups';
import type { HeroId } from '../../rules/longTable/vocabulary';
import type { SaveLine } from '../../storage/saveLines';
import type { LongTableApp } from './app';
import { FIRST_HEROES, HeroField, toggleHero } from './HeroField';
import { CampaignOptionsField, VARIANTS } from './Terms';

export function FoundingPage({ app }: { app: LongTableApp }) {
  // The field contains a proposed name, which the player can replace.
  const [name, setName] = useState(() => t('board.found.usual'));
  const [called, call] = useState<Readonly<Record<HeroId, string>>>({});
  const [chosen, choose] = useState(FIRST_HEROES);
  const [terms, settle] = useState(DEFAULT_CAMPAIGN_OPTIONS);
  const [wrong, setWrong] = useState(false);
  const open = classesAtStart(campaignBook(), MAX_PARTY_SIZE);
  const allowed = classesAtStart(campaignBook(), chosen.length);
  const sign = (event: Event) => {
    event.preventDefault();
    const party = chosen.map((hero) => ({
      class: hero,
      name: printableName(called[hero] ?? '') ?? heroPage(hero).person,
    }));
    setWrong(!app.foundParty(printableName(name) ?? t('board.found.usual'), party, terms));
  };
  const closed = chosen.filter((hero) => !allowed.includes(hero));
  const names = (heroes: readonly HeroId[]) => joinWords(heroes.map(heroTitle));
  const trouble =
    chosen.length === 0
      ? t('board.found.nobody')
      : closed.length > 0
        ? t('board.found.closed', {
            heroes: names(closed),
            least: campaignBook().start.more.heroes,
            open: names(allowed),
          })
        : null;
  return (
    <main class="screen">
      <form class="page paper founding" onSubmit={sign}>
        <h1>{t('board.found.title')}</h1>
        {prologue(earlierEnding(endingInHand(app.view.saves))).map((paragraph) => (
          <p class="lead" key={paragraph}>
            {paragraph}
          </p>
        ))}
        <HeroField
          app={app}
          heroes={open}
          chosen={chosen}
          onToggle={(hero) => choose(toggleHero(chosen, hero))}
          problem={trouble ?? ''}
          trouble={(hero) =>
            allowed.includes(hero) ? null : t('board.found.later', { heroes: campaignBook().start.more.heroes })
          }
        />
        {chosen.length > 1 && (
          <CampaignOptionsField
            legend={t('board.found.open')}
            names={['openInformation']}
            terms={terms}
            onChange={settle}
            onRule={(rule) => app.showRule(rule)}
          />
        )}
        <details class="folded">
          <summary>{t('board.terms.title')}</summary>
          <CampaignOptionsField
            legend={t('board.terms.hint')}
            names={VARIANTS}
            terms={terms}
            onChange={settle}
            onRule={(rule) => app.showRule(rule)}
          />
        </details>
        {chosen.map((hero) => (
          <label key={hero} class="field">
            {t('board.found.called', { hero: heroTitle(hero) })}
            <input
              name={`called ${hero}`}
              value={called[hero] ?? heroPage(hero).person}
              placeholder={heroPage(hero).person}
              autocomplete="nickname"
              onFocus={({ currentTarget }) => currentTarget.select()}
              onInput={(event) => call({ ...called, [hero]: event.currentTarget.value })}
            />
          </label>
        ))}
        <label class="field">
          {t('board.found.name')}
          <input
            value={name}
            placeholder={t('board.found.usual')}
            autocomplete="off"
            aria-invalid={wrong}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <p class={wrong ? 'error' : ''} role="status">
          {wrong ? t('board.found.refused') : ''}
        </p>
        <div class="row end">
          <button type="button" class="plain" onClick={() => app.back()}>
            {t('frame.back')}
          </button>
          <button type="submit" class="wax" disabled={trouble !== null}>
            {t('board.found.sign')}
          </button>
        </div>
      </form>
    </main>
  );
}

/** The last scenario of the campaign in hand that the player has ended most recently; null if there is none. */
const endingInHand = (saves: readonly SaveLine[]): number | null =>
  saves.flatMap((line) => (line.ok && line.mode === 'inHand' && line.ending !== null ? [line.ending] : []))[0] ?? null;
