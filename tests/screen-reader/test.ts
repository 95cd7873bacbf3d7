import { type EmbedOptions, embedAddress } from '../support/embed';
import { worldTest } from '../support/world-test';
import { type BrowserName, browsers } from './browsers';
import { type Desktop, openDesktop } from './desktop';
import { type Listener, listenOn } from './listener';
import { serveArrival } from './serve-arrival';

interface ScreenReaderFixtures {
  /** The browser of the walk. */
  inBrowser: BrowserName;
  desktop: Desktop;
  listener: Listener;
  /** Opens `/embed`, and goes to the first field. */
  open: (props: object) => Promise<void>;
  /** Opens `/embed` for somebody who is signed in, and gives what is said until such words are. */
  openAs: (user: object, options: EmbedOptions, words: RegExp) => Promise<string[]>;
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
  listener: async ({ desktop }, provide) => provide(await listenOn(desktop)),
  open: async ({ desktop, listener, inBrowser, world, control }, provide) => {
    void control;
    await provide(async (props) => {
      browsers[inBrowser](desktop, embedAddress(world.host, { props }));
      // What is said of a page that opens varies. Until something is, keys go nowhere.
      await listener.hear(/loading|document web|Page has|heading/, 60_000);
      await listener.press('Tab');
      const heard = await listener.hear(/Email entry/);
      if (!heard.some((text) => text.startsWith('Email entry')))
        throw new Error(`Not in the field: ${heard.join(' ')}`);
    });
  },
  openAs: async ({ desktop, listener, inBrowser, world, control }, provide) => {
    const closing: (() => void)[] = [];
    await provide(async (user, options, words) => {
      const { session_token, session_jwt } = await control.addUser(user);
      const session = { stytch_session: session_token, stytch_session_jwt: session_jwt };
      const arrival = await serveArrival(session, embedAddress(world.host, options));
      closing.push(arrival.close);
      browsers[inBrowser](desktop, arrival.address);
      return listener.hear(words, 60_000);
    });
    closing.forEach((close) => close());
  },
});
