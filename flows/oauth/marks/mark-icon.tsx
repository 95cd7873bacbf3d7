import { useAtomValue } from 'jotai/react';
import type { OAuthProviderType } from '../../core/host/config';
import * as styles from './mark.css';
import { markAtom } from './marks.atoms';

/** A provider's mark. Decorative: the button's words name the provider. Its place is there before its drawing is. */
export function MarkIcon({ provider }: { provider: OAuthProviderType }) {
  const shapes = useAtomValue(markAtom(provider));
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" className={styles.mark} aria-hidden="true" focusable="false">
      {shapes.map((shape) => (
        <path key={shape.d} {...shape} />
      ))}
    </svg>
  );
}
