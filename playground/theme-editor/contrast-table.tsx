import { useAtomValue } from 'jotai/react';
import { Fragment } from 'react';
import type { PairResult } from '../../tools';
import { formatRatio } from '../../tools/contrast/format-ratio';
import { resolveToken } from '../../tools/theme/resolve-theme';
import { editedThemeAtom } from './edited-theme.atoms';
import { pairsAtom } from './editor.atoms';

/** Each pair that meets on screen: its ratio, what it must reach, and the nearest colour that would (WCAG 1.4.3, 1.4.11). */
export function ContrastTable() {
  const pairs = useAtomValue(pairsAtom);
  const failing = pairs.filter(({ passes }) => passes === false).length;
  return (
    <section className="editor__contrast" aria-labelledby="contrast-title">
      <div className="editor__sum">
        <h2 id="contrast-title">Contrast</h2>
        <p role="status" data-fails={failing > 0 || undefined}>
          {summaryOf(pairs)}
        </p>
      </div>
      {/* A scroller must be reachable, or its content is lost to the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div className="editor__scroll" role="region" aria-label="Every pair" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Pair</th>
              <th scope="col">Ratio</th>
              <th scope="col">Verdict</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map((pair) => (
              <Row key={`${pair.label} ${pair.target}`} pair={pair} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function summaryOf(pairs: readonly PairResult[]): string {
  const count = (verdict: boolean | undefined) => pairs.filter(({ passes }) => passes === verdict).length;
  const [passing, failing, unknown] = [count(true), count(false), count(undefined)];
  if (passing === pairs.length) return 'Every pair passes.';
  const verdict = failing > 0 ? `${failing} of ${pairs.length} pairs fail` : `${passing} of ${pairs.length} pairs pass`;
  return unknown === 0 ? `${verdict}.` : `${verdict}; ${unknown} depend on your page, and are not judged.`;
}

function Row({ pair: { foreground, background, ratio, target, passes, nearest } }: { pair: PairResult }) {
  const theme = useAtomValue(editedThemeAtom);
  const [color, backgroundColor] = [resolveToken(theme, foreground), resolveToken(theme, background)];
  return (
    <tr data-fails={passes === false || undefined}>
      <th scope="row">
        <span className="editor__swatch" style={{ backgroundColor }} aria-hidden>
          <span style={{ backgroundColor: color }} />
        </span>
        {breakable(foreground)} <i>on {breakable(background)}</i>
      </th>
      <td>
        {ratio === undefined ? 'on your page' : formatRatio(ratio)} <i>of {target.toFixed(1)}</i>
      </td>
      <td>{passes === undefined ? 'Not judged' : passes ? 'Passes' : `Fails; ${nearest ?? 'none'} would pass`}</td>
    </tr>
  );
}

/** The path of a token, which may break where it is long: after a dot. */
const breakable = (path: string) =>
  path.split('.').map((part, index) =>
    index === 0 ? (
      part
    ) : (
      <Fragment key={part}>
        .<wbr />
        {part}
      </Fragment>
    ),
  );
