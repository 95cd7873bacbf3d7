import { type Browser, chromium } from 'playwright';
import { startProvider } from '../emulator/node/start-provider.ts';
import { chromiumPath } from '../scripts/chromium.mjs';
import { serveFolder } from '../scripts/serve-folder.ts';
import { folder } from './builds.ts';

/** The public token of the project that the pages are made for. */
export const publicToken = 'public-token-test-bench';

/** The servers and the browser of a run. */
export interface Setting {
  browser: Browser;
  /** The address of the pages. */
  origin: string;
  /** The cookies of a session, by their names, as the provider's client leaves them in a browser where a user has logged in. */
  session: Readonly<Record<string, string>>;
  /** Starts another browser of the same kind, with more flags. */
  launch(flags: readonly string[]): Promise<Browser>;
  /** Calls the control interface of the local provider. */
  control(path: string, body: object): Promise<Response>;
  close(): Promise<void>;
}

/**
 * The features of Chromium that are off. The first three are pages in the window of a browser itself, which would take most of a
 * second of the processor for each page; of the others Playwright turns off more, but this list takes the place of its own.
 */
const quietFeatures = [
  'WebUIToolbar',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
] as const;

/**
 * Starts them. The pages are on a host that is not this machine by its name, since on `localhost` the widget inspects itself for
 * its developer; Chromium takes the origin as secure.
 */
export async function startSetting(): Promise<Setting> {
  let providerOrigin = '';
  const host = await serveFolder(folder, { fill: (html) => html.replace('"PROVIDER"', `"${providerOrigin}"`) });
  const name = 'host.test';
  const origin = host.origin.replace('localhost', name);
  const provider = await startProvider({ port: 0, publicToken, hostOrigin: origin });
  providerOrigin = provider.origin;
  const control = (path: string, body: object) =>
    fetch(`${providerOrigin}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const user = (await (await control('users', { email: 'ada@example.com' })).json()) as {
    session_token: string;
    session_jwt: string;
  };
  await control('clients', {
    client_id: 'connected-app-test-invoice-robot',
    client_name: 'Invoice Robot',
    redirect_uris: ['https://robot.example/app'],
  });
  const launch = (flags: readonly string[] = []) =>
    chromium.launch({
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        `--disable-features=${quietFeatures.join(',')}`,
        `--host-resolver-rules=MAP ${name} 127.0.0.1`,
        `--unsafely-treat-insecure-origin-as-secure=${origin}`,
        ...flags,
      ],
    });
  const browser = await launch();
  return {
    browser,
    launch,
    origin,
    session: { stytch_session: user.session_token, stytch_session_jwt: user.session_jwt },
    control,
    close: async () => {
      await browser.close();
      host.close();
      await provider.close();
    },
  };
}
