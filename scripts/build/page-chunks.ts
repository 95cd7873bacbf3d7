import type { NeededModules } from './needed-modules.ts';

/** React in its own chunk, so that our code can be measured without it. */
export const reactGroup = { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 };

/** The chunks of one page: React separately, and all other code of its first paint in one. */
export const pageChunks = {
  codeSplitting: { groups: [reactGroup, { name: 'initial', tags: ['$initial' as const], priority: 1 }] },
};

/**
 * The code for server-rendered markup: React elements import it, and a mount fetches it where a server has rendered.
 */
const isServerRendering = (id: string) => /[\\/]widget[\\/]ssr[\\/](?!hydrate\.lazy)/.test(id);

/** The facts of a module that the bundler gives. */
interface ModuleContext {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * The chunks of the script. It contains the code that log-in needs at first. It also contains the small parts that
 * consent, or the first render of several methods in Main, shares with other mounts. So every first screen waits only
 * for the script, the provider's client and one file of its own. The code that several other mounts need at first is
 * one file. Code that one mount needs at first and another only later is left to the bundler, which divides it as
 * finely as necessary, but for the smallest parts of later screens: each was a request.
 */
export function scriptGroups(entry: string, needed: Readonly<Record<string, NeededModules>>) {
  const mounts = Object.entries(needed);
  const pieces = Object.entries(needed['login']?.pieces ?? {});
  const lost = pieces.find(([, modules]) => modules.size === 0);
  if (lost)
    throw new Error(`The piece "${lost[0]}" of Main begins with no module of the widget: see needed-modules.ts.`);
  // A module that two chunks need is in the last one, because every page with the other has that as well.
  const pieceOf = (id: string) => pieces.findLast(([, modules]) => modules.has(id))?.[0];
  const placeOf = (id: string): string | undefined => {
    if (isServerRendering(id)) return undefined;
    const firsts = mounts.filter(([, { first }]) => first.has(id)).map(([name]) => name);
    const [only] = firsts;
    if (id === entry || firsts.includes('login')) return 'initial';
    if (only === undefined) return pieceOf(id);
    if (firsts.length > 1) {
      if (pieceOf(id) || (firsts.includes('identity-provider') && firsts.includes('password-reset'))) return 'initial';
      // The page for passkeys only also fetches the file of consent: that page is opened the least.
      return firsts.includes('identity-provider') ? 'identity-provider' : 'other-mounts';
    }
    if (pieceOf(id)) return 'initial';
    if (only === 'identity-provider') return only;
    const users = mounts.filter(([, { ever }]) => ever.has(id)).length;
    if (users === 1) return only;
    return users < mounts.length ? undefined : 'other-mounts';
  };
  // A part of the later screens that needs nothing beside the script, and is too small for a file of its own.
  const isLeaf = (id: string, context: ModuleContext) =>
    !isServerRendering(id) &&
    mounts.every(([, { first }]) => !first.has(id)) &&
    !pieceOf(id) &&
    context.getModuleInfo(id)?.importedIds.every((one) => placeOf(one) === 'initial') === true;
  return [
    { name: (id: string) => (placeOf(id) === 'initial' ? 'initial' : null), priority: 2 },
    { name: (id: string) => placeOf(id) ?? null, priority: 1, includeDependenciesRecursively: false },
    {
      name: (id: string, context: ModuleContext) => (isLeaf(id, context) ? 'small-parts' : null),
      minShareCount: 2,
      maxModuleSize: 1000,
      includeDependenciesRecursively: false,
    },
  ];
}
