import { useAtomValue, useSetAtom } from 'jotai/react';
import type { TokenPath } from '../../tools';
import { fitsGrammar } from '../../tokens/grammar';
import { resolveToken } from '../../tools/theme/resolve-theme';
import { kindOf, lookUp, tokenPaths } from '../../tools/theme/token-paths';
import { editedThemeAtom } from './edited-theme.atoms';
import { setTokenAtom } from './editor.atoms';
import { pickerValue, withOpacityOf } from './picked-color';

const groups = [...new Set(tokenPaths.map((path) => path.split('.')[0] ?? path))];

/** Every token, by group: its value, or the value that applies without one. */
export function TokenFields() {
  const theme = useAtomValue(editedThemeAtom);
  return groups.map((group) => {
    const paths = tokenPaths.filter((path) => path === group || path.startsWith(`${group}.`));
    const own = paths.filter((path) => lookUp(theme, path) !== undefined).length;
    return (
      <details key={group} open={group === 'colors'}>
        <summary>
          {inWords(group)}
          {own > 0 && <span>{own} set</span>}
        </summary>
        <div className="editor__fields">
          {paths.map((path) => (
            <TokenField key={path} path={path} />
          ))}
        </div>
      </details>
    );
  });
}

function TokenField({ path }: { path: TokenPath }) {
  const theme = useAtomValue(editedThemeAtom);
  const setToken = useSetAtom(setTokenAtom);
  const [group = '', ...names] = path.split('.');
  const own = lookUp(theme, path) ?? '';
  const seen = resolveToken(theme, path);
  const kind = kindOf(path);
  const isColor = kind === 'color';
  const isRefused = own !== '' && kind !== undefined && !fitsGrammar(kind, own);
  return (
    <div className="editor__field" data-own={own !== '' || undefined} data-wide={!isColor || undefined}>
      <label htmlFor={`token-${path}`} title={path}>
        {/* Many groups have a background colour. */}
        {group !== path && <span className="editor__unseen">{inWords(group)} </span>}
        {inWords(names.join(' ') || path)}
      </label>
      <input
        id={`token-${path}`}
        value={own}
        placeholder={seen}
        spellCheck={false}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `refused-${path}` : undefined}
        onChange={({ target }) => setToken(path, target.value)}
      />
      {isColor && (
        <input
          type="color"
          aria-label={`Pick ${path}`}
          value={pickerValue(seen)}
          onChange={({ target }) => setToken(path, withOpacityOf(seen, target.value))}
        />
      )}
      {isRefused && <p id={`refused-${path}`}>The widget does not take this: the default holds.</p>}
    </div>
  );
}

/** `primary.backgroundColor` as people say it. */
const inWords = (name: string) => {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
