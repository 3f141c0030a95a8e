/** A button that asks for a file; the browser's own field serves keyboard and screen reader. */
import { useState } from 'preact/hooks';

interface FileFieldProps {
  readonly word: string;
  /** The `accept` attribute of the file input. */
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
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
      <span class="plain">{word}</span>
      {name !== '' && <small>{name}</small>}
    </label>
  );
}
