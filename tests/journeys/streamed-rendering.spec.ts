import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { engine } from '../support/condition';
import { embedAddress } from '../support/embed';
import { expect, test as journey } from '../support/fixtures';
import { shifts, standInTheMiddle } from '../support/shifts';

const config = {
  products: ['oauth', 'emailMagicLinks'],
  oauthOptions: { providers: [{ type: 'google' }, { type: 'github' }, { type: 'apple' }] },
};

interface SlowPage {
  /** Opens a rendered page of which the first half comes. */
  open(enableShadowDOM: boolean): Promise<void>;
  /** Lets the second half come. */
  sendRest(): void;
}

/** A rendered page without scripts, on a line that stops in the midst of the widget's markup. */
const test = journey.extend<{ slow: SlowPage }>({
  slow: async ({ page, request, world: { host }, control }, provide) => {
    void control;
    let html = '';
    let sendRest = () => {};
    const rest = new Promise<void>((resolve) => (sendRest = resolve));
    const server = createServer(async ({ url = '/' }, response) => {
      if (url !== '/') {
        const file = await fetch(`${host}${url}`);
        response.setHeader('content-type', file.headers.get('content-type') ?? '').end(await file.text());
        return;
      }
      const middle = html.indexOf('Continue with GitHub');
      response.setHeader('content-type', 'text/html; charset=utf-8').write(html.slice(0, middle));
      await rest;
      response.end(html.slice(middle));
    });
    await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
    const { port } = server.address() as AddressInfo;
    await standInTheMiddle(page);
    await provide({
      open: async (enableShadowDOM) => {
        const props = { config: { ...config, enableShadowDOM } };
        const address = embedAddress(host, { props, server: '1', scripts: '0', styles: 'inline' });
        html = await (await request.get(address)).text();
        expect(html).toContain('Continue with GitHub');
        await page.goto(`http://localhost:${port}`, { waitUntil: 'commit' });
      },
      sendRest,
    });
    sendRest();
    server.close();
  },
});

for (const place of ['the page', 'a shadow root']) {
  const isInShadow = place === 'a shadow root';

  test(`on a slow connection a rendered widget appears when it is complete, and nothing of it moves (in ${place}) [B-DRAWN-4]`, async ({
    page,
    slow,
  }) => {
    await slow.open(isInShadow);
    const google = page.getByText('Continue with Google');
    await expect(google).toBeAttached();
    await wait(300);
    await expect(google).toBeHidden();
    slow.sendRest();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    // Firefox tells no one of shifts.
    if (engine !== 'firefox') expect(await shifts(page)).toBe(0);
  });

  test(`on a broken connection the received part is shown (in ${place})`, async ({ page, slow }) => {
    await slow.open(isInShadow);
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).not.toBeAttached();
  });
}
