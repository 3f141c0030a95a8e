/** The situation in words, every legal command as a real button, and a live region that tells what happens. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { openChapter, t } from '../../../i18n';
import { eventSentence } from '../../../i18n/inHand/narration';
import { commandLabel } from '../../../i18n/inHand/words';
import type { Command } from '../../../rules/inHand/commands';
import type { Interaction } from '../../../session/inHand/interaction';
import { lazyPanel } from '../../lazyPanel';
import type { InHandApp } from '../app';
import { MapGrid } from './MapGrid';
import { situationInWords, stepLabel } from './situation';

const MirrorForesight = lazyPanel(() =>
  Promise.all([import('./MirrorForesight'), openChapter('foresight')]).then(([panel]) => panel.MirrorForesight),
);

/** When the buttons are there, and not within a frame: to give the focus away the browser lays out the whole page. */
const soon = (then: () => void) => setTimeout(then);

export function AccessibleTable({
  app,
  interaction,
  quiet,
}: {
  app: InHandApp;
  interaction: Interaction;
  quiet: boolean;
}) {
  const [said, say] = useState<readonly string[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const [, redraw] = useState(0);
  useEffect(
    () =>
      interaction.subscribe((change) => {
        if (change.kind === 'command') {
          say(change.events.flatMap((event) => eventSentence(change.play, event) ?? []));
        }
        redraw((n) => n + 1);
      }),
    [interaction],
  );
  const press = (command: Command) => {
    interaction.say(command);
    // The old buttons go with the old choices: the first of the new ones takes the focus.
    soon(() => list.current?.querySelector('button')?.focus());
  };
  const keepFocus = () =>
    soon(() => {
      if (document.activeElement === document.body) list.current?.querySelector('button')?.focus();
    });
  const { play, options } = interaction;
  return (
    <>
      <div class="said" role="status" aria-live="polite">
        {said.join(' ')}
      </div>
      <section class="mirror" aria-label={t('mirror.title')} inert={quiet}>
        <h2>{t('mirror.title')}</h2>
        {situationInWords(play).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <MirrorForesight app={app} interaction={interaction} />
        <div ref={list}>
          <ul>
            {options.map((command) => (
              <li key={JSON.stringify(command)}>
                <button type="button" data-command={JSON.stringify(command)} onClick={() => press(command)}>
                  {command.type === 'step' ? stepLabel(play, command.to) : commandLabel(play, command)}
                </button>
              </li>
            ))}
          </ul>
        </div>
        {!play.state.fight && <MapGrid interaction={interaction} went={keepFocus} />}
      </section>
    </>
  );
}
