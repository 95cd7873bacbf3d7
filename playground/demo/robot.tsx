import '../host/invoice-robot/robot.css';
import * as oauth from 'openid-client';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { tabStorage } from '../host/client/tab-storage';
import { robot, robotPage } from './start-provider';

const stateKey = 'demo-robot-state';

/** The answer that the robot's page was reached with. */
type Answer = { kind: 'none' } | { kind: 'code'; code: string } | { kind: 'refused'; reason: string };

/** Reads the address once, and clears it: a code belongs in no history. */
function readAnswer(): Answer {
  const query = new URL(location.href).searchParams;
  const expected = tabStorage()?.getItem(stateKey) ?? null;
  const [code, error] = [query.get('code'), query.get('error')];
  if (code === null && error === null) return { kind: 'none' };
  tabStorage()?.removeItem(stateKey);
  history.replaceState(null, '', robotPage());
  if (expected === null || query.get('state') !== expected)
    return { kind: 'refused', reason: 'nothing was asked for in this tab, so an answer means nothing.' };
  return code === null ? { kind: 'refused', reason: error ?? '' } : { kind: 'code', code };
}

/**
 * Redirects to the page where the user allows or denies the scopes.
 * @throws where the browser blocks storage
 */
async function requestAccess(): Promise<void> {
  const storage = tabStorage();
  if (!storage) {
    throw new Error('Storage is blocked for this page. The robot needs it to check the response to its request.');
  }
  const consent = new URL('consent.html', location.href).href;
  const slowClay = new oauth.Configuration(
    { issuer: location.origin, authorization_endpoint: consent },
    robot.clientId,
  );
  // Plain http where the demo stands on this computer.
  oauth.allowInsecureRequests(slowClay);
  const state = oauth.randomState();
  storage.setItem(stateKey, state);
  location.assign(
    oauth.buildAuthorizationUrl(slowClay, {
      redirect_uri: robotPage(),
      scope: robot.scopes.join(' '),
      state,
      // The code is not exchanged here, so its verifier is not needed.
      code_challenge: await oauth.calculatePKCECodeChallenge(oauth.randomPKCECodeVerifier()),
      code_challenge_method: 'S256',
    }),
  );
}

function Robot({ answer }: { answer: Answer }) {
  const [problem, setProblem] = useState<string>();
  const request = () => {
    requestAccess().catch((reason: unknown) => setProblem(reason instanceof Error ? reason.message : String(reason)));
  };
  return (
    <main>
      <h1>Invoice Robot</h1>
      <p>
        An application of another company. It writes your invoices, once Slow Clay lets it in; for that you must be
        signed in at <a href="./">Slow Clay</a>.
      </p>
      {answer.kind === 'code' && (
        <p className="news" role="status">
          Slow Clay let the robot in, and gave it this code: <code>{answer.code}</code>
        </p>
      )}
      {answer.kind === 'refused' && (
        <p className="news" role="alert">
          The robot was not let in: {answer.reason}
        </p>
      )}
      <section className="panel" aria-labelledby="ask">
        <h2 id="ask">Ask for access</h2>
        <p>Who you are, your e-mail address and your name.</p>
        <p className="actions">
          <button className="action" onClick={request}>
            Connect with Slow Clay
          </button>
        </p>
        {problem && <p role="alert">{problem}</p>}
        <p>
          An application exchanges its code for tokens at the provider&rsquo;s token endpoint. That needs a server, and
          this demo has none: <code>npm start</code> shows the rest of the way.
        </p>
      </section>
    </main>
  );
}

createRoot(document.querySelector('#robot') ?? document.body).render(
  <StrictMode>
    <Robot answer={readAnswer()} />
  </StrictMode>,
);
