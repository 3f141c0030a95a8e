/** The shared frame of the table for keyboard and screen reader: the situation in words, and a button for every legal command. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface MirrorFrameProps<Command extends object> {
  readonly title: string;
  /** The situation in sentences. */
  readonly situation: readonly string[];
  readonly commands: readonly Command[];
  labelOf(command: Command): string;
  say(command: Command): void;
  /** Resolves when the last command is saved and its result may be shown. Null if it is saved. */
  shown(): Promise<void> | null;
  /** Whether a sheet covers the table, so that nothing in the mirror takes the focus. */
  readonly inert: boolean;
  /** Shown between the situation and the commands. */
  readonly children: ComponentChildren;
  /** Renders the part below the commands. It calls `onGone` when the focused element may have been removed. */
  below(onGone: () => void): ComponentChildren;
}

/** Runs after the buttons are rendered and outside the animation frame, because moving the focus makes the browser lay out the page. */
const soon = (then: () => void) => setTimeout(then);

export function MirrorFrame<Command extends object>(props: MirrorFrameProps<Command>) {
  const { title, situation, commands, labelOf, say, shown, inert, children, below } = props;
  const list = useRef<HTMLDivElement>(null);
  const focusFirst = () => list.current?.querySelector('button')?.focus();
  const whenShown = (then: () => void) => void Promise.resolve(shown()).then(() => soon(then));
  const press = (command: Command) => {
    say(command);
    // The command's button disappears, so the first of the new buttons takes the focus.
    whenShown(focusFirst);
  };
  const keepFocus = () =>
    whenShown(() => {
      if (document.activeElement === document.body) focusFirst();
    });
  return (
    <section class="mirror" aria-label={title} inert={inert}>
      <h2>{title}</h2>
      {situation.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {children}
      <div ref={list}>
        <ul>
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
