/** The frame of the mirror that all modes share: the situation in words, and a button for every legal command. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface MirrorFrameProps<Command extends object> {
  readonly title: string;
  /** The situation in sentences. */
  readonly situation: readonly string[];
  readonly commands: readonly Command[];
  labelOf(command: Command): string;
  say(command: Command): void;
  /** Resolves when the last command is saved and its result may be shown. Null if the last command is already saved. */
  shown(): Promise<void> | null;
  /** Whether a sheet covers the table, so that nothing in the mirror takes the focus. */
  readonly inert: boolean;
  /** The content between the situation and the commands. */
  readonly children: ComponentChildren;
  /** Renders the part below the commands. This part calls `onGone` when the focused element may have been removed. */
  below(onGone: () => void): ComponentChildren;
}

/** Escape leaves the mirror, which is then no longer visible; what the player is doing at the table stays. */
function leaveOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.shiftKey) return;
  event.stopPropagation();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Calls a function after the buttons are rendered. A timer is used, because setting the focus in an animation frame forces a layout. */
const soon = (then: () => void) => setTimeout(then);

export function MirrorFrame<Command extends object>(props: MirrorFrameProps<Command>) {
  const { title, situation, commands, labelOf, say, shown, inert, children, below } = props;
  const list = useRef<HTMLDivElement>(null);
  const focusFirst = () => list.current?.querySelector('button')?.focus();
  const whenShown = (then: () => void) => void Promise.resolve(shown()).then(() => soon(then));
  const press = (command: Command) => {
    say(command);
    // The pressed button disappears, so the first of the new buttons gets the focus.
    whenShown(focusFirst);
  };
  const keepFocus = () =>
    whenShown(() => {
      if (document.activeElement === document.body) focusFirst();
    });
  return (
    <section class="mirror" aria-label={title} inert={inert} onKeyDown={leaveOnEscape}>
      <h2>{title}</h2>
      {situation.map((sentence, nth) => (
        // A sentence that changes keeps its element, so that the browser need not restyle what follows.
        <p key={nth}>{sentence}</p>
      ))}
      {children}
      <div ref={list}>
        <ul class="commands">
          {commands.map((command) => (
            <li key={JSON.stringify(command)}>
              <button type="button" data-command={JSON.stringify(command)} onClick={() => press(command)}>
                {labelOf(command)}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {below(keepFocus)}
    </section>
  );
}
