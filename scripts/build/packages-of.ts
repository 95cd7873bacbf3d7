import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The folders whose installed packages a build uses in place of our own, such as `tests/react-18`. */
export interface PackageFolders {
  react?: string | undefined;
  client?: string | undefined;
}

/** Builds with the React, or the client, that is installed in another folder. */
export function packagesOf({ react, client }: PackageFolders): Pick<UserConfig, 'resolve'> {
  const modules = (folder: string) => `${root}${folder}/node_modules`;
  return {
    resolve: {
      alias: [
        ...(react ? [{ find: /^(react(?:-dom)?)(\/.*)?$/, replacement: `${modules(react)}/$1$2` }] : []),
        // The exports of a package do not apply to a path, so the file is named.
        ...(client
          ? [
              {
                find: /^@stytch\/vanilla-js\/headless$/,
                replacement: `${modules(client)}/@stytch/vanilla-js/dist/esm/index.headless.mjs`,
              },
            ]
          : []),
      ],
    },
  };
}
