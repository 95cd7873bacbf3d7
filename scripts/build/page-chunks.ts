import type { NeededModules } from './needed-modules.ts';

/** React in its own chunk, so that our code can be weighed without it. */
export const reactGroup = { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 };

/** The chunks of one page: React apart, and all else that its first paint needs in one. */
export const pageChunks = {
  codeSplitting: { groups: [reactGroup, { name: 'initial', tags: ['$initial' as const], priority: 1 }] },
};

/** The rendering over a server's markup: React elements have it at hand, and a mount fetches it where a server has rendered. */
const isServerRendering = (id: string) => /[\\/]widget[\\/]ssr[\\/](?!hydrate\.lazy)/.test(id);

/**
 * Puts what a mount needs at first in one chunk, and what several need in one that they share. Left alone, the bundler
 * makes thirty pieces, and six thousand bytes more. What most mounts need is cut first: a group takes the imports of its
 * modules along, and those are needed by as many. What one mount needs at first and another only later is left to the
 * bundler, which cuts it as fine as that takes: together they would be fetched by a user who needs one. Log-in stays whole,
 * because who comes to Main later needs all of it.
 */
export function mountsGroups(needed: Readonly<Record<string, NeededModules>>) {
  const names = Object.keys(needed);
  const count = names.length;
  const isLate = (id: string, mounts: readonly string[]) =>
    names.some((name) => !mounts.includes(name) && needed[name]?.ever.has(id));
  return Array.from({ length: count }, (_, index) => count - index).map((users) => ({
    debugName: `mounts-${users}`,
    priority: 1 + users / count / 2,
    includeDependenciesRecursively: users > 1,
    name: (id: string) => {
      if (isServerRendering(id)) return null;
      const mounts = names.filter((name) => needed[name]?.first.has(id));
      if (mounts.length !== users) return null;
      const [only = null] = mounts;
      if (users === 1) return only !== 'login' && isLate(id, mounts) ? null : only;
      return `shared-${mounts.map((mount) => names.indexOf(mount)).join('-')}`;
    },
  }));
}

/**
 * The chunks of the script. What log-in needs at first comes with it, and so does the little that consent, or what Main renders of
 * several methods, shares with other mounts: no first screen then waits for more than the script, the provider's client and one file
 * of its own. What several other mounts need at first is one file. What others need later as well is left to the bundler, as above.
 */
export function scriptGroups(entry: string, needed: Readonly<Record<string, NeededModules>>) {
  const mounts = Object.entries(needed);
  const pieces = Object.entries(needed['login']?.pieces ?? {});
  const lost = pieces.find(([, modules]) => modules.size === 0);
  if (lost)
    throw new Error(`The piece "${lost[0]}" of Main begins with no module of the widget: see needed-modules.ts.`);
  // What two pieces need is in the last, which every page with the other has as well.
  const pieceOf = (id: string) => pieces.findLast(([, modules]) => modules.has(id))?.[0];
  const placeOf = (id: string): string | undefined => {
    if (isServerRendering(id)) return undefined;
    const firsts = mounts.filter(([, { first }]) => first.has(id)).map(([name]) => name);
    const [only] = firsts;
    if (id === entry || firsts.includes('login')) return 'initial';
    if (only === undefined) return pieceOf(id);
    if (firsts.length > 1) {
      if (pieceOf(id) || (firsts.includes('identity-provider') && firsts.includes('password-reset'))) return 'initial';
      // The page for passkeys alone gets the file of consent as well: it is opened the least.
      return firsts.includes('identity-provider') ? 'identity-provider' : 'other-mounts';
    }
    if (pieceOf(id)) return 'initial';
    if (only === 'identity-provider') return only;
    const users = mounts.filter(([, { ever }]) => ever.has(id)).length;
    if (users === 1) return only;
    return users < mounts.length ? undefined : 'other-mounts';
  };
  return [
    { name: (id: string) => (placeOf(id) === 'initial' ? 'initial' : null), priority: 2 },
    { name: (id: string) => placeOf(id) ?? null, priority: 1, includeDependenciesRecursively: false },
  ];
}
