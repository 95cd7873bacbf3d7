import { Fields, isRecord } from '../provider/fields';
import { createProvider, type LocalProvider, type ProviderOptions } from '../provider/provider';

const publicToken = 'public-token-test-00000000-0000-4000-8000-000000000000';
const hostOrigin = 'http://localhost:5180';

/** A response as a test reads it. */
export interface Reply {
  status: number;
  /** The content of `data`; empty for an error. */
  data: Fields;
  /** The type of an error; empty for a success. */
  errorType: string;
  /** The message of an error; empty for a success. */
  errorMessage: string;
  headers: Headers;
}

/** A visitor's browser and a tester's control of one provider. */
export interface TestVisitor {
  readonly provider: LocalProvider;
  /** Calls the SDK interface; the visitor keeps the session of a response, and loses it to an empty one. */
  call(method: string, path: string, body?: unknown): Promise<Reply>;
  post(path: string, body?: unknown): Promise<Reply>;
  /** Calls the control interface and returns its JSON. */
  control(method: string, path: string, body?: unknown): Promise<unknown>;
  /** The newest message to an address or a number. */
  newestMessage(to: string): Promise<{ code: string; links: Map<string, URL> }>;
  /** Creates a user by the control interface, and uses their session. */
  signInAs(user: object): Promise<Fields>;
  /** Goes back to a session that the visitor had. */
  useSession(token: string): void;
  forgetSession(): void;
}

/** A visitor to a fresh project. */
export function createVisitor(options?: ProviderOptions): TestVisitor {
  const provider = createProvider(options);
  let secret = publicToken;

  async function call(method: string, path: string, body?: unknown): Promise<Reply> {
    const headers = {
      authorization: `Basic ${btoa(`${publicToken}:${secret}`)}`,
      origin: hostOrigin,
      'content-type': 'application/json',
    };
    const response = await provider.fetch(request(method, `/sdk/v1${path}`, body, headers));
    const answer = fieldsOf(await response.json());
    const data = fieldsOf(answer.values['data'] ?? {});
    const token = data.optionalString('session_token') ?? secret;
    secret = token === '' ? publicToken : token;
    return {
      status: response.status,
      data,
      errorType: answer.optionalString('error_type') ?? '',
      errorMessage: answer.optionalString('error_message') ?? '',
      headers: response.headers,
    };
  }

  async function control(method: string, path: string, body?: unknown): Promise<unknown> {
    const headers = body === undefined ? undefined : { 'content-type': 'application/json' };
    return (await provider.fetch(request(method, `/control${path}`, body, headers))).json();
  }

  return {
    provider,
    call,
    post: (path, body = {}) => call('POST', path, body),
    control,
    async newestMessage(to) {
      const messages = await control('GET', `/messages?to=${encodeURIComponent(to)}`);
      const message = fieldsOf(Array.isArray(messages) ? messages.at(-1) : undefined);
      const links = message.optionalList('links') ?? [];
      return {
        code: message.optionalString('code') ?? '',
        links: new Map(links.map((link) => [link.string('rel'), new URL(link.string('href'))])),
      };
    },
    async signInAs(user) {
      const made = fieldsOf(await control('POST', '/users', user));
      secret = made.string('session_token');
      return made;
    },
    useSession: (token) => {
      secret = token;
    },
    forgetSession: () => {
      secret = publicToken;
    },
  };
}

/** The token in a link of a message. */
export function tokenIn(links: Map<string, URL>, rel: string): string {
  const token = links.get(rel)?.searchParams.get('token');
  if (!token) throw new Error(`The message has no link "${rel}" with a token.`);
  return token;
}

/** A JSON object as fields that tests can read. */
export function fieldsOf(value: unknown): Fields {
  if (!isRecord(value)) throw new Error(`Expected a JSON object, got ${JSON.stringify(value)}.`);
  return new Fields(value, (field, expected) => new Error(`"${field}" should be ${expected}.`));
}

function request(method: string, path: string, body: unknown, headers: Record<string, string> = {}): Request {
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  return new Request(`http://localhost:5181${path}`, {
    method,
    headers,
    ...(text === undefined ? {} : { body: text }),
  });
}
