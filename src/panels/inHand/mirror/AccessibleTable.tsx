/** The mirror of the game in hand: shows the table as buttons and text for keyboard and screen reader. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Play } from '../../../flow/inHand/play';
import { openChapter, t } from '../../../i18n';
import { eventSentence } from '../../../i18n/inHand/narration';
import { promptFor } from '../../../i18n/inHand/prompts';
import { cardName, commandLabel } from '../../../i18n/inHand/words';
import type { Interaction, InteractionChange } from '../../../session/inHand/interaction';
import { leverOf, leverPositionOf } from '../../../session/inHand/lever';
import { announce } from '../../announcer';
import { lazyPanel } from '../../lazyPanel';
import { MirrorFrame } from '../../mirror/MirrorFrame';
import type { InHandApp } from '../app';
import { priceSentence } from '../hud/leverText';
import { useLastRender } from '../useLastRender';
import { MapGrid } from './MapGrid';
import { situationInWords, stepLabel } from './situation';

const MirrorForesight = lazyPanel(() =>
  Promise.all([import('./MirrorForesight'), openChapter('foresight')]).then(([panel]) => panel.MirrorForesight),
);

interface AccessibleTableProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
  /** Whether an open sheet covers the table, so that the mirror cannot be used. */
  readonly inert: boolean;
  /** The play that the table shows; null during an animation. */
  readonly shownPlay: Play | null;
}

/** Whether the focus is inside the mirror. */
const isUsed = () => document.activeElement?.closest('.mirror') != null;

/** A sentence about the price at the lever's position, or null if there is no lever. */
function leverWords({ play, options, draft }: Interaction): string | null {
  const lever = leverOf(play, options);
  const price = lever?.prices[leverPositionOf(lever, draft)];
  return price ? priceSentence(play, price) : null;
}

/**
 * The sentences that a screen reader speaks after a change. The map grid has its own live region for paths. Those of a command follow from
 * its play alone, so they are composed when they are spoken, and the command's animation begins sooner.
 */
function spokenOf(interaction: Interaction, before: Interaction['draft'], change: InteractionChange): () => string[] {
  if (change.kind === 'command') return () => change.events.flatMap((event) => eventSentence(change.play, event) ?? []);
  const sentences = change.kind === 'sync' ? undoneWords(interaction, change) : draftWords(interaction, before);
  return () => sentences;
}

function undoneWords({ session }: Interaction, { play }: InteractionChange): string[] {
  const undone = session.nextRedo();
  return undone ? [t('frame.spoken.undone', { what: commandLabel(play, undone) })] : [];
}

function draftWords(interaction: Interaction, before: Interaction['draft']): string[] {
  const { draft } = interaction;
  const lever = draft.price === before.price ? null : leverWords(interaction);
  return [
    ...(draft.cards === before.cards ? [] : chosenWords(interaction)),
    ...(draft.basic === before.basic ? [] : [t(draft.basic ? 'mirror.basicOn' : 'mirror.basicOff')]),
    ...(lever === null ? [] : [lever]),
  ];
}

function chosenWords({ play, draft }: Interaction): string[] {
  const { cards } = draft;
  const chosen =
    cards.length > 0
      ? t('frame.spoken.chosen', { cards: cards.map((card) => cardName(play, card)).join(', ') })
      : t('frame.spoken.noneChosen');
  return [chosen, promptFor(play, draft)];
}

export function AccessibleTable({ app, interaction, inert, shownPlay }: AccessibleTableProps) {
  const [, redraw] = useState(0);
  /** Compose the sentences that are still to be spoken. */
  const unsaid = useRef<(() => readonly string[])[]>([]);
  /** Whether the mirror sent a command whose result the table does not show yet. */
  const pressed = useRef(false);
  useEffect(() => {
    let before = interaction.draft;
    return interaction.subscribe((change) => {
      unsaid.current.push(spokenOf(interaction, before, change));
      before = interaction.draft;
      redraw((n) => n + 1);
    });
  }, [interaction]);
  const { play, options } = interaction;
  if (shownPlay === play) pressed.current = false;
  // Speak results before their animation if the player uses the mirror, otherwise only after the animation.
  const still = shownPlay !== play && !pressed.current && !isUsed();
  useEffect(() => {
    if (!still) announce(unsaid.current.splice(0).flatMap((compose) => compose()));
  });
  return useLastRender(still, () => (
    <MirrorFrame
      title={t('mirror.title')}
      situation={situationInWords(play)}
      commands={options}
      labelOf={(command) => (command.type === 'step' ? stepLabel(play, command.to) : commandLabel(play, command))}
      say={(command) => {
        pressed.current = true;
        interaction.send(command);
      }}
      shown={() => interaction.notified}
      inert={inert}
      below={(onGone) => !play.state.fight && <MapGrid interaction={interaction} onWalked={onGone} />}
    >
      <MirrorForesight app={app} interaction={interaction} />
    </MirrorFrame>
  ));
}
