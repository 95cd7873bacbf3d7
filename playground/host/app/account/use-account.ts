import type { Session, StytchClient, User } from '@stytch/vanilla-js/headless';
import { useEffect, useState } from 'react';

/** The user signed in here, and their session. Both are `null` for a stranger. */
export interface Account {
  user: User | null;
  session: Session | null;
}

/** Follows the client's account: sign-in and log-out, in this tab or another. */
export function useAccount(client: StytchClient | undefined): Account {
  const [account, setAccount] = useState(() => accountOf(client));
  useEffect(() => {
    return client?.onStateChange(() => setAccount(accountOf(client)));
  }, [client]);
  return account;
}

function accountOf(client: StytchClient | undefined): Account {
  return { user: client?.user.getSync() ?? null, session: client?.session.getSync() ?? null };
}
