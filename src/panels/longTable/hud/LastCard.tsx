/** Shows the modifier cards of the last draw from any deck, until the next draw. */
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { modifierText } from '../../../i18n/longTable/modifierWords';
import type { EventOf } from '../../../rules/longTable/events';
import type { ModifierId } from '../../../rules/longTable/vocabulary';

/** The rays around the middle of the card, in units of the SVG's view box. */
const RAYS = Array.from({ length: 30 }, (_, i) => {
  const angle = (i * Math.PI) / 15;
  const [from, to] = [24, 46 + ((i * 7) % 5) * 4];
  const point = (radius: number, turn: number) =>
    `${(42 + radius * Math.cos(angle + turn)).toFixed(1)} ${(60 + radius * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${point(from, -0.05)}L${point(to, 0)}L${point(from, 0.05)}Z`;
}).join('');

function faceOf({ book }: Play, id: ModifierId): string {
  const value = book.modifiers[id]?.value;
  if (value === 'null') return '∅';
  if (value === '2x') return '2×';
  return value === undefined || value < 0 ? String(value ?? '').replace('-', '−') : `+${value}`;
}

/** @param drawn the cards of the last draw, and which of them count; null before the first draw */
export function LastCard({
  play,
  drawn,
}: {
  play: Play;
  drawn: Pick<EventOf<'modifiersDrawn'>, 'cards' | 'counted'> | null;
}) {
  const cards = drawn?.cards.map((id, nth) => ({ id, counts: drawn.counted.includes(nth) })) ?? [];
  const said = cards.map(({ id }) => {
    const card = play.book.modifiers[id];
    return card ? modifierText(card) : id;
  });
  return (
    <figure class={`last-card ${cards.length > 1 ? 'several' : ''}`}>
      {cards.length === 0 && <Face text="" counts />}
      {cards.map(({ id, counts }, nth) => (
        <Face key={nth} text={faceOf(play, id)} counts={counts} />
      ))}
      <figcaption>
        {t(drawn ? 'desk.lastDrawn' : 'desk.noneDrawn')}
        <span class="said">: {said.join('; ')}</span>
      </figcaption>
    </figure>
  );
}

function Face({ text, counts }: { text: string; counts: boolean }) {
  return (
    <svg class="modifier-card" viewBox="0 0 84 120" aria-hidden="true">
      <rect class="rim" width="84" height="120" rx="8" />
      <rect class="block" x="6" y="6" width="72" height="108" rx="4" />
      <path class="light" d={RAYS} />
      <circle class="light" cx="42" cy="60" r="25" />
      <text x="42" y="72" class={text.length > 2 ? 'long' : ''}>
        {text}
      </text>
      {!counts && <path class="struck" d="M10 106L74 14" />}
    </svg>
  );
}
