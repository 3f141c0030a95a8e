/** Paints textures before they are needed: those of a command's events, and the modifier cards that the decks give next. */

import type { Play } from '../../../flow/longTable/play';
import { withSign } from '../../../i18n/longTable/forms';
import type { EventOf, GameEvent } from '../../../rules/longTable/events';
import type { FigureId } from '../../../rules/longTable/state';
import { type ModifierId, TOKENS } from '../../../rules/longTable/vocabulary';
import { scarsAfter } from '../../../session/longTable/scars';
import type { Bake } from '../../core/Baker';
import type { PaintAhead, Transition } from '../../core/Director';
import { untilReleased } from '../../core/leisure';
import { type IsFree, leisureBetweenFrames, paintAll } from '../../core/paintAll';
import { focusLabels } from './focusLabels';
import { faceBake } from './ModifierDeck';
import { modifierCardView } from './strikes';
import type { Table } from './Table';
import type { FigureView, TableView } from './tableView';

/** How many of each deck's next cards are painted ahead: an attack with advantage draws two. */
const NEXT_CARDS = 2;

/** The textures of cards, as they turn over; `counted` tells which of them count, or is left out if that is not known yet. */
function faceBakes({ book }: Play, cards: readonly ModifierId[], counted?: readonly number[]): Bake[] {
  return cards.flatMap((id, nth) => {
    const face = (counts: boolean) => faceBake(modifierCardView(id, book.modifiers[id], counts));
    // Each card turns over as if it counted.
    return counted && !counted.includes(nth) ? [face(true), face(false)] : [face(true)];
  });
}

/** Follows how the events of a command change the views of the figures, as the presenters do. */
class FutureFigures {
  private readonly views = new Map<FigureId, FigureView>();

  constructor(private readonly table: Table) {
    for (const { id } of table.view?.figures ?? []) this.note(table.figures.paintedView(id));
  }

  get(id: FigureId): FigureView | undefined {
    return this.views.get(id);
  }

  get all(): FigureView[] {
    return [...this.views.values()];
  }

  note(view: FigureView | undefined): void {
    if (view) this.views.set(view.id, view);
  }

  /** Changes a view. @returns the texture of the changed figure */
  change(id: FigureId, change: Partial<FigureView>): Bake[] {
    const old = this.views.get(id);
    if (!old) return [];
    const next = { ...old, ...change };
    this.views.set(id, next);
    return [this.table.figures.bakeOf(next)];
  }

  changeHp(id: FigureId, hp: number): Bake[] {
    const old = this.views.get(id);
    return old ? this.change(id, { hp, scars: scarsAfter(old.scars, hp, old.maxHp) }) : [];
  }

  remove(id: FigureId): void {
    this.views.delete(id);
  }
}

/** The textures that the animation of a command shows, in this order, and those that the table shows after it. */
export function transitionBakes(table: Table, { events, view, play }: Transition<Play, TableView, GameEvent>): Bake[] {
  const figures = new FutureFigures(table);
  const bakes = events.flatMap((event) => eventBakes(table, figures, event, { view, play }));
  return [...bakes, ...view.figures.map((each) => table.figures.bakeOf(each)), ...table.markBakes(view)];
}

function eventBakes(
  table: Table,
  figures: FutureFigures,
  event: GameEvent,
  { view, play }: { readonly view: TableView; readonly play: Play },
): readonly Bake[] {
  const { blows } = table;
  switch (event.type) {
    case 'turnBegan':
      return figures.all.flatMap(({ id, acts }) =>
        acts === (id === event.figure) ? [] : figures.change(id, { acts: !acts }),
      );
    case 'focusChosen':
      return focusLabels(event, (id) => figures.get(id)?.hex ?? null).map((label) => table.labels.bakeOf(label));
    case 'modifiersDrawn':
      return faceBakes(play, event.cards, event.counted);
    case 'damaged':
      return blowBakes(table, figures, event);
    case 'healed':
      return [...figures.changeHp(event.figure, event.hp), blows.numberBake(withSign(event.n), 'good')];
    case 'conditionGiven': {
      const token = TOKENS.find((each) => each === event.condition);
      const tokens = figures.get(event.figure)?.tokens ?? [];
      return token && !tokens.includes(token) ? figures.change(event.figure, { tokens: [...tokens, token] }) : [];
    }
    case 'conditionEnded': {
      const tokens = figures.get(event.figure)?.tokens ?? [];
      return figures.change(event.figure, { tokens: tokens.filter((each) => each !== event.condition) });
    }
    case 'died':
    case 'summonGone': {
      const torn = figures.get(event.figure);
      figures.remove(event.figure);
      return torn ? blows.tornBakes(torn) : [];
    }
    case 'figurePlaced':
    case 'summoned':
    case 'monsterSummoned': {
      const comes = view.figures.find(({ id }) => id === event.figure);
      if (figures.get(event.figure)) return [];
      figures.note(comes);
      return comes ? [table.figures.bakeOf(comes)] : [];
    }
    case 'stepped':
      figures.change(event.figure, { hex: event.to });
      return [];
    default:
      return [];
  }
}

/** What a blow shows: the frozen figure, the new scars, the number, and then the new HP. */
function blowBakes(table: Table, figures: FutureFigures, { figure, n, hp }: EventOf<'damaged'>): readonly Bake[] {
  const struck = figures.get(figure);
  if (!struck || n === 0) return figures.changeHp(figure, hp);
  const frozen = table.blows.negativeBake(struck);
  const scarred = figures.change(figure, { scars: scarsAfter(struck.scars, hp, struck.maxHp) });
  return [frozen, ...scarred, table.blows.numberBake(String(n), 'hurt'), ...figures.changeHp(figure, hp)];
}

/** The textures that any command may show. */
const commonBakes = ({ blows, labels }: Table): Bake[] => [...blows.commonBakes(), ...labels.commonBakes()];

/** The faces of the cards that each deck gives next. The order of the cards is not shown by painting them. */
function nextFaces(play: Play): Bake[] {
  const { monsterDeck, seats } = play.state;
  const decks = [monsterDeck, ...seats.map(({ deck }) => deck)];
  return decks.flatMap(({ draw }) => faceBakes(play, draw.slice(0, NEXT_CARDS)));
}

/** Paints; goes on with the later changes of a figure as soon as its earlier ones have been shown. */
async function paintOn({ baker }: Table, bakes: readonly Bake[], isFree: IsFree): Promise<void> {
  let left = bakes;
  while (left.length > 0 && (await isFree())) {
    await paintAll(baker, left, isFree);
    left = left.filter((bake) => !baker.has(bake));
  }
}

/** Makes the object that the director calls to paint textures ahead of time. */
export function painterFor(table: Table): PaintAhead<Play, TableView, GameEvent> {
  return {
    async paintOutcomes(play, wanted) {
      const isFree = async () => {
        await untilReleased();
        await leisureBetweenFrames();
        return wanted();
      };
      table.baker.beginRound();
      await paintAll(table.baker, [...commonBakes(table), ...nextFaces(play)], isFree);
    },
    // The animation does not wait for this painting: a texture that is not ready when it is needed is painted then.
    async paintEnd(transition, wanted) {
      const isFree = async () => {
        await leisureBetweenFrames();
        return wanted();
      };
      table.baker.beginRound();
      void paintOn(table, transitionBakes(table, transition), isFree);
    },
  };
}
