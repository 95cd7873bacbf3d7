/** React in a chunk of its own, so that what is ours can be weighed without it. */
export const reactGroup = { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 };

/** How one page is cut: React apart, and all else that its first paint needs in one. */
export const pageChunks = {
  codeSplitting: { groups: [reactGroup, { name: 'initial', tags: ['$initial' as const], priority: 1 }] },
};

/**
 * Puts what a mount needs at first in one chunk, and what several need in one that they share. `needed` are the modules
 * of each mount. Left alone, the bundler makes thirty pieces, and six thousand bytes more. A group takes the imports of
 * its modules along, so what most mounts need is cut first: its imports are needed by as many.
 */
export function mountsGroups(needed: Readonly<Record<string, ReadonlySet<string>>>) {
  const names = Object.keys(needed);
  const count = names.length;
  return Array.from({ length: count }, (_, index) => count - index).map((users) => ({
    debugName: `mounts-${users}`,
    priority: 1 + users / count / 2,
    name: (id: string) => {
      const mounts = names.filter((name) => needed[name]?.has(id));
      if (mounts.length !== users) return null;
      return users === 1 ? (mounts[0] ?? null) : `shared-${mounts.map((mount) => names.indexOf(mount)).join('-')}`;
    },
  }));
}
