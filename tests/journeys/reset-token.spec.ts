import { condition } from '../support/condition';
import { type EmbedOptions, embedAddress } from '../support/embed';
import { eachRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';

const token = 'a-reset-token-to-be-seen';
const config = { products: ['passwords'] };
const shadow = { config: { ...config, enableShadowDOM: true } };

/** Each page of the password reset: with a script tag, and rendered by a server for each way of mounting. */
const pages: Readonly<Record<string, Partial<EmbedOptions>>> = {
  'with a script tag': { entry: 'script' },
  'with a mount over server-rendered markup': { server: '1' },
  'with a mount over a server-rendered shadow root': { server: '1', props: shadow },
  'with a server-rendered React element': { server: '1', entry: 'react' },
  'with a server-rendered React element in a shadow root': { server: '1', entry: 'react', props: shadow },
  'with a server-rendered custom element': { server: '1', entry: 'element' },
};

/** The code that the widget fetches itself, by the name of its chunk; the rest of the page's scripts are the host's. */
const ownChunk = /\/script\/vestibule\/|\/assets\/(?:hydrate|find-locale|de|apply-theme|theming)[.-]/;

for (const [name, options] of Object.entries(pages)) {
  test(
    `no request of the widget carries the reset token on a page ${name} [B-RESET-1] [T-SECRET-4]`,
    eachRun(/script tag|React element in a shadow root/.test(name)),
    async ({ page, control, world, watch }) => {
      watch.allow(/status of 401/);
      test.skip(condition !== undefined, 'each page says itself how it mounts');
      void control;
      // What a bundler makes of a late import may send the page's address along, so that has to be clean before.
      const requests: { url: string; referer: string; address: string }[] = [];
      // A client that the host creates requests its bootstrap data.
      const isHosts = (url: string) => options.entry === 'react' && url.includes('/bootstrap/');
      page.on('request', (request) => {
        const url = request.url();
        if (!ownChunk.test(url) && !(url.startsWith(world.provider) && !isHosts(url))) return;
        if (request.method() === 'OPTIONS') return;
        const address = page.url();
        requests.push({ url, address, referer: request.headers()['referer'] ?? '' });
      });
      const { props = { config } } = options;
      const theme = { colors: { primary: '#5B21B6' } };
      const query = { token, stytch_token_type: 'reset_password' };
      const given = { mount: 'passwordReset' as const, ...options, props: { locale: 'de', theme, ...props }, query };
      await page.goto(embedAddress(world.host, given));
      const field = page.getByRole('textbox', { name: 'Neues Passwort' });
      await field.fill('correct horse battery staple 47!');
      await expect.poll(() => control.requests.list('passwords.strengthCheck')).not.toEqual([]);
      expect(page.url()).not.toContain(token);
      expect(requests.filter(({ url }) => ownChunk.test(url)).length).toBeGreaterThan(0);
      const carrying = requests.filter((request) => Object.values(request).some((value) => value.includes(token)));
      expect(carrying.map(({ url }) => url)).toEqual([]);
      const button = page.getByRole('button', { name: 'Weiter' });
      await expect(button).not.toHaveAttribute('aria-disabled', 'true');
      await button.click();
      await expect.poll(() => control.requests.list('passwords.resetByEmail')).toHaveLength(1);
      expect((await control.requests.list('passwords.resetByEmail'))[0]?.body).toMatchObject({ token });
    },
  );
}
