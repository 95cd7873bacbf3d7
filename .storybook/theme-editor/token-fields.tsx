import { useAtomValue, useSetAtom } from 'jotai/react';
import { resolveToken } from '../../tokens/tools/theme/resolve-theme';
import { kindOf, lookUp, tokenPaths } from '../../tokens/tools/theme/token-paths';
import type { TokenPath } from '../../tokens';
import { editedThemeAtom, setTokenAtom } from './editor.atoms';

const groups = [...new Set(tokenPaths.map((path) => path.split('.')[0] ?? path))];

/** Every token, by group: what is set, and, where nothing is, what holds. */
export function TokenFields() {
  return (
    <>
      {groups.map((group) => (
        <details key={group} open={group === 'colors'}>
          <summary>{group}</summary>
          {tokenPaths
            .filter((path) => path === group || path.startsWith(`${group}.`))
            .map((path) => (
              <TokenField key={path} path={path} />
            ))}
        </details>
      ))}
    </>
  );
}

function TokenField({ path }: { path: TokenPath }) {
  const theme = useAtomValue(editedThemeAtom);
  const setToken = useSetAtom(setTokenAtom);
  const own = lookUp(theme, path) ?? '';
  const seen = resolveToken(theme, path);
  const hex = /^#[\da-f]{6}$/i.exec(seen)?.[0] ?? '#000000';
  return (
    <div className="editor__field">
      <label htmlFor={`token-${path}`}>{path}</label>
      <span className="editor__inputs">
        {kindOf(path) === 'color' && (
          <input
            type="color"
            aria-label={`${path}, picked`}
            value={hex.toLowerCase()}
            onChange={({ target }) => setToken(path, target.value)}
          />
        )}
        <input
          id={`token-${path}`}
          value={own}
          placeholder={seen}
          spellCheck={false}
          onChange={({ target }) => setToken(path, target.value)}
        />
      </span>
    </div>
  );
}
