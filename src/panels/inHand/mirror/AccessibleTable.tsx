/** The table of the game in hand for keyboard and screen reader. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Play } from '../../../flow/inHand/play';
import { openChapter, t } from '../../../i18n';
import { eventSentence } from '../../../i18n/inHand/narration';
import { commandLabel } from '../../../i18n/inHand/words';
import type { Interaction } from '../../../session/inHand/interaction';
import { lazyPanel } from '../../lazyPanel';
import { MirrorFrame } from '../../mirror/MirrorFrame';
import { useHeld } from '../../useHeld';
import type { InHandApp } from '../app';
import { MapGrid } from './MapGrid';
import { situationInWords, stepLabel } from './situation';

const MirrorForesight = lazyPanel(() =>
  Promise.all([import('./MirrorForesight'), openChapter('foresight')]).then(([panel]) => panel.MirrorForesight),
);

interface AccessibleTableProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
  /** A sheet lies over the table. */
  readonly inert: boolean;
  /** What the table shows; null while it is still showing how that came about. */
  readonly laid: Play | null;
}

/** Whether somebody goes by the mirror now. */
const isUsed = () => document.activeElement?.closest('.mirror') != null;

export function AccessibleTable({ app, interaction, inert, laid }: AccessibleTableProps) {
  const [told, tell] = useState<readonly string[]>([]);
  const [, redraw] = useState(0);
  /** Something of what is told has not been said yet. */
  const unsaid = useRef(false);
  /** The last command came from here. */
  const pressed = useRef(false);
  useEffect(
    () =>
      interaction.subscribe((change) => {
        if (change.kind === 'command') {
          const sentences = change.events.flatMap((event) => eventSentence(change.play, event) ?? []);
          tell((before) => (unsaid.current ? [...before, ...sentences] : sentences));
          unsaid.current = true;
        }
        redraw((n) => n + 1);
      }),
    [interaction],
  );
  const { play, options } = interaction;
  if (laid === play) pressed.current = false;
  // Whoever plays by the mirror has it at once; else it follows with all other words when the table lies.
  const still = laid !== play && !pressed.current && !isUsed();
  useEffect(() => {
    if (!still) unsaid.current = false;
  });
  return useHeld(still, () => (
    <MirrorFrame
      title={t('mirror.title')}
      told={told}
      situation={situationInWords(play)}
      commands={options}
      labelOf={(command) => (command.type === 'step' ? stepLabel(play, command.to) : commandLabel(play, command))}
      say={(command) => {
        pressed.current = true;
        interaction.say(command);
      }}
      shown={() => interaction.told}
      inert={inert}
      below={(onGone) => !play.state.fight && <MapGrid interaction={interaction} onWalked={onGone} />}
    >
      <MirrorForesight app={app} interaction={interaction} />
    </MirrorFrame>
  ));
}
