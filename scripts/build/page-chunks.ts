/** React in a chunk of its own, so that what is ours can be weighed without it. */
export const reactGroup = { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 };

/** How one page is cut: React apart, and all else that its first paint needs in one. */
export const pageChunks = {
  codeSplitting: { groups: [reactGroup, { name: 'initial', tags: ['$initial' as const], priority: 1 }] },
};

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Puts what a mount needs at first in one chunk, and what several need in one that they share. `roots` are the modules
 * a page imports for each mount. Left alone, the bundler makes thirty pieces, and six thousand bytes more. A group takes
 * the imports of its modules along, so what most mounts need is cut first: its imports are needed by as many.
 */
export function mountsGroups(roots: Readonly<Record<string, readonly string[]>>) {
  let reached: [mount: string, modules: Set<string>][] | undefined;
  const reach = (modules: Modules) =>
    Object.entries(roots).map(([mount, ids]): [string, Set<string>] => {
      const seen = new Set<string>();
      const visit = (id: string) => {
        if (seen.has(id)) return;
        seen.add(id);
        for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) visit(imported);
      };
      ids.forEach(visit);
      return [mount, seen];
    });
  const names = Object.keys(roots);
  const count = names.length;
  return Array.from({ length: count }, (_, index) => count - index).map((users) => ({
    priority: 1 + users / count / 2,
    name: (id: string, modules: Modules) => {
      reached ??= reach(modules);
      const mounts = reached.filter(([, seen]) => seen.has(id)).map(([mount]) => mount);
      if (mounts.length !== users) return null;
      return users === 1 ? (mounts[0] ?? null) : `shared-${mounts.map((mount) => names.indexOf(mount)).join('-')}`;
    },
  }));
}
