import type { OperationName } from '../../emulator/provider/operation-names';
import { Key } from 'selenium-webdriver';
import { expect } from '@playwright/test';
import { challenge } from '../support/challenge';
import type { Control } from '../../emulator/control/control';
import { embedAddress } from '../support/embed';
import { codeProps } from '../support/sign-in';
import { test, type WebKit } from './webkit';
import { seeWords, signIn } from './webkit-steps';

const email = 'ada@example.com';

/** Fails unless focus is in the widget, and not at Back. */
const seeFocusKept = ({ run }: WebKit) =>
  expect
    .poll(() =>
      run<boolean>(
        "const at = document.activeElement; return Boolean(at.closest('.vestibule')) && at.ariaLabel !== 'Back'",
      ),
    )
    .toBe(true);

interface Surroundings {
  webkit: WebKit;
  control: Control;
  host: string;
}

const press = async (webkit: WebKit, name: string | RegExp) => (await webkit.find('button', name)).sendKeys(Key.ENTER);

async function typeEmail({ webkit, host }: Surroundings, props: object = codeProps) {
  await webkit.driver.get(embedAddress(host, { props }));
  await (await webkit.find('textbox', 'Email')).sendKeys(email, Key.ENTER);
}

async function openConsent({ webkit, control, host }: Surroundings, props: object = {}) {
  const back = `${host}/?back=1`;
  await control.applications.register({ client_id: 'robot', client_name: 'Robot', redirect_uris: [back] });
  await signIn(webkit, control, host, { email });
  const query = { client_id: 'robot', redirect_uri: back, scope: 'openid email', ...challenge };
  const given = { config: { products: [] }, ...props };
  await webkit.driver.get(embedAddress(host, { mount: 'identityProvider', props: given, query }));
}

async function openApplications({ webkit, control, host }: Surroundings) {
  const connected_apps = [{ client_id: 'robot', name: 'Robot', scopes: ['openid'] }];
  await signIn(webkit, control, host, { email, connected_apps });
  await webkit.driver.get(embedAddress(host, { mount: 'connectedApps', props: { config: { products: [] } } }));
}

/** Each request that a control begins and Cancel lets go. */
const requests: readonly {
  what: string;
  operation: OperationName;
  begin(surroundings: Surroundings): Promise<void>;
}[] = [
  { what: 'the email form', operation: 'otps.email.loginOrCreate', begin: (surroundings) => typeEmail(surroundings) },
  {
    what: 'the check of a code',
    operation: 'otps.authenticate',
    begin: async (surroundings) => {
      await typeEmail(surroundings);
      const code = await surroundings.webkit.find('textbox', 'One-time passcode');
      await code.sendKeys((await surroundings.control.outbox.waitFor(email)).code ?? '');
    },
  },
  {
    what: 'a new password',
    operation: 'passwords.create',
    begin: async (surroundings) => {
      const { webkit } = surroundings;
      await typeEmail(surroundings, { config: { products: ['passwords'] } });
      const field = await webkit.find('textbox', 'New password');
      await field.sendKeys('correct horse battery staple 47!');
      await expect
        .poll(() =>
          webkit.run<boolean>("return document.querySelector('.vestibule [type=submit]').ariaDisabled !== 'true'"),
        )
        .toBe(true);
      await field.sendKeys(Key.ENTER);
    },
  },
  {
    what: 'a list of passkeys',
    operation: 'user.get',
    begin: async ({ webkit, control, host }) => {
      await signIn(webkit, control, host, { email, passkeys: [{ name: 'Laptop' }] });
      const props = { config: { products: ['passkeys'] } };
      await webkit.driver.get(embedAddress(host, { mount: 'passkeyRegistration', props }));
      await press(webkit, 'Skip');
    },
  },
  {
    what: 'the removal of access',
    operation: 'user.revokeConnectedApp',
    begin: async (surroundings) => {
      await openApplications(surroundings);
      await press(surroundings.webkit, /^Remove access/);
      await press(surroundings.webkit, 'Yes, remove');
    },
  },
  {
    what: 'a decision',
    operation: 'idp.oauthAuthorizeSubmit',
    begin: async (surroundings) => {
      await openConsent(surroundings);
      await press(surroundings.webkit, 'Deny');
    },
  },
];

const words = (webkit: WebKit) => webkit.run<string>('return document.body.innerText');

for (const { what, operation, begin } of requests) {
  test(`focus stays in the widget when Cancel is pressed on ${what} [B-SCREEN-6]`, async ({
    webkit,
    world,
    control,
  }) => {
    await control.faults.add({ operation, kind: 'hang' });
    await begin({ webkit, control, host: world.host });
    // It is slow after 8 s.
    await seeWords(webkit, 'Still working...');
    await press(webkit, 'Cancel');
    await expect.poll(() => words(webkit)).not.toContain('Still working...');
    await seeFocusKept(webkit);
  });
}

test('focus stays in the widget when the deadline takes Cancel away [B-SCREEN-6]', async ({
  webkit,
  world,
  control,
}) => {
  await control.faults.add({ operation: 'otps.email.loginOrCreate', kind: 'hang' });
  await typeEmail({ webkit, control, host: world.host });
  await seeWords(webkit, 'Still working...');
  await webkit.run("[...document.querySelectorAll('button')].find((one) => one.textContent === 'Cancel').focus()");
  await expect.poll(() => words(webkit), { timeout: 20_000 }).not.toContain('Still working...');
  await seeFocusKept(webkit);
});

test('focus stays in the widget when "Stay here" is pressed [B-SCREEN-6]', async ({ webkit, world, control }) => {
  await openConsent({ webkit, control, host: world.host }, { denyBehaviour: 'ask' });
  await press(webkit, 'Deny');
  await press(webkit, 'Stay here');
  await expect.poll(() => webkit.run<number>("return document.querySelectorAll('.vestibule button').length")).toBe(0);
  await seeFocusKept(webkit);
});

test('focus stays in the widget when the access of the last application is removed [B-SCREEN-6]', async ({
  webkit,
  world,
  control,
}) => {
  await openApplications({ webkit, control, host: world.host });
  await press(webkit, /^Remove access/);
  await press(webkit, 'Yes, remove');
  await seeWords(webkit, 'No application has access to your account.');
  await seeFocusKept(webkit);
});
