import type { Theme } from './theme';

/**
 * Joins themes token by token: a token of a later one wins, and one that it leaves out keeps its value. An object spread would drop the
 * rest of a group, such as `container.backgroundColor` beside a new `container.borderRadius`.
 */
export function mergeThemes(...themes: readonly (Theme | undefined)[]): Theme {
  return themes.reduce<Theme>((merged, theme) => joined(merged, theme), {});
}

function joined<Tree extends object>(before: Tree, after: Tree | undefined): Tree {
  const result = { ...before };
  for (const [name, value] of Object.entries({ ...after })) {
    if (value === undefined) continue;
    const old: unknown = Object.hasOwn(before, name) ? Reflect.get(before, name) : undefined;
    define(result, name, isGroup(old) && isGroup(value) ? joined(old, value) : value);
  }
  return result;
}

/** Sets an own property, whatever its name: a theme may be read from anywhere. */
function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, enumerable: true, writable: true });
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
