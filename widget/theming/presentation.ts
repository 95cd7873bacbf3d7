import type { Presentation } from '../../flows/core/host/host.atoms';
import type { Theme } from '../../tokens/theme';

/**
 * The parts of a theme that are not CSS. A logo whose address cannot be that of a picture is left out. `page` is the address of
 * the page.
 */
export function presentationOf({ hideHeaderText = false, logo }: Theme, page = location.href): Presentation {
  const src = logo?.logoImageUrl;
  return src && isImageAddress(src, page) ? { hideHeaderText, logo: { src, alt: logo.alt ?? '' } } : { hideHeaderText };
}

function isImageAddress(src: string, page: string): boolean {
  if (!URL.canParse(src, page)) return false;
  const { protocol, href } = new URL(src, page);
  if (protocol === 'data:') return href.startsWith('data:image/');
  return protocol === 'https:' || (protocol === 'http:' && page.startsWith('http:'));
}
