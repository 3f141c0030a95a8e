/** Shows a text of the scenario's story when a door opens, until the player's next decision. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { doorText } from '../../../i18n/longTable/stories';
import type { Interaction } from '../../../session/longTable/interaction';
import { useAnnouncement } from '../../announcer';
import { endReasonsAbove } from './coveredHeight';
import { type HudPlan, slipPlace } from './plan';

interface DoorStoryProps {
  readonly interaction: Interaction;
  readonly plan: HudPlan;
  /** Whether the table waits for a decision. */
  readonly asks: boolean;
}

export function DoorStory({ interaction, plan, asks }: DoorStoryProps) {
  const [story, tell] = useState('');
  /** Whether the player has been asked for a decision since the text appeared. Earlier forced commands do not remove the text. */
  const wasAsked = useRef(false);
  useEffect(
    () =>
      interaction.subscribe((change) => {
        if (change.kind === 'draft' || change.kind === 'replay') return;
        const { scenario } = change.play.book;
        const opened = change.kind === 'command' ? change.events.find(({ type }) => type === 'doorOpened') : undefined;
        if (opened?.type === 'doorOpened') {
          tell(doorText(scenario.id, 1 + scenario.doors.findIndex(({ hex }) => hex === opened.hex)));
          wasAsked.current = false;
        } else if (wasAsked.current || change.kind === 'sync') tell('');
      }),
    [interaction],
  );
  useEffect(() => {
    if (asks) wasAsked.current = true;
  }, [asks, story]);
  useEffect(() => {
    if (story === '') return;
    endReasonsAbove(document.querySelector('.long > .door-story'), plan);
    return () => endReasonsAbove(document.querySelector('.long > .lesson'), plan);
  }, [story, plan]);
  useAnnouncement(story === '' ? null : story);
  if (story === '') return null;
  return (
    <p class="door-story paper" style={slipPlace(plan)}>
      {story}
    </p>
  );
}
