import { useCallback, useEffect, useState } from 'react';
import { AccessForm } from './access-form';
import { fetchUserInfo, logOut, type UserInfoResult } from './authorization';
import type { Tokens } from './stored-values';

/** The tokens of the application, the claims that it fetched with them, and the form to request more. */
export function Connected({ tokens, onRemoved }: { tokens: Tokens; onRemoved(): void }) {
  const [result, setResult] = useState<UserInfoResult>();
  const load = useCallback(
    () => fetchUserInfo(tokens).then((answer) => (answer.status === 'removed' ? onRemoved() : setResult(answer))),
    [tokens, onRemoved],
  );
  useEffect(() => {
    const loadInView = () => void (document.visibilityState === 'visible' && load());
    loadInView();
    // A user who removes the access in another tab sees it here when they return.
    document.addEventListener('visibilitychange', loadInView);
    return () => document.removeEventListener('visibilitychange', loadInView);
  }, [load]);
  const granted = tokens.grantedScopes.split(' ');
  const missed = tokens.requestedScopes.split(' ').filter((scope) => !granted.includes(scope));
  return (
    <>
      <section className="panel" aria-labelledby="connected">
        <h2 id="connected">Connected</h2>
        <dl>
          <dt>Allowed</dt>
          <dd>{tokens.grantedScopes}</dd>
          {missed.length > 0 && (
            <>
              <dt>Asked for, not allowed</dt>
              <dd>{missed.join(' ')}</dd>
            </>
          )}
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
            <pre>{words(result)}</pre>
          </dd>
        </dl>
        <p className="actions">
          <button className="action" onClick={() => void logOut(tokens, false)}>
            Log out
          </button>
          <button className="action action--quiet" onClick={() => void logOut(tokens, true)}>
            Log out without being asked
          </button>
          <button className="action action--quiet" onClick={() => void load()}>
            Check the access again
          </button>
        </p>
      </section>
      <AccessForm granted={granted} />
    </>
  );
}

function words(result: UserInfoResult | undefined): string {
  if (!result) return 'Asking ...';
  return result.status === 'received' ? JSON.stringify(result.claims, null, 2) : 'Slow Clay could not be reached.';
}
