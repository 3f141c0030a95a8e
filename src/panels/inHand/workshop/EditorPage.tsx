/** The editor of the workshop: the map, the tools, and tabs for the selected hex, the scenario page, the rules, mistakes and trials. */
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../../i18n';
import { textsIn } from '../../../packs/inHand/draft';
import { canRedo, canUndo } from '../../../packs/inHand/history';
import { keyOf } from '../../keys';
import { PageHeader } from '../../PageHeader';
import { useCloseOnBack } from '../../useCloseOnBack';
import type { InHandApp } from '../app';
import { CheckPanel } from './CheckPanel';
import { HexPanel } from './HexPanel';
import { MapBoard } from './MapBoard';
import { PagePanel } from './PagePanel';
import { RulesPanel } from './RulesPanel';
import { Tools } from './Tools';
import { TryPanel } from './TryPanel';
import { TOOL_KEYS, TOOLS } from './toolKinds';
import { type Editor, TABS, type Tab } from './useEditor';

interface DeskProps {
  readonly app: InHandApp;
  readonly editor: Editor;
  readonly onBack: () => void;
}

export function EditorPage({ app, editor, onBack }: DeskProps) {
  const { draft, history, tab, problems } = editor;
  useDeskKeys(editor);
  useCloseOnBack(app, editor.hexPick !== null, () => editor.setHexPick(null));
  const title = textsIn(draft, editor.textLanguage).title || t('workshop.untitled');
  return (
    <main class="screen workshop desk" data-tab={tab} data-drawing={draft.id}>
      <PageHeader cardPictures={app.cardPictures} title={title} onBack={onBack}>
        <button
          type="button"
          class="square arrow"
          data-action="undo"
          aria-label={t('workshop.undo')}
          aria-keyshortcuts="z"
          disabled={!canUndo(history)}
          onClick={editor.undo}
        >
          <Turn />
        </button>
        <button
          type="button"
          class="square arrow"
          data-action="redo"
          aria-label={t('workshop.redo')}
          aria-keyshortcuts="y"
          disabled={!canRedo(history)}
          onClick={editor.redo}
        >
          <Turn back />
        </button>
      </PageHeader>
      <div class="draw-side">
        <MapBoard app={app} editor={editor} />
        <Tools app={app} editor={editor} />
      </div>
      <div class="draw-tabs" role="tablist" aria-label={t('workshop.title')}>
        {TABS.map((each) => (
          <button
            type="button"
            role="tab"
            key={each}
            data-turn={each}
            aria-selected={tab === each}
            onClick={() => editor.openTab(each)}
          >
            {t(`workshop.tab.${each}`)}
            {each === 'check' && problems.length > 0 && <b class="count"> {problems.length}</b>}
          </button>
        ))}
      </div>
      <div class="draw-panel page paper" role="tabpanel" aria-label={t(`workshop.tab.${tab}`)}>
        <Panel app={app} editor={editor} tab={tab} />
      </div>
    </main>
  );
}

function Panel({ app, editor, tab }: { app: InHandApp; editor: Editor; tab: Tab }) {
  switch (tab) {
    // On a desktop the map is always visible, so the tab `map` shows the selected hex too. On a phone the tab `map` hides this panel.
    case 'map':
    case 'hex':
      return <HexPanel editor={editor} />;
    case 'page':
      return <PagePanel editor={editor} />;
    case 'rules':
      return <RulesPanel editor={editor} />;
    case 'check':
      return <CheckPanel editor={editor} />;
    case 'try':
      return <TryPanel app={app} editor={editor} />;
  }
}

/** The arrow of undo or redo. It is an SVG, because the fonts have no such arrow. */
function Turn({ back = false }: { back?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" style={back ? { transform: 'scaleX(-1)' } : {}}>
      <path d="M9 6 L4 11 L9 16 M4.5 11 H14 a5 5 0 0 1 0 10 H9" fill="none" stroke="currentColor" stroke-width="2.6" />
    </svg>
  );
}

/** The CSS selector of input fields that receive typed keys. While such a field has the focus, the shortcuts do not react. */
const TYPED = 'input:not([type=radio]):not([type=checkbox]), textarea, select';

/** Listens for the keys that choose tools, undo, redo, and end the picking of hexes. */
function useDeskKeys(editor: Editor): void {
  const latest = useRef(editor);
  latest.current = editor;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { undo, redo, selectTool, setHexPick, hexPick } = latest.current;
      if (event.target instanceof Element && event.target.closest(TYPED)) return;
      if (event.key === 'Escape' && hexPick) return setHexPick(null);
      const key = keyOf(event);
      const commanded = event.ctrlKey || event.metaKey;
      if (key === 'z' && !event.altKey) {
        event.preventDefault();
        return event.shiftKey ? redo() : undo();
      }
      if (key === 'y' && !event.altKey) {
        event.preventDefault();
        return redo();
      }
      if (commanded || event.altKey || event.shiftKey || hexPick) return;
      const tool = TOOLS.find((each) => TOOL_KEYS[each] === key);
      if (tool) selectTool(tool);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
