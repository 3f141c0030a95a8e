/** L30.2: the party's sheet with its heroes; a tap on a hero opens that hero's sheet. */
import { useState } from 'preact/hooks';
import { campaignBook } from '../../../content/longTable/campaign/book';
import { t } from '../../../i18n';
import { achievementName, moveLabel } from '../../../i18n/longTable/campaignWords';
import { joinWords, withSign } from '../../../i18n/longTable/forms';
import { heroTitle } from '../../../i18n/longTable/naming';
import { heroPage } from '../../../i18n/longTable/stories';
import { printableName } from '../../../rules/core/names';
import { MAX_HEROES, MAX_PARTIES } from '../../../rules/longTable/campaign/limits';
import { partyHeroes, partyOf, prosperityLevel } from '../../../rules/longTable/campaign/lookups';
import type { Move, MoveOf } from '../../../rules/longTable/campaign/moves';
import type { Campaign, HeroNo, Party } from '../../../rules/longTable/campaign/state';
import { useAnnouncement } from '../../announcer';
import { CardPicture } from '../../CardPicture';
import { Picture } from '../Icon';
import { CampaignOptionsLines } from '../Terms';
import type { CampProps } from './CampQuestion';
import { movesOf } from './choices';
import { HeroSheet } from './HeroSheet';
import { Records } from './Records';

export function PartySheet({ app, state, moves }: CampProps) {
  const heroes = partyHeroes(state);
  const { campaign } = app.view;
  const [open, setOpen] = useState<HeroNo | null>(null);
  const hero = heroes.find(({ no }) => no === open) ?? heroes[0];
  return (
    <div class="party-pages">
      <div class="stack">
        <ul class="members">
          {heroes.map(({ no, class: kind, name, level, gold }) => (
            <li key={no}>
              <button
                type="button"
                class="member paper"
                data-hero={no}
                aria-pressed={no === hero?.no}
                onClick={() => setOpen(no)}
              >
                <CardPicture
                  of={kind}
                  class="block"
                  paint={(ctx, width, height) => app.cardPictures.block(ctx, width, height, kind)}
                />
                <span>
                  <strong>{heroTitle(kind)}</strong>
                  <small>
                    {name}, <span class="hero-level">{t('board.level', { level })}</span>
                  </small>
                  <small>
                    <Picture path={app.cardPictures.sign('money')} /> {gold}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <Sheet app={app} state={state} />
        <Roll app={app} state={state} moves={moves} />
        {campaign && <Records app={app} id={campaign.id} />}
      </div>
      {hero && <HeroSheet key={hero.no} app={app} state={state} moves={moves} hero={hero} />}
    </div>
  );
}

function Sheet({ app, state }: Pick<CampProps, 'app' | 'state'>) {
  const { world } = state;
  const party = partyOf<Party | (typeof state.parties)[number]>(state);
  const names = [...party.achievements, ...world.achievements].map(achievementName);
  const level = prosperityLevel(campaignBook(), world.prosperity);
  const next = campaignBook().prosperity[level - 1];
  return (
    <section class="page paper party-sheet">
      <h2>{party.name}</h2>
      <p>{t('board.camp.reputation', { n: party.reputation === 0 ? 0 : withSign(party.reputation) })}</p>
      <p>
        {next === undefined
          ? t('board.camp.prosperityTop', { level, n: world.prosperity })
          : t('board.camp.prosperity', { level, n: world.prosperity, next })}
      </p>
      <p>{t('board.camp.donations', { n: world.donations })}</p>
      <h3>{t('board.camp.achievements')}</h3>
      <p>{names.length > 0 ? joinWords(names) : t('board.camp.none')}</p>
      {names.length > 0 && <p class="hint">{t('board.camp.achievementsHint')}</p>}
      <h3>{t('board.terms.title')}</h3>
      <CampaignOptionsLines
        openInformation={state.openInformation}
        variants={state.variants}
        onRule={(rule) => app.showRule(rule)}
      />
    </section>
  );
}

/** For each class, the move that creates a hero at the highest level that the town allows. */
function newcomers(moves: readonly Move[]): MoveOf<'newHero'>[] {
  const found = new Map<string, MoveOf<'newHero'>>();
  for (const move of movesOf(moves, 'newHero')) {
    const known = found.get(move.class);
    if (!known || move.level > known.level || (move.level === known.level && move.line < known.line))
      found.set(move.class, move);
  }
  return [...found.values()];
}

/** The limits of a save that prevent new parties or heroes. Outside of town the list is empty, because they can be created only in town. */
function limitsOf({ stage, parties, heroes }: Campaign): ('tooManyParties' | 'tooManyHeroes')[] {
  if (stage.at !== 'town') return [];
  return [
    ...(parties.length >= MAX_PARTIES ? (['tooManyParties'] as const) : []),
    ...(heroes.length >= MAX_HEROES ? (['tooManyHeroes'] as const) : []),
  ];
}

/** Buttons for heroes that can be created, join or leave, and for founding, disbanding or switching parties. */
function Roll({ app, state, moves }: CampProps) {
  const roll = [...movesOf(moves, 'join'), ...movesOf(moves, 'leave'), ...movesOf(moves, 'playParty')];
  const hired = newcomers(moves).map((move) => ({ ...move, name: heroPage(move.class).person }));
  const founds = movesOf(moves, 'foundParty').length > 0;
  const limits = limitsOf(state);
  if (roll.length + hired.length + limits.length === 0 && !founds) return null;
  return (
    <details class="page paper roll">
      <summary>{t('board.camp.party')}</summary>
      {limits.map((why) => (
        <p key={why}>{t(`campaign.refused.${why}`)}</p>
      ))}
      {hired.map((move) => (
        <button
          type="button"
          class="member plain"
          key={move.class}
          data-move="newHero"
          onClick={() => app.makeMove(move)}
        >
          <CardPicture
            of={move.class}
            class="block"
            paint={(ctx, width, height) => app.cardPictures.block(ctx, width, height, move.class)}
          />
          <span>
            {moveLabel(state, move)}
            <small>{heroPage(move.class).plays}</small>
          </span>
        </button>
      ))}
      {roll.map((move) => (
        <button
          type="button"
          class="plain"
          key={JSON.stringify(move)}
          data-move={move.move}
          onClick={() => app.makeMove(move)}
        >
          {moveLabel(state, move)}
        </button>
      ))}
      {movesOf(moves, 'disband').map((move) => (
        <Disbanding key={`disband ${move.party}`} app={app} state={state} move={move} />
      ))}
      {founds && <Founding app={app} />}
    </details>
  );
}

/** A button that disbands another party. It asks for confirmation, because the notes and achievements of that party are lost. */
function Disbanding({ app, state, move }: Pick<CampProps, 'app' | 'state'> & { readonly move: MoveOf<'disband'> }) {
  const [asks, setAsks] = useState(false);
  const question = t('board.camp.disbandFirst', { name: state.parties[move.party]?.name ?? '' });
  useAnnouncement(asks ? question : null);
  if (!asks)
    return (
      <button type="button" class="plain" data-action="disband" onClick={() => setAsks(true)}>
        {moveLabel(state, move)}
      </button>
    );
  return (
    <div class="another">
      <p>{question}</p>
      <div class="row">
        <button type="button" class="plain" onClick={() => setAsks(false)}>
          {t('frame.back')}
        </button>
        <button type="button" class="plain" data-move="disband" onClick={() => app.makeMove(move)}>
          {t('board.camp.disbandIt')}
        </button>
      </div>
    </div>
  );
}

/** L30.2: the form that founds another party in the same world. The new party has no heroes. */
function Founding({ app }: Pick<CampProps, 'app'>) {
  const [name, setName] = useState('');
  const party = printableName(name);
  const found = (event: Event) => {
    event.preventDefault();
    if (party === null) return;
    setName('');
    app.makeMove({ move: 'foundParty', name: party });
  };
  return (
    <form class="another" onSubmit={found}>
      <label class="field">
        {t('board.camp.found')}
        <input
          value={name}
          autocomplete="off"
          placeholder={t('board.found.name')}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="plain" data-move="foundParty" disabled={party === null}>
        {t('board.camp.foundIt')}
      </button>
    </form>
  );
}
