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
 * a page imports for each mount. Left alone, the bundler makes thirty pieces, and six thousand bytes more.
 */
export function mountsGroup(roots: Readonly<Record<string, readonly string[]>>) {
  let reached: Map<string, Set<string>> | undefined;
  const reach = (modules: Modules) => {
    const sets = new Map<string, Set<string>>();
    for (const [mount, ids] of Object.entries(roots)) {
      const seen = new Set<string>();
      const visit = (id: string) => {
        if (seen.has(id)) return;
        seen.add(id);
        for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) visit(imported);
      };
      ids.forEach(visit);
      sets.set(mount, seen);
    }
    return sets;
  };
  return {
    priority: 1,
    name: (id: string, modules: Modules) => {
      reached ??= reach(modules);
      const users = [...reached].filter(([, seen]) => seen.has(id)).map(([mount]) => mount);
      return users.length > 0 ? users.join('-') : null;
    },
  };
}
