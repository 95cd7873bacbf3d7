import { startProvider } from '../node/start-provider';
import { isRecord } from '../provider/fields';
import type { LocalProvider } from '../provider/provider';

const publicToken = 'public-token-test-00000000-0000-4000-8000-000000000000';

/** The application of the tests: its id, and the address that it registers. */
export const clientId = 'robot';
export const back = 'https://robot.test/back';

/** The example of RFC 7636, appendix B. */
export const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
export const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

/** An answer of the provider. */
interface JsonAnswer {
  readonly status: number;
  /** The members of the JSON; empty if there is none. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** A parameter of a form: undefined omits it. */
type Parameters = Readonly<Record<string, string | undefined>>;

/** A provider that listens, and the calls of its users and applications. */
export interface ListeningProvider {
  readonly origin: string;
  readonly provider: LocalProvider;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<JsonAnswer>;
  /** Posts JSON, with the session of a user if it is given. */
  post(path: string, body: object, session?: string): Promise<JsonAnswer>;
  /** Posts a form, as an application does. */
  form(path: string, parameters: Parameters): Promise<JsonAnswer>;
  /** Registers the application of the tests. */
  register(client?: object): Promise<JsonAnswer>;
  /** Creates a user, and returns the session. */
  signIn(user?: object): Promise<string>;
  /** Lets the user of a session allow the application, and returns the code. */
  allow(session: string, request?: object): Promise<string>;
  /** Exchanges a code for tokens. */
  redeem(code: string, parameters?: Parameters): Promise<JsonAnswer>;
  close(): Promise<void>;
}

/** Starts a provider on a free port. */
export async function startListeningProvider(): Promise<ListeningProvider> {
  const { origin, provider, close } = await startProvider({ port: 0, hostOrigin: 'http://localhost:5180' });

  async function send(path: string, init: RequestInit): Promise<JsonAnswer> {
    const answer = await fetch(`${origin}${path}`, init);
    const text = await answer.text();
    const body: unknown = text === '' ? {} : JSON.parse(text);
    return { status: answer.status, body: isRecord(body) ? body : {} };
  }
  const post = (path: string, body: object, session = publicToken) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Basic ${btoa(`${publicToken}:${session}`)}` },
      body: JSON.stringify(body),
    });
  const form = (path: string, parameters: Parameters) => {
    const given = Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    return send(path, { method: 'POST', body: new URLSearchParams(given) });
  };

  return {
    origin,
    provider,
    get: (path, headers = {}) => send(path, { headers }),
    post,
    form,
    register: (client = {}) =>
      post('/control/clients', { client_id: clientId, client_name: 'Robot', redirect_uris: [back], ...client }),
    signIn: async (user = {}) =>
      String((await post('/control/users', { email: 'ada@example.com', ...user })).body['session_token']),
    async allow(session, request = {}) {
      const asked = { client_id: clientId, redirect_uri: back, response_type: 'code', scopes: ['openid'] };
      const answer = { code_challenge: challenge, consent_granted: true };
      const { body } = await post('/sdk/v1/idp/oauth/authorize/submit', { ...asked, ...answer, ...request }, session);
      return isRecord(body['data']) ? String(body['data']['authorization_code']) : '';
    },
    redeem: (code, parameters = {}) =>
      form('/token', {
        grant_type: 'authorization_code',
        client_id: clientId,
        code,
        redirect_uri: back,
        code_verifier: verifier,
        ...parameters,
      }),
    close,
  };
}
