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

/**
 * Modules that no first screen needs: those that only a server runs, those that only the author of a theme runs, and
 * those about addresses, of which a log-in page may call `returnAddress`. They are not in an entry, because a bundler
 * counts all imports of a file with code as needed.
 */
const ownFiles = [
  { name: 'server-rendering', pattern: /[\\/]widget[\\/]ssr[\\/]server[\\/](?!(?:index|react)\.)/ },
  { name: 'addresses', pattern: /[\\/]widget[\\/]host[\\/](?:page-url|return-address)\./ },
  { name: 'tools', pattern: /^(?!.*node_modules).*[\\/]tools[\\/](?!index\.)/ },
] as const;

/** The name of the module's own file; undefined where it has none. */
const fileOf = (id: string): string | undefined => ownFiles.find(({ pattern }) => pattern.test(id))?.name;

/**
 * A React component or hook that an embedder imports. It is a separate file, because a bundler counts all imports of a
 * file as needed.
 */
const reactPart = /[\\/]widget[\\/]react[\\/]((?!index)[\w-]+)\.tsx?$/;

/** The modules that all of these components share. */
const ofEveryElement = new Set(['ssr-element', 'ssr-shadow-element', 'widget-element']);

/** A file of a mount, with its name. */
const mount =
  /[\\/]widget[\\/]mounts[\\/](callback|connected-apps|identity-provider|login|passkey-registration|password-reset|step-up)\.ts$/;

/**
 * The chunks that the first paint of Main fetches, or that come after a first paint without a press, by their first
 * modules. The phone form shares `error-messages` with later screens.
 */
const pieces = {
  'error-messages': /flows[\\/]core[\\/]provider[\\/]error\.messages\.ts$/,
  methods:
    /flows[\\/](?:contact[\\/]contact-tabs\.tsx|oauth[\\/]social-options\.tsx|core[\\/]last-used[\\/]mark\.tsx|password[\\/]search-user\.actions\.ts)$/,
  passkeys:
    /flows[\\/]passkey[\\/](?:passkey\.actions|autofill\.atoms|passkey-option|registration-failure)\.tsx?$|widget[\\/]stytch[\\/]passkeys[\\/]passkeys\.ts$/,
  permission: /flows[\\/]identity-provider[\\/]permissions[\\/]expandable-permission\.tsx$/,
} as const;

/**
 * Lazy modules that a log-in page fetches when a user begins to use it. It fetches all of them then, so
 * they are one file. Other mounts look for mistakes in their options as well, and fetch the same file for it.
 */
const prefetched =
  /flows[\\/](?:contact[\\/]email[\\/]email-hint|otp[\\/]otp\.screens)\.tsx?$|widget[\\/](?:mistakes[\\/]mistakes|stytch[\\/]sign-in)\.ts$/;

/**
 * The groups of modules that each become one file of the package. A bundler splits code by file. With a file for each
 * module it made forty requests for the first screen. The imports of a module are needed wherever the module is, so no
 * two files import each other.
 */
export function packageGroups(modules: readonly PackageModule[]) {
  const byFile = new Map(modules.map((module) => [module.fileName, module]));
  const idsOf = (starts: readonly PackageModule[]) => new Set([...closure(starts, byFile)].map(({ id }) => id));
  const matching = (isMatch: (id: string) => boolean) => modules.filter(({ id }) => isMatch(id));
  const mountNames = new Set(modules.flatMap(({ id }) => mount.exec(id)?.[1] ?? []));
  const needed = [
    ...[...mountNames].map((name) => ({ name, ids: idsOf(matching((id) => mount.exec(id)?.[1] === name)) })),
    ...Object.entries(pieces).map(([name, pattern]) => ({ name, ids: idsOf(matching((id) => pattern.test(id))) })),
  ];
  const signIn = idsOf(matching((id) => /[\\/]widget[\\/]sign-in[\\/]index\.ts$/.test(id)));
  const elements = idsOf(matching((id) => ofEveryElement.has(reactPart.exec(id)?.[1] ?? '')));
  const ofLogin = lateUses(
    matching((id) => mount.exec(id)?.[1] === 'login'),
    byFile,
  );
  const ofAll = lateUses(modules, byFile);
  const uponUse = idsOf(matching((id) => prefetched.test(id)));
  const ofTools = idsOf(matching((id) => fileOf(id) === 'tools'));
  const groupOf = (id: string): string | undefined => {
    const own = fileOf(id);
    if (own !== undefined) return own;
    const part = reactPart.exec(id)?.[1];
    if (part !== undefined) return ofEveryElement.has(part) ? 'react-element' : `react-${part}`;
    const users = needed.filter(({ ids }) => ids.has(id)).map(({ name }) => name);
    const late = ofLogin.get(id) ?? 0;
    const first = firstGroup(users, late > 0);
    // A page with `signIn` needs little other code before the press.
    if (first !== undefined) return signIn.has(id) ? 'base' : first;
    // A React element, which needs little other code, does not wait for the late code.
    if (late > 1 || (late === 1 && users.length > 1)) return elements.has(id) ? 'core' : 'later';
    if (users.length === 0 && uponUse.has(id)) return ofTools.has(id) ? 'later' : 'prefetched';
    if ((ofAll.get(id) ?? 0) > 1) return 'rarely';
    return users.length > 1 ? 'other-mounts' : users[0];
  };
  return [{ name: (id: string) => groupOf(id) ?? null, includeDependenciesRecursively: false }];
}

/** The group of a module that log-in, its chunks or consent need at first; undefined for the rest. */
function firstGroup(users: readonly string[], isLateInLogin: boolean): string | undefined {
  const has = (name: string) => users.includes(name);
  if (has('login')) return has('identity-provider') ? 'core' : 'login';
  if (has('methods') && has('passkeys')) return 'login';
  if (has('identity-provider') && has('methods')) return 'core';
  if (has('identity-provider') && (has('passkeys') || isLateInLogin)) return 'shared';
  return ['methods', 'passkeys', 'error-messages', 'identity-provider', 'permission'].find(has);
}

/** The entry of the code that is fetched only when the provider refuses a call. */
const uponRefusal = /flows[\\/]step-up[\\/]step-up\.ts$/;

/** The number of lazy modules that need each module, among those that are reached from the given ones. */
function lateUses(
  begun: readonly PackageModule[],
  byFile: ReadonlyMap<string, PackageModule>,
): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const starts = new Set<string>();
  const visit = (modules: ReadonlySet<PackageModule>) => {
    const next = [...modules].filter(({ id }) => !uponRefusal.test(id)).flatMap(({ dynamicImports }) => dynamicImports);
    for (const file of next) {
      if (starts.has(file)) continue;
      starts.add(file);
      const piece = closure(
        [byFile.get(file)].flatMap((module) => module ?? []),
        byFile,
      );
      for (const { id } of piece) uses.set(id, (uses.get(id) ?? 0) + 1);
      visit(piece);
    }
  };
  visit(closure(begun, byFile));
  return uses;
}

/** The given modules and all that they import, directly or indirectly. */
function closure(
  starts: readonly PackageModule[],
  byFile: ReadonlyMap<string, PackageModule>,
): ReadonlySet<PackageModule> {
  const found = new Set<PackageModule>();
  const visit = (module: PackageModule) => {
    if (found.has(module)) return;
    found.add(module);
    module.imports.flatMap((file) => byFile.get(file) ?? []).forEach(visit);
  };
  starts.forEach(visit);
  return found;
}
