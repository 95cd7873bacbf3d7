import { expect, test } from 'vitest';
import { entries } from '../../scripts/package/sources';

const loaders: Readonly<Record<keyof typeof entries, () => Promise<object>>> = {
  index: () => import('../../widget'),
  react: () => import('../../widget/react'),
  'react.server': () => import('../../widget/server/react'),
  element: () => import('../../widget/element'),
  server: () => import('../../widget/server'),
  tokens: () => import('../../tokens'),
  primitives: () => import('../../primitives'),
  flows: () => import('../../flows'),
};

// What an embedder may import. A change here is a change for all of them: it wants a changeset.
test.each(Object.keys(entries))(
  'the entry %s exports what it exported',
  async (name) => {
    const load = loaders[name as keyof typeof entries];
    expect(Object.keys(await load()).sort()).toMatchSnapshot();
    // The first of them waits until the whole house is compiled.
  },
  30_000,
);
