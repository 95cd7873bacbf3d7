import type { StytchClient } from '@stytch/vanilla-js/headless';
import { useState } from 'react';

/** Ends the session, here and at the provider. */
export function LogOut({ client }: { client: StytchClient }) {
  const [state, setState] = useState<'ready' | 'leaving' | 'failed'>('ready');
  const logOut = async () => {
    if (state === 'leaving') return;
    setState('leaving');
    try {
      await client.session.revoke();
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button className="button" type="button" aria-disabled={state === 'leaving'} onClick={() => void logOut()}>
        Log out
      </button>
      <p className="account__problem" role="alert">
        {state === 'failed' && 'You are still signed in: the provider did not answer. Try again.'}
      </p>
    </>
  );
}
