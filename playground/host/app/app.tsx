import type { StytchClient } from '@stytch/vanilla-js/headless';
import { useState } from 'react';
import { blockedStorageSentence } from '../client/stand-in-storage';
import { AccountPage } from './account/account-page';
import { useAccount } from './account/use-account';
import { type Arrival, useVerdict } from './arrival';
import { ArrivingPage } from './arriving-page';
import { FrontPage } from './front/front-page';
import { Outbox } from './outbox/outbox';
import { SiteFooter } from './shell/site-footer';
import { SiteHeader } from './shell/site-header';
import { usePageTitle } from './shell/use-page-title';
import { type Choices, firstChoices } from './try-it/choices';
import { useComeBack } from './use-come-back';
import { useLate } from './use-late';

/** The duration of the widget's own "Success!" before the account is shown, in milliseconds. */
const successMilliseconds = 1_400;

const staleLink = 'That link has expired or was used before. Ask for a new one below.';

/** The props of the application. */
export interface AppProps {
  client: StytchClient;
  arrival: Arrival;
  isStorageBlocked: boolean;
}

/** The application: a front with the way in, and, once in, the account. The outbox stands beside both. */
export function App({ client, arrival, isStorageBlocked }: AppProps) {
  const [choices, setChoices] = useState<Choices>({
    ...firstChoices,
    ...(arrival.asksFor === 'reset' && { way: 'reset' }),
  });
  const { user, session } = useAccount(client);
  const verdict = useVerdict(arrival);
  const isIn = useLate(session !== null, verdict === 'none' ? successMilliseconds : 0);
  const account = isIn && user && session ? { user, session } : undefined;
  const isArriving = !account && verdict === 'pending';
  useComeBack(account !== undefined);
  usePageTitle(account ? 'account' : isArriving ? 'arriving' : 'front');
  const notice = verdict === 'refused' ? staleLink : isStorageBlocked ? blockedStorageSentence : undefined;

  return (
    <div className="site" dir={choices.direction}>
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <SiteHeader />
      <main id="main" className="main" tabIndex={-1}>
        {account && <AccountPage client={client} {...account} />}
        {isArriving && <ArrivingPage />}
        {!account && !isArriving && (
          <FrontPage client={client} choices={choices} onChoose={setChoices} notice={notice} />
        )}
      </main>
      <Outbox />
      <SiteFooter />
    </div>
  );
}
