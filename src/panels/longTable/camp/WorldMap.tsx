/** L30.1: the world map with all known places, and the page of the selected place. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { campaignBook } from '../../../content/longTable/campaign/book';
import { t } from '../../../i18n';
import { achievementName, moveLabel } from '../../../i18n/longTable/campaignWords';
import { joinWords } from '../../../i18n/longTable/forms';
import { actTitle, pageOf, placeName, specialRule } from '../../../i18n/longTable/stories';
import { canLevelUp, partyHeroes } from '../../../rules/longTable/campaign/lookups';
import { recommendedLevel } from '../../../rules/longTable/level';
import { Vignette } from '../../Vignette';
import { DifficultyField, useDifficulty } from '../DifficultyField';
import type { CampProps } from './CampQuestion';
import { type MapPlace, middleOf, movesOf, namedHp, placesOf } from './choices';
import { Dungeon } from './Dungeon';

/** L3.1: the scenario levels that the player can choose. */
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** L3.1: the player chooses either a difficulty, which is added to the recommended level, or a level by its number. */
export function WorldMap({ app, state, moves }: CampProps) {
  const [difficulty, setDifficulty] = useDifficulty(app);
  const [set, setLevel] = useState<number | null>(null);
  const places = placesOf(campaignBook(), state);
  const [picked, pick] = useState<string | null>(null);
  const here = places.find(({ id }) => id === picked) ?? places.find((each) => each.state === 'open') ?? places[0];
  const heroes = partyHeroes(state);
  const recommended = recommendedLevel(heroes.length > 0 ? heroes.map((hero) => hero.level) : [1], difficulty);
  const level = set ?? recommended;
  // L32.5: heroes take a new level only in town, so the map reminds the player of heroes who can take one.
  const grown = heroes.filter((hero) => canLevelUp(campaignBook(), hero)).map(({ name }) => name);
  const dungeon = movesOf(moves, 'dungeon').find((move) => move.level === level);
  const difficulties = (
    <DifficultyField
      chosen={set === null ? difficulty : null}
      level={level}
      onChoose={(next) => {
        setDifficulty(next);
        setLevel(null);
      }}
    />
  );
  return (
    <div class="travels">
      <MapSheet places={places} here={here} onPick={pick} />
      <div class="stack">
        <Legend places={places} />
        {movesOf(moves, 'toTown').map((move) => (
          <button type="button" class="slab paper" key="town" data-move="toTown" onClick={() => app.makeMove(move)}>
            {moveLabel(state, move)}
            <small>{t('board.camp.toTownHint')}</small>
            {grown.length > 0 && <small class="grown">{t('board.camp.grown', { list: joinWords(grown) })}</small>}
          </button>
        ))}
        {here && (
          <Way app={app} state={state} moves={moves} place={here} level={level} heroes={heroes.length || 1}>
            {difficulties}
          </Way>
        )}
        {!(here && goesTo(moves, here, level)) && difficulties}
        <details class="folded any-level">
          <summary>{t('board.camp.anyLevel')}</summary>
          <fieldset class="levels">
            <legend>{t('board.camp.anyLevelHint')}</legend>
            {LEVELS.map((each) => (
              <label key={each}>
                <input type="radio" name="level" checked={level === each} onChange={() => setLevel(each)} />
                <b>{each}</b>
              </label>
            ))}
          </fieldset>
        </details>
        {dungeon && <Dungeon app={app} usual={dungeon} />}
      </div>
    </div>
  );
}

interface MapSheetProps {
  readonly places: readonly MapPlace[];
  readonly here: MapPlace | undefined;
  readonly onPick: (id: string) => void;
}

const STATES = ['open', 'done', 'locked', 'shut'] as const;

/** The horizontal distance between two scenarios on the same field of the map, as a fraction of the map's width. */
const ASIDE = 0.12;

/** The position of a scenario on the map. Scenarios on the same field are side by side. */
function spot(places: readonly MapPlace[], { id, place }: MapPlace): { left: string; top: string } {
  const together = places.filter((each) => each.place === place);
  const aside = (together.findIndex((each) => each.id === id) - (together.length - 1) / 2) * ASIDE;
  const { left, top } = middleOf(place);
  return { left: `${(left + aside) * 100}%`, top: `${top * 100}%` };
}

function MapSheet({ places, here, onPick }: MapSheetProps) {
  return (
    <section class="world" data-block="longTable/world" aria-label={t('board.camp.map')}>
      {places.map((place) => (
        <button
          type="button"
          key={place.id}
          class={`place ${place.state}`}
          style={spot(places, place)}
          data-place={place.id}
          aria-pressed={place.id === here?.id}
          onClick={() => onPick(place.id)}
        >
          <b>{place.number}</b>
          <span>{placeName(place.id)}</span>
        </button>
      ))}
    </section>
  );
}

/** The legend of the colours on the map; nothing if all places on the map have the same colour. */
function Legend({ places }: { places: readonly MapPlace[] }) {
  const states = STATES.filter((state) => places.some((place) => place.state === state));
  if (states.length < 2) return null;
  return (
    <p class="legend">
      {states.map((state) => (
        <span class={`place-sign ${state}`} key={state}>
          {t(`board.camp.places.${state}`)}
        </span>
      ))}
    </p>
  );
}

const goesTo = (moves: CampProps['moves'], { id }: MapPlace, level: number) =>
  movesOf(moves, 'travel').find((move) => move.scenario === id && move.level === level);

interface WayProps extends CampProps {
  readonly place: MapPlace;
  readonly level: number;
  /** The number of heroes in the party. */
  readonly heroes: number;
  /** The field with the choice of difficulty. */
  readonly children: ComponentChildren;
}

/** The page of a scenario, with the button that starts the scenario if the party can travel there now. */
function Way({ app, moves, place, level, heroes, children }: WayProps) {
  const { id, number, state, missing } = place;
  const { title, introduction, goal, conclusion } = pageOf(id);
  const special = specialRule(id, namedHp(id, heroes, level));
  const travel = goesTo(moves, place, level);
  const single = movesOf(moves, 'single').find((move) => move.scenario === id && move.level === level);
  return (
    <section class="page paper way">
      <Vignette of={`longTable/scenes/${id}`} />
      <p class="kind">
        {actTitle(number)} · {placeName(id)}
      </p>
      <h2>
        {number} · {title}
      </h2>
      <p>{state === 'done' ? conclusion : introduction}</p>
      {state !== 'done' && (
        <p>
          <strong>{goal}</strong>
        </p>
      )}
      {state !== 'done' && special !== '' && <p data-special={id}>{special}</p>}
      {state === 'locked' && (
        <p class="error">{t('board.camp.locked', { list: joinWords(missing.map(achievementName)) })}</p>
      )}
      {(state === 'done' || state === 'shut') && <p class="stamp">{t(`board.camp.${state}`)}</p>}
      {travel && (
        <div class="row end">
          {children}
          <button type="button" class="wax" data-scenario={id} onClick={() => app.makeMove(travel)}>
            {t('board.camp.setOut')}
          </button>
        </div>
      )}
      {single && (
        <details class="folded">
          <summary>{t('board.camp.single')}</summary>
          <p>{t('board.camp.singleHint')}</p>
          <button type="button" class="plain" data-move="single" onClick={() => app.makeMove(single)}>
            {t('board.camp.singleGo')}
          </button>
        </details>
      )}
    </section>
  );
}
