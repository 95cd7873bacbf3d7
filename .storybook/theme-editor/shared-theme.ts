import type { Theme } from '../../tokens';
import { fitsGrammar } from '../../tokens/grammar';
import { kindOf, themeOf, tokensOf } from '../../tokens/tools/theme/token-paths';

const key = '#theme=';

/** An address of the editor that holds a theme, so that whoever opens it sees the same. */
export function addressOf(theme: Theme, here: string): string {
  const address = new URL(here);
  const bytes = new TextEncoder().encode(JSON.stringify(theme));
  const text = btoa(String.fromCodePoint(...bytes));
  address.hash = key.slice(1) + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return address.href;
}

/** The theme that an address holds: what is a value of a token. An address is a stranger's, and may hold anything. */
export function themeIn(address: string): Theme {
  const { hash } = new URL(address);
  if (!hash.startsWith(key)) return {};
  try {
    const text = atob(hash.slice(key.length).replaceAll('-', '+').replaceAll('_', '/'));
    const json: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (one) => one.codePointAt(0) ?? 0)));
    if (typeof json !== 'object' || json === null) return {};
    return themeOf(tokensOf(json).filter(([path, css]) => fitsGrammar(kindOf(path) ?? 'scheme', css)));
  } catch {
    return {};
  }
}
