import type { Page } from '@playwright/test';
import { challenge } from '../support/challenge';
import type { Control } from '../../emulator/control/control';
import { type EmbedOptions, embedAddress } from '../support/embed';
import { signIn } from '../support/session';
import { newcomer, secret } from './people';

/** The surroundings in which a walk begins. */
export interface Surroundings {
  page: Page;
  control: Control;
  host: string;
}

const robot = { client_id: 'robot', name: 'Robot', scopes: ['openid', 'email', 'read:invoices'] };
const calendar = { client_id: 'calendar', name: 'Calendar', scopes: ['openid'] };

const callbackProps = (host: string) => ({ config: { products: ['emailMagicLinks'] }, loginURL: `${host}/` });

/** The redirect URLs of mails and other services. */
function backTo(host: string) {
  const callback = embedAddress(host, { mount: 'callback', props: callbackProps(host) });
  const reset = embedAddress(host, { mount: 'passwordReset', props: { config: { products: ['passwords'] } } });
  return {
    emailMagicLinksOptions: { loginRedirectURL: callback, signupRedirectURL: callback },
    oauthOptions: {
      loginRedirectURL: callback,
      signupRedirectURL: callback,
      providers: [{ type: 'google' }, { type: 'github' }],
    },
    passwordOptions: { loginRedirectURL: callback, resetPasswordRedirectURL: reset },
  };
}

const login =
  (config: object) =>
  async ({ host }: Surroundings): Promise<string> =>
    embedAddress(host, { props: { config: { ...backTo(host), ...config } } });

/** The address of a mount for a signed-in user. */
const signedIn =
  (mount: NonNullable<EmbedOptions['mount']>, products: readonly string[], user: object = {}, props: object = {}) =>
  async ({ page, control, host }: Surroundings, query: Record<string, string> = {}): Promise<string> => {
    await signIn(page, control, host, { email: 'grace@example.com', ...user });
    return embedAddress(host, { mount, props: { config: { products }, ...props }, query });
  };

const robotAsks = async (
  surroundings: Surroundings,
  query: Record<string, string>,
  { user = {}, props = {} }: { user?: object; props?: object } = {},
): Promise<string> => {
  const back = `${surroundings.host}/?back=1`;
  const addresses = { redirect_uris: [back], post_logout_redirect_uris: [back] };
  await surroundings.control.applications.register({ client_id: 'robot', client_name: 'Robot', ...addresses });
  return signedIn('identityProvider', [], user, props)(surroundings, { client_id: 'robot', ...query });
};

/** Prepares the provider for a walk, and gives the address where it begins. */
type Place = (surroundings: Surroundings) => Promise<string>;

/** The sign-in by password of a user whom the provider knows so. */
const passwordsOf =
  (user: object, secondFactorOptions?: object): Place =>
  async (surroundings) => {
    await surroundings.control.users.create({ email: newcomer, ...user });
    return login({ products: ['passwords'], secondFactorOptions })(surroundings);
  };

/** A link to a mount that its provider does not know any more. */
const spent =
  (mount: 'callback' | 'passwordReset', type: 'magic_links' | 'reset_password' | 'login', props: object = {}): Place =>
  async ({ host }) =>
    embedAddress(host, {
      mount,
      props: { ...(mount === 'callback' ? callbackProps(host) : { config: { products: ['passwords'] } }), ...props },
      query: { stytch_token_type: type, token: 'spent' },
    });

/** The places where a walk may begin. */
export const places = {
  'links and passwords': login({ products: ['emailMagicLinks', 'passwords'] }),
  'codes and texts': login({
    products: ['otp', 'passkeys'],
    otpOptions: { methods: ['email', 'sms', 'whatsapp'] },
    passkeyOptions: { offerAfterSignIn: 'ask' },
  }),
  passwords: login({ products: ['passwords'] }),
  'passwords of a user who must set a new one': passwordsOf({ password: secret, requires_reset: true }),
  'passwords of a user who never had one': passwordsOf({}),
  'a second factor that is proved': passwordsOf({ password: secret, totp: true }, { when: 'offer' }),
  'a second factor that is set up': passwordsOf({ password: secret }, { when: 'required' }),
  'other services and wallets': login({ products: ['oauth', 'crypto', 'emailMagicLinks', 'passkeys'] }),
  'a logged-in user': async (surroundings) => {
    await signIn(surroundings.page, surroundings.control, surroundings.host, { email: 'grace@example.com' });
    return login({ products: ['emailMagicLinks'], sessionOptions: { greetSignedIn: true } })(surroundings);
  },
  'a link that is no more': spent('callback', 'magic_links'),
  'a link that waits for a press': spent('callback', 'magic_links', { requireClick: true }),
  'a reset link that is no more': spent('passwordReset', 'reset_password'),
  'a login link that is no more': spent('passwordReset', 'login'),
  'own passkeys': signedIn('passkeyRegistration', ['emailMagicLinks', 'passkeys'], {
    passkeys: [{ name: 'Laptop' }],
    // A step-up would be before each change otherwise.
    factors: ['email_otp', 'passkey'],
  }),
  'an application that asks': (surroundings) =>
    robotAsks(surroundings, {
      redirect_uri: `${surroundings.host}/?back=1`,
      scope: 'openid email',
      state: 'x',
      ...challenge,
    }),
  // The list leaves out two of the scopes, and each sentence of it names its own (`scopes-shown.ts` looks for them).
  'an application that asks, in words of the host': (surroundings) =>
    robotAsks(
      surroundings,
      {
        redirect_uri: `${surroundings.host}/?back=1`,
        scope: 'openid email read:invoices delete:invoices offline_access',
        ...challenge,
      },
      {
        user: { grantable_scopes: ['read:invoices', 'delete:invoices'] },
        props: {
          consentManifest: [
            { text: 'Know you (openid, email)', scopes: ['openid', 'email'] },
            { text: 'Read bills (read:invoices)', scopes: ['read:invoices'], optional: true },
          ],
        },
      },
    ),
  'an application that logs out': (surroundings) =>
    robotAsks(surroundings, { post_logout_redirect_uri: `${surroundings.host}/?back=1`, state: 'x' }),
  'an application that asks for no one': ({ host }) =>
    Promise.resolve(embedAddress(host, { mount: 'identityProvider', props: {}, query: { client_id: 'robot' } })),
  'a host that wants more of a session': signedIn(
    'stepUp',
    [],
    { phone_number: '+12025550162', password: secret, factors: ['email_otp'] },
    { stepUpOptions: { groups: 2 } },
  ),
  'connected applications': signedIn('connectedApps', [], { connected_apps: [robot, calendar] }),
} satisfies Readonly<Record<string, Place>>;

/** The name of one of `places`. */
export type PlaceName = keyof typeof places;
