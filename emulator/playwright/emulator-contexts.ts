import type { Browser, BrowserContext } from '@playwright/test';
import type { EmulatorOfPage } from '../client';
import type { Emulator } from '../node/start-emulator';

/** The open contexts of a worker. Their pages find its emulator, and have its time while a test uses the clock. */
export interface EmulatorContexts {
  /** Adds a context before its pages are opened. A context that was added before is not changed. */
  add(context: BrowserContext): Promise<void>;
  /**
   * Adds each context that a browser makes, before its caller has it.
   * @returns a function that ends this
   */
  addAllOf(browser: Browser): () => void;
  /**
   * Installs a clock with the emulator's time in each context, and in each that is added later.
   * @returns a function that ends this for later contexts; an installed clock stays in its pages
   */
  shareTime(): Promise<() => void>;
  /** Moves the clocks of all contexts forward. */
  fastForward(seconds: number): Promise<void>;
}

/** Creates the list of contexts for an emulator. */
export function createEmulatorContexts({ publicToken, clientOptions, clock }: Emulator): EmulatorContexts {
  const known: EmulatorOfPage = { publicToken, clientOptions };
  const open = new Set<BrowserContext>();
  let isTimeShared = false;

  // The emulator's time may be moved already when a context is added.
  const installClock = async (context: BrowserContext) => context.clock.install({ time: await clock.advance(0) });

  async function add(context: BrowserContext): Promise<void> {
    if (open.has(context)) return;
    open.add(context);
    context.once('close', () => open.delete(context));
    await context.addInitScript((emulator: EmulatorOfPage) => {
      window.vestibuleEmulator = emulator;
    }, known);
    if (isTimeShared) await installClock(context);
  }

  return {
    add,
    addAllOf(browser) {
      const { newContext } = browser;
      // `newPage` of a browser calls this as well.
      browser.newContext = async (options) => {
        const context = await newContext.call(browser, options);
        await add(context);
        return context;
      };
      return () => {
        browser.newContext = newContext;
      };
    },
    async shareTime() {
      isTimeShared = true;
      await Promise.all(Array.from(open, installClock));
      return () => {
        isTimeShared = false;
      };
    },
    async fastForward(seconds) {
      await Promise.all(Array.from(open, (context) => context.clock.fastForward(seconds * 1_000)));
    },
  };
}
