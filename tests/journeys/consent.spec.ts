import type { Page } from '@playwright/test';
import { challenge } from '../support/challenge';
import type { Control } from '../../emulator/control/control';
import { embedAddress } from '../support/embed';
import { eachRun, inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { eventTypes, failures } from '../support/sign-in';
import { allow, consentAddress, deny, type ConsentRequest, submits } from '../support/consent-page';
import { serve } from '../support/serve';
import { signIn } from '../support/session';

const email = 'ada@example.com';
const mount = 'identityProvider' as const;
const props = { config: { products: [] } };

/** Opens the consent page of a request whose state needs encoding. */
async function ask(page: Page, control: Control, host: string, { query, ...request }: ConsentRequest = {}) {
  await page.goto(await consentAddress(page, control, host, { ...request, query: { state: 's+/=', ...query } }));
  return { back: `${host}/?back=1` };
}

test('a user allows, and is redirected with a code, the state and the issuer [B-IDP-6] [B-IDP-9]', async ({
  page,
  control,
  world,
  seeNoBarrier,
}) => {
  const { back } = await ask(page, control, world.host);
  await expect(page.getByRole('heading', { name: 'Sign in to Invoice Robot with Vestibule playground' })).toBeVisible();
  await expect(page.getByRole('region').getByText(`You are logged in as ${email}.`)).toBeVisible();
  const { host } = new URL(world.host);
  await expect(page.getByText(`After this you return to an app on this computer (${host}).`)).toBeVisible();
  await expect(page.getByText('Verify your identity')).toBeVisible();
  await seeNoBarrier();
  await allow(page).click();
  await expect(page).toHaveURL(/[?&]code=/);
  const address = new URL(page.url());
  expect(address.href.startsWith(back)).toBe(true);
  expect({ state: address.searchParams.get('state'), iss: address.searchParams.get('iss') }).toEqual({
    state: 's+/=',
    iss: world.provider,
  });
  expect((await submits(control))[0]?.body).toMatchObject({
    consent_granted: true,
    redirect_uri: back,
    scopes: ['openid', 'email'],
    state: 's+/=',
  });
  // The answered question is not in the history: Back leads to the page before it.
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('the state, the nonce and the challenge of a request are sent unchanged [T-IDP-15]', async ({
  page,
  control,
  world,
}) => {
  const asked = {
    state: `${'s+/=%&?#" '.repeat(50)}é\u202e🙂`,
    nonce: `n+/=%26&?#'"<>é🙂`,
    code_challenge: '-_ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcde',
  };
  await ask(page, control, world.host, { query: asked });
  await allow(page).click();
  await expect(page).toHaveURL(/[?&]code=/);
  expect(new URL(page.url()).searchParams.get('state')).toBe(asked.state);
  expect((await submits(control))[0]?.body).toMatchObject(asked);
});

test('an earlier consent is answered without a prompt, once, granted false; prompt=consent asks again [B-IDP-5]', async ({
  page,
  control,
  world,
}) => {
  await ask(page, control, world.host);
  await allow(page).click();
  await expect(page).toHaveURL(/code=/);
  const query = { client_id: 'robot', redirect_uri: `${world.host}/?back=1`, scope: 'openid email', ...challenge };
  await page.goto(embedAddress(world.host, { mount, props, query, strict: '1', entry: 'react' }));
  await expect(page).toHaveURL(/code=/);
  expect((await submits(control)).map(({ body }) => Reflect.get(body as object, 'consent_granted'))).toEqual([
    true,
    false,
  ]);
  await page.goto(embedAddress(world.host, { mount, props, query: { ...query, prompt: 'consent' } }));
  await expect(allow(page)).toBeVisible();
});

test('a denial grants nothing, and is shown [B-IDP-10] [B-IDP-11]', async ({ page, control, world, seeNoBarrier }) => {
  await ask(page, control, world.host);
  await deny(page).click();
  await expect(page.getByText('Access to the application was denied.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You did not allow access' })).toBeFocused();
  await seeNoBarrier();
  expect((await submits(control))[0]?.body).toMatchObject({ consent_granted: false });
  expect(await eventTypes(page)).toEqual(['OAUTH_AUTHORIZE_FLOW_START', 'OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED']);
});

for (const { answer, press, title, reported } of [
  { answer: 'a denial', press: deny, title: 'You did not allow access', reported: [] },
  {
    answer: 'an answer with an error',
    press: allow,
    title: 'Looks like there was an error!',
    reported: ['idp.oauthAuthorizeSubmit other'],
  },
]) {
  test(`${answer} that comes with an address is no success on the way there [B-IDP-10]`, async ({
    page,
    control,
    world,
  }) => {
    const { back } = await ask(page, control, world.host);
    const address = `${back}&error=access_denied`;
    // An answer without content leaves the browser on the page. In Firefox it also ends the loading of the page's code.
    await page.route(address, async (route) => {
      await page.waitForTimeout(1_500);
      await route.fulfill({ status: 204 });
    });
    const body = { data: { status_code: 200, request_id: 'r', redirect_uri: address } };
    await control.faults.add({ operation: 'idp.oauthAuthorizeSubmit', kind: 'status', status: 200, body });
    const left = page.waitForRequest(address);
    await press(page).click();
    await left;
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
    await expect(page.getByText('You are being taken back to Invoice Robot.')).toBeVisible();
    await expect(page.getByText('Success!')).toBeHidden();
    expect(await failures(page)).toEqual(reported);
  });
}

test('permissions that cannot be granted are listed as such, and not sent [B-IDP-6] [B-IDP-8]', async ({
  page,
  control,
  world,
  seeNoBarrier,
}) => {
  await ask(page, control, world.host, {
    user: { grantable_scopes: ['read:invoices'] },
    query: { scope: 'openid  read:invoices write:invoices offline_access' },
  });
  await expect(page.getByRole('heading', { name: 'Invoice Robot wants to access your account' })).toBeVisible();
  await expect(page.getByText('Read your invoices')).toBeVisible();
  const notice = page.getByRole('button', {
    name: 'You do not have permissions to grant Invoice Robot access to some of the requested scopes.',
  });
  await notice.click();
  await expect(page.getByText('Create and change your invoices')).toBeVisible();
  await page.getByRole('button', { name: 'Keep its access while you are away' }).click();
  await expect(page.getByText('until you remove its access')).toBeVisible();
  await seeNoBarrier();
  await allow(page).click();
  await expect(page).toHaveURL(/code=/);
  expect((await submits(control))[0]?.body).toMatchObject({ scopes: ['openid', 'read:invoices', 'offline_access'] });
});

test('consent without a session or a parameter shows that, the parameter first [B-IDP-3]', async ({
  page,
  embed,
  seeNoBarrier,
}) => {
  await embed({ mount, props, query: { client_id: 'robot' } });
  await expect(page.getByRole('alert')).toHaveText(
    'Required parameter is missing: redirect_uri. Please reach out to the application developer.',
  );
  await seeNoBarrier();
  await embed({ mount, props, query: { client_id: 'robot', redirect_uri: 'https://robot.test/' } });
  await expect(page.getByRole('heading', { name: 'Looks like there was an error!' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('No active session detected. Please log in to continue.');
  expect(await failures(page)).toHaveLength(1);
});

test('an unknown application, and an unregistered address, cause no redirect [T-IDP-4]', async ({
  page,
  control,
  world,
  watch,
}) => {
  watch.allow(/status of 4/);
  await ask(page, control, world.host, { query: { client_id: 'unknown' } });
  await expect(page.getByRole('alert')).toHaveText('The OAuth client could not be found.');
  const query = { client_id: 'robot', redirect_uri: 'https://evil.test/back' };
  await page.goto(embedAddress(world.host, { mount, props, query }));
  await expect(page.getByRole('alert')).toHaveText('The redirect_uri is not registered for this client.');
  expect(page.url()).toContain(world.host);
});

test('a public application without a PKCE challenge gets no code', async ({ page, control, world, watch }) => {
  watch.allow(/status of 400/);
  const client = { client_type: 'third_party_public' };
  const { back } = await ask(page, control, world.host, { client, query: { code_challenge: '' } });
  await allow(page).click();
  await expect(page.getByRole('alert')).toHaveText('A public client must send a code_challenge (PKCE).');
  expect(page.url().startsWith(back)).toBe(false);
  expect(await submits(control)).toHaveLength(1);
});

test('prompt=none returns the reason without a prompt, and a code after a grant', async ({ page, control, world }) => {
  const { back } = await ask(page, control, world.host, { query: { prompt: 'none' } });
  await expect(page).toHaveURL(/[?&]error=consent_required/);
  expect(page.url().startsWith(back)).toBe(true);
  expect(new URL(page.url()).searchParams.get('state')).toBe('s+/=');
  const query = { client_id: 'robot', redirect_uri: back, scope: 'openid email', ...challenge };
  await page.goto(embedAddress(world.host, { mount, props, query }));
  await allow(page).click();
  await expect(page).toHaveURL(/[?&]code=/);
  await page.waitForLoadState();
  await page.goto(embedAddress(world.host, { mount, props, query: { ...query, prompt: 'none' } }));
  await expect(page).toHaveURL(/[?&]code=/);
  expect(await submits(control)).toHaveLength(3);
});

test('a repeated parameter is refused [T-IDP-1]', async ({ page, control, world }) => {
  await ask(page, control, world.host);
  await page.goto(`${page.url()}&state=other`);
  await expect(page.getByRole('alert')).toHaveText(
    'A parameter is given more than once: state. Please reach out to the application developer.',
  );
});

for (const redirect_uri of [
  'javascript:alert(1)',
  'https://evil.test/back?code=1',
  '//evil.test',
  'data:text/html,x',
  7,
]) {
  test(
    `a response that redirects to ${JSON.stringify(redirect_uri)} is not followed [T-ADDR-2]`,
    eachRun(String(redirect_uri).startsWith('https')),
    async ({ page, control, world }) => {
      await ask(page, control, world.host);
      const body = { data: { request_id: 'r', status_code: 200, redirect_uri } };
      await control.faults.add({ operation: 'idp.oauthAuthorizeSubmit', kind: 'status', status: 200, body });
      await allow(page).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.waitForTimeout(200);
      expect(page.url()).toContain(`${world.host}/embed`);
      expect(await failures(page)).toHaveLength(1);
    },
  );
}

test('a response that does not clearly say that no consent is needed shows the question [B-IDP-5] [T-IDP-5]', async ({
  page,
  control,
  world,
}) => {
  for (const consent_required of ['false', 0, null]) {
    await ask(page, control, world.host);
    const body = {
      data: {
        status_code: 200,
        consent_required,
        client: { client_name: 'Robot' },
        scope_results: [{ scope: 'openid', is_grantable: true }],
      },
    };
    await control.faults.add({ operation: 'idp.oauthAuthorizeStart', kind: 'status', status: 200, body });
    await page.reload();
    await expect(allow(page)).toBeVisible();
    expect(await submits(control)).toEqual([]);
    await control.reset();
  }
});

test('names that mislead are shown for what they are [T-TEXT-7] [T-TEXT-8]', async ({
  page,
  control,
  world,
  seeNoBarrier,
}) => {
  for (const [client_name, shown] of [
    ['   ', 'The App'],
    ['\u202e\u200b', 'The App'],
    ['R\u202eobot', 'Robot'],
  ] as const) {
    await ask(page, control, world.host, { client: { client_name } });
    await expect(page.getByRole('heading', { name: `Sign in to ${shown} with Vestibule playground` })).toBeVisible();
    await control.reset();
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await ask(page, control, world.host, { client: { client_name: 'Robot'.repeat(2_000) } });
  expect((await allow(page).boundingBox())?.y).toBeLessThan(2 * 640);
  await page.getByRole('button', { name: /^Details: Robot/ }).click();
  await expect(page.getByText('Robot'.repeat(2_000), { exact: true })).toBeVisible();
  await seeNoBarrier();
});

test('in a frame of another origin Allow is not rendered, and a link opens the page alone [B-IDP-13] [T-IDP-8]', async ({
  page,
  control,
  world,
}) => {
  await ask(page, control, world.host);
  const address = page.url();
  // Of another origin, and of the same site, so that the browser hands the frame its session.
  const other = await serve(`<iframe src="${address.replaceAll('&', '&amp;')}" width="500" height="700"></iframe>`);
  await page.goto(other.origin);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('open this page on its own to allow access')).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Allow' })).toHaveCount(0);
  await expect(frame.getByRole('link', { name: 'Open in a new window' })).toHaveAttribute('rel', /noopener/);
  other.close();
});

test('in a frame Deny is not sent for a request that needs no consent, since it would be granted [B-IDP-10] [T-IDP-8]', async ({
  page,
  control,
  world,
}) => {
  await ask(page, control, world.host, { client: { client_type: 'first_party' } });
  await expect(page).toHaveURL(/[?&]code=/);
  const answered = (await submits(control)).length;
  const query = { client_id: 'robot', redirect_uri: `${world.host}/?back=1`, scope: 'openid email', ...challenge };
  const address = embedAddress(world.host, { mount, props, query });
  const other = await serve(`<iframe src="${address.replaceAll('&', '&amp;')}" width="500" height="700"></iframe>`);
  await page.goto(other.origin);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Deny' }).click();
  await expect(frame.getByText('Access to the application was denied.')).toBeVisible();
  expect(await submits(control)).toHaveLength(answered);
  other.close();
});

test('when another tab changes the account, the question is asked again before anything is sent [T-RACE-7] [T-IDP-23]', async ({
  page,
  control,
  world,
}) => {
  await ask(page, control, world.host);
  await expect(allow(page)).toBeEnabled();
  const other = await page.context().newPage();
  await signIn(other, control, world.host, { email: 'bob@example.com' });
  await other.goto(embedAddress(world.host, { props: { config: { products: ['emailMagicLinks'] } } }));
  await expect(other.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await other.waitForTimeout(500);
  await allow(page).click();
  await expect(page.getByRole('alert')).toContainText('you are now logged in as bob@example.com');
  expect(await submits(control)).toEqual([]);
});

test('when another tab logs in an account without an address, the question says so before anything is sent [T-RACE-7]', async ({
  page,
  control,
  world,
  seeNoBarrier,
}) => {
  await ask(page, control, world.host);
  await expect(allow(page)).toBeEnabled();
  const other = await page.context().newPage();
  await signIn(other, control, world.host, {});
  await other.goto(embedAddress(world.host, { props: { config: { products: ['emailMagicLinks'] } } }));
  await expect(other.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await other.waitForTimeout(500);
  await allow(page).click();
  await expect(page.getByRole('alert')).toHaveText('You are now logged in to another account.');
  await seeNoBarrier();
  expect(await submits(control)).toEqual([]);
});

test('a session that ended while the question was shown leads to the sentence to log in, and back to the question [B-IDP-3]', async ({
  page,
  control,
  world,
  watch,
  seeNoBarrier,
}) => {
  watch.allow(/status of 40/);
  await ask(page, control, world.host);
  await expect(allow(page)).toBeEnabled();
  // The browser's clock stands, as on a device that slept: the client remembers the session.
  await control.clock.advance(24 * 60 * 60);
  await allow(page).click();
  await expect(page.getByRole('alert')).toHaveText('No active session detected. Please log in to continue.');
  await expect(page.getByRole('heading', { name: 'Looks like there was an error!' })).toBeFocused();
  await seeNoBarrier();
  const other = await page.context().newPage();
  await signIn(other, control, world.host, { email: 'bob@example.com' });
  await other.close();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(allow(page)).toBeEnabled();
  await allow(page).click();
  await expect(page).toHaveURL(/code=/);
});

test("the host's own screen is used as long as it works [B-IDP-12] [T-IDP-12]", async ({
  page,
  control,
  world,
  watch,
}) => {
  // The second is React 18's own word for what an error boundary has caught.
  watch.allow(/throws on purpose|The above error occurred/);
  await ask(page, control, world.host, { embed: { query: {} } });
  const query = { client_id: 'robot', redirect_uri: `${world.host}/?back=1`, render: 'custom', ...challenge };
  await page.goto(embedAddress(world.host, { mount, props, query }));
  await expect(page.getByRole('heading', { name: 'Invoice Robot asks' })).toBeVisible();
  await deny(page).click();
  await expect(page.getByText('Access to the application was denied.')).toBeVisible();
  await page.goto(embedAddress(world.host, { mount, props, query: { ...query, render: 'throws' } }));
  await expect(page.getByRole('heading', { name: /^Sign in to Invoice Robot/ })).toBeVisible();
  expect(await failures(page)).toEqual(['renderConsent broken']);
  await allow(page).click();
  await expect(page).toHaveURL(/code=/);
});

test('under the strict policy, and in a shadow root, a user can decide [T-ENV-1]', async ({ page, control, world }) => {
  await ask(page, control, world.host, {
    embed: { csp: 'strict', props: { config: { products: [], enableShadowDOM: true } } },
  });
  await expect(allow(page)).toBeVisible();
  await deny(page).click();
  await expect(page.getByText('Access to the application was denied.')).toBeVisible();
});

test(
  'unmounting while a decision is sent causes no redirect [T-FAULT-24]',
  inLongRun,
  async ({ page, control, world }) => {
    await ask(page, control, world.host);
    await control.faults.add({ operation: 'idp.oauthAuthorizeSubmit', kind: 'delay', ms: 500 });
    await allow(page).click();
    await page.evaluate(() => window.vestibule.unmount());
    await page.waitForTimeout(900);
    expect(page.url()).toContain('/embed');
  },
);

for (const [what, look] of [
  ['what lies over Allow', 'background: white'],
  ['what can be seen through and lies over Allow', 'opacity: 0.1'],
] as const) {
  test(
    `${what} blocks it until removed, though clicks pass through [T-IDP-14]`,
    eachRun(look.startsWith('opacity')),
    async ({ page, control, world }) => {
      await ask(page, control, world.host);
      await expect(allow(page)).not.toHaveAttribute('aria-disabled');
      // As a page does that shows something else there and lets the click fall through.
      await page.evaluate((style) => {
        const bait = document.createElement('div');
        bait.id = 'bait';
        bait.textContent = 'You have won';
        bait.style.cssText = `position: fixed; inset: 0; pointer-events: none; z-index: 2147483647; ${style}`;
        document.body.append(bait);
      }, look);
      await expect(allow(page)).toHaveAttribute('aria-disabled', 'true');
      await expect(
        page.getByText('Something is covering this page. Move or close it, then choose again.'),
      ).toBeAttached();
      await allow(page).click({ force: true });
      expect(await submits(control)).toEqual([]);
      await page.evaluate(() => document.getElementById('bait')?.remove());
      await expect(allow(page)).not.toHaveAttribute('aria-disabled');
      await expect(page.getByText('Something is covering this page.')).toHaveCount(0);
      await allow(page).click();
      await expect(page).toHaveURL(/[?&]code=/);
    },
  );
}

test('the start of a request that is refused at first is one event, once it is accepted [B-IDP-11]', async ({
  page,
  control,
  world,
  watch,
}) => {
  watch.allow(/status of 500|Failed to load resource/);
  await ask(page, control, world.host);
  await expect(allow(page)).toBeVisible();
  await control.faults.add({ operation: 'idp.oauthAuthorizeStart', kind: 'status', status: 500, body: '{}', times: 2 });
  await page.reload();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect.poll(() => failures(page)).toHaveLength(2);
  expect(await eventTypes(page)).toEqual([]);
  await again.click();
  await expect(allow(page)).toBeVisible();
  expect(await eventTypes(page)).toEqual(['OAUTH_AUTHORIZE_FLOW_START']);
});
