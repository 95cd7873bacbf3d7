import { useAtomValue, useSetAtom } from 'jotai/react';
import type { FormEvent } from 'react';
import { halfAtom } from './edited-theme.atoms';
import { notesAtom, readFileAtom, startFromAtom, startFromColorAtom, starts } from './editor.atoms';

/** The starting points of a theme: one of our themes, one colour of a brand, or a file. */
export function StartFrom() {
  const notes = useAtomValue(notesAtom);
  const half = useAtomValue(halfAtom);
  const startFrom = useSetAtom(startFromAtom);
  const startFromColor = useSetAtom(startFromColorAtom);
  const readFile = useSetAtom(readFileAtom);
  const derive = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    startFromColor(String(form.get('color')), half ?? (form.has('dark') ? 'dark' : 'light'));
  };
  return (
    <section className="editor__start" aria-labelledby="start-title">
      <h2 id="start-title">Start</h2>
      <div className="editor__choices" role="group" aria-label="From a theme of ours">
        {Object.keys(starts).map((name) => (
          <button key={name} type="button" onClick={() => startFrom(name)}>
            {name}
          </button>
        ))}
      </div>
      <form onSubmit={derive} className="editor__row">
        <label className="editor__color">
          From your colour
          <input name="color" defaultValue="#9A3F22" spellCheck={false} />
        </label>
        {half === undefined && (
          <label className="editor__check">
            <input type="checkbox" name="dark" /> Dark
          </label>
        )}
        <button>Derive</button>
      </form>
      <label className="editor__file">
        From a file: theme, design tokens, Figma variables, Tokens Studio
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => void target.files?.[0]?.text().then(readFile)}
        />
      </label>
      <div role="status" hidden={notes.length === 0}>
        <ul aria-label="Notes" className="editor__notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
