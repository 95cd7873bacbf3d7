import { fitsGrammar } from '../../tokens/grammar';
import type { Theme, ThemeOption } from '../../tokens/theme';
import { kindOf, themeOf, tokensOf } from './token-paths';

const key = '#theme=';

/**
 * An address that contains a theme's tokens, or those of a light and a dark one, so that a user who opens it sees the
 * same theme.
 */
export function addressOf(theme: ThemeOption, here: string): string {
  const address = new URL(here);
  const bytes = new TextEncoder().encode(JSON.stringify(optionIn(theme)));
  const text = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  address.hash = key.slice(1) + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return address.href;
}

/**
 * The theme in an address, as far as its parts are valid token values; undefined where there is none. An address is
 * untrusted, and may contain anything.
 */
export function themeIn(address: string): ThemeOption | undefined {
  const { hash } = new URL(address);
  if (!hash.startsWith(key)) return undefined;
  try {
    const text = atob(hash.slice(key.length).replaceAll('-', '+').replaceAll('_', '/'));
    const json: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (one) => one.codePointAt(0) ?? 0)));
    return isTree(json) ? optionIn(json) : undefined;
  } catch {
    return undefined;
  }
}

function optionIn(tree: object): ThemeOption {
  const [light, dark]: unknown[] = ['light', 'dark'].map((name) => Reflect.get(tree, name));
  return isTree(light) && isTree(dark) ? { light: tokensIn(light), dark: tokensIn(dark) } : tokensIn(tree);
}

const tokensIn = (tree: object): Theme =>
  themeOf(tokensOf(tree).filter(([path, css]) => fitsGrammar(kindOf(path) ?? 'scheme', css)));

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
