/** What happened lately, under the boards of a wide table: each line with its rule, and under the mouse with its hexes. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Play } from '../../../flow/longTable/play';
import type { LongTable } from '../../../flow/longTable/types';
import { t } from '../../../i18n';
import type { GameEvent } from '../../../rules/longTable/events';
import type { Interaction } from '../../../session/longTable/interaction';
import type { LogEntry } from '../../LogSheet';
import { growingLog } from '../../logEntries';
import { hexesOf } from '../eventPlaces';
import { LOGGED } from '../logged';

/** Lines that are kept in sight. */
const LINES = 24;

interface HappenedProps {
  readonly interaction: Interaction;
  /** What the table shows: there is something new to tell when it is another one. */
  readonly play: Play;
  /** The log itself is to be seen. */
  readonly onOpen: () => void;
}

export function Happened({ interaction, play, onOpen }: HappenedProps) {
  const { session } = interaction;
  const log = useMemo(() => growingLog<LongTable>(LOGGED), [session]);
  const [entries, tell] = useState<readonly LogEntry<GameEvent>[]>([]);
  // After the picture: of a game that is taken up the whole is played once.
  useEffect(() => tell(log(session).slice(-LINES)), [log, session, play]);
  return (
    <section class="happened" aria-label={t('frame.log.title')}>
      <button type="button" class="fold" data-action="log" onClick={onOpen}>
        {t('frame.log.title')}
      </button>
      <div class="newest">
        <ol class="log">
          {entries.map(({ text, rule, event, at }, nth) => (
            <li key={`${at} ${nth}`} {...lighting(interaction, play, event)}>
              {text} <small>{rule}</small>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function lighting(interaction: Interaction, play: Play, event: GameEvent) {
  const hexes = hexesOf(play, event);
  if (hexes.length === 0) return {};
  return {
    class: 'somewhere',
    onPointerEnter: () => interaction.highlight(hexes),
    onPointerLeave: () => interaction.highlight([]),
  };
}
