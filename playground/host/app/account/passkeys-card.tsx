import type { StytchClient } from '@stytch/vanilla-js/headless';
import { lazy, Suspense, useState } from 'react';
import { brandTheme } from '../try-it/brand-theme';

const PasskeyRegistration = lazy(async () => ({
  default: (await import('../../../../widget/react')).PasskeyRegistration,
}));

const config = { products: ['emailMagicLinks' as const, 'passkeys' as const] };

/** The third mount, where a signed-in visitor sets up and manages passkeys: fetched when they ask for it. */
export function PasskeysCard({ client }: { client: StytchClient }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <button type="button" className="button account__card" onClick={() => setOpen(true)}>
        Manage your Passkeys
      </button>
    );
  }
  const onEvent = ({ type }: { type: string }) => type === 'PASSKEY_DONE' && setOpen(false);
  return (
    <Suspense>
      <div className="account__card">
        <PasskeyRegistration client={client} config={config} theme={brandTheme} callbacks={{ onEvent }} />
      </div>
    </Suspense>
  );
}
