import { defaultTheme } from './default-theme';
import type { Theme } from './theme';
import { variableName } from './variable-name';

type Paths<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? Name : `${Name}.${Paths<Tree[Name]>}`;
}[keyof Tree & string];

/** The place of a token in a theme: `container.backgroundColor`. */
export type TokenPath = Paths<typeof defaultTheme>;

/** A token's value under a theme, with references to other tokens followed, as the browser would. */
export function resolveToken(theme: Theme, path: TokenPath): string {
  let value = lookUp(theme, path) ?? lookUp(defaultTheme, path) ?? '';
  for (let hops = 0; hops < 10; hops += 1) {
    const referred = /^var\(--(vestibule-[-a-z]+)\)$/.exec(value)?.[1];
    const next = referred && pathOfVariable(referred);
    if (!next) return value;
    value = lookUp(theme, next) ?? lookUp(defaultTheme, next) ?? '';
  }
  return value;
}

function pathOfVariable(name: string): string | undefined {
  return allPaths(defaultTheme, [])
    .find((path) => variableName(path) === name)
    ?.join('.');
}

function allPaths(tree: object, path: string[]): string[][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? allPaths(value, [...path, name]) : [[...path, name]],
  );
}

function lookUp(tree: object, path: string): string | undefined {
  let here: unknown = tree;
  for (const name of path.split('.'))
    here = typeof here === 'object' && here !== null ? Reflect.get(here, name) : undefined;
  return typeof here === 'string' ? here : undefined;
}
