import type { Page } from '@playwright/test';
import { embedAddress } from '../support/embed';
import { eachRun, inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { serve } from '../support/serve';
import { codeProps } from '../support/sign-in';

type Place = Pick<Page, 'getByRole' | 'getByText'>;

/** Signs in with a code, in a page or in a frame of one. */
async function signInWithCode(place: Place, code: () => Promise<string>): Promise<void> {
  const email = place.getByRole('textbox', { name: 'Email' });
  await email.fill('ada@example.com');
  await email.press('Enter');
  await place.getByRole('textbox', { name: 'One-time passcode' }).fill(await code());
  await expect(place.getByRole('heading', { name: 'Success!' })).toBeVisible();
}

/** A provider that lists the origin `null`: the local one does not, because every page can have a frame of that origin. */
const shareWithFrames = (page: Page, provider: string) =>
  page.route(`${provider}/sdk/**`, async (route) => {
    const response = await route.fetch();
    const headers = { 'access-control-allow-origin': 'null', 'access-control-allow-credentials': 'true' };
    await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
  });

const blocked = /Cookies and storage are blocked for this page/;

test("in a sandboxed frame without storage a visitor sees the page's notice, and signs in [T-ENV-8]", async ({
  page,
  world,
  control,
  watch,
}) => {
  // The client says of itself that it could not store anything.
  watch.allow(/storage|cookie|sandbox/i);
  await shareWithFrames(page, world.provider);
  const address = embedAddress(world.host, { props: codeProps });
  const outer = await serve(
    `<!doctype html><title>Frame</title><iframe sandbox="allow-scripts allow-forms" style="width:100%;height:700px" src="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`,
  );
  await page.goto(outer.origin);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText(blocked)).toBeVisible();
  await signInWithCode(frame, async () => (await control.outbox.waitFor('ada@example.com')).code ?? '');
  // A request of the page that the test's end would cut off fails in the handler.
  await page.unrouteAll({ behavior: 'wait' });
  outer.close();
});

/** The functions that a browser, an extension or a host may have removed before any of our code runs. */
const takenAway: Readonly<Record<string, () => void>> = {
  'local storage that throws': () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  'session storage that is missing': () =>
    Object.defineProperty(window, 'sessionStorage', { configurable: true, value: undefined }),
  'a storage that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  },
  'cookies that are switched off': () =>
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} }),
  'a database that throws': () =>
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  'no channel between tabs': () => void Reflect.deleteProperty(window, 'BroadcastChannel'),
  'an older engine': () => {
    for (const name of ['structuredClone', 'IntersectionObserver', 'requestIdleCallback', 'scheduler', 'navigation'])
      Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(Intl, 'DisplayNames');
    Reflect.deleteProperty(AbortSignal, 'any');
    Reflect.deleteProperty(AbortSignal, 'timeout');
    Reflect.deleteProperty(String.prototype, 'toWellFormed');
    Reflect.deleteProperty(String.prototype, 'isWellFormed');
  },
  'a frozen Object.prototype, as under SES': () => {
    for (const one of [Object, Array, Function, Promise, String, Map, Set]) Object.freeze(one.prototype);
  },
  'a polluted Object.prototype': () => {
    const define = (name: string, value: unknown) =>
      Reflect.defineProperty(Object.prototype, name, { configurable: true, writable: true, value });
    define('href', 'javascript:window.__x=1');
    define('src', 'javascript:window.__x=1');
    define('onclick', 'window.__x=1');
    define('redirect_uri', 'https://evil.test/');
  },
  'arrays that write themselves as something else': () =>
    Reflect.defineProperty(Array.prototype, 'toJSON', { configurable: true, value: () => 'polluted' }),
};

/** The ones that are tried in each run; the long run tries all. */
const tried = /storage that throws|frozen|polluted/;

for (const [what, take] of Object.entries(takenAway)) {
  test(
    `with ${what} a visitor signs in [T-HOST-11] [T-ENV-9] [T-ENV-10]`,
    eachRun(tried.test(what)),
    async ({ page, embed, control, watch }) => {
      watch.allow(/storage|cookie|Quota/i);
      await page.addInitScript(take);
      await embed({ props: codeProps });
      await signInWithCode(page, async () => (await control.outbox.waitFor('ada@example.com')).code ?? '');
      expect(await page.evaluate(() => Reflect.get(window, '__x'))).toBeUndefined();
      const [sent] = await control.requests.list('otps.email.loginOrCreate');
      expect(sent?.body).toEqual({ email: 'ada@example.com', expiration_minutes: 5 });
    },
  );
}

test(
  'on a page that polluted a property by which React makes markup, no code from it runs',
  inLongRun,
  async ({ page, embed }) => {
    // React itself takes it for the markup of every element, and renders nothing: the page is lost, but no code runs.
    await page.addInitScript(() =>
      Reflect.defineProperty(Object.prototype, 'dangerouslySetInnerHTML', {
        configurable: true,
        value: { __html: '<img src=x onerror="window.__x=1">' },
      }),
    );
    await embed({ props: codeProps });
    await page.waitForTimeout(1_500);
    expect(await page.evaluate(() => Reflect.get(window, '__x'))).toBeUndefined();
    await expect(page.locator('main img')).toHaveCount(0);
  },
);
