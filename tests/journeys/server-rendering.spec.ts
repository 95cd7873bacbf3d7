import type { Page } from '@playwright/test';
import type { WidgetOptions } from '../../widget';
import { condition, engine } from '../support/condition';
import { type EmbedOptions, embedAddress } from '../support/embed';
import { eachRun, inLongRun } from '../support/each-run';
import { expect, test as journey } from '../support/fixtures';
import { shifts, standInTheMiddle } from '../support/shifts';
import { linkProps } from '../support/sign-in';

const theme = { colors: { primary: '#5B21B6' }, hideHeaderText: true };
const everyWay = {
  theme,
  locale: 'de',
  config: {
    products: ['passwords', 'otp', 'oauth', 'crypto', 'passkeys'],
    otpOptions: { methods: ['sms', 'email'] },
    oauthOptions: { providers: [{ type: 'github' }, { type: 'google' }] },
  },
};

/** A page whose markup is here before its scripts are. */
const test = journey.extend({
  embed: async ({ page, world, control }, provide) => {
    void control;
    await provide(
      async (options) => void (await page.goto(embedAddress(world.host, options), { waitUntil: 'commit' })),
    );
  },
});

/** Each way into a page: all of them render, and take over. */
const entries: Readonly<Record<string, Partial<EmbedOptions> & { props?: Pick<WidgetOptions, 'config'> }>> = {
  'a mount': {},
  'a mount in a shadow root': { props: { config: { ...linkProps.config, enableShadowDOM: true } } },
  'a React element': { entry: 'react' },
  'a React element in StrictMode': { strict: '1' },
  'a React element in a shadow root': {
    entry: 'react',
    props: { config: { ...linkProps.config, enableShadowDOM: true } },
  },
  'a custom element': { entry: 'element' },
  'a custom element in a shadow root': {
    entry: 'element',
    props: { config: { ...linkProps.config, enableShadowDOM: true } },
  },
  'a script tag': { entry: 'script' },
};

/** The entries that each run takes: one of each build, in the page and in a shadow root. */
const inEachRun = /^a React element in a shadow root$/;

/** Holds every script back until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\.js(\?|$)/, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

/** A device that remembers a method. */
const rememberMethod = (page: Page, method: string) =>
  page.addInitScript((remembered) => {
    // Firefox runs it in the blank page as well, which may keep nothing.
    if (location.protocol === 'http:') localStorage.setItem('vestibule:last_used', remembered);
  }, method);

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
/** The field, which must stay the same one. */
const mark = (page: Page) => email(page).evaluate((field) => Reflect.set(field, 'isTheSame', true));
const isTheSame = (page: Page) => email(page).evaluate((field) => Reflect.get(field, 'isTheSame') === true);
const isUnexpired = (page: Page) =>
  expect(page.locator('.vestibule[data-sending]')).toHaveCount(0, { timeout: 15_000 });

// The server reads the code that it renders with when it is first asked.
test.beforeAll(async ({ world }) => void (await fetch(`${world.host}/embed?server=1`)));

for (const [name, options] of Object.entries(entries)) {
  test(
    `with ${name}, input before any script is kept, with focus and caret, and signs the visitor in [B-DRAWN-2] [B-DRAWN-9]`,
    eachRun(inEachRun.test(name)),
    async ({ page, embed, control }) => {
      const letGo = await holdScripts(page);
      await embed({ props: linkProps, server: '1', ...options });
      await email(page).pressSequentially('da@example.com');
      await mark(page);
      for (let press = 0; press < 14; press += 1) await page.keyboard.press('ArrowLeft');
      letGo();
      await isUnexpired(page);
      await expect(email(page)).toBeFocused();
      expect(await isTheSame(page)).toBe(true);
      await page.keyboard.type('a');
      await expect(email(page)).toHaveValue('ada@example.com');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
      expect(await control.outbox.messages('ada@example.com')).toHaveLength(1);
    },
  );
}

const tabs = { products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['sms'] } };
const providers = { oauthOptions: { providers: [{ type: 'github' }, { type: 'google' }] } };
/** Pages that change with the method that the device remembers, and that method. */
const remembering: Readonly<Record<string, [config: object, method: string]>> = {
  'tabs, the shown one marked': [tabs, 'email'],
  'tabs, another one marked': [tabs, 'sms'],
  'tabs, another one first': [{ ...tabs, lastUsed: 'first' }, 'sms'],
  'the form below providers and first': [
    { ...tabs, ...providers, products: ['oauth', ...tabs.products], lastUsed: 'first' },
    'sms',
  ],
  'another provider first': [
    { ...providers, products: ['oauth', 'emailMagicLinks'], lastUsed: 'first' },
    'oauth:google',
  ],
};

for (const [what, [config, method]] of Object.entries(remembering)) {
  for (const [name, options] of Object.entries(entries)) {
    test(
      `where the device remembers a method, input before any script is kept in its field and its tab (${what}, ${name}) [B-DRAWN-2] [B-LAST-2]`,
      eachRun(what === 'tabs, another one first' && inEachRun.test(name)),
      async ({ page, embed, control }) => {
        await rememberMethod(page, method);
        const letGo = await holdScripts(page);
        const props = { ...options.props, config: { ...options.props?.config, ...config } };
        await embed({ server: '1', ...options, props });
        await email(page).pressSequentially('da@example.com');
        await mark(page);
        for (let press = 0; press < 14; press += 1) await page.keyboard.press('ArrowLeft');
        letGo();
        await isUnexpired(page);
        await expect(page.getByRole('button', { name: 'Forget the last used way to log in' })).toBeVisible();
        await expect(email(page)).toBeFocused();
        expect(await isTheSame(page)).toBe(true);
        await page.keyboard.type('a');
        await expect(email(page)).toHaveValue('ada@example.com');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
        expect(await control.outbox.messages('ada@example.com')).toHaveLength(1);
      },
    );
  }
}

for (const name of ['a mount', 'a mount in a shadow root', 'a React element', 'a React element in a shadow root']) {
  test(
    `where the device remembers another tab first, an Enter before any script submits once (${name}) [B-DRAWN-3] [B-LAST-2]`,
    eachRun(inEachRun.test(name)),
    async ({ page, embed, control }) => {
      await rememberMethod(page, 'sms');
      const letGo = await holdScripts(page);
      const { props, ...options } = entries[name] ?? {};
      const config = { ...props?.config, ...tabs, lastUsed: 'first' };
      await embed({ nonce: '1', props: { config }, server: '1', ...options });
      await email(page).fill('ada@example.com');
      await page.keyboard.press('Enter');
      letGo();
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
      await page.waitForTimeout(500);
      expect(await control.outbox.messages('ada@example.com')).toHaveLength(1);
    },
  );
}

test(
  'where the device remembers another tab first, it is selected if the user has not begun [B-LAST-2]',
  inLongRun,
  async ({ page, embed }) => {
    await rememberMethod(page, 'sms');
    await embed({ props: { config: { ...tabs, lastUsed: 'first' } }, server: '1' });
    await expect(page.getByRole('tab', { name: 'Text' })).toHaveAttribute('aria-selected', 'true');
  },
);

for (const entry of [
  'a mount',
  'a mount in a shadow root',
  'a React element',
  'a React element in a shadow root',
  'a script tag',
]) {
  test(
    `an Enter before hydration submits once (${entry}) [B-DRAWN-3]`,
    eachRun(inEachRun.test(entry)),
    async ({ page, embed, control }) => {
      // The page's own script runs; what takes over is late.
      let letGo = () => {};
      const gone = new Promise<void>((resolve) => (letGo = resolve));
      await page.route(/\/(hydrate|find-locale|de)-[^/]*\.js/, async (route) => {
        await gone;
        await route.continue();
      });
      const { props = linkProps, ...options } = entries[entry] ?? {};
      await embed({ props: { ...props, locale: 'de' }, server: '1', ...options });
      const field = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
      await field.fill('ada@example.com');
      await expect
        .poll(async () => {
          await field.press('Enter');
          return page.locator('[data-sent], form [aria-busy=true]').count();
        })
        .toBeGreaterThan(0);
      await field.press('Enter');
      letGo();
      await expect(page.getByRole('heading', { name: 'Prüfen Sie Ihre E-Mails' })).toBeFocused();
      await page.waitForTimeout(500);
      expect(await control.outbox.messages('ada@example.com')).toHaveLength(1);
    },
  );
}

for (const entry of [
  'a mount',
  'a React element',
  'a React element in StrictMode',
  'a React element in a shadow root',
]) {
  test(
    `a text that arrives after hydration without a key or a press is kept (${entry}) [B-DRAWN-2]`,
    eachRun(entry === 'a React element'),
    async ({ page, embed }) => {
      // React keeps the focus event of a field that it has not hydrated.
      await page.addInitScript(() => document.addEventListener('focusin', (event) => event.stopPropagation(), true));
      await embed({ props: linkProps, server: '1', ...entries[entry] });
      await isUnexpired(page);
      await page.waitForTimeout(500);
      await email(page).focus();
      await page.keyboard.insertText('ada@example.com');
      await page.waitForTimeout(500);
      await expect(email(page)).toHaveValue('ada@example.com');
    },
  );
}

for (const entry of [undefined, 'react'] as const) {
  test(
    `hydrating a page with every method moves nothing (${entry ?? 'a mount'}) [B-DRAWN-4]`,
    eachRun(entry === 'react'),
    async ({ page, embed }) => {
      await standInTheMiddle(page);
      await embed({ props: everyWay, server: '1', ...(entry && { entry }) });
      await isUnexpired(page);
      await expect(page.getByRole('button', { name: 'Weiter mit GitHub' }).locator('path')).not.toHaveCount(0);
      expect(await shifts(page)).toBe(0);
    },
  );
}

for (const entry of [undefined, 'react'] as const) {
  for (const way of ['oauth:github', 'email']) {
    test(
      `nothing moves for a user whose device remembers ${way} (${entry ?? 'a mount'}) [B-DRAWN-4]`,
      eachRun(way === 'email' && entry === 'react'),
      async ({ page, embed }) => {
        test.skip(condition === 'shadow', 'what is in a shadow root moves once for them (B-DRAWN-4)');
        await standInTheMiddle(page);
        await rememberMethod(page, way);
        const products = ['emailMagicLinks', 'oauth'];
        const props = { ...everyWay, config: { ...everyWay.config, products } };
        await embed({ props, server: '1', nonce: '1', ...(entry && { entry }) });
        await expect(page.getByRole('button', { name: 'Zuletzt verwendete Anmeldeart vergessen' })).toBeVisible();
        await isUnexpired(page);
        await page.waitForTimeout(500);
        expect(await shifts(page)).toBe(0);
      },
    );
  }
}

test(
  'without scripts a notice is shown, and submission does no harm [B-DRAWN-6]',
  inLongRun,
  async ({ page, embed, seeNoBarrier }) => {
    await embed({ props: linkProps, server: '1', scripts: '0' });
    const address = page.url();
    await email(page).fill('ada@example.com');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Continue with email' }).click();
    await page.waitForTimeout(300);
    expect(page.url()).toBe(address);
    await expect(email(page)).toHaveValue('ada@example.com');
    // What keeps it from being sent is not seen.
    await expect(page.locator('form [required]')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Continue with email' })).toHaveCSS('min-height', '45px');
    await seeNoBarrier();
  },
);

for (const [name, options] of Object.entries(entries)) {
  test(
    `submission before any script leaves a dialog of the page open (${name}) [B-DRAWN-6]`,
    eachRun(inEachRun.test(name)),
    async ({ page, embed }) => {
      const letGo = await holdScripts(page);
      await embed({ props: linkProps, server: '1', ...options });
      await email(page).waitFor();
      await page.evaluate(() => {
        const widget = document.querySelector('#widget');
        const dialog = Object.assign(document.createElement('dialog'), { ariaLabel: 'Log in' });
        widget?.before(dialog);
        if (widget) dialog.append(widget);
        dialog.showModal();
      });
      await email(page).fill('ada@example.com');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Continue with email' }).click();
      const dialog = page.getByRole('dialog', { name: 'Log in' });
      await expect(dialog).toHaveJSProperty('open', true);
      letGo();
      await isUnexpired(page);
      await expect(dialog).toHaveJSProperty('open', true);
      await expect(email(page)).toHaveValue('ada@example.com');
    },
  );
}

test.describe('with scripts disabled', () => {
  test.skip(engine !== 'chromium', 'scripts can be forbidden to Chromium alone, by its driver');
  test.use({ javaScriptEnabled: false });
  test('a visitor reads that scripts are needed [B-DRAWN-6]', async ({ page, world }) => {
    await page.goto(`${world.host}/embed?server=1`);
    // Playwright looks for no words in there.
    await expect(page.locator('noscript [role=alert]')).toBeVisible();
    const words = await page.locator('noscript [role=alert]').evaluate(({ textContent }) => textContent);
    expect(words).toBe('Turn on JavaScript in your browser to continue.');
  });
});

test('under the strict policy a server-rendered page has its colours before any script, and signs a user in [B-DRAWN-5]', async ({
  page,
  embed,
}) => {
  const letGo = await holdScripts(page);
  await embed({ csp: 'strict', props: { ...linkProps, theme }, server: '1' });
  const submit = page.getByRole('button', { name: 'Continue with email' });
  await expect(submit).toHaveCSS('background-color', 'rgb(91, 33, 182)');
  await email(page).fill('ada@example.com');
  letGo();
  await isUnexpired(page);
  await expect(submit).toHaveCSS('background-color', 'rgb(91, 33, 182)');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
});

for (const name of ['a mount', 'a mount in a shadow root', 'a React element', 'a React element in a shadow root']) {
  test(
    `under the strict policy with a nonce, an Enter before any script submits once, in the page's colours (${name}) [B-DRAWN-3]`,
    eachRun(inEachRun.test(name)),
    async ({ page, embed, control }) => {
      const letGo = await holdScripts(page);
      const { props = linkProps, ...options } = entries[name] ?? {};
      await embed({ csp: 'strict', nonce: '1', props: { ...props, theme }, server: '1', ...options });
      const submit = page.getByRole('button', { name: 'Continue with email' });
      await expect(submit).toHaveCSS('background-color', 'rgb(91, 33, 182)');
      await email(page).fill('ada@example.com');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
      letGo();
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
      await page.waitForTimeout(500);
      expect(await control.outbox.messages('ada@example.com')).toHaveLength(1);
    },
  );
}

for (const name of ['a React element', 'a React element in a shadow root']) {
  test(
    `a class that the page changes before hydration stays, and the theme does not flash (${name}) [B-DRAWN-13]`,
    eachRun(inEachRun.test(name)),
    async ({ page, embed }) => {
      test.skip(
        condition === 'react-18' && name === 'a React element in a shadow root',
        'React 18 removes the <style> of the server there when it hydrates, with any class',
      );
      // The page's own script runs; what hydrates the widget is late.
      let letGo = () => {};
      const gone = new Promise<void>((resolve) => (letGo = resolve));
      await page.route(/\/(hydrate|find-locale|de)-[^/]*\.js/, async (route) => {
        await gone;
        await route.continue();
      });
      const { props = linkProps, ...options } = entries[name] ?? {};
      const themed = { ...props, theme, locale: 'de' };
      await embed({ props: themed, nonce: '1', server: '1', ...options });
      const submit = page.getByRole('button', { name: 'Weiter mit E-Mail' });
      await expect(submit).toHaveCSS('background-color', 'rgb(91, 33, 182)');
      const root = page.locator('.vestibule');
      await root.evaluate(async (element) => {
        // React has the root of the widget, and not yet its content.
        while (!Object.keys(element).some((key) => key.startsWith('__react'))) await new Promise(requestAnimationFrame);
      });
      await page.evaluate((changed) => window.vestibule.update(changed), { theme, className: 'in' });
      await expect(root).toHaveClass(/^vestibule in vestibule-\w+$/);
      await expect(submit).toHaveCSS('background-color', 'rgb(91, 33, 182)');
      letGo();
      await expect(root).toHaveClass('vestibule in');
      await expect(submit).toHaveCSS('background-color', 'rgb(91, 33, 182)');
    },
  );
}

/** The look of every element of a page, and its place. */
const looks = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
    return Array.from(document.querySelectorAll('.vestibule, .vestibule *'), (element) => {
      const style = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.localName, x, y, width, height, ...Array.from(style, (name) => style.getPropertyValue(name))];
    });
  });

const screens: Readonly<Record<string, EmbedOptions & { props: { config: object; [prop: string]: unknown } }>> = {
  'a link': { props: linkProps },
  'every way': { props: everyWay },
  'every way, from right to left': { props: { ...everyWay, locale: 'ar', theme: undefined } },
  'a new password': { mount: 'passwordReset', props: { config: { products: ['passwords'] } } },
  consent: { mount: 'identityProvider', props: { config: { products: [] } } },
};

for (const [name, options] of Object.entries(screens)) {
  test(
    `with the styles of its first screen only, a page looks as with all styles (${name}) [B-DRAWN-11]`,
    eachRun(name === 'consent'),
    async ({ page, embed, world }) => {
      const props = { ...options.props, config: { products: [], ...options.props.config, enableShadowDOM: false } };
      await embed({ ...options, props, nonce: '1', server: '1', scripts: '0', styles: 'inline' });
      await page.waitForLoadState();
      const before = await looks(page);
      expect(before.length).toBeGreaterThan(3);
      const file = await page.request.get(`${world.host}/rendered/styles.css`);
      await page.evaluate(
        (text) => {
          const all = new CSSStyleSheet();
          all.replaceSync(text);
          // Before the page's own, as a file that is linked in its head.
          document.adoptedStyleSheets = [all];
          document.querySelector('style')?.remove();
        },
        await file.text(),
      );
      expect(await looks(page)).toEqual(before);
    },
  );
}

test(
  'submission before any script on the front page is sent once [B-DRAWN-3]',
  inLongRun,
  async ({ page, world, control }) => {
    const letGo = await holdScripts(page);
    await page.goto(world.host, { waitUntil: 'commit' });
    await email(page).fill('ada@example.com');
    await page.getByRole('button', { name: 'Continue with email' }).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(await control.outbox.messages('ada@example.com')).toHaveLength(1);
  },
);

test('two renderings on one page share no id, and each keeps what was typed in it [B-DRAWN-7]', async ({
  page,
  embed,
}) => {
  const letGo = await holdScripts(page);
  await embed({ props: linkProps, server: '1', copies: '2' });
  await email(page).first().fill('one@example.com');
  await email(page).last().fill('two@example.com');
  letGo();
  await isUnexpired(page);
  await expect(email(page).first()).toHaveValue('one@example.com');
  await expect(email(page).last()).toHaveValue('two@example.com');
  const ids = await page.evaluate(() => Array.from(document.querySelectorAll('[id]'), ({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a password that was typed before any script is rated after hydration [B-DRAWN-8]', async ({ page, embed }) => {
  const letGo = await holdScripts(page);
  await embed({
    mount: 'passwordReset',
    props: { config: { products: ['passwords'] } },
    query: { token: 'secret', stytch_token_type: 'reset_password' },
    server: '1',
  });
  const field = page.getByRole('textbox', { name: 'New password' }).or(page.getByLabel('Password', { exact: true }));
  await field.fill('correct horse battery');
  letGo();
  await isUnexpired(page);
  await expect(field).toHaveValue('correct horse battery');
  await expect(page).not.toHaveURL(/secret/);
});

test('a conflicting configuration is the plain-text error from the first paint on [B-DRAWN-12]', async ({
  page,
  embed,
  watch,
}) => {
  watch.allow(/Vestibule: Error: Cannot use both EML and Email OTP/);
  const letGo = await holdScripts(page);
  const config = { products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['email'] } };
  await embed({ server: '1', props: { config } });
  const error = page.getByText('Error: Cannot use both EML and Email OTP');
  await expect(error).toBeVisible();
  await expect(email(page)).toHaveCount(0);
  letGo();
  await page.waitForFunction(() => Boolean(window.vestibule));
  await page.waitForTimeout(500);
  await expect(error).toBeVisible();
  await expect(email(page)).toHaveCount(0);
});

test('markup for a shadow root that the page inserts by script becomes one, and signs the visitor in [B-DRAWN-14]', async ({
  page,
  embed,
  control,
}) => {
  const letGo = await holdScripts(page);
  await embed({ props: linkProps, server: '1', ...entries['a mount in a shadow root'] });
  await expect(email(page)).toBeVisible();
  const isInShadow = () => page.evaluate(() => document.querySelector('.vestibule')?.shadowRoot !== null);
  await page.evaluate(() => {
    const root = document.querySelector('.vestibule');
    const content = root?.shadowRoot?.innerHTML ?? '';
    const tag = root?.outerHTML.replace('</div>', '') ?? '';
    // The parser of `outerHTML` makes no shadow root, as that of Firefox before 123. Chromium warns of an attribute in there.
    if (root) root.outerHTML = `${tag}<template>${content}</template></div>`;
    document.querySelector('.vestibule > template')?.setAttribute('shadowrootmode', 'open');
  });
  expect(await isInShadow()).toBe(false);
  letGo();
  await expect(email(page)).toBeVisible();
  expect(await isInShadow()).toBe(true);
  await expect(page.getByRole('button', { name: 'Continue with email' })).toHaveCSS('border-radius', /[1-9]/);
  await email(page).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  expect(await control.outbox.messages('ada@example.com')).toHaveLength(1);
});
