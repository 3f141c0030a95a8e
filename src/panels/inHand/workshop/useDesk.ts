/** Keeps the state of the desk: the drawing with its history, the current tool, and the selected hex. */
import { useMemo, useRef, useState } from 'preact/hooks';
import { language } from '../../../i18n';
import type { Draft } from '../../../packs/inHand/draft';
import type { Figure } from '../../../packs/inHand/draftEdits';
import { type DraftWrong, wrongsOf } from '../../../packs/inHand/draftPack';
import type { Drawer } from '../../../packs/inHand/drawer';
import { edited, type History, now, redone, undone } from '../../../packs/inHand/history';
import type { Workshop } from '../../../packs/inHand/workshop';
import type { PackLanguage } from '../../../packs/texts';
import type { HexId } from '../../../rules/core/hexes';
import type { Tool } from './toolKinds';

/** The tabs beside the map. On a phone they replace the map, which has a tab of its own. */
export const TABS = ['map', 'hex', 'page', 'rules', 'check', 'try'] as const;
export type Tab = (typeof TABS)[number];

/** While the player picks hexes on the map for an input: what is picked, and where the result goes. */
export interface Picking {
  readonly what: string;
  /** Whether the input takes only one hex, so that the first tap ends the picking. */
  readonly single: boolean;
  readonly hexes: readonly HexId[];
  take(hexes: readonly HexId[]): void;
  /** The tab to return to. */
  readonly back: Tab;
}

export interface Desk {
  readonly workshop: Workshop;
  readonly draft: Draft;
  readonly history: History;
  /** The fingerprint of the drawing when the player last tried it; null if never. */
  readonly tried: string | null;
  /** The mistakes in the drawing. */
  readonly wrongs: readonly DraftWrong[];
  /** Changes the drawing. `about` says what the edit concerns: successive edits with the same value become one undo step. */
  change(edit: (draft: Draft) => Draft, about?: string): void;
  undo(): void;
  redo(): void;
  /** Remembers that the player has tried the drawing in the form that has this fingerprint. */
  noteTried(fingerprint: string): void;
  readonly tool: Tool;
  /** Selects a tool, and opens the map. */
  take(tool: Tool): void;
  /** The monster that the tool `monster` places. */
  readonly figure: Figure;
  hold(figure: Figure): void;
  /** The selected hex. */
  readonly at: HexId;
  point(hex: HexId): void;
  readonly tab: Tab;
  turn(tab: Tab): void;
  readonly picking: Picking | null;
  /** Begins picking hexes, or with null ends it and returns to the previous tab. */
  pick(picking: Picking | null): void;
  /** The language in which the player edits the texts of the scenario page. */
  readonly writing: PackLanguage;
  write(language: PackLanguage): void;
  /** Opens the tab where the player can correct a mistake, and selects the mistake's hex or language. */
  goTo(wrong: DraftWrong): void;
}

/** The part of the desk's state that is kept when the player leaves the desk. */
interface Left {
  readonly id: string;
  readonly tool: Tool;
  readonly figure: Figure;
  readonly at: HexId;
  readonly tab: Tab;
  readonly writing: PackLanguage;
}

/** The desk for one drawing, which keeps every change in the drawer; null if there is no drawing with this id. */
export function useDesk(workshop: Workshop, drawer: Drawer, id: string): Desk | null {
  const found = drawer.drawings.get(id);
  const [history, setHistory] = useState<History | null>(found?.history ?? null);
  /** The newest history, because a stroke can continue before the last change is rendered. */
  const latest = useRef(history);
  const [tried, noteTried] = useState<string | null>(found?.tried ?? null);
  const before = workshop.place.desk as Left | null;
  const left = before?.id === id ? before : null;
  const [tool, take] = useState<Tool>(left?.tool ?? 'plain');
  const [figure, hold] = useState<Figure>(left?.figure ?? { monster: 'shuffler', kind: 'normal' });
  const [at, point] = useState<HexId>(() => left?.at ?? (history ? (now(history).page.start ?? 'd5') : 'd5'));
  const [tab, turn] = useState<Tab>(left?.tab ?? 'map');
  const [picking, pick] = useState<Picking | null>(null);
  const [writing, write] = useState<PackLanguage>(() => {
    if (left) return left.writing;
    const spoken = Object.keys(history ? now(history).texts : {}) as PackLanguage[];
    return spoken.includes(language()) ? language() : (spoken[0] ?? language());
  });
  const draft = history && now(history);
  const wrongs = useMemo(() => (draft ? wrongsOf(draft) : []), [draft]);
  if (!history || !draft) return null;
  workshop.place.desk = { id, tool, figure, at, tab, writing } satisfies Left;

  const become = (turn: (history: History) => History) => {
    const before = latest.current ?? history;
    const next = turn(before);
    if (next === before) return;
    latest.current = next;
    setHistory(next);
    drawer.keep(next, tried);
  };
  return {
    workshop,
    draft,
    history,
    tried,
    wrongs,
    change: (edit, about) => become((each) => edited(each, edit(now(each)), about)),
    undo: () => become(undone),
    redo: () => become(redone),
    noteTried(fingerprint) {
      noteTried(fingerprint);
      drawer.keep(history, fingerprint);
    },
    tool,
    take(next) {
      take(next);
      turn('map');
    },
    figure,
    hold,
    at,
    point,
    tab,
    turn,
    picking,
    pick(next) {
      if (!next && picking) turn(picking.back);
      pick(next);
    },
    writing,
    write,
    goTo({ field, hexes }) {
      const [hex] = hexes;
      if (hex !== undefined) point(hex);
      const [, spoken] = /^texts\.(en|ru|cs)/.exec(field) ?? [];
      if (spoken) write(spoken as PackLanguage);
      turn(field.startsWith('rules') ? 'rules' : /^(goals|texts|by|items)/.test(field) ? 'page' : hex ? 'hex' : 'map');
    },
  };
}
