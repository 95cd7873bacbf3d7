import './theme-editor.css';
import { useAtomValue, useSetAtom } from 'jotai/react';
import type { FormEvent } from 'react';
import { ContrastTable } from './contrast-table';
import { fileAtom, notesAtom, readFileAtom, startFromAtom, startFromColorAtom, starts } from './editor.atoms';
import { ScreensPreview } from './screens-preview';
import { TokenFields } from './token-fields';

/** The theme editor: a brand team changes tokens, sees all screens and every contrast at once, and takes the file along. */
export function ThemeEditor() {
  const notes = useAtomValue(notesAtom);
  return (
    <div className="editor">
      <div className="editor__tools">
        <h1>Theme editor</h1>
        <Starts />
        <Files />
        <ul aria-label="Notes" className="editor__notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <h2>Tokens</h2>
        <TokenFields />
      </div>
      <div className="editor__result">
        <ContrastTable />
        <ScreensPreview />
      </div>
    </div>
  );
}

function Starts() {
  const startFrom = useSetAtom(startFromAtom);
  const startFromColor = useSetAtom(startFromColorAtom);
  const derive = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    startFromColor(String(form.get('color')), form.has('dark') ? 'dark' : 'light');
  };
  return (
    <>
      <p className="editor__row">
        Start from
        {Object.keys(starts).map((name) => (
          <button key={name} type="button" onClick={() => startFrom(name)}>
            {name}
          </button>
        ))}
      </p>
      <form onSubmit={derive} className="editor__row">
        <label>
          or from your colour <input name="color" defaultValue="#9A3F22" spellCheck={false} />
        </label>
        <label>
          <input type="checkbox" name="dark" /> dark
        </label>
        <button>Derive</button>
      </form>
    </>
  );
}

function Files() {
  const file = useAtomValue(fileAtom);
  const readFile = useSetAtom(readFileAtom);
  const download = () => {
    const address = URL.createObjectURL(new Blob([file], { type: 'application/json' }));
    Object.assign(document.createElement('a'), { href: address, download: 'vestibule.tokens.json' }).click();
    URL.revokeObjectURL(address);
  };
  return (
    <p>
      <label>
        Open a tokens file{' '}
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => void target.files?.[0]?.text().then(readFile)}
        />
      </label>
      <button type="button" onClick={download}>
        Download vestibule.tokens.json
      </button>
    </p>
  );
}
