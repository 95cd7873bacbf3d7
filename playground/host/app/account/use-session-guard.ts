import type { StytchClient } from '@stytch/vanilla-js/headless';
import { useEffect } from 'react';
import { guardSession } from '../../../../widget/sign-in';
import { brandTheme } from '../try-it/brand-theme';
import { overPageConfig } from '../try-it/way-configs';

/** Warns before the session ends: two minutes before, or earlier for a demonstration. */
export function useSessionGuard(client: StytchClient | undefined, warnBeforeMinutes: number): void {
  useEffect(() => {
    if (!client) return undefined;
    const guard = guardSession({ client, config: overPageConfig, theme: brandTheme, warnBeforeMinutes });
    return () => guard.stop();
  }, [client, warnBeforeMinutes]);
}
