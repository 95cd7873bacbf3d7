import { type Dispatch, type SetStateAction, useEffect } from 'react';
import { themeIn } from '../../../../tools/theme/shared-theme';
import type { Choices } from './choices';

/**
 * Selects the theme in the page's address. It does so after the first rendering, because a server does not receive
 * that part.
 */
export function useSentTheme(setChoices: Dispatch<SetStateAction<Choices>>): void {
  useEffect(() => {
    const follow = () => {
      const sent = themeIn(location.href);
      if (sent) setChoices((choices) => ({ ...choices, theme: 'sent', sent }));
    };
    follow();
    // Another address of the same page, opened in the same tab, reloads nothing.
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [setChoices]);
}
