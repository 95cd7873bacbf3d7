/** A page that each variant builds in its own way: the configuration, the mount, and the element that ends the measurement. */
export interface BenchPage {
  name: string;
  config: { products: readonly string[]; [option: string]: unknown };
  mount: 'mountLogin' | 'mountIdentityProvider';
  query: string;
  /** The selector of the first thing that can be used. */
  ready: string;
}

const social = ['google', 'microsoft', 'apple', 'github', 'facebook'].map((type) => ({ type }));

const addresses = { loginRedirectURL: 'http://localhost/', signupRedirectURL: 'http://localhost/' };
const sessionOptions = { sessionDurationMinutes: 30 };

/** The pages of the comparison with the peer. */
export const benchPages: readonly BenchPage[] = [
  {
    name: 'magic link',
    config: { products: ['emailMagicLinks'], emailMagicLinksOptions: addresses, sessionOptions },
    mount: 'mountLogin',
    query: '',
    ready: 'input:enabled',
  },
  {
    name: 'password + text + social',
    config: {
      products: ['passwords', 'otp', 'oauth'],
      sessionOptions,
      passwordOptions: { loginRedirectURL: 'http://localhost/', resetPasswordRedirectURL: 'http://localhost/' },
      otpOptions: { methods: ['sms'], expirationMinutes: 5 },
      oauthOptions: { ...addresses, providers: social },
    },
    mount: 'mountLogin',
    query: '',
    ready: 'input:enabled',
  },
  {
    name: 'consent',
    config: { products: [] },
    mount: 'mountIdentityProvider',
    query:
      '?client_id=connected-app-test-invoice-robot&redirect_uri=https%3A%2F%2Frobot.example%2Fapp&scope=openid%20email%20profile&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    ready: 'button + button',
  },
];
