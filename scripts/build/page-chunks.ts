import type { NeededModules } from './needed-modules.ts';

/** React in a chunk of its own, so that what is ours can be weighed without it. */
export const reactGroup = { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 };

/** The chunks of one page: React apart, and all else that its first paint needs in one. */
export const pageChunks = {
  codeSplitting: { groups: [reactGroup, { name: 'initial', tags: ['$initial' as const], priority: 1 }] },
};

/** The drawing over a server's markup: React elements have it at hand, and a mount fetches it where a server has drawn. */
const isDrawn = (id: string) => /[\\/]widget[\\/]ssr[\\/](?!hydrate\.lazy)/.test(id);

const isRadix = (id: string) => id.includes('/@radix-ui/');

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
      if (isDrawn(id)) return null;
      const mounts = names.filter((name) => needed[name]?.first.has(id));
      if (mounts.length !== users) return null;
      const [only = null] = mounts;
      if (users === 1) return only !== 'login' && isLate(id, mounts) ? null : only;
      return `shared-${mounts.map((mount) => names.indexOf(mount)).join('-')}`;
    },
  }));
}

/**
 * The chunks of the script: what log-in needs at first, and what one mount needs at first and all others later, comes with
 * it; what several other mounts need at first, in one file, and what only one of them needs, in a file of its own.
 * What others need later as well is left to the bundler, as above; but what Main draws of its ways comes in two pieces, and
 * what several need of Radix, which a page with one form never needs, in one.
 */
export function scriptGroups(entry: string, needed: Readonly<Record<string, NeededModules>>) {
  const mounts = Object.entries(needed);
  const placeOf = (id: string) => {
    if (isDrawn(id)) return undefined;
    const firsts = mounts.filter(([, { first }]) => first.has(id)).map(([name]) => name);
    const evers = mounts.filter(([, { ever }]) => ever.has(id));
    const [only] = firsts;
    if (id === entry || firsts.includes('login')) return 'initial';
    if (firsts.length > 1) return 'other-mounts';
    if (only === undefined || evers.length === 1) return only;
    if (evers.length < mounts.length) return undefined;
    return isRadix(id) ? 'radix' : 'initial';
  };
  // In one wave and few files: a file that imports others asks for them when it is here.
  const pieces = Object.entries(needed['login']?.pieces ?? {});
  const lost = pieces.find(([, modules]) => modules.size === 0);
  if (lost)
    throw new Error(`The piece "${lost[0]}" of Main begins with no module of the widget: see needed-modules.ts.`);
  const pieceOf = (id: string) => {
    const isOthers = mounts.some(([name, { first }]) => name !== 'login' && first.has(id));
    // What two pieces need is in the last, which every page with the other has as well.
    return isOthers ? undefined : pieces.findLast(([, modules]) => modules.has(id))?.[0];
  };
  return [
    { name: (id: string) => (placeOf(id) === 'initial' ? 'initial' : null), priority: 2 },
    { name: (id: string) => placeOf(id) ?? pieceOf(id) ?? null, priority: 1, includeDependenciesRecursively: false },
  ];
}
