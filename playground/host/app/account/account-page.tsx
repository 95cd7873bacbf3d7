import type { Session, StytchClient, User } from '@stytch/vanilla-js/headless';
import { BookWheel } from '../front/book-wheel';
import { StudioPicture } from '../front/studio-picture';
import type { Choices } from '../try-it/choices';
import { AccountCard } from './account-card';
import { ConnectedAppsCard } from './connected-apps-card';
import { PasskeysCard } from './passkeys-card';

/** The props of the account page. */
export interface AccountPageProps {
  client: StytchClient;
  user: User;
  session: Session;
  choices: Choices;
  /** The state after the user has booked a wheel. */
  hasBooked: boolean;
  onBook(userId: string): void;
  /** Called when the user made their session end soon. */
  onShort(): void;
}

const freeWheels = [
  { at: '17:00', wheel: 'Wheel 3, by the door' },
  { at: '18:00', wheel: 'Wheel 7, by the window' },
  { at: '20:00', wheel: 'Wheel 11, in the quiet corner' },
];

/** The page behind the door. */
export function AccountPage({ client, user, session, choices, hasBooked, onBook, onShort }: AccountPageProps) {
  return (
    <div className="front">
      <div className="front__pitch">
        <h1 className="display" id="page-title" tabIndex={-1}>
          {hasBooked ? 'Wheel 7 is yours at 18:00.' : 'Come in, the wheels are warm.'}
        </h1>
        <p className="lead">
          {hasBooked
            ? 'It stands by the window. Bring old clothes; clay, glaze and good advice are here.'
            : 'You are signed in. Here is what is free this evening; take your time choosing.'}
        </p>
        {!hasBooked && <BookWheel client={client} choices={choices} onBook={onBook} />}
      </div>
      <div className="front__card">
        <AccountCard client={client} user={user} session={session} onShort={onShort} />
        <PasskeysCard client={client} />
        <ConnectedAppsCard client={client} />
      </div>
      <StudioPicture />
      <ul className="facts front__facts">
        {freeWheels.map(({ at, wheel }) => (
          <li key={at}>
            <strong>{at}</strong>
            {wheel}
          </li>
        ))}
      </ul>
    </div>
  );
}
