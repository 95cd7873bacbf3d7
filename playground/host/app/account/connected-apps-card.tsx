import type { StytchClient } from '@stytch/vanilla-js/headless';
import { lazy, Suspense, useState } from 'react';
import { brandTheme } from '../try-it/brand-theme';

const ConnectedApps = lazy(async () => ({ default: (await import('../../../../widget/react')).ConnectedApps }));

const config = { products: [] };

/** The mount where a signed-in visitor sees which applications have access, and removes it: fetched when they ask for it. */
export function ConnectedAppsCard({ client }: { client: StytchClient }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <button type="button" className="button account__card" onClick={() => setOpen(true)}>
        Manage connected applications
      </button>
    );
  }
  return (
    <Suspense>
      <div className="account__card">
        <ConnectedApps client={client} config={config} theme={brandTheme} />
      </div>
    </Suspense>
  );
}
