import { fitsGrammar, isLengthKind } from '../../tokens/grammar';
import { resolveToken } from '../theme/resolve-theme';
import type { Theme } from '../../tokens/theme';
import type { TokenKind } from '../../tokens/token-kinds';
import { kindOf, plant, referredPath, type TokenPath, tokensOf } from '../theme/token-paths';
import type { DesignToken, DesignTokenGroup, DesignTokensFile, FileExtension } from './format';
import { fromTokenValue } from './read-value';
import { firstDimensionIn } from './simple-values';
import { haveSameType, toTokenValue, type TypedValue } from './write-value';

/**
 * A theme as a file of the Design Tokens Format Module 2025.10, for design tools. It holds what the theme itself
 * says, by the theme's own paths; a token that follows another is an alias. What no type of the format can hold
 * (`var(--host-color)`, `max(16px, 1rem)`) is in `$extensions.vestibule` beside a plain value for tools, so that
 * `fromDesignTokens` gives the same theme back. A value that the widget would ignore is left out.
 */
export function toDesignTokens(theme: Theme): DesignTokensFile {
  const groups: DesignTokenGroup = {};
  const tokens = new Map(tokensOf(theme).filter(([path, css]) => fitsGrammar(kindOf(path) ?? 'scheme', css)));
  for (const [path, css] of tokens) {
    const token = toToken(theme, tokens, path, css);
    if (token) plant(groups, path, token);
  }
  const rest = notTokens(theme, tokens.get('colorScheme'));
  return Object.keys(rest).length > 0 ? { $extensions: { vestibule: rest }, ...groups } : groups;
}

function toToken(theme: Theme, tokens: Tokens, path: TokenPath, css: string): DesignToken | undefined {
  const kind = kindOf(path);
  if (kind === undefined || kind === 'scheme') return undefined;
  const target = referredPath(css);
  const end = target && endOfAliases(tokens, target, kind);
  const value = toTokenValue(kind, end ? (tokens.get(end) ?? css) : css);
  const written = value ?? standIn(theme, path, kind, css);
  if (written && end) return { $type: written.$type, $value: `{${target}}` };
  if (!written || fromTokenValue(kind, written.$value)?.css === css) return written;
  return {
    ...written,
    ...(value ? {} : { $description: `Stands in for ${css}, which the format cannot hold.` }),
    $extensions: { vestibule: { css, insteadOf: written.$value } },
  };
}

type Tokens = ReadonlyMap<TokenPath, string>;

/** The token at the end of a chain of aliases; undefined where it leaves the file, changes its type or is circular. */
function endOfAliases(tokens: Tokens, path: TokenPath, kind: TokenKind): TokenPath | undefined {
  const seen = new Set<TokenPath>();
  let end = path;
  while (!seen.has(end)) {
    seen.add(end);
    const css = tokens.get(end);
    if (css === undefined || !haveSameType(kindOf(end), kind)) return undefined;
    const next = referredPath(css);
    // The width of a line cannot follow a percentage.
    if (!next) return fitsGrammar(kind, css) ? end : undefined;
    end = next;
  }
  return undefined;
}

/**
 * The plain value that is closest to the rendered one: the fallback of a variable, a length of an expression, the
 * default.
 */
function standIn(theme: Theme, path: TokenPath, kind: TokenKind, css: string): TypedValue | undefined {
  const fallback = /^var\(\s*--[-\w]+\s*,(.*)\)$/i.exec(css.trim())?.[1];
  for (const text of [fallback, css, resolveToken(theme, path), resolveToken({}, path)]) {
    const found = text === undefined ? undefined : (toTokenValue(kind, text) ?? lengthIn(kind, text));
    if (found) return found;
  }
  return undefined;
}

function lengthIn(kind: TokenKind, css: string): TypedValue | undefined {
  const $value = isLengthKind(kind) ? firstDimensionIn(css) : undefined;
  return $value && { $type: 'dimension', $value };
}

function notTokens({ hideHeaderText, logo }: Theme, colorScheme: string | undefined): FileExtension {
  const { logoImageUrl, alt } = logo ?? {};
  return {
    ...(colorScheme === undefined ? {} : { colorScheme }),
    ...(hideHeaderText === undefined ? {} : { hideHeaderText }),
    ...(logoImageUrl === undefined && alt === undefined
      ? {}
      : { logo: { ...(logoImageUrl === undefined ? {} : { logoImageUrl }), ...(alt === undefined ? {} : { alt }) } }),
  };
}
