import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, By, error, type WebDriver, type WebElement } from 'selenium-webdriver';
import { openDisplay } from '../support/display';
import { freePort } from '../support/free-port';
import { worldTest } from '../support/world-test';

// What the engine computes (WebDriver, "Get Computed Role" and "Get Computed Label"); its types do not know of them yet.
declare module 'selenium-webdriver' {
  interface WebElement {
    getAriaRole(): Promise<string>;
    getAccessibleName(): Promise<string>;
  }
}

/** The path of WebKitGTK's browser in Debian, whose folder is named after the processor. */
function browserPath(): string {
  const paths = readdirSync('/usr/lib').map((name) => join('/usr/lib', name, 'webkit2gtk-4.1/MiniBrowser'));
  const path = paths.find((one) => existsSync(one));
  if (path === undefined) throw new Error('WebKitGTK has no MiniBrowser in /usr/lib. Install webkit2gtk-driver.');
  return path;
}

/** WebKitGTK with a user before it. */
export interface WebKit {
  driver: WebDriver;
  /** The element of a role and a name, as the engine itself computes them; waited for. */
  find(role: string, name: string | RegExp): Promise<WebElement>;
  /** Runs in the page. */
  run<Value>(script: string): Promise<Value>;
}

/** Journeys in WebKitGTK, by classic WebDriver, on a display of its own. */
export const test = worldTest.extend<object, { webkit: WebKit }>({
  webkit: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright's form
    async ({}, provide) => {
      const display = await openDisplay();
      try {
        const port = await freePort();
        display.start('WebKitWebDriver', [`--port=${port}`]);
        const driver = await connected(port);
        await provide({ driver, find: findIn(driver), run: (script) => driver.executeScript(script) });
        await driver.quit();
      } finally {
        await display.close();
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** The display and the server take a moment. */
async function connected(port: number, tries = 20): Promise<WebDriver> {
  try {
    return await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browserPath(), args: ['--automation'] },
      })
      .build();
  } catch (problem) {
    if (tries === 0) throw problem;
    await new Promise((resolve) => setTimeout(resolve, 250));
    return connected(port, tries - 1);
  }
}

const candidates = 'button, a, input, h1, h2, h3, [role], p, section';

/** A page that is rendered again while its elements are listed is looked at again. */
function noneIfStale(problem: unknown): [] {
  if (problem instanceof error.StaleElementReferenceError) return [];
  throw problem;
}

function findIn(driver: WebDriver): WebKit['find'] {
  const look = async (role: string, name: string | RegExp) => {
    for (const element of await driver.findElements(By.css(candidates)).catch(noneIfStale)) {
      try {
        if ((await element.getAriaRole()) !== role) continue;
        const own = await element.getAccessibleName();
        if (typeof name === 'string' ? own === name : name.test(own)) return element;
      } catch {
        // It went away while it was looked at.
      }
    }
    return undefined;
  };
  return async (role, name) => {
    const until = Date.now() + 8_000;
    while (Date.now() < until) {
      const found = await look(role, name);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`There is no ${role} "${name}" in the page.`);
  };
}
