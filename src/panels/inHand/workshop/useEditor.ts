/** Keeps the state of the editor: the draft scenario with its history, the current tool, and the selected hex. */
import { useMemo, useRef, useState } from 'preact/hooks';
import { language } from '../../../i18n';
import type { Draft } from '../../../packs/inHand/draft';
import type { MonsterChoice } from '../../../packs/inHand/draftEdits';
import { type DraftProblem, problemsOf } from '../../../packs/inHand/draftPack';
import type { DraftStore } from '../../../packs/inHand/draftStore';
import { currentDraft, type History, recordEdit, redoStep, undoStep } from '../../../packs/inHand/history';
import type { Workshop } from '../../../packs/inHand/workshop';
import type { PackLanguage } from '../../../packs/texts';
import type { HexId } from '../../../rules/core/hexes';
import type { Tool } from './toolKinds';

/** The tabs of the editor. On a desktop the tabs are beside the map; on a phone the map is visible only in the tab `map`. */
export const TABS = ['map', 'hex', 'page', 'rules', 'check', 'try'] as const;
export type Tab = (typeof TABS)[number];

/** The data while the player picks hexes on the map for an input. */
export interface HexPick {
  /** The label of the input. */
  readonly what: string;
  /** Whether the input takes only one hex, so that the first tap ends the picking. */
  readonly single: boolean;
  /** The hexes that are picked now. */
  readonly hexes: readonly HexId[];
  /** Called after each tap with the hexes that are picked then. */
  onPicked(hexes: readonly HexId[]): void;
  /** The tab that opens when the picking ends. */
  readonly back: Tab;
}

/** The state of the editor, with functions that change it. */
export interface Editor {
  readonly workshop: Workshop;
  readonly draft: Draft;
  readonly history: History;
  /** The fingerprint of the draft scenario when the player last tried it; null if never. */
  readonly tried: string | null;
  /** The mistakes in the draft scenario. */
  readonly problems: readonly DraftProblem[];
  /** Changes the draft scenario. `about` names what the edit concerns: successive edits with the same `about` become one undo step. */
  change(edit: (draft: Draft) => Draft, about?: string): void;
  undo(): void;
  redo(): void;
  /** Remembers that the player has tried the draft scenario in the form that has this fingerprint. */
  markTried(fingerprint: string): void;
  readonly tool: Tool;
  /** Selects a tool, and opens the map. */
  selectTool(tool: Tool): void;
  /** The monster that the tool `monster` places. */
  readonly monster: MonsterChoice;
  setMonster(figure: MonsterChoice): void;
  /** The selected hex. */
  readonly hex: HexId;
  selectHex(hex: HexId): void;
  readonly tab: Tab;
  openTab(tab: Tab): void;
  readonly hexPick: HexPick | null;
  /**
   * Begins the picking of hexes. Null ends the picking and opens the tab `back` of the picking. Another tab, undo and redo also end it,
   * because the input would overwrite what they change.
   */
  setHexPick(picking: HexPick | null): void;
  /** The language in which the player edits the texts of the scenario page. */
  readonly textLanguage: PackLanguage;
  setTextLanguage(language: PackLanguage): void;
  /** Opens the tab where the player can correct a mistake, and selects the mistake's hex or language. */
  showProblem(wrong: DraftProblem): void;
}

/** The part of the editor's state that is kept when the player leaves the editor. */
interface KeptState {
  readonly id: string;
  readonly tool: Tool;
  readonly figure: MonsterChoice;
  readonly at: HexId;
  readonly tab: Tab;
  readonly writing: PackLanguage;
}

/** Edits one draft scenario, and stores every change in `drawer`. Returns null if there is no draft scenario with this id. */
export function useEditor(workshop: Workshop, drawer: DraftStore, id: string): Editor | null {
  const found = drawer.drawings.get(id);
  const [history, setHistory] = useState<History | null>(found?.history ?? null);
  /** The newest history, because a stroke can continue before the last change is rendered. */
  const latest = useRef(history);
  const [tried, noteTried] = useState<string | null>(found?.tried ?? null);
  const before = workshop.place.editor as KeptState | null;
  const left = before?.id === id ? before : null;
  const [tool, take] = useState<Tool>(left?.tool ?? 'plain');
  const [figure, hold] = useState<MonsterChoice>(left?.figure ?? { monster: 'shuffler', kind: 'normal' });
  const [at, point] = useState<HexId>(() => left?.at ?? (history ? (currentDraft(history).page.start ?? 'd5') : 'd5'));
  const [tab, turn] = useState<Tab>(left?.tab ?? 'map');
  const [picking, pick] = useState<HexPick | null>(null);
  const [writing, write] = useState<PackLanguage>(() => {
    if (left) return left.writing;
    const spoken = Object.keys(history ? currentDraft(history).texts : {}) as PackLanguage[];
    return spoken.includes(language()) ? language() : (spoken[0] ?? language());
  });
  const draft = history && currentDraft(history);
  const wrongs = useMemo(() => (draft ? problemsOf(draft) : []), [draft]);
  if (!history || !draft) return null;
  workshop.place.editor = { id, tool, figure, at, tab, writing } satisfies KeptState;

  const endPick = () => {
    if (picking) turn(picking.back);
    pick(null);
  };
  const become = (step: (history: History) => History, endsPick = false) => {
    if (endsPick) endPick();
    const before = latest.current ?? history;
    const next = step(before);
    if (next === before) return;
    latest.current = next;
    setHistory(next);
    drawer.save(next, tried);
  };
  return {
    workshop,
    draft,
    history,
    tried,
    problems: wrongs,
    change: (edit, about) => become((each) => recordEdit(each, edit(currentDraft(each)), about)),
    undo: () => become(undoStep, true),
    redo: () => become(redoStep, true),
    markTried(fingerprint) {
      noteTried(fingerprint);
      drawer.save(history, fingerprint);
    },
    tool,
    selectTool(next) {
      take(next);
      turn('map');
    },
    monster: figure,
    setMonster: hold,
    hex: at,
    selectHex: point,
    tab,
    openTab(next) {
      if (next !== 'map') pick(null);
      turn(next);
    },
    hexPick: picking,
    setHexPick(next) {
      if (next) pick(next);
      else endPick();
    },
    textLanguage: writing,
    setTextLanguage: write,
    showProblem({ field, hexes }) {
      const [hex] = hexes;
      if (hex !== undefined) point(hex);
      const [, spoken] = /^texts\.(en|ru|cs)/.exec(field) ?? [];
      if (spoken) write(spoken as PackLanguage);
      turn(field.startsWith('rules') ? 'rules' : /^(goals|texts|by|items)/.test(field) ? 'page' : hex ? 'hex' : 'map');
    },
  };
}
