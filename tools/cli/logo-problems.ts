import type { Problem } from '../design-tokens/problem';
import type { Theme } from '../../tokens/theme';

/** The address of a page that is served over https, as most pages are. A logo is judged for it, as on a server. */
const page = 'https://host.invalid/';

/**
 * The problem of a logo whose address the widget does not show, by the rule of the widget (`presentationOf`). A logo
 * over http is one: a page that is served over https shows no such picture.
 */
export function logoProblems({ logo }: Theme): Problem[] {
  const address = logo?.logoImageUrl;
  if (!address || isImageAddress(address)) return [];
  const message = `"logo.logoImageUrl" is ${JSON.stringify(address.slice(0, 60))}, which the widget does not show as a logo, so it was left out. Give an address with https, a path of your page, or data:image.`;
  return [{ level: 'error', path: 'logo.logoImageUrl', message }];
}

function isImageAddress(address: string): boolean {
  if (!URL.canParse(address, page)) return false;
  const { protocol, href } = new URL(address, page);
  return protocol === 'https:' || (protocol === 'data:' && href.startsWith('data:image/'));
}
