import { useAtomValue } from 'jotai/react';
import { pairsAtom } from './editor.atoms';

/** Each pair that meets on screen: its ratio, what it must reach, and the nearest colour that would (WCAG 1.4.3, 1.4.11). */
export function ContrastTable() {
  const pairs = useAtomValue(pairsAtom);
  const failing = pairs.filter(({ passes }) => passes === false).length;
  return (
    <section>
      <h2 id="contrast-title">Contrast</h2>
      <p role="status">{failing === 0 ? 'Every pair passes.' : `${failing} of ${pairs.length} pairs fail.`}</p>
      {/* A scroller must be reachable, or its content is lost to the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div className="editor__scroll" role="region" aria-labelledby="contrast-title" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Pair</th>
              <th scope="col">Ratio</th>
              <th scope="col">Target</th>
              <th scope="col">Verdict</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ label, ratio, target, passes, nearest }) => (
              <tr key={`${label} ${target}`} data-fails={passes === false || undefined}>
                <th scope="row">{label}</th>
                <td>{ratio?.toFixed(2) ?? 'in a browser only'}</td>
                <td>{target}</td>
                <td>
                  {passes === undefined ? 'unknown' : passes ? 'passes' : `fails; ${nearest ?? 'none'} would pass`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
