import type { Theme } from '../../tokens/theme';
import { type TokenKind, tokenKinds, type TokenValues, variableName } from '../../tokens/token-kinds';
import { tokensIn } from '../../tokens/tokens-in';

type Paths<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? Name : `${Name}.${Paths<Tree[Name]>}`;
}[keyof Tree & string];

/** The place of a token in a theme: `container.backgroundColor`. */
export type TokenPath = Paths<TokenValues>;

const kindsByPath = /* @__PURE__ */ readKinds();

function readKinds(): ReadonlyMap<string, TokenKind> {
  return new Map(tokensIn(tokenKinds, []).map(([path, kind]) => [path.join('.'), kind]));
}

/** The path of every token, in the order of the table. */
export const tokenPaths: readonly TokenPath[] = /* @__PURE__ */ [...kindsByPath.keys()].filter(isTokenPath);

/** Tells whether a dotted name is the path of a token. */
export function isTokenPath(path: string): path is TokenPath {
  return kindsByPath.has(path);
}

/** The kind of value that the token at a path accepts; undefined where there is none. */
export function kindOf(path: string): TokenKind | undefined {
  return kindsByPath.get(path);
}

/** A value that refers to another token: `var(--vestibule-colors-primary)`. */
export function referenceTo(path: TokenPath): string {
  return `var(--${variableName(path.split('.'))})`;
}

/** The token that a value refers to; undefined for a literal value. */
export function referredPath(value: string): TokenPath | undefined {
  return value.startsWith('var(--vestibule-') ? tokenPaths.find((path) => referenceTo(path) === value) : undefined;
}

const pathsByVariable = /* @__PURE__ */ new Map(
  /* @__PURE__ */ tokenPaths.map((path) => [variableName(path.split('.')), path]),
);

/** Every token that a value mentions, whether it is the whole value or a part. */
export function mentionedIn(value: string): TokenPath[] {
  return Array.from(value.matchAll(/var\(\s*--([-\w]+)/gi), ([, name = '']) => pathsByVariable.get(name) ?? []).flat();
}

/** The text at a path of a tree; undefined where there is none. */
export function lookUp(tree: object, path: string): string | undefined {
  let here: unknown = tree;
  for (const name of path.split('.'))
    here = typeof here === 'object' && here !== null ? Reflect.get(here, name) : undefined;
  return typeof here === 'string' ? here : undefined;
}

/** A theme's own tokens, without resolving references. */
export function tokensOf(theme: object): [path: TokenPath, value: string][] {
  return tokenPaths.flatMap((path): [TokenPath, string][] => {
    const value = lookUp(theme, path);
    return value === undefined ? [] : [[path, value]];
  });
}

/** The inverse: a theme from tokens. */
export function themeOf(tokens: Iterable<readonly [path: TokenPath, value: string]>): Theme {
  const theme: Theme = {};
  for (const [path, value] of tokens) plant(theme, path, value);
  return theme;
}

/** Sets a value at a path of a tree, and creates the groups of the path. */
export function plant(tree: object, path: TokenPath, value: unknown): void {
  const groups = path.split('.');
  const name = groups.pop() ?? path;
  Reflect.set(groups.reduce(groupIn, tree), name, value);
}

function groupIn(parent: object, name: string): object {
  const found: unknown = Reflect.get(parent, name);
  if (typeof found === 'object' && found !== null) return found;
  const group = {};
  Reflect.set(parent, name, group);
  return group;
}
