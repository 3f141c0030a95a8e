/** Describes the selected hex, and edits its ground, walls, monster and treasure. */
import { items } from '../../../content/inHand';
import { contentText, t } from '../../../i18n';
import {
  changeFoe,
  changeTreasure,
  clearHex,
  GROUNDS,
  groundAt,
  isWalled,
  setGround,
  toggleWall,
} from '../../../packs/inHand/draftEdits';
import { DIRECTIONS } from '../../../rules/core/hexes';
import type { FoePlace, TreasurePlace } from '../../../rules/inHand/book';
import { KINDS, SCENARIO_LEVELS } from '../../../rules/inHand/vocabulary';
import { neighbourOnCard } from './card';
import { NumberField } from './inputs';
import type { Editor } from './useEditor';
import { WordList } from './WordEditor';
import { hexText, monsterText, problemText } from './words';

export function HexPanel({ editor }: { editor: Editor }) {
  const { draft, hex: at, problems } = editor;
  const foe = draft.page.foes.find((each) => each.at === at);
  const chest = draft.page.treasures.find((each) => each.at === at);
  return (
    <section class="stack" data-panel="hex">
      <h2>{t('workshop.hex', { hex: at })}</h2>
      <p>{hexText(draft, at)}</p>
      {problems
        .filter(({ hexes }) => hexes.includes(at))
        .map((wrong) => (
          <p class="error" key={`${wrong.kind} ${wrong.field}`}>
            {problemText(draft, wrong)}
          </p>
        ))}
      <label class="field">
        {t('workshop.ground')}
        <select
          name="ground"
          value={groundAt(draft, at)}
          onChange={({ currentTarget: { value } }) => {
            const ground = GROUNDS.find((each) => each === value);
            if (ground) editor.change((each) => setGround(each, at, ground));
          }}
        >
          {GROUNDS.map((ground) => (
            <option key={ground} value={ground}>
              {t(`workshop.tool.${ground}`)}
            </option>
          ))}
        </select>
      </label>
      <Walls editor={editor} />
      {foe && <Foe editor={editor} foe={foe} />}
      {chest && <Chest editor={editor} chest={chest} />}
      <button
        type="button"
        class="plain"
        data-action="clear"
        onClick={() => editor.change((each) => clearHex(each, at))}
      >
        {t('workshop.tool.wipe')}
      </button>
    </section>
  );
}

/** R4.2: edits the walls on the sides of the hex. */
function Walls({ editor }: { editor: Editor }) {
  const { draft, hex: at } = editor;
  return (
    <fieldset class="levels">
      <legend>{t('workshop.walls')}</legend>
      {DIRECTIONS.map((side) => {
        const other = neighbourOnCard(at, side);
        const may = other !== null && [at, other].every((hex) => groundAt(draft, hex) !== 'rock');
        return (
          <label key={side}>
            <input
              type="checkbox"
              name={`wall-${side}`}
              disabled={!may}
              checked={other !== null && isWalled(draft, at, other)}
              onChange={() => other && editor.change((each) => toggleWall(each, at, other))}
            />
            {t(`mirror.direction.${side}`)}
          </label>
        );
      })}
    </fieldset>
  );
}

/** Edits the monster on the hex: its kind (R4.10) and its HP bonus at each level (R5.4). */
function Foe({ editor, foe }: { editor: Editor; foe: FoePlace }) {
  const { draft, hex: at } = editor;
  const bonuses = SCENARIO_LEVELS.map((level) =>
    typeof foe.hpBonus === 'object' ? foe.hpBonus[level] : (foe.hpBonus ?? 0),
  );
  const give = (level: number, bonus: number) => {
    const [a = 0, b = 0, c = 0, d = 0] = bonuses.map((each, i) => (i === level ? bonus : each));
    const same = [b, c, d].every((each) => each === a);
    editor.change(
      (each) =>
        changeFoe(each, at, ({ hpBonus: _, ...rest }) => {
          if (same) return a === 0 ? rest : { ...rest, hpBonus: a };
          return { ...rest, hpBonus: [a, b, c, d] };
        }),
      `hp ${at} ${level}`,
    );
  };
  return (
    <>
      <fieldset class="levels">
        <legend>{monsterText(draft, foe.monster)}</legend>
        {KINDS.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="kind"
              checked={foe.kind === kind}
              onChange={() => editor.change((each) => changeFoe(each, at, (it) => ({ ...it, kind })))}
            />
            {t(`workshop.kind.${kind}`)}
          </label>
        ))}
      </fieldset>
      <fieldset class="levels numbers">
        <legend>{t('workshop.hpBonus')}</legend>
        {SCENARIO_LEVELS.map((level) => (
          <NumberField
            key={level}
            label={t('workshop.atLevel', { level })}
            name={`hp-${level}`}
            least={-99}
            most={99}
            value={bonuses[level] ?? 0}
            onChange={(n) => give(level, n)}
          />
        ))}
      </fieldset>
    </>
  );
}

/** R4.8: edits the treasure on the hex. */
function Chest({ editor, chest }: { editor: Editor; chest: TreasurePlace }) {
  const { hex: at } = editor;
  const change = (turn: (chest: TreasurePlace) => TreasurePlace, about?: string) =>
    editor.change((each) => changeTreasure(each, at, turn), about);
  return (
    <>
      <h3>{t('mirror.treasure', { number: chest.number })}</h3>
      <div class="levels numbers">
        <NumberField
          label={t('workshop.number')}
          name="number"
          least={1}
          most={9999}
          value={chest.number}
          onChange={(number) => change((it) => ({ ...it, number }), `number ${at}`)}
        />
        {!chest.objective && (
          <NumberField
            label={t('frame.gold')}
            name="gold"
            least={0}
            most={99}
            value={chest.gold ?? 0}
            onChange={(gold) => change(({ gold: _, ...it }) => (gold > 0 ? { ...it, gold } : it), `gold ${at}`)}
          />
        )}
      </div>
      {!chest.objective && (
        <label class="field">
          {t('workshop.item')}
          <select
            name="item"
            value={chest.item ?? ''}
            onChange={({ currentTarget: { value } }) =>
              change(({ item: _, ...it }) => (value === '' ? it : { ...it, item: value }))
            }
          >
            <option value="">{t('workshop.nothing')}</option>
            {Object.keys(items).map((id) => (
              <option key={id} value={id}>
                {contentText('cards.item', id)}
              </option>
            ))}
          </select>
        </label>
      )}
      <fieldset class="word">
        <legend>{t('workshop.gate')}</legend>
        <WordList
          editor={editor}
          word="circumstance"
          about={`gate ${at}`}
          words={chest.gate ?? []}
          onChange={(gate, about) => change(({ gate: _, ...it }) => (gate.length === 0 ? it : { ...it, gate }), about)}
        />
      </fieldset>
    </>
  );
}
