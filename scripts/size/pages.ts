/** A page with a budget for its size, in bytes of gzip -9, without React. */
export interface WeighedPage {
  name: string;
  budget: number;
  /** The query of the page's address. */
  query?: string;
  /** The selector of the first control. */
  ready: string;
}

/** A page with a mount. The headless client is counted. */
export interface SizePage extends WeighedPage {
  /** The mount's name in `vestibule`. */
  mount: string;
  config: object;
  /** The weight of Stytch's widget there, where it was measured. */
  peer?: number;
}

/** The pages of the table for Stytch's widget. */
export const sizePages: readonly SizePage[] = [
  {
    name: 'magic link only',
    mount: 'mountLogin',
    config: { products: ['emailMagicLinks'] },
    budget: 44_500,
    peer: 58_116,
    ready: 'input',
  },
  {
    name: 'e-mail code only',
    mount: 'mountLogin',
    config: { products: ['otp'], otpOptions: { methods: ['email'] } },
    budget: 44_500,
    peer: 58_116,
    ready: 'input',
  },
  {
    name: 'password + text',
    mount: 'mountLogin',
    config: { products: ['passwords', 'otp'], otpOptions: { methods: ['sms'] } },
    budget: 55_000,
    peer: 73_289,
    ready: 'input',
  },
  {
    name: 'password + text + 5 social',
    mount: 'mountLogin',
    config: {
      products: ['passwords', 'otp', 'oauth'],
      otpOptions: { methods: ['sms'] },
      oauthOptions: {
        providers: ['google', 'microsoft', 'apple', 'github', 'facebook'].map((type) => ({ type })),
      },
    },
    budget: 55_000,
    peer: 73_289,
    ready: 'input',
  },
  {
    name: 'consent',
    mount: 'mountIdentityProvider',
    config: { products: [] },
    budget: 43_900,
    peer: 43_919,
    query: '?client_id=robot&redirect_uri=https%3A%2F%2Frobot.test%2Fback',
    // Allow and Deny.
    ready: 'button + button',
  },
  {
    name: 'password reset',
    mount: 'mountPasswordReset',
    config: { products: ['passwords'] },
    budget: 61_000,
    query: '?stytch_token_type=reset_password&token=reset',
    ready: 'input',
  },
  {
    name: 'callback',
    mount: 'mountCallback',
    config: { products: ['emailMagicLinks'] },
    budget: 61_000,
    query: '?stytch_token_type=magic_links&token=link',
    ready: 'h2, [role=status]',
  },
  {
    name: 'passkeys of a user',
    mount: 'mountPasskeyRegistration',
    config: { products: ['passkeys'] },
    budget: 62_250,
    ready: 'button',
  },
  {
    name: 'connected applications',
    mount: 'mountConnectedApps',
    config: { products: [] },
    budget: 75_000,
    ready: 'h2',
  },
  { name: 'step-up', mount: 'mountStepUp', config: { products: [] }, budget: 89_500, ready: 'h2' },
];

/** The page with a script tag, which loads Preact in place of React: Preact is counted. The client comes after the first paint. */
export const scriptPage: SizePage = {
  name: 'script tag, magic link only',
  mount: 'mountLogin',
  config: { products: ['emailMagicLinks'] },
  budget: 41_000,
  peer: 102_886,
  ready: 'input',
};

/** A page that imports `vestibule-auth/sign-in`, before any call. There is no client yet. */
export interface SignInPage extends WeighedPage {
  imports: readonly string[];
}

/** The pages that load the widget only after a press. Stytch's widget has no such pages. */
export const signInPages: readonly SignInPage[] = [
  { name: 'signIn before its call', imports: ['signIn'], budget: 1_500, ready: 'button' },
  {
    name: 'signIn, its button and guard',
    imports: ['signIn', 'defineSignInButton', 'guardSession'],
    budget: 2_000,
    ready: 'button',
  },
];

/**
 * Strings of the entry `vestibule-auth/sign-in` that minifying keeps: a page that does not import the entry contains
 * none of them.
 */
export const signInMarks = ['SignInClosedError', 'vestibule-sign-in-button'] as const;
