import { ControlError } from '../provider/control/control-error';
import type { Message } from '../provider/outbox';
import type { Call } from './transport';

/** The options of waiting for a message. */
export interface WaitOptions {
  /** The longest wait, in milliseconds: 5,000 by default. */
  timeout?: number;
  /** A message that is known already: only a later one counts. */
  after?: Message;
}

/** The outbox: mail and texts go here instead of into the world. */
export interface OutboxControl {
  /** Every message, or those to one address or number; newest last. */
  messages(to?: string): Promise<Message[]>;
  /** The newest message to a user; undefined when there is none. */
  latest(to: string): Promise<Message | undefined>;
  /** The newest message to a user, as soon as there is one. */
  waitFor(to: string, options?: WaitOptions): Promise<Message>;
  /** The code in the newest message with one to a user, as soon as there is one. */
  waitForCode(to: string, options?: WaitOptions): Promise<string>;
  /** The address in the newest message with a link to a user, as soon as there is one. */
  waitForLink(to: string, options?: WaitOptions): Promise<string>;
  /** Follows the links of the newest message to a user as a mail scanner does, without running a script. */
  scan(to: string): Promise<{ href: string; status: number | null }[]>;
}

const pause = 50;

/** The outbox behind a control interface. */
export function createOutboxControl(call: Call): OutboxControl {
  const messages = (to?: string) =>
    call<Message[]>('GET', to === undefined ? '/messages' : `/messages?to=${encodeURIComponent(to)}`);

  async function waitUntil<Found>(
    wanted: string,
    to: string,
    { timeout = 5_000, after }: WaitOptions,
    find: (message: Message) => Found | undefined,
  ): Promise<Found> {
    const until = Date.now() + timeout;
    for (;;) {
      const all = await messages(to);
      const known = after ? all.findIndex(({ id }) => id === after.id) + 1 : 0;
      for (const message of all.slice(known).toReversed()) {
        const found = find(message);
        if (found !== undefined) return found;
      }
      if (Date.now() >= until) throw nothing(wanted, to, timeout, await messages());
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  return {
    messages,
    latest: async (to) => (await messages(to)).at(-1),
    waitFor: (to, options = {}) => waitUntil('message', to, options, (message) => message),
    waitForCode: (to, options = {}) => waitUntil('code', to, options, ({ code }) => code),
    waitForLink: (to, options = {}) => waitUntil('link', to, options, ({ links: [link] }) => link?.href),
    scan: async (to) =>
      (await call<{ followed: { href: string; status: number | null }[] }>('POST', '/scan', { to })).followed,
  };
}

function nothing(wanted: string, to: string, timeout: number, all: readonly Message[]): ControlError {
  const others = [...new Set(all.map((message) => message.to))];
  return new ControlError({
    what: `No ${wanted} came to ${to} within ${timeout} ms.`,
    why: others.length > 0 ? `The outbox has messages to ${others.join(', ')}.` : 'The outbox is empty.',
    fix: 'Wait after what sends it, to the address that it is sent to, or give a longer timeout.',
  });
}
