/**
 * Shows the other side of a card: while the player pulls or holds the card's dog-ear or holds Space, or after a tap on the dog-ear. A pull
 * folds the card over like a page.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../i18n';
import { cardName } from '../../../i18n/inHand/words';
import type { CardId } from '../../../rules/inHand/vocabulary';
import { isDamageQuestion } from '../../../session/inHand/damageAnswers';
import type { Interaction } from '../../../session/inHand/interaction';
import { bindingsOf } from '../../keys';
import { lazyPanel } from '../../lazyPanel';
import { safeInsets } from '../../safeInsets';
import type { InHandApp } from '../app';
import { type EarPlace, type Edges, placeOfEar, usualPlace } from './earPlace';
import type { TableInspector } from './explainGestures';
import { placeOfCard } from './peel';
import type { HudPlan } from './plan';
import { type CardWithEar, usePull } from './usePull';
import './peek.css';

const OtherSide = lazyPanel(() => import('./OtherSide').then((panel) => panel.OtherSide));
const Peel = lazyPanel(() => import('./Peel').then((panel) => panel.Peel));

interface PeekProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
  readonly inspector: TableInspector;
  readonly plan: HudPlan;
  /** Whether no animation is running, so that the dog-ears match the positions of the cards. */
  readonly isLaid: boolean;
}

/** The distance in px of the HUD from the window's lower edge or the phone's home bar within which a lower corner gets no dog-ear. */
const FOOT = 14;

/** The zones whose cards get a dog-ear. Lost cards get none, because the player does not use them any more. */
const HAS_EAR: readonly string[] = ['hand', 'selected', 'discard', 'active'];

interface Ear extends CardWithEar {
  readonly isUpper: boolean;
  readonly place: EarPlace;
  /** How far `place` is moved from the usual place of the touch target, in px of the HUD. */
  readonly shift: EarPlace;
}

export function Peek({ app, interaction, inspector, plan, isLaid }: PeekProps) {
  const [shown, show] = useState<CardId | null>(null);
  const ears = useEars(interaction, inspector, plan, isLaid);
  const pulled = usePull(ears, plan, show);
  useSpace(app, interaction, inspector, shown, show);
  // If a tap has opened the other side, a tap anywhere closes it.
  useEffect(() => {
    if (shown === null) return;
    const close = () => show(null);
    addEventListener('pointerdown', close, { capture: true });
    return () => removeEventListener('pointerdown', close, { capture: true });
  }, [shown]);
  return (
    <>
      {ears.map((ear) => (
        <button
          type="button"
          key={ear.card}
          class={`ear ${ear.isUpper ? 'upper' : ''}`}
          tabIndex={-1}
          data-ear={ear.card}
          aria-label={t('table.otherSide', { card: cardName(interaction.play, ear.card) })}
          style={{
            left: `${ear.place.left}px`,
            top: `${ear.place.top}px`,
            '--aside': `${-ear.shift.left}px`,
            '--down': `${-ear.shift.top}px`,
          }}
          // Prevent the press from moving the focus, so that the Space key still reaches its listener.
          onMouseDown={(event) => event.preventDefault()}
        />
      ))}
      {pulled && shown === null && <Peel app={app} play={interaction.play} {...pulled} />}
      {shown !== null && <OtherSide app={app} play={interaction.play} card={shown} />}
    </>
  );
}

/** The dog-ears of the hero's cards; none during an animation or before a throw. */
function useEars(interaction: Interaction, inspector: TableInspector, plan: HudPlan, isLaid: boolean): readonly Ear[] {
  const [ears, put] = useState<readonly Ear[]>([]);
  // No dog-ears before a throw, because they would be in the way of the ruler.
  const hasEars = isLaid && !interaction.options.some(({ type }) => type === 'roll');
  useLayoutEffect(() => {
    if (!hasEars) put([]);
  }, [hasEars]);
  // This effect runs after the frame, because looking for elements that cover a corner forces a layout of the page.
  useEffect(() => {
    if (!hasEars) return;
    const places = inspector.places();
    const { controls, area } = surroundings(plan);
    put(
      interaction.play.state.hero.cards.flatMap(({ id, zone }): Ear[] => {
        const corners = [places[`card:${id}:corner`], places[`card:${id}:upperCorner`]];
        const [lower, upper] = corners;
        if (!HAS_EAR.includes(zone) || !lower || !upper) return [];
        const inHud = ({ x, y }: { x: number; y: number }) => ({ x: x / plan.textScale, y: y / plan.textScale });
        const lies = placeOfCard(inHud(upper), inHud(lower));
        const found = corners.flatMap((point, index): Ear[] => {
          if (!point) return [];
          const corner = inHud(point);
          const isUpper = index === 1;
          const isAtFoot = !isUpper && corner.y > area.bottom - FOOT;
          const place = isAtFoot ? null : placeOfEar(corner, isUpper, area, controls);
          if (!place) return [];
          const usual = usualPlace(corner, isUpper);
          return [
            { card: id, lies, isUpper, place, shift: { left: place.left - usual.left, top: place.top - usual.top } },
          ];
        });
        return found.slice(0, 1);
      }),
    );
  }, [interaction, interaction.play, interaction.draft, plan, hasEars]);
  return ears;
}

/** Whether an element is visible. Browsers older than `checkVisibility` count every element as visible. */
const isVisible = (each: Element): boolean =>
  !('checkVisibility' in each) || each.checkVisibility({ visibilityProperty: true });

/** The visible part of the table, and the controls over it, in px of the HUD. */
function surroundings({ textScale, width, height }: HudPlan): {
  readonly area: Edges;
  readonly controls: readonly Edges[];
} {
  const insets = safeInsets();
  const controls = [...document.querySelectorAll(':is(.hud, #panels) :is(button, input):not(.ear)')]
    .filter(isVisible)
    .map((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      return {
        left: (left - insets.left) / textScale,
        top: (top + scrollY) / textScale,
        right: (right - insets.left) / textScale,
        bottom: (bottom + scrollY) / textScale,
      };
    });
  return { controls, area: { left: 0, top: 0, right: width, bottom: height - insets.bottom / textScale } };
}

/**
 * While Space is held, shows the other side of a card: the card under the mouse, otherwise the first card of the draft, otherwise the first
 * selected card or hand card. Arrow keys switch to the next or previous card.
 */
function useSpace(
  app: InHandApp,
  interaction: Interaction,
  inspector: TableInspector,
  shown: CardId | null,
  show: (card: CardId | null) => void,
): void {
  const mouse = useRef({ x: -1, y: -1 });
  const open = useRef(shown);
  open.current = shown;
  useEffect(() => {
    const ears = new AbortController();
    const listen = { signal: ears.signal };
    let held = false;
    const first = (): CardId | undefined => {
      const { draft, play } = interaction;
      const cards = play.state.hero.cards;
      const near = cards.find(({ zone }) => zone === 'selected') ?? cards.find(({ zone }) => zone === 'hand');
      return draft.cards[0] ?? near?.id;
    };
    const step = (by: number) => {
      const all = interaction.play.state.hero.cards.map(({ id }) => id);
      const at = open.current === null ? 0 : all.indexOf(open.current);
      show(all[(at + by + all.length) % all.length] ?? null);
    };
    const press = async () => {
      const { x, y } = mouse.current;
      const explainTarget = x < 0 ? null : await inspector.look(x, y);
      const under = explainTarget?.of?.kind === 'card' ? explainTarget.of.card : undefined;
      if (held) show(under ?? first() ?? null);
    };
    addEventListener(
      'pointermove',
      ({ clientX: x, clientY: y, pointerType }) => {
        if (pointerType === 'mouse') mouse.current = { x, y };
      },
      listen,
    );
    addEventListener(
      'keydown',
      (event) => {
        if (held && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
          event.preventDefault();
          event.stopImmediatePropagation();
          return step(event.key === 'ArrowLeft' ? -1 : 1);
        }
        const { view } = app;
        const onButton =
          event.target instanceof Element &&
          event.target.closest('a, button, input, summary, textarea, select, [role]');
        const taken = Object.values(bindingsOf(view.settings)).includes(' ');
        if (event.key !== ' ' || event.repeat || onButton || taken || view.sheet || view.viewing) return;
        // There Space presses the seal (keyActions.ts).
        if (isDamageQuestion(interaction.play)) return;
        event.preventDefault();
        held = true;
        void press();
      },
      { ...listen, capture: true },
    );
    const letGo = () => {
      if (held) show(null);
      held = false;
    };
    addEventListener('keyup', ({ key }) => key === ' ' && letGo(), listen);
    addEventListener('blur', letGo, listen);
    return () => ears.abort();
  }, [app, interaction, inspector]);
}
