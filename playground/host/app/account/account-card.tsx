import './account.css';
import type { Session, StytchClient, User } from '@stytch/vanilla-js/headless';
import { LogOut } from './log-out';
import { sessionEnd } from './session-end';
import { ShortSession } from './short-session';

/** The props of the card. */
export interface AccountCardProps {
  client: StytchClient;
  user: User;
  session: Session;
  /** Called when the user made their session end soon. */
  onShort(): void;
}

/** The data of the user who signed in. */
export function AccountCard({ client, user, session, onShort }: AccountCardProps) {
  const addresses = [
    ...user.emails.map(({ email }) => email),
    ...user.phone_numbers.map(({ phone_number: phone }) => phone),
  ];
  return (
    <section className="account" aria-labelledby="account-title">
      <h2 className="account__title" id="account-title">
        Your account
      </h2>
      <dl className="account__list">
        <dt>Signed in as</dt>
        <dd>
          <bdi>{addresses.join(', ') || 'a user without an address'}</bdi>
        </dd>
        <dt>Session ends</dt>
        <dd>{sessionEnd(session.expires_at)}</dd>
        <dt>User</dt>
        <dd className="account__id">{user.user_id}</dd>
        {user.webauthn_registrations.length > 0 && (
          <>
            <dt>Passkeys</dt>
            {user.webauthn_registrations.map((passkey) => (
              <dd key={passkey.webauthn_registration_id}>
                <bdi>{passkey.name || passkey.domain}</bdi>
              </dd>
            ))}
          </>
        )}
      </dl>
      <ShortSession client={client} onShort={onShort} />
      <LogOut client={client} />
    </section>
  );
}
