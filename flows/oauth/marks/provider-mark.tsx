import type { OAuthProviderType } from '../../core/config/config';
import { Lazy } from '../../core/lazy/lazy-view';
import { commonMarks, otherMarks } from './marks.lazy';
import type { Mark } from './mark';
import * as styles from './mark.css';

/** A provider's mark, once its drawing is here; a decoration, since the button's words name the provider. */
export function ProviderMark({ type }: { type: OAuthProviderType }) {
  switch (type) {
    case 'apple':
    case 'facebook':
    case 'github':
    case 'google':
    case 'microsoft':
      return (
        <Lazy of={commonMarks} pending={<MarkIcon />} failed={() => <MarkIcon />}>
          {(marks) => <MarkIcon mark={marks[type]} />}
        </Lazy>
      );
    default:
      return (
        <Lazy of={otherMarks} pending={<MarkIcon />} failed={() => <MarkIcon />}>
          {(marks) => <MarkIcon mark={marks[type]} />}
        </Lazy>
      );
  }
}

function MarkIcon({ mark = [] }: { mark?: Mark }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" className={styles.mark} aria-hidden="true" focusable="false">
      {mark.map((shape) => (
        <path key={shape.d} {...shape} />
      ))}
    </svg>
  );
}
