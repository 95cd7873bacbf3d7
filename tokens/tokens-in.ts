import type { TokenGroup, TokenKind } from './token-kinds';

/** Every token of a group, in the order of the table. `before` is the path of the group. */
export function tokensIn(group: TokenGroup, before: readonly string[]): [path: readonly string[], kind: TokenKind][] {
  return Object.entries(group).flatMap(([name, kind]): [readonly string[], TokenKind][] => {
    const path = [...before, name];
    return typeof kind === 'string' ? [[path, kind]] : tokensIn(kind, path);
  });
}
