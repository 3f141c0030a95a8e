/** A button with which the player chooses a file. It contains the browser's file input, so that keyboard and screen reader work. */
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
          // Without this reset, choosing the same file again would cause no event.
          currentTarget.value = '';
        }}
      />
      <span class="plain">{word}</span>
      {name !== '' && <small>{name}</small>}
    </label>
  );
}
