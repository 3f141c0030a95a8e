/** The form that accepts the text of a pack, either from a file or pasted. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n';
import { type Fault, MAX_LENGTH, shorten } from '../../storage/untrusted';
import { FileField } from '../FileField';
import { longPasteHandlers } from '../longPaste';
import { Status } from '../Status';
import { PackReason, type ShelfStatus } from './packFault';

/** The greatest number of bytes for one character in UTF-8. */
const BYTES = 4;

interface PackFormProps {
  readonly title: string;
  /** The label of the button that accepts pasted text. */
  readonly word: string;
  /** The `data-action` of that button, by which scripts find the button. */
  readonly action: string;
  readonly onText: (text: string) => void;
  readonly onFault: (fault: Fault) => void;
  /** What became of the last text. It is shown beside the buttons and scrolled into sight. */
  readonly message: ShelfStatus | null;
  /** Further buttons of the form. */
  readonly children?: ComponentChildren;
}

export function PackForm({ title, word, action, onText, onFault, message, children }: PackFormProps) {
  const [text, setText] = useState('');
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) told.current?.scrollIntoView?.({ block: 'nearest' });
  }, [message?.text]);
  /** Reads a file. A file that is too large is refused before it is read. */
  const read = async (file: File) => {
    if (file.size <= BYTES * MAX_LENGTH) return onText(await file.text());
    onFault({ reason: 'tooLong', field: '', detail: shorten(file.name) });
  };
  return (
    <section class="stack">
      <h2>{title}</h2>
      <FileField word={t('packs.choose')} accept=".json,application/json" onFile={(file) => void read(file)} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onText(text);
        }}
      >
        <label class="field">
          {t('packs.paste')}
          <textarea
            name="pack"
            rows={3}
            spellcheck={false}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
            {...longPasteHandlers(onText)}
          />
        </label>
        <div class="row">
          <button type="submit" class="plain" data-action={action} disabled={text === ''}>
            {word}
          </button>
          {children}
        </div>
        <div ref={told}>
          <Status as="div" class={message?.fault ? 'error' : 'lead'} of={message}>
            {message && <p>{message.text}</p>}
            {message?.progress && (
              <progress value={message.progress.done} max={message.progress.of} aria-hidden="true" />
            )}
            <PackReason fault={message?.fault} />
          </Status>
        </div>
      </form>
    </section>
  );
}
