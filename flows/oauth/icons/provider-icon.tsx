import type { OAuthProviderType } from '../../core/config/config';
import { Lazy } from '../../core/lazy/lazy-view';
import { commonIcons, otherIcons } from './icons.lazy';
import type { IconShapes } from './icon-shapes';
import * as styles from './icon.css';

/** The icon of a social provider, once its drawing is here; a decoration, since the button's words name the provider. */
export function ProviderIcon({ type }: { type: OAuthProviderType }) {
  switch (type) {
    case 'apple':
    case 'facebook':
    case 'github':
    case 'google':
    case 'microsoft':
      return (
        <Lazy of={commonIcons} pending={<Drawing />} failed={() => <Drawing />}>
          {(icons) => <Drawing shapes={icons[type]} />}
        </Lazy>
      );
    default:
      return (
        <Lazy of={otherIcons} pending={<Drawing />} failed={() => <Drawing />}>
          {(icons) => <Drawing shapes={icons[type]} />}
        </Lazy>
      );
  }
}

function Drawing({ shapes = [] }: { shapes?: IconShapes }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" className={styles.icon} aria-hidden="true" focusable="false">
      {shapes.map((shape) => (
        <path key={shape.d} {...shape} />
      ))}
    </svg>
  );
}
