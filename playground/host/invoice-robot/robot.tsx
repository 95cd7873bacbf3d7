import { useCallback, useState } from 'react';
import { AccessForm } from './access-form';
import { Connected } from './connected';
import type { InitialState } from './initial-state';
import { removeValue } from './stored-values';

/** The third-party application: it asks for access to a user's account at the studio. */
export function Robot({ initialState, isStorageBlocked }: { initialState: InitialState; isStorageBlocked: boolean }) {
  const [isRemoved, setIsRemoved] = useState(false);
  const noticeRemoval = useCallback(() => {
    removeValue('tokens');
    setIsRemoved(true);
  }, []);
  const tokens = !isRemoved && 'tokens' in initialState ? initialState.tokens : undefined;
  return (
    <main>
      <h1>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M15 2h2v4h7a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4h7zM11 12a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zm10 0a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM10 21v2h12v-2z" />
        </svg>
        Invoice Robot
      </h1>
      <p>
        An application of another company. It writes your invoices, once Slow Clay lets it in; for that you must be
        signed in at <a href="/">Slow Clay</a>.
      </p>
      {initialState.status === 'loggedOut' && (
        <p className="news" role="status">
          You are logged out, here and at Slow Clay.
        </p>
      )}
      {isRemoved && (
        <p className="news" role="status">
          Slow Clay no longer lets the robot in: its access was removed, or has run out.
        </p>
      )}
      {initialState.status === 'refused' && !isRemoved && (
        <p className="news" role="alert">
          The robot was not let in: {initialState.reason}
        </p>
      )}
      {isStorageBlocked && (
        <p className="news" role="alert">
          Storage is blocked for this page. The robot needs it to check the response to its request.
        </p>
      )}
      {tokens && <Connected tokens={tokens} onRemoved={noticeRemoval} />}
      {!tokens && !isStorageBlocked && <AccessForm />}
    </main>
  );
}
