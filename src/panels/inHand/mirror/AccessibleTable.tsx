/** The table of the game in hand for keyboard and screen reader. */
import { useEffect, useState } from 'preact/hooks';
import { openChapter, t } from '../../../i18n';
import { eventSentence } from '../../../i18n/inHand/narration';
import { commandLabel } from '../../../i18n/inHand/words';
import type { Interaction } from '../../../session/inHand/interaction';
import { lazyPanel } from '../../lazyPanel';
import { MirrorFrame } from '../../mirror/MirrorFrame';
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
}

export function AccessibleTable({ app, interaction, inert }: AccessibleTableProps) {
  const [told, tell] = useState<readonly string[]>([]);
  const [, redraw] = useState(0);
  useEffect(
    () =>
      interaction.subscribe((change) => {
        if (change.kind === 'command') {
          tell(change.events.flatMap((event) => eventSentence(change.play, event) ?? []));
        }
        redraw((n) => n + 1);
      }),
    [interaction],
  );
  const { play, options } = interaction;
  return (
    <MirrorFrame
      title={t('mirror.title')}
      told={told}
      situation={situationInWords(play)}
      commands={options}
      labelOf={(command) => (command.type === 'step' ? stepLabel(play, command.to) : commandLabel(play, command))}
      say={(command) => interaction.say(command)}
      shown={() => interaction.told}
      inert={inert}
      below={(onGone) => !play.state.fight && <MapGrid interaction={interaction} onWalked={onGone} />}
    >
      <MirrorForesight app={app} interaction={interaction} />
    </MirrorFrame>
  );
}
