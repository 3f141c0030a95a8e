/** The table for keyboard and screen reader: the situation in words, and every legal command as a real button. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface MirrorFrameProps<Command extends object> {
  readonly title: string;
  /** How things stand. */
  readonly situation: readonly string[];
  readonly commands: readonly Command[];
  labelOf(command: Command): string;
  say(command: Command): void;
  /** Resolves when what has been said can be shown, for it is kept first; null: it can. */
  shown(): Promise<void> | null;
  /** Something lies over the table: nothing of this takes the focus. */
  readonly inert: boolean;
  /** Between the situation and the commands. */
  readonly children: ComponentChildren;
  /** Under the commands; `onGone` is to be called when what had the focus may be gone. */
  below(onGone: () => void): ComponentChildren;
}

/** When the buttons are there, and not within a frame: moving the focus makes the browser lay out the whole page. */
const soon = (then: () => void) => setTimeout(then);

export function MirrorFrame<Command extends object>(props: MirrorFrameProps<Command>) {
  const { title, situation, commands, labelOf, say, shown, inert, children, below } = props;
  const list = useRef<HTMLDivElement>(null);
  const focusFirst = () => list.current?.querySelector('button')?.focus();
  const whenShown = (then: () => void) => void Promise.resolve(shown()).then(() => soon(then));
  const press = (command: Command) => {
    say(command);
    // The old buttons go with the old choices: the first of the new ones takes the focus.
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
