/** Shows the tools of the workshop, and below them the monster to place or a line about the selected hex. Picking hexes hides both. */

import { monsters } from '../../../content/inHand';
import { t } from '../../../i18n';
import { KINDS } from '../../../rules/inHand/vocabulary';
import { CardPicture } from '../../CardPicture';
import type { InHandApp } from '../app';
import type { TileModel } from '../cardPictures';
import { TOOL_KEYS, TOOLS, type Tool } from './toolKinds';
import type { Desk } from './useDesk';
import { hexText, monsterText, wrongText } from './words';

export function Tools({ app, desk }: { app: InHandApp; desk: Desk }) {
  const { figure, picking } = desk;
  if (picking) return <PickBar desk={desk} />;
  return (
    <div class="draw-tools">
      <div class="tool-strip" role="toolbar" aria-label={t('workshop.tools')}>
        {TOOLS.map((tool) => (
          <button
            type="button"
            key={tool}
            data-tool={tool}
            aria-pressed={desk.tool === tool}
            aria-keyshortcuts={TOOL_KEYS[tool]}
            onClick={() => desk.take(tool)}
          >
            <CardPicture
              of={`${tool} ${figure.monster} ${figure.kind}`}
              class="tool-picture"
              paint={(ctx, width, height) => app.cardPictures.tile(ctx, width, height, tileOf(tool, desk))}
            />
            <span>{t(`workshop.tool.${tool}`)}</span>
          </button>
        ))}
      </div>
      {desk.tool === 'monster' ? <Figures desk={desk} /> : <Pointed desk={desk} />}
    </div>
  );
}

/** The data to paint the picture of a tool. */
function tileOf(tool: Tool, { figure }: Desk): TileModel {
  switch (tool) {
    case 'look':
    case 'rock':
    case 'wall':
    case 'wipe':
    case 'start':
    case 'letter':
      return { kind: tool };
    case 'money':
    case 'exit':
    case 'objective':
      return { kind: 'sprite', sprite: { kind: tool } };
    case 'treasure':
      return { kind: 'sprite', sprite: { kind: 'treasure', number: 1 } };
    case 'monster':
      return { kind: 'sprite', sprite: { kind: 'monster', monster: figure.monster, rank: figure.kind } };
    default:
      return { kind: 'terrain', terrain: tool };
  }
}

/** Chooses the monster that the tool places, and its kind (R4.10). */
function Figures({ desk }: { desk: Desk }) {
  const { draft, figure } = desk;
  const all = [...draft.monsters.map(({ id }) => id), ...Object.keys(monsters)];
  return (
    <div class="tool-options">
      <select
        aria-label={t('workshop.which')}
        name="monster"
        value={figure.monster}
        onChange={({ currentTarget }) => desk.hold({ ...figure, monster: currentTarget.value })}
      >
        {[...new Set(all)].map((id) => (
          <option key={id} value={id}>
            {monsterText(draft, id)}
          </option>
        ))}
      </select>
      {KINDS.map((kind) => (
        <button
          type="button"
          class="plain"
          key={kind}
          data-kind={kind}
          aria-pressed={figure.kind === kind}
          onClick={() => desk.hold({ ...figure, kind })}
        >
          {t(`workshop.kind.${kind}`)}
        </button>
      ))}
    </div>
  );
}

/** Shows the first mistake on the selected hex, or the contents of the hex if there is none. */
function Pointed({ desk }: { desk: Desk }) {
  const { draft, at, wrongs } = desk;
  const [wrong] = wrongs.filter(({ hexes }) => hexes.includes(at));
  return (
    <div class="tool-options">
      <p class={wrong ? 'wrong-line' : ''} role="status" data-pointed={at}>
        {wrong ? wrongText(draft, wrong) : hexText(draft, at)}
      </p>
      <button type="button" class="plain" data-action="hex" onClick={() => desk.turn('hex')}>
        {t('workshop.more')}
      </button>
    </div>
  );
}

/** The bar shown while the player picks hexes for a field. */
function PickBar({ desk }: { desk: Desk }) {
  const { picking } = desk;
  return (
    <div class="draw-tools pick-bar">
      <p role="status">
        {t(picking?.single ? 'workshop.pickOne' : 'workshop.pickSome', { what: picking?.what ?? '' })}
      </p>
      <button type="button" class="plain strong" data-action="picked" onClick={() => desk.pick(null)}>
        {t('workshop.picked')}
      </button>
    </div>
  );
}
