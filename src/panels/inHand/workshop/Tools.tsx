/**
 * Shows the tools of the workshop, and below the tools the monster to place or a sentence about the selected hex. While the player picks
 * hexes for a field, only a bar for the picking is shown.
 */

import { monsters } from '../../../content/inHand';
import { t } from '../../../i18n';
import { KINDS } from '../../../rules/inHand/vocabulary';
import { CardPicture } from '../../CardPicture';
import type { InHandApp } from '../app';
import type { ToolModel } from '../cardPictures';
import { TOOL_KEYS, TOOLS, type Tool } from './toolKinds';
import type { Editor } from './useEditor';
import { hexText, monsterText, problemText } from './words';

export function Tools({ app, editor }: { app: InHandApp; editor: Editor }) {
  const { monster, hexPick } = editor;
  if (hexPick) return <PickBar editor={editor} />;
  return (
    <div class="draw-tools">
      <div class="tool-strip" role="toolbar" aria-label={t('workshop.tools')}>
        {TOOLS.map((tool) => (
          <button
            type="button"
            key={tool}
            data-tool={tool}
            aria-pressed={editor.tool === tool}
            aria-keyshortcuts={TOOL_KEYS[tool]}
            onClick={() => editor.selectTool(tool)}
          >
            <CardPicture
              of={`${tool} ${monster.monster} ${monster.kind}`}
              class="tool-picture"
              paint={(ctx, width, height) => app.cardPictures.tool(ctx, width, height, toolModelOf(tool, editor))}
            />
            <span>{t(`workshop.tool.${tool}`)}</span>
          </button>
        ))}
      </div>
      {editor.tool === 'monster' ? <Figures editor={editor} /> : <Pointed editor={editor} />}
    </div>
  );
}

/** The data to paint the picture of a tool. */
function toolModelOf(tool: Tool, { monster }: Editor): ToolModel {
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
      return { kind: 'sprite', sprite: { kind: 'monster', monster: monster.monster, rank: monster.kind } };
    default:
      return { kind: 'terrain', terrain: tool };
  }
}

/** Chooses the monster that the tool `monster` places, and the monster's kind (R4.10). */
function Figures({ editor }: { editor: Editor }) {
  const { draft, monster } = editor;
  const all = [...draft.monsters.map(({ id }) => id), ...Object.keys(monsters)];
  return (
    <div class="tool-options">
      <select
        aria-label={t('workshop.which')}
        name="monster"
        value={monster.monster}
        onChange={({ currentTarget }) => editor.setMonster({ ...monster, monster: currentTarget.value })}
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
          aria-pressed={monster.kind === kind}
          onClick={() => editor.setMonster({ ...monster, kind })}
        >
          {t(`workshop.kind.${kind}`)}
        </button>
      ))}
    </div>
  );
}

/** Shows the first mistake on the selected hex, or the contents of the hex if the hex has no mistake. */
function Pointed({ editor }: { editor: Editor }) {
  const { draft, hex, problems } = editor;
  const [wrong] = problems.filter(({ hexes }) => hexes.includes(hex));
  return (
    <div class="tool-options">
      <p class={wrong ? 'wrong-line' : ''} role="status" data-pointed={hex}>
        {wrong ? problemText(draft, wrong) : hexText(draft, hex)}
      </p>
      <button type="button" class="plain" data-action="hex" onClick={() => editor.openTab('hex')}>
        {t('workshop.more')}
      </button>
    </div>
  );
}

/** The bar shown while the player picks hexes for a field. */
function PickBar({ editor }: { editor: Editor }) {
  const { hexPick } = editor;
  return (
    <div class="draw-tools pick-bar">
      <p role="status">
        {t(hexPick?.single ? 'workshop.pickOne' : 'workshop.pickSome', { what: hexPick?.what ?? '' })}
      </p>
      <button type="button" class="plain strong" data-action="picked" onClick={() => editor.setHexPick(null)}>
        {t('workshop.picked')}
      </button>
    </div>
  );
}
