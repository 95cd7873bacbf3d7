import type { Presentation } from '../../flows/core/host/host.atoms';
import type { Theme } from '../../tokens/theme';
import { developerWarning } from '../host/developer-warning';

/**
 * The parts of a theme that are not CSS. A logo whose address cannot be that of a picture is left out, with a developer
 * warning. `page` is the address of the page.
 */
export function presentationOf({ hideHeaderText = false, logo }: Theme, page = location.href): Presentation {
  const src = logo?.logoImageUrl;
  if (!src) return { hideHeaderText };
  if (isImageAddress(src, page)) return { hideHeaderText, logo: { src, alt: logo.alt ?? '' } };
  developerWarning('theme.logo.logoImageUrl is ignored: write https, or data:image.', 'is-ignored');
  return { hideHeaderText };
}

function isImageAddress(src: string, page: string): boolean {
  if (!URL.canParse(src, page)) return false;
  const { protocol, href } = new URL(src, page);
  if (protocol === 'data:') return href.startsWith('data:image/');
  return protocol === 'https:' || (protocol === 'http:' && page.startsWith('http:'));
}
