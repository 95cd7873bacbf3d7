import type { Arrival } from './arrival';
import { AskForm } from './ask-form';
import { Connected } from './connected';

/** The third-party application: it asks for access to somebody's account at the studio. */
export function Robot({ arrival }: { arrival: Arrival }) {
  return (
    <main>
      <h1>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M15 2h2v4h7a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4h7zM11 12a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zm10 0a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM10 21v2h12v-2z" />
        </svg>
        Invoice Robot
      </h1>
      <p>
        An application of somebody else. It writes your invoices, once Slow Clay lets it in; for that you must be signed
        in at <a href="/">Slow Clay</a>.
      </p>
      {arrival.status === 'left' && (
        <p className="news" role="status">
          You are logged out, here and at Slow Clay.
        </p>
      )}
      {arrival.status === 'refused' && (
        <p className="news" role="alert">
          The robot was not let in: {arrival.reason}
        </p>
      )}
      {arrival.status === 'connected' ? <Connected tokens={arrival.tokens} /> : <AskForm />}
    </main>
  );
}
