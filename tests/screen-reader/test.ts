import { type Browser, chromium, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmbedOptions, embedAddress } from '../support/embed';
import { worldTest } from '../support/world-test';
import { type BrowserName, browsers } from './browsers';
import type { Display } from '../support/display';
import { openDesktop } from './desktop';
import { type Listener, listenOn } from './listener';
import { serveArrival } from './serve-arrival';
import { writeDown } from './transcript';

interface ScreenReaderFixtures {
  /** The browser of the walk. */
  inBrowser: BrowserName;
  desktop: Display;
  listener: Listener;
  /** Opens `/embed`, and moves to the first field. Default: the field of an address. */
  open: (props: object, first?: RegExp) => Promise<void>;
  /** Opens a window at an address, and returns the speech until it is quiet. In Chromium there may be several. */
  openAt: (address: string) => Promise<string[]>;
  /** The page of Chromium's window, to put there what a device has of its own: an authenticator, a wallet. */
  pageBehind: () => Promise<Page>;
  /**
   * Opens `/embed` for a signed-in user, and gives what is said until such words are. Their session of an hour is
   * so many seconds old by then.
   */
  openAs: (user: object, options: EmbedOptions, words: RegExp, age?: number) => Promise<string[]>;
}

/** Walks by real keys with the screen reader Orca, each on a desktop of its own. */
export const test = worldTest.extend<ScreenReaderFixtures>({
  inBrowser: ['Chromium', { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright's form
  desktop: async ({}, provide) => {
    const desktop = await openDesktop();
    await provide(desktop);
    await desktop.close();
  },
  listener: async ({ desktop, inBrowser }, provide, info) => {
    const { listener, keep } = writeDown(await listenOn(desktop));
    await provide(listener);
    if (info.status === info.expectedStatus) keep(info.title, inBrowser);
  },
  openAt: async ({ desktop, listener, inBrowser }, provide) => {
    await provide((address) => {
      browsers[inBrowser](desktop, address);
      // The speech for a page that opens varies. Before it, keys have no effect.
      return listener.hear(/loading|document web|Page has|heading/, 60_000);
    });
  },
  open: async ({ openAt, listener, world, control }, provide) => {
    void control;
    await provide(async (props, first = /^Email entry/) => {
      await openAt(embedAddress(world.host, { props }));
      await listener.press('Tab');
      const heard = await listener.hear(first);
      if (!heard.some((text) => first.test(text))) throw new Error(`Not in the field: ${heard.join(' ')}`);
    });
  },
  pageBehind: async ({ desktop }, provide) => {
    const connected: Browser[] = [];
    await provide(async () => {
      const [port] = readFileSync(join(desktop.folder, 'chromium', 'DevToolsActivePort'), 'utf8').split('\n');
      const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
      connected.push(browser);
      const page = browser.contexts()[0]?.pages()[0];
      if (!page) throw new Error('Chromium has no page.');
      return page;
    });
    for (const browser of connected) await browser.close();
  },
  openAs: async ({ desktop, listener, inBrowser, world, control }, provide) => {
    const closing: (() => void)[] = [];
    await provide(async (user, options, words, age = 0) => {
      await control.clock.advance(-age);
      const { session_token, session_jwt } = await control.users.create(user);
      await control.clock.advance(age);
      const session = { stytch_session: session_token, stytch_session_jwt: session_jwt };
      const arrival = await serveArrival(session, embedAddress(world.host, options));
      closing.push(arrival.close);
      browsers[inBrowser](desktop, arrival.address);
      return listener.hear(words, 60_000);
    });
    closing.forEach((close) => close());
  },
});
