import { readFileSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { emulatorEntries, entries } from '../../scripts/package/sources';

// Another file of the worker must not find the code that the entries load.
afterAll(() => void vi.resetModules());

const loaders: Readonly<Record<keyof typeof entries, () => Promise<object>>> = {
  index: () => import('../../widget'),
  react: () => import('../../widget/react'),
  'react.server': () => import('../../widget/ssr/server/react'),
  element: () => import('../../widget/element/define-elements'),
  'sign-in': () => import('../../widget/sign-in'),
  methods: () => import('../../widget/methods'),
  server: () => import('../../widget/ssr/server'),
  tokens: () => import('../../tools'),
  primitives: () => import('../../widget/primitives'),
  flows: () => import('../../widget/flows'),
};

const emulatorLoaders: Readonly<Record<keyof typeof emulatorEntries, () => Promise<object>>> = {
  index: () => import('../../emulator/index'),
  browser: () => import('../../emulator/browser'),
  client: () => import('../../emulator/client'),
  playwright: () => import('../../emulator/playwright'),
};

/** The values of an entry, by the record of what embedders may import. `npm run api` writes it, of the built package. */
const recorded = (name: string) =>
  Array.from(readFileSync(`api/${name}.txt`, 'utf8').matchAll(/^value (\w+)$/gm), ([, value]) => value);

// A change here affects all embedders and needs a changeset. `npm run check:package` compares the types as well.
test.each(Object.keys(entries))(
  'the entry %s exports the recorded names [B-MOUNT-1]',
  async (name) => {
    const load = loaders[name as keyof typeof entries];
    expect(Object.keys(await load()).toSorted()).toEqual(recorded(name));
    // The first of them waits until the whole house is compiled.
  },
  30_000,
);

test.each(Object.keys(emulatorEntries))(
  'the entry %s of the emulator exports the recorded names',
  async (name) => {
    const load = emulatorLoaders[name as keyof typeof emulatorEntries];
    expect(Object.keys(await load()).toSorted()).toEqual(recorded(`emulator.${name}`));
  },
  30_000,
);
