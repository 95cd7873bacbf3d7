/** A mail or text in the local provider's outbox. */
export interface Message {
  channel: 'email' | 'sms' | 'whatsapp';
  to: string;
  text: string;
  code?: string;
  links: { rel: string; href: string }[];
}

/** A request that the local provider received. */
export interface ReceivedRequest {
  operation: string;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

/** A fault for the local provider to commit. */
export interface Fault {
  operation: string;
  kind: 'delay' | 'hang' | 'reset' | 'stall' | 'truncate' | 'status' | 'cors';
  nth?: number;
  times?: number;
  ms?: number;
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  content_type?: string;
}

/** The local provider's control interface, as tests use it. */
export function controlOf(provider: string) {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${provider}/control/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} /control/${path} answered ${answer.status}: ${text}`);
    return text ? JSON.parse(text) : undefined;
  };
  return {
    reset: () => call('POST', 'reset'),
    project: (changes: object) => call('PATCH', 'project', changes),
    addUser: (user: object) =>
      call('POST', 'users', user) as Promise<{ user_id: string; session_token: string; session_jwt: string }>,
    addClient: (client: object) => call('POST', 'clients', client),
    fault: (fault: Fault) => call('POST', 'faults', fault),
    advance: (seconds: number) => call('POST', 'clock', { advance_seconds: seconds }),
    scan: (to: string) => call('POST', 'scan', { to }) as Promise<{ followed: { href: string; status: number }[] }>,
    /** The code that a user's authenticator app shows. */
    totpCode: (userId: string) => call('GET', `totp?user_id=${userId}`) as Promise<{ code: string }>,
    /** Every message, or those to one address or number; newest last. */
    messages: (to?: string) =>
      call('GET', to === undefined ? 'messages' : `messages?to=${encodeURIComponent(to)}`) as Promise<Message[]>,
    requests: async (operation?: string) => {
      const all = (await call('GET', 'requests')) as ReceivedRequest[];
      return operation ? all.filter((request) => request.operation === operation) : all;
    },
    /** Forgets the requests that were received so far. */
    clearRequests: () => call('DELETE', 'requests'),
    /** The newest message to a user, once it is there. */
    newest: async (to: string): Promise<Message> => {
      for (let tries = 0; tries < 50; tries += 1) {
        const message = ((await call('GET', `messages?to=${encodeURIComponent(to)}`)) as Message[]).at(-1);
        if (message) return message;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`Nothing was sent to ${to}.`);
    },
  };
}

export type Control = ReturnType<typeof controlOf>;
