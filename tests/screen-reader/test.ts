import { embedAddress } from '../support/embed';
import { worldTest } from '../support/world-test';
import { type BrowserName, browsers } from './browsers';
import { type Desktop, openDesktop } from './desktop';
import { type Listener, listenOn } from './listener';

interface ScreenReaderFixtures {
  /** The browser of the walk. */
  inBrowser: BrowserName;
  desktop: Desktop;
  listener: Listener;
  /** Opens `/embed`, and goes to the first field. */
  open: (props: object) => Promise<void>;
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
});
