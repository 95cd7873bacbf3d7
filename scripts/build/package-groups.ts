import { needsOf, type PackageModule } from './package-modules.ts';

/**
 * Modules with files of their own: those that only a server runs, those that only the author of a theme runs,
 * `returnAddress`, which a log-in page may call, and the warning for developers, which custom elements and themes give as
 * well. They are not in an entry, because a bundler counts all imports of a file with code as needed.
 */
const ownFiles = [
  { name: 'server-rendering', pattern: /[\\/]widget[\\/]ssr[\\/]server[\\/](?!(?:index|react)\.)/ },
  { name: 'return-address', pattern: /[\\/]widget[\\/]host[\\/]return-address\./ },
  { name: 'late-anywhere', pattern: /[\\/]widget[\\/]host[\\/]developer-warning\./ },
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
const ofEveryElement = new Set(['end-when-gone', 'ssr-element', 'ssr-shadow-element', 'widget-element']);

/** A file of a mount, with its name. */
const mount =
  /[\\/]widget[\\/]mounts[\\/](callback|connected-apps|identity-provider|login|passkey-registration|password-reset|step-up)\.ts$/;

/**
 * The chunks that the first paint of Main fetches, or that come after a first paint without a press, by their first
 * modules.
 */
const pieces = {
  methods:
    /flows[\\/](?:contact[\\/]contact-tabs\.tsx|oauth[\\/]social-options\.tsx|core[\\/]last-used[\\/]mark\.tsx|password[\\/]search-user\.actions\.ts)$/,
  passkeys: /flows[\\/]passkey[\\/](?:passkey-sign-in\.actions|autofill\.atoms|passkey-option)\.tsx?$/,
  'passkey-calls': /widget[\\/]stytch[\\/]passkeys[\\/]passkeys\.ts$/,
  permission: /flows[\\/]identity-provider[\\/]permissions[\\/]expandable-permission\.tsx$/,
} as const;

/**
 * Lazy modules that a log-in page fetches when a user begins to use it. It fetches all of them then, so they are one file, with the
 * parts of the screens that most users see next. Other mounts look for mistakes in their options as well, and fetch the same file
 * for it.
 */
const prefetched = [
  /flows[\\/]check-email[\\/]check-email\.tsx$/,
  /flows[\\/]contact[\\/]email[\\/]email-hint\.tsx$/,
  /flows[\\/]core[\\/]request[\\/]failure-views\.tsx$/,
  /flows[\\/]otp[\\/]otp\.screens\.tsx$/,
  /flows[\\/]password[\\/]current-password(?:-form\.tsx|\.atoms\.ts)$/,
  /widget[\\/]mistakes[\\/]mistakes\.ts$/,
  /widget[\\/]stytch[\\/]sign-in\.ts$/,
];

/**
 * The groups of modules that each become one file of the package. A bundler splits code by file. With a file for each
 * module it made forty requests for the first screen. The imports of a module are needed wherever the module is, so no
 * two files import each other.
 */
export function packageGroups(modules: readonly PackageModule[]) {
  const { neededBy, lateUses } = needsOf(modules);
  const mountOf = (id: string) => mount.exec(id)?.[1];
  const needed = [
    ...[...new Set(modules.flatMap(({ id }) => mountOf(id) ?? []))].map((name) => ({
      name,
      ids: neededBy((id) => mountOf(id) === name),
    })),
    ...Object.entries(pieces).map(([name, pattern]) => ({ name, ids: neededBy((id) => pattern.test(id)) })),
  ];
  const usersOf = (id: string) => needed.filter(({ ids }) => ids.has(id)).map(({ name }) => name);
  const signIn = neededBy((id) => /[\\/]widget[\\/]sign-in[\\/]index\.ts$/.test(id));
  const elements = neededBy((id) => ofEveryElement.has(reactPart.exec(id)?.[1] ?? ''));
  const ofTools = neededBy((id) => fileOf(id) === 'tools');
  const uponUse = neededBy((id) => prefetched.some((pattern) => pattern.test(id)));
  const ofLogin = lateUses((id) => mountOf(id) === 'login');
  const ofAll = lateUses(() => true);
  // The step-up is opened the least of all pages, and fetches what a log-in page prefetches.
  const ofPrefetched = neededBy((id) => {
    const [user, other] = usersOf(id);
    return uponUse.has(id) || (user === 'step-up' && other === undefined && (ofLogin.get(id) ?? 0) > 1);
  });

  /** The group of a module that a log-in page needs late, if at all. */
  function lateGroup(id: string, users: readonly string[]): string | undefined {
    const late = ofLogin.get(id) ?? 0;
    const all = ofAll.get(id) ?? 0;
    // A React element needs little other code and does not wait for the late code; a page without one needs it late.
    if (elements.has(id) && (late > 1 || (late === 1 && users.length > 0))) return 'element-shared';
    const [user, other] = users;
    // The pages of passkeys, resets and links would fetch all that a log-in page prefetches for a little of it. The end
    // of a sign-in, which a reset needs as well, is beside that of passkeys.
    if (user === 'password-reset' && other === undefined && uponUse.has(id)) return 'passkeys';
    if (other !== undefined || (user === 'passkey-registration' && uponUse.has(id))) return 'late-shared';
    if (user === 'callback' && (late > 1 || uponUse.has(id))) return 'late-shared';
    const isElsewhere = ofTools.has(id) || all > late;
    // A page fetches no code of another: late code that one page needs at first is in a file of its own.
    if (late > 1 && user !== undefined && (isElsewhere || user !== 'step-up')) return `late-${user}`;
    if (late > 1 && isElsewhere) return 'late-anywhere';
    if (ofPrefetched.has(id)) return 'prefetched';
    if (late > 1) return 'later';
    // Only consent has a checkbox, and so has the entry of the primitives: it would be a file of its own.
    if (/[\\/]primitives[\\/]checkbox[\\/]/.test(id)) return 'late-identity-provider';
    if (all <= 1) return user;
    // What the list of connected applications needs of consent is apart from the code that decides.
    return /[\\/]identity-provider[\\/]/.test(id) ? `late-${user ?? 'identity-provider'}` : 'rarely';
  }

  function groupOf(id: string): string | undefined {
    const own = fileOf(id);
    if (own !== undefined) return own;
    const part = reactPart.exec(id)?.[1];
    if (part !== undefined) return ofEveryElement.has(part) ? 'react-element' : `react-${part}`;
    const users = usersOf(id);
    const first = firstGroup(users, ofLogin.has(id));
    if (first === undefined) return lateGroup(id, users);
    // What the calls about passkeys share with those of a sign-in is in the file that both need in any case.
    if (first === 'passkey-calls' && ofPrefetched.has(id)) return 'passkeys';
    // A page with `signIn` needs little other code before the press.
    return signIn.has(id) ? 'base' : first;
  }

  return [{ name: (id: string) => groupOf(id) ?? null, includeDependenciesRecursively: false }];
}

/** The group of a module that log-in, its chunks or consent need at first; undefined for the rest. */
function firstGroup(users: readonly string[], isLateInLogin: boolean): string | undefined {
  const has = (name: string) => users.includes(name);
  if (has('login')) return has('identity-provider') ? 'core' : 'login';
  // A little code, for which these pages would fetch all of `methods`.
  if (has('methods') && (has('passkeys') || has('callback') || has('password-reset'))) return 'login';
  if (has('identity-provider') && has('methods')) return 'core';
  const isAboutPasskeys = has('passkeys') || has('passkey-calls') || has('passkey-registration');
  if (has('identity-provider') && (isAboutPasskeys || isLateInLogin)) return 'shared';
  return ['methods', 'passkeys', 'passkey-calls', 'identity-provider', 'permission'].find(has);
}
