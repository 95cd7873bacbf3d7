import { type TokenPath, tokenPaths } from '../theme/token-paths';

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');

const byPlainName = /* @__PURE__ */ new Map(
  /* @__PURE__ */ tokenPaths.map((path) => [path.split('.').map(plain).join('.'), path]),
);

const groups = /* @__PURE__ */ new Set([
  'vestibule',
  .../* @__PURE__ */ tokenPaths.map((path) => plain(path.split('.')[0] ?? '')),
]);

/** Tells whether a name is that of a group of our tokens. */
export const isGroupOfOurs = (name: string) => groups.has(plain(name));

/**
 * Our token with the same name as that of another tool: the same words in the same groups, in any spelling (`Colors /
 * Primary`, `container/border-radius`), with or without a group named after the widget.
 */
export function tokenFor(parts: readonly string[]): TokenPath | undefined {
  const words = parts.map(plain).filter((word) => word !== '');
  const own = words[0] === 'vestibule' ? words.slice(1) : words;
  return byPlainName.get(own.join('.'));
}
