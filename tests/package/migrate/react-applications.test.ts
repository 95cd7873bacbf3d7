import { posix } from 'node:path';
import type ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../tools/migrate/migrate';
import { applications } from '../../../tools/migrate/testing/applications';
import { compile, mistakesIn } from '../embedder-compiler';

/** The applications on the provider's package for React: each is compiled with the declarations of that package. */
const ofReact = applications.filter(({ text }) => /from '@stytch\/(?:react|nextjs)/.test(text));

/** Both packages have the same names. That for Next is not installed, so it has the declarations of the other. */
const next = `declare module '@stytch/nextjs' { export * from '@stytch/react'; }
declare module '@stytch/nextjs/headless' { export * from '@stytch/react/headless'; }
declare module '@stytch/nextjs/ui' { export { createStytchUIClient } from '@stytch/react'; }
`;

/** The files of an application beside the one that is migrated. */
const neighbours: Readonly<Record<string, string>> = {
  'settings.ts': `export const config = { products: ['passwords' as const] };
export const styles = { container: { width: '400px' } };
`,
};

const folders = { before: 'migrated/before', after: 'migrated/after' } as const;
const pathOf = (folder: keyof typeof folders, index: number, file: string) =>
  posix.join(folders[folder], String(index), file.replace(/\.jsx$/, '.tsx'));

/** Before 20 the package for React took a client of the other package, which 20 refuses in every version of ours. */
const isOfTwoPackages = /vanilla-js\/dist[^]*@stytch\/react\/dist[^]*separate declarations of a private property/;

let program: ts.Program;
beforeAll(() => {
  const files = new Map([['migrated/next.d.ts', next]]);
  for (const [index, { file, text }] of ofReact.entries()) {
    for (const [folder, code] of [
      ['before', text],
      // The compiler reads JSX with types alone, so the file is migrated as one.
      ['after', migrate(text, pathOf('before', index, file)).text],
    ] as const) {
      files.set(pathOf(folder, index, file), code);
      for (const [name, neighbour] of Object.entries(neighbours))
        files.set(posix.join(pathOf(folder, index, file), '..', name), neighbour);
    }
  }
  program = compile(files);
}, 240_000);

test.each(ofReact.map((one, index) => ({ ...one, index })))(
  'a migrated application ($what) compiles, with the types of the provider’s package for React',
  ({ file, index, isOlder }) => {
    const mistakes = mistakesIn(program, pathOf('after', index, file));
    const before = mistakesIn(program, pathOf('before', index, file));
    if (isOlder) expect(before.length).toBeGreaterThan(0);
    else expect(before, 'before').toEqual([]);
    expect(mistakes.filter((text) => !isOfTwoPackages.test(text))).toEqual([]);
  },
  60_000,
);

test.each(ofReact)(
  'a migrated application ($what) imports nothing from a package that it did not have',
  ({ file, text }) => {
    const packages = (code: string) =>
      Array.from(code.matchAll(/from '(@[\w-]+\/[\w-]+|[\w-]+)/g), ([, name = '']) => name);
    const before = new Set([...packages(text), 'vestibule-auth']);
    expect(packages(migrate(text, file).text).filter((name) => !before.has(name))).toEqual([]);
  },
);
