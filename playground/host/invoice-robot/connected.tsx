import { useEffect, useState } from 'react';
import type { Tokens } from './kept';
import { fetchPerson, leave } from './sign-in';

/** The tokens that the application was given, and what it learnt with them. */
export function Connected({ tokens }: { tokens: Tokens }) {
  const [person, setPerson] = useState<string>('Asking ...');
  useEffect(() => {
    let isCurrent = true;
    fetchPerson(tokens).then(
      (told) => isCurrent && setPerson(JSON.stringify(told, null, 2)),
      () => isCurrent && setPerson('The provider no longer answers for this access token.'),
    );
    return () => {
      isCurrent = false;
    };
  }, [tokens]);
  return (
    <section className="panel" aria-labelledby="connected">
      <h2 id="connected">Connected</h2>
      <dl>
        <dt>Allowed</dt>
        <dd>{tokens.scope}</dd>
        <dt>Access token</dt>
        <dd>
          <code>{tokens.accessToken}</code>
        </dd>
        <dt>ID token</dt>
        <dd>
          <code>{tokens.idToken}</code>
        </dd>
        <dt>User info</dt>
        <dd>
          <pre>{person}</pre>
        </dd>
      </dl>
      <p className="actions">
        <button className="action" onClick={() => void leave(tokens, false)}>
          Log out
        </button>
        <button className="action action--quiet" onClick={() => void leave(tokens, true)}>
          Log out without being asked
        </button>
      </p>
    </section>
  );
}
