import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';

/**
 * A page that no tool inspects, in a browser context of its own. Playwright enables the inspector in its pages. For the
 * first error that a script creates, V8 then compiles the whole file again, to know the lines of its stack. React DOM
 * creates an error as it loads, so a React page took 27 to 50 ms longer than a user's.
 */
export interface UninspectedPage {
  /** Sends a command of the DevTools protocol to the page. */
  send: CDPSession['send'];
  /** Listens to an event of the DevTools protocol. */
  on<Parameters>(event: string, listener: (parameters: Parameters) => void): void;
  /** Calls a function in the page with arguments, and returns its result; both must be JSON. */
  evaluate<Arguments extends unknown[], Result>(
    run: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Awaited<Result>>;
  /** Calls a function in each document before its own scripts. */
  addInitScript<Arguments extends unknown[]>(run: (...given: Arguments) => void, ...given: Arguments): Promise<void>;
  close(): Promise<void>;
}

/** The response to a command has its number, an event has a name. */
interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/** Opens an empty page with an empty cache, and the cookies of an address, in a browser that does nothing else by then. */
export async function openUninspected(
  browser: Browser,
  address: string,
  cookies: Readonly<Record<string, string>>,
): Promise<UninspectedPage> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  await session.send('Storage.setCookies', {
    browserContextId,
    cookies: Object.entries(cookies).map(([name, value]) => ({ name, value, url: address })),
  });
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const { send, on } = connect(session, sessionId);
  await send('Page.enable');
  await send('Emulation.setDeviceMetricsOverride', { width: 1000, height: 800, deviceScaleFactor: 1, mobile: false });
  await untilIdle(session);
  return {
    send,
    on,
    evaluate: async (run, ...given) => {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression: callOf(run, given),
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    addInitScript: async (run, ...given) =>
      void (await send('Page.addScriptToEvaluateOnNewDocument', { source: callOf(run, given) })),
    close: async () => {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}

/**
 * Waits until the browser has been idle for two intervals: each page is a window of its own, which it opens first. What was
 * loaded in that time took up to half as long again.
 */
async function untilIdle(session: CDPSession): Promise<void> {
  let spent = await processorTime(session);
  for (let idle = 0, waits = 0; idle < 2 && waits < 50; waits += 1) {
    await setTimeout(interval);
    const now = await processorTime(session);
    // The time is counted in steps of 10 ms.
    idle = now - spent < 0.011 ? idle + 1 : 0;
    spent = now;
  }
}

/** Between two looks at the processes of the browser, in milliseconds. */
const interval = 50;

/** The time that all processes of the browser have used the processor for, in seconds. */
async function processorTime(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** The compiler that runs these files marks functions by a helper that a page does not have. */
export const namesStay = 'globalThis.__name ??= (named) => named';

/** The expression that calls a function. */
const callOf = (run: object, given: readonly unknown[]): string =>
  `${namesStay}; (${run.toString()})(...${JSON.stringify(given)})`;

/** Connects to a target through the session of the browser. */
function connect(session: CDPSession, sessionId: string): Pick<UninspectedPage, 'send' | 'on'> {
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, (parameters: never) => void>();
  let count = 0;
  session.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    if (from !== sessionId) return;
    const received: Message = JSON.parse(message);
    if (received.id === undefined) listeners.get(received.method ?? '')?.(received.params as never);
    else waiting.get(received.id)?.(received);
  });
  return {
    on: (event, listener) => void listeners.set(event, listener),
    send: (method, params) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, ({ result, error }) =>
          error ? reject(new Error(error.message)) : resolve(result as never),
        );
        const message = JSON.stringify({ id: count, method, params });
        session.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
      }),
  };
}
