/** The log beside a wide table. */
import { useMemo, useState } from 'preact/hooks';
import type { Play } from '../../../flow/inHand/play';
import { t } from '../../../i18n';
import type { GameEvent } from '../../../rules/inHand/events';
import type { Interaction } from '../../../session/inHand/interaction';
import { hexesOf } from '../eventFigures';
import { logEntries } from '../logEntries';

interface SideProps {
  readonly interaction: Interaction;
  /** What the table shows: there is something new to tell when it is another one. */
  readonly play: Play;
  /** Whether it is folded away until the player unfolds it. */
  readonly folds: boolean;
}

/** What happened last, where there is room for it; folded away, its newest line. The style sheet holds that line in sight. */
export function Side({ interaction, play, folds }: SideProps) {
  const [open, unfold] = useState(!folds);
  const entries = useMemo(() => logEntries(interaction.session).slice(open ? -24 : -1), [interaction, play, open]);
  return (
    <aside class={`side paper ${open ? '' : 'folded'}`}>
      <button type="button" class="fold" data-action="fold" aria-expanded={open} onClick={() => unfold(!open)}>
        {t('frame.log.title')}
      </button>
      <div class="newest" aria-hidden="true">
        <ol class="log">
          {entries.map(({ text, rule, event }, index) => (
            <li key={index} {...lighting(interaction, event)}>
              {text} <small>{rule}</small>
            </li>
          ))}
        </ol>
      </div>
    </aside>
  );
}

/** Under the mouse, or while a finger rests on it, a line lights its hexes on the map. By keyboard the whole log does. */
function lighting(interaction: Interaction, event: GameEvent) {
  const hexes = hexesOf(event);
  if (hexes.length === 0) return {};
  return {
    class: 'somewhere',
    onPointerEnter: () => interaction.highlight(hexes),
    onPointerLeave: () => interaction.highlight([]),
  };
}
