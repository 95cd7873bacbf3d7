import type { StytchClient } from '@stytch/vanilla-js/headless';
import { useState } from 'react';
import { blockedStorageSentence } from '../client/stand-in-storage';
import { AccountPage } from './account/account-page';
import { useAccount } from './account/use-account';
import { useSessionGuard } from './account/use-session-guard';
import { FrontPage } from './front/front-page';
import { Outbox } from './outbox/outbox';
import { SiteFooter } from './shell/site-footer';
import { SiteHeader } from './shell/site-header';
import { usePageTitle } from './shell/use-page-title';
import { type Choices, firstChoices } from './try-it/choices';
import { useSentTheme } from './try-it/use-sent-theme';
import { useReturnToRequest } from './use-return-to-request';
import { useLate } from './use-late';

/** The duration of the widget's own "Success!" before the account is shown, in milliseconds. */
const successMilliseconds = 1_400;

/** The props of the application. */
export interface AppProps {
  /** Undefined on a server, which renders the page of a stranger. */
  client: StytchClient | undefined;
  /** A link opened this page: the widget finishes the log-in, and redirects to this page without a token. */
  hasArrived: boolean;
  isStorageBlocked: boolean;
}

/** The application: a front with the way in, and, once in, the account. The outbox is beside both. */
export function App({ client, hasArrived, isStorageBlocked }: AppProps) {
  const [choices, setChoices] = useState<Choices>({
    ...firstChoices,
    ...(hasArrived && { way: 'return' }),
  });
  const { user, session } = useAccount(client);
  const isIn = useLate(session !== null, successMilliseconds);
  const account = choices.way !== 'return' && isIn && user && session ? { user, session } : undefined;
  const [booker, setBooker] = useState<string>();
  const hasBooked = account !== undefined && booker === account.user.user_id;
  const [isShort, setShort] = useState(false);
  // Soon after the press, for who wants to see it.
  useSessionGuard(client, isShort ? 4.9 : 2);
  useReturnToRequest(account !== undefined);
  useSentTheme(setChoices);
  usePageTitle(hasBooked ? 'booked' : account ? 'account' : 'front');
  const notice = isStorageBlocked ? blockedStorageSentence : undefined;

  return (
    <div className="site" dir={choices.direction}>
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <SiteHeader />
      <main id="main" className="main" tabIndex={-1}>
        {account && client ? (
          <AccountPage
            client={client}
            {...account}
            choices={choices}
            hasBooked={hasBooked}
            onBook={setBooker}
            onShort={() => setShort(true)}
          />
        ) : (
          <FrontPage client={client} choices={choices} onChoose={setChoices} onBook={setBooker} notice={notice} />
        )}
      </main>
      <Outbox />
      <SiteFooter />
    </div>
  );
}
