import { fitsGrammar } from '../../tokens/grammar';
import type { Theme, ThemeOption } from '../../tokens/theme';
import { kindOf, themeOf, tokensOf } from './token-paths';

const key = '#theme=';

/**
 * An address that contains a theme's tokens, or those of a light and a dark one, so that a user who opens it sees the
 * same theme. A logo is not in it, because an address is untrusted and must not fetch a picture.
 */
export function addressOf(theme: ThemeOption, here: string): string {
  const address = new URL(here);
  const bytes = new TextEncoder().encode(JSON.stringify(optionIn(theme)));
  const text = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  address.hash = key.slice(1) + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return address.href;
}

/**
 * The theme in an address, as far as its parts are valid; undefined where there is none. An address is
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
  return isTree(light) && isTree(dark) ? { light: partsIn(light), dark: partsIn(dark) } : partsIn(tree);
}

/** The part of a theme that fetches nothing: its valid tokens, and whether its header is hidden. */
function partsIn(tree: object): Theme {
  const theme = themeOf(tokensOf(tree).filter(([path, css]) => fitsGrammar(kindOf(path) ?? 'scheme', css)));
  const hideHeaderText: unknown = Reflect.get(tree, 'hideHeaderText');
  return typeof hideHeaderText === 'boolean' ? { hideHeaderText, ...theme } : theme;
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
