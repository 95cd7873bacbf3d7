import { useAtomValue } from 'jotai/react';
import { BrandIcon } from '../../../primitives/icon/brand-icon';
import type { OAuthProviderType } from '../../core/config/config';
import { isBrowserKnownAtom } from '../../core/host/browser.atoms';
import { Lazy } from '../../core/lazy/lazy-view';
import { commonIcons } from './common-icons';
import { otherIcons } from './icons.lazy';

/** The icon of a social provider, once it is loaded; a decoration, since the button's words name the provider. */
export function ProviderIcon({ type }: { type: OAuthProviderType }) {
  if (!useAtomValue(isBrowserKnownAtom)) return <BrandIcon />;
  switch (type) {
    case 'apple':
    case 'facebook':
    case 'github':
    case 'google':
    case 'microsoft':
      return <BrandIcon shapes={commonIcons[type]} />;
    default:
      return (
        <Lazy of={otherIcons} pending={<BrandIcon />} failed={() => <BrandIcon />}>
          {(icons) => <BrandIcon shapes={icons[type]} />}
        </Lazy>
      );
  }
}
