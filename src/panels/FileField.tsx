/** A button that asks for a file; the browser's own field is there for keyboard and screen reader alone. */
import { useState } from 'preact/hooks';

interface FileFieldProps {
  readonly word: string;
  /** As an input of the page has it. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

export function FileField({ word, accept, onFile }: FileFieldProps) {
  const [name, setName] = useState('');
  return (
    <label class="file-field">
      <input
        type="file"
        class="said"
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (!file) return;
          setName(file.name);
          onFile(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <span class="plain">{word}</span>
      {name !== '' && <small>{name}</small>}
    </label>
  );
}
