import type { StytchClient } from '@stytch/vanilla-js/headless';
import { useState } from 'react';

/** The props of the control. */
export interface ShortSessionProps {
  client: StytchClient;
  /** Called when the session ends soon. */
  onShort(): void;
}

/** A control that makes the session end in five minutes, the shortest that the provider gives, to see what the guard does. */
export function ShortSession({ client, onShort }: ShortSessionProps) {
  const [state, setState] = useState<'ready' | 'asking' | 'short' | 'failed'>('ready');
  const shorten = async () => {
    if (state === 'asking') return;
    setState('asking');
    try {
      await client.session.authenticate({ session_duration_minutes: 5 });
      onShort();
      setState('short');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button className="button" type="button" aria-disabled={state === 'asking'} onClick={() => void shorten()}>
        Let my session end in 5 minutes
      </button>
      <p className="account__note" role="status">
        {state === 'short' && 'In a few seconds you are asked whether you are still there.'}
        {state === 'failed' && 'The provider did not answer. Try again.'}
      </p>
    </>
  );
}
