import { condition } from '../support/condition';
import { embedAddress } from '../support/embed';
import { eachRun, inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { standInForGoogle } from '../support/google-stand-in';
import { failures } from '../support/sign-in';
import { oauthProviders } from '../../flows/core/config/config';

/** The client's advice to the host of the playground, whose project asks for no proof of the browser. */
const noVerifier = /No code verifier/;

const propsFor = (host: string, providers: object[], rest: object = {}) => {
  const back = `${host}/?back=1`;
  return {
    config: {
      products: ['oauth'],
      oauthOptions: { loginRedirectURL: back, signupRedirectURL: back, providers, ...rest },
    },
  };
};

/** The providers that are tested in each run. All of them work in the same way. The long run tests each. */
const inEachRun = /^(?:google|apple|twitter)$/;

/** The providers that report no e-mail address of a user. */
const withoutAddress = /^(?:twitter|tiktok|snapchat)$/;

for (const [type, name] of Object.entries(oauthProviders)) {
  const tag = eachRun(inEachRun.test(type));
  test(
    `a visitor is redirected to ${name} with the options of the host, and returns signed in`,
    tag,
    async ({ page, embed, control, world, watch }) => {
      watch.allow(noVerifier);
      const provider = { type, custom_scopes: ['calendar', 'mail'], provider_params: { hint: 'x y' } };
      await embed({ props: propsFor(world.host, [provider]) });
      await page.getByRole('button', { name: `Continue with ${name}` }).click();
      await expect(page.getByRole('heading', { name: `${name} (stand-in)` })).toBeVisible();
      const [start] = await control.requests.list('oauth.start');
      expect(start?.query).toMatchObject({
        custom_scopes: 'calendar mail',
        provider_hint: 'x y',
        login_redirect_url: `${world.host}/?back=1`,
      });
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect.poll(() => control.requests.list('oauth.authenticate')).toHaveLength(1);
      await expect(page).not.toHaveURL(/token=/);
      const shown = withoutAddress.test(type) ? 'a user without an address' : 'visitor@example.com';
      await expect(page.getByText(shown).first()).toBeVisible();
    },
  );
}

test('nineteen providers have the order of the host, and fit a narrow page [B-SOCIAL-1] [T-LOAD-3]', async ({
  page,
  embed,
  world,
  seeNoBarrier,
}) => {
  const order = Object.keys(oauthProviders).toReversed();
  await page.setViewportSize({ width: 320, height: 640 });
  await embed({
    props: propsFor(
      world.host,
      order.map((type) => ({ type })),
    ),
  });
  await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(19);
  const shown = await page.getByRole('button', { name: /^Continue with/ }).allTextContents();
  expect(shown).toEqual(order.map((type) => `Continue with ${oauthProviders[type as keyof typeof oauthProviders]}`));
  await expect(page.locator('.vestibule button svg')).toHaveCount(19);
  await seeNoBarrier();
});

test('a button is busy at once, starts one redirect, and is usable again after Back [B-SOCIAL-2] [T-CALL-21]', async ({
  page,
  embed,
  control,
  world,
}) => {
  await embed({ props: propsFor(world.host, [{ type: 'google' }, { type: 'github' }]) });
  await control.faults.add({ operation: 'oauth.start', kind: 'delay', ms: 600 });
  // In one go: while a page is being left, nothing else can be asked of it.
  const busy = await page.getByRole('button', { name: 'Continue with Google' }).evaluate(async (button) => {
    for (let press = 0; press < 3; press += 1) (button as HTMLButtonElement).click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return button.getAttribute('aria-busy');
  });
  expect(busy).toBe('true');
  await expect(page.getByRole('heading', { name: 'Google (stand-in)' })).toBeVisible();
  expect(await control.requests.list('oauth.start')).toHaveLength(1);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
});

// Columns: what the user or the host does while the client still waits for the settings of the project.
for (const act of ['the user cancels', 'the host unmounts the widget'] as const) {
  test(
    `a social log-in does not leave the page after ${act} [B-SOCIAL-2]`,
    eachRun(act !== 'the user cancels'),
    async ({ page, embed, control, world }) => {
      test.setTimeout(60_000);
      const isCancelled = act === 'the user cancels';
      await control.faults.add({ operation: 'bootstrap', kind: 'delay', ms: isCancelled ? 16_000 : 4_000, times: 10 });
      await embed({ props: propsFor(world.host, [{ type: 'google' }]) });
      const arrived = page.waitForResponse(/\/projects\/bootstrap\//);
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      if (isCancelled) await page.getByRole('button', { name: 'Cancel' }).click();
      else {
        // By then the code of the call is loaded, and the client has been called.
        await page.waitForTimeout(1_000);
        await page.evaluate(() => window.vestibule.unmount());
      }
      await arrived;
      await page.waitForTimeout(1_000);
      expect(await control.requests.list('oauth.start')).toEqual([]);
      expect(page.url()).toContain(world.host);
    },
  );
}

test('the last used provider is marked, a cancelled one is not, and a host can turn the mark off [B-SOCIAL-3]', async ({
  page,
  world,
  control,
}) => {
  const back = embedAddress(world.host, { props: { config: { products: ['emailMagicLinks'] } } });
  const providers = [{ type: 'google' }, { type: 'github' }];
  const props = (rest: object = {}) => ({
    config: {
      products: ['oauth'],
      oauthOptions: { loginRedirectURL: back, signupRedirectURL: back, providers, ...rest },
    },
  });
  const open = async (rest?: object) => void (await page.goto(embedAddress(world.host, { props: props(rest) })));
  const leave = async (name: string, answer: string) => {
    await page.getByRole('button', { name: `Continue with ${name}` }).click();
    await page.getByRole('button', { name: answer, exact: true }).click();
    await page.waitForURL((address) => address.href.startsWith(world.host));
  };
  void control;
  await open();
  await leave('GitHub', 'Cancel');
  await open();
  await expect(page.getByRole('button', { name: 'Continue with GitHub' })).toBeVisible();
  await expect(page.getByText('Last used')).toHaveCount(0);
  await leave('Google', 'Continue');
  // The redirect page of the provider shows a widget too, which learns of the success there.
  await page.goto(embedAddress(world.host, { props: props(), query: { stytch_token_type: 'oauth', token: 'spent' } }));
  await expect(page.getByText('Last used')).toBeVisible();
  await open();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveAccessibleDescription('Last used');
  await open({ markLastUsed: false });
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(page.getByText('Last used')).toHaveCount(0);
});

const tap = (host: string, position: string) =>
  propsFor(host, [{ type: 'google', one_tap: true, position }, { type: 'github' }]);

for (const position of ['floating', 'embedded', 'embeddedOnly', 'floatingOrEmbedded', 'forceLegacyEmbedded']) {
  test(
    `One Tap, ${position}: one tap logs a visitor in`,
    eachRun(position === 'embedded'),
    async ({ page, embed, world, control, watch }) => {
      test.skip(condition === 'strict', 'Google needs sources of its own: policy-sources.spec.ts gives them');
      watch.allow(noVerifier);
      await standInForGoogle(page, world.provider);
      await embed({ props: tap(world.host, position) });
      const prompt = page.getByRole('group', { name: 'Google (stand-in)' });
      await expect(prompt).toBeVisible();
      const isInside = await prompt.evaluate((element) => element.closest('.vestibule') !== null);
      // Google looks for the place in the document, where a shadow root hides ours.
      expect(isInside).toBe(position === 'forceLegacyEmbedded' && condition !== 'shadow');
      // One that floats can be gone at any time, and takes the place of no button.
      await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(isInside ? 0 : 1);
      await prompt.getByRole('button', { name: 'Continue as Visitor' }).click();
      await expect.poll(() => control.requests.list('oauth.authenticate')).toHaveLength(1);
      await expect(page.getByText('visitor@example.com').first()).toBeVisible();
    },
  );
}

test('a visitor who closes One Tap sees the button', async ({ page, embed, world }) => {
  test.skip(condition === 'strict', 'Google needs sources of its own: policy-sources.spec.ts gives them');
  await standInForGoogle(page, world.provider);
  await embed({ props: tap(world.host, 'forceLegacyEmbedded') });
  await page.getByRole('button', { name: 'Close Google prompt' }).click();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
});

test("the button is shown when Google's script is blocked, or silent [B-SOCIAL-5] [T-CALL-22] [T-ENV-4]", async ({
  page,
  embed,
  world,
  control,
  watch,
}) => {
  test.skip(condition === 'strict', 'Google needs sources of its own: policy-sources.spec.ts gives them');
  watch.allow(/Failed to load resource/);
  await page.route('https://accounts.google.com/gsi/client', (route) => route.abort());
  await embed({ props: tap(world.host, 'embedded'), copies: '3' });
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(3);
  expect(await failures(page)).toContain('oneTap.render unreachable');
  await control.project.change({
    google_one_tap: { client_id: 'x', has_login_redirect: true, has_signup_redirect: true, plays: 'silent' },
  });
  await page.unroute('https://accounts.google.com/gsi/client');
  await standInForGoogle(page, world.provider);
  // A prompt of the page, of which the script would say that it is shown.
  await embed({ props: tap(world.host, 'forceLegacyEmbedded') });
  await expect(page.getByRole('img', { name: 'Loading' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  // Google cannot draw in a shadow root: the prompt there is the browser's own, of which the script says nothing.
  expect(await failures(page)).toEqual(condition === 'shadow' ? [] : ['oneTap.render unreachable']);
});

test(
  'the button is beside a prompt that the browser shows, of which the script says nothing, and no failure is reported [B-SOCIAL-5]',
  inLongRun,
  async ({ page, embed, world, control }) => {
    test.skip(condition === 'strict', 'Google needs sources of its own: policy-sources.spec.ts gives them');
    await control.project.change({
      google_one_tap: { client_id: 'x', has_login_redirect: true, has_signup_redirect: true, plays: 'silent' },
    });
    await standInForGoogle(page, world.provider);
    await embed({ props: tap(world.host, 'embedded') });
    test.skip(!(await page.evaluate(() => 'IdentityCredential' in window)), 'this browser has no FedCM');
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    // As long as a prompt of the page would be waited for.
    await page.waitForTimeout(4_500);
    expect(await failures(page)).toEqual([]);
  },
);

for (const [reason, settings] of Object.entries({
  oauth_config_not_found: { client_id: '' },
  no_login_redirect_urls_set: { has_login_redirect: false },
  no_signup_redirect_urls_set: { has_signup_redirect: false },
  unregistered_origin: { plays: 'unregistered_origin' },
  invalid_client: { plays: 'invalid_client' },
})) {
  test(
    `a One Tap failure for ${reason} shows the developer what to do, beside the button [B-SOCIAL-6]`,
    eachRun(/unregistered|config/.test(reason)),
    async ({ page, embed, control, world, watch, seeNoBarrier }) => {
      test.skip(condition === 'strict', 'Google needs sources of its own: policy-sources.spec.ts gives them');
      watch.allow(/status of 4|postMessage/); // axe asks the provider's helper frame, which has nothing to say
      await standInForGoogle(page, world.provider);
      const whole = {
        client_id: 'x',
        has_login_redirect: true,
        has_signup_redirect: true,
        plays: 'shown',
        ...settings,
      };
      await control.project.change({ google_one_tap: whole });
      await embed({ props: tap(world.host, 'floating') });
      await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText(`(${reason})`);
      await seeNoBarrier();
    },
  );
}
