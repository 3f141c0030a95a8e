/** Shows the log beside the table, if the window is wide enough. */
import { useMemo, useState } from 'preact/hooks';
import type { Play } from '../../../flow/inHand/play';
import { t } from '../../../i18n';
import type { GameEvent } from '../../../rules/inHand/events';
import type { Interaction } from '../../../session/inHand/interaction';
import { hexesOf } from '../eventFigures';
import { logEntries } from '../logEntries';

interface SideProps {
  readonly interaction: Interaction;
  /** The play that the table shows. The log is rebuilt when the play changes. */
  readonly play: Play;
  /** Whether the log is folded until the player unfolds it. */
  readonly folds: boolean;
}

/** The last lines of the log, or only the newest line if the log is folded. The style sheet keeps the newest line visible. */
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

/** Props that highlight a line's hexes while the mouse or a finger is on the line. For the keyboard, the log sheet has a button. */
function lighting(interaction: Interaction, event: GameEvent) {
  const hexes = hexesOf(event);
  if (hexes.length === 0) return {};
  return {
    class: 'somewhere',
    onPointerEnter: () => interaction.highlight(hexes),
    onPointerLeave: () => interaction.highlight([]),
  };
}
