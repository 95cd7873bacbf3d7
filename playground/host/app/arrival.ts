import type { StytchClient } from '@stytch/vanilla-js/headless';
import { useEffect, useState } from 'react';

/** The verdict on a token. */
export type Verdict = 'accepted' | 'refused';

/** The arrival by a link, if there was one: it asks for nothing, for a new password, or for a session. */
export type Arrival = { asksFor: 'nothing' | 'reset' } | { asksFor: 'session'; verdict: Promise<Verdict> };

const sessionMinutes = 30;

/** Reads the token in the page's address, and exchanges it for a session. Once per page life: a token works once. */
export function arrive(client: StytchClient): Arrival {
  const link = client.parseAuthenticateUrl();
  if (!link) return { asksFor: 'nothing' };
  // The widget's reset mount reads the rest of the address itself.
  if (!link.handled) return { asksFor: 'reset' };
  const verdict = client.authenticateByUrl({ session_duration_minutes: sessionMinutes }).then<Verdict, Verdict>(
    () => 'accepted',
    () => 'refused',
  );
  return { asksFor: 'session', verdict };
}

/** The verdict on the token, once that is known; `none` without one. */
export function useVerdict(arrival: Arrival): Verdict | 'pending' | 'none' {
  const [verdict, setVerdict] = useState<Verdict | 'pending' | 'none'>(
    arrival.asksFor === 'session' ? 'pending' : 'none',
  );
  useEffect(() => {
    let isCurrent = true;
    if (arrival.asksFor === 'session') void arrival.verdict.then((known) => isCurrent && setVerdict(known));
    return () => {
      isCurrent = false;
    };
  }, [arrival]);
  return verdict;
}
