/** The last three results, in the right column of a desktop window, each with its rule. Hovering over a result highlights its hexes. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Play } from '../../../flow/longTable/play';
import type { LongTable } from '../../../flow/longTable/types';
import { t } from '../../../i18n';
import type { EventType, GameEvent } from '../../../rules/longTable/events';
import type { Interaction } from '../../../session/longTable/interaction';
import type { LogEntry } from '../../LogSheet';
import { createIncrementalLog } from '../../logEntries';
import { hexesOf } from '../eventPlaces';
import { LOG_MODE } from '../logMode';

/** The number of results shown; the log shows all. */
const LINES = 3;
const RESULTS: ReadonlySet<EventType> = new Set([
  'roundBegan',
  'damaged',
  'healed',
  'died',
  'exhausted',
  'damageNegated',
  'conditionGiven',
  'elementCreated',
  'elementConsumed',
  'moneyTaken',
  'treasureLooted',
  'trapSprung',
  'roomRevealed',
  'endingDecided',
]);

/** An attack is a result of its own if it does no damage; otherwise the damage is the result. */
const isResult = (event: GameEvent): boolean =>
  RESULTS.has(event.type) || (event.type === 'attackReckoned' && event.damage === 0);

interface RecentResultsProps {
  readonly interaction: Interaction;
  /** The play that the table shows. When it changes, the results are updated. */
  readonly play: Play;
  /** Opens the log. */
  readonly onOpen: () => void;
}

export function RecentResults({ interaction, play, onOpen }: RecentResultsProps) {
  const { session } = interaction;
  const log = useMemo(() => createIncrementalLog<LongTable>(LOG_MODE), [session]);
  /** The newest first: the style sheet stacks them upwards, and where there is too little room it leaves out the oldest. */
  const [entries, tell] = useState<readonly LogEntry<GameEvent>[]>([]);
  // The first call of `log` replays the whole game. In an effect it does not delay the first rendering.
  useEffect(
    () =>
      tell(
        log(session)
          .filter(({ event }) => isResult(event))
          .slice(-LINES)
          .reverse(),
      ),
    [log, session, play],
  );
  const section = useRef<HTMLElement>(null);
  // Tells the style sheet the room that the newest line needs. The observer reports after the browser's own layout.
  useEffect(() => {
    const newest = section.current?.querySelector('li');
    if (!newest) return;
    const resized = new ResizeObserver(() =>
      section.current?.style.setProperty('--newest', `${newest.offsetHeight}px`),
    );
    resized.observe(newest);
    return () => resized.disconnect();
  }, [entries]);
  if (entries.length === 0) return null;
  return (
    <section class="happened" ref={section} aria-label={t('frame.log.title')}>
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
