import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Builds on the React that is installed in another folder (such as `tests/react-18`) in place of our own. */
export function reactOf(folder: string | undefined): Pick<UserConfig, 'resolve'> {
  if (!folder) return {};
  return {
    resolve: { alias: [{ find: /^(react(?:-dom)?)(\/.*)?$/, replacement: `${root}${folder}/node_modules/$1$2` }] },
  };
}
