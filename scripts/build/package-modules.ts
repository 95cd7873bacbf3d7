import type { Rolldown } from 'vite';

/** A module of the package, with its imports after unused code is removed. */
export interface PackageModule {
  /** The path of the source. */
  id: string;
  /** The name of its own output file. */
  fileName: string;
  /** The files that it imports. */
  imports: readonly string[];
  /** The files that it fetches on demand. */
  dynamicImports: readonly string[];
}

/** The modules of a build with one file per module. */
export function packageModules(chunks: readonly Rolldown.OutputChunk[]): readonly PackageModule[] {
  return chunks.map(({ moduleIds, facadeModuleId, fileName, imports, dynamicImports }) => ({
    id: facadeModuleId ?? moduleIds[0] ?? fileName,
    fileName,
    imports,
    dynamicImports,
  }));
}

/** The questions about what the modules of a package need. */
export interface Needs {
  /** The ids of the matching modules, and of all that they import, directly or indirectly. */
  neededBy(isStart: (id: string) => boolean): ReadonlySet<string>;
  /** For each module, the number of lazy modules that need it, among those that are reached from the matching ones. */
  lateUses(isStart: (id: string) => boolean): ReadonlyMap<string, number>;
}

/** The entry of the code that is fetched only when the provider refuses a call. */
const uponRefusal = /flows[\\/]step-up[\\/]step-up\.ts$/;

/** The needs of a package's modules. */
export function needsOf(modules: readonly PackageModule[]): Needs {
  const byFile = new Map(modules.map((module) => [module.fileName, module]));
  const at = (files: readonly string[]) => files.flatMap((file) => byFile.get(file) ?? []);

  function closure(starts: readonly PackageModule[]): ReadonlySet<PackageModule> {
    const found = new Set<PackageModule>();
    const visit = (module: PackageModule) => {
      if (found.has(module)) return;
      found.add(module);
      at(module.imports).forEach(visit);
    };
    starts.forEach(visit);
    return found;
  }

  function lateUses(starts: readonly PackageModule[]): ReadonlyMap<string, number> {
    const uses = new Map<string, number>();
    const begun = new Set<PackageModule>();
    const visit = (reached: ReadonlySet<PackageModule>) => {
      const lazy = [...reached]
        .filter(({ id }) => !uponRefusal.test(id))
        .flatMap((module) => at(module.dynamicImports));
      for (const module of lazy) {
        if (begun.has(module)) continue;
        begun.add(module);
        const needed = closure([module]);
        for (const { id } of needed) uses.set(id, (uses.get(id) ?? 0) + 1);
        visit(needed);
      }
    };
    visit(closure(starts));
    return uses;
  }

  const matching = (isStart: (id: string) => boolean) => modules.filter(({ id }) => isStart(id));
  return {
    neededBy: (isStart) => new Set([...closure(matching(isStart))].map(({ id }) => id)),
    lateUses: (isStart) => lateUses(matching(isStart)),
  };
}
