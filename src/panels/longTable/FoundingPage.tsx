/** The page that founds a party: its name, its heroes, and how the campaign is played. */
import { useState } from 'preact/hooks';
import { heroes } from '../../content/longTable';
import { campaignBook } from '../../content/longTable/campaign/book';
import { DEFAULT_TERMS } from '../../flow/longTable/game';
import { t } from '../../i18n';
import { heroTitle } from '../../i18n/longTable/naming';
import { heroPage } from '../../i18n/longTable/stories';
import { printableName } from '../../rules/core/names';
import { classesAtStart } from '../../rules/longTable/campaign/begin';
import { MAX_PARTY_SIZE } from '../../rules/longTable/campaign/lookups';
import type { HeroId } from '../../rules/longTable/vocabulary';
import { CardPicture } from '../CardPicture';
import type { LongTableApp } from './app';
import { TermsField, VARIANTS } from './Terms';

/** How hard a hero is to play. */
const DIFFICULTY: Readonly<Record<HeroId, 'easy' | 'middling' | 'hard'>> = {
  bailiff: 'easy',
  ferrywoman: 'middling',
  sexton: 'middling',
  pawnbroker: 'hard',
};
/** The preselected heroes. */
const FIRST: readonly HeroId[] = ['bailiff', 'ferrywoman'];

export function FoundingPage({ app }: { app: LongTableApp }) {
  // The field contains a proposed name, which the player can replace.
  const [name, setName] = useState(() => t('board.found.usual'));
  const [called, call] = useState<Readonly<Record<HeroId, string>>>({});
  const [chosen, choose] = useState(FIRST);
  const [terms, settle] = useState(DEFAULT_TERMS);
  const [wrong, setWrong] = useState(false);
  const open = classesAtStart(campaignBook(), MAX_PARTY_SIZE);
  const allowed = classesAtStart(campaignBook(), chosen.length);
  const toggle = (hero: HeroId) =>
    choose(chosen.includes(hero) ? chosen.filter((each) => each !== hero) : [...chosen, hero]);
  const sign = (event: Event) => {
    event.preventDefault();
    const party = chosen.map((hero) => ({
      class: hero,
      name: printableName(called[hero] ?? '') ?? heroPage(hero).person,
    }));
    setWrong(!app.found(printableName(name) ?? t('board.found.usual'), party, terms));
  };
  const closed = chosen.filter((hero) => !allowed.includes(hero));
  const trouble = chosen.length === 0 ? t('board.found.nobody') : closed.length > 0 ? t('board.found.closed') : null;
  return (
    <main class="screen">
      <form class="page paper founding" onSubmit={sign}>
        <h1>{t('board.found.title')}</h1>
        <p class="lead">{t('pages.prologue.first')}</p>
        <p class="lead">{t('pages.prologue.second')}</p>
        <fieldset class="heroes">
          <legend>{t('board.found.heroes')}</legend>
          <p class="hint">{t('board.found.hint')}</p>
          {open.map((hero) => (
            <label key={hero}>
              <input type="checkbox" name={hero} checked={chosen.includes(hero)} onChange={() => toggle(hero)} />
              <CardPicture
                of={hero}
                class="block"
                paint={(ctx, width, height) => app.cardPictures.block(ctx, width, height, hero)}
              />
              <span>
                <strong>{heroTitle(hero)}</strong>
                <small>{heroPage(hero).plays}</small>
                <small class="values">{valuesOf(hero)}</small>
                {!allowed.includes(hero) && (
                  <small class="later">{t('board.found.later', { heroes: campaignBook().start.more.heroes })}</small>
                )}
              </span>
            </label>
          ))}
        </fieldset>
        {chosen.length > 1 && (
          <TermsField
            legend={t('board.found.open')}
            names={['openInformation']}
            terms={terms}
            onChange={settle}
            onRule={(rule) => app.showRule(rule)}
          />
        )}
        <details class="folded">
          <summary>{t('board.terms.title')}</summary>
          <TermsField
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
        <p class={wrong || trouble ? 'error' : ''} role="status">
          {trouble ?? (wrong ? t('board.found.refused') : '')}
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

/** HP and hand size of a hero at level 1 (L1.1), and how hard it is to play, as text. */
function valuesOf(hero: HeroId): string {
  const def = heroes.get(hero)?.def;
  const difficulty = t(`board.found.difficulty.${DIFFICULTY[hero] ?? 'middling'}`);
  return t('board.found.values', { hp: def?.hp[0] ?? 0, hand: def?.hand ?? 0, difficulty });
}
