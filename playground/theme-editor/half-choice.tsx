import { useAtom } from 'jotai/react';
import { halfAtom, halves } from './edited-theme.atoms';

/** The choice of the theme of a pair that is edited and shown; nothing for one theme. */
export function HalfChoice() {
  const [half, choose] = useAtom(halfAtom);
  if (half === undefined) return null;
  return (
    <section>
      <fieldset className="editor__halves" aria-describedby="halves-kept">
        <legend>Edited theme</legend>
        {halves.map((name) => (
          <label key={name} className="editor__check">
            <input type="radio" name="half" checked={name === half} onChange={() => choose(name)} />
            {name === 'light' ? 'Light theme' : 'Dark theme'}
          </label>
        ))}
        <p id="halves-kept">The downloads and the address hold both themes.</p>
      </fieldset>
    </section>
  );
}
