// An embedder's sign-in by the provider's own widget, 6.3.0: its names, checked by its own types.
import {
  type Callbacks,
  mountIdentityProvider,
  mountLogin,
  mountResetPassword,
  OTPMethods,
  type PresentationConfig,
  Products,
  type StytchLoginConfig,
  StytchUIClient,
} from '@stytch/vanilla-js';

const client = new StytchUIClient('public-token-test-00000000-0000-4000-8000-000000000000');

const config: StytchLoginConfig = {
  products: [Products.emailMagicLinks, Products.otp, Products.oauth],
  emailMagicLinksOptions: { loginRedirectURL: 'https://app.example/in', signupRedirectURL: 'https://app.example/in' },
  otpOptions: { methods: [OTPMethods.SMS], expirationMinutes: 5 },
  oauthOptions: { providers: [{ type: 'google', one_tap: true }, { type: 'github' }] },
  sessionOptions: { sessionDurationMinutes: 60 },
};

const brand = '#5b21b6';

const presentation: PresentationConfig = {
  theme: [
    {
      'color-scheme': 'light',
      'font-family': 'Inter, sans-serif',
      'container-width': '420px',
      'rounded-base': '6px',
      spacing: '5px',
      foreground: '#1a1a1a',
      primary: brand,
      'primary-foreground': '#ffffff',
    },
    { 'color-scheme': 'dark', background: '#101014', foreground: '#f4f4f5', primary: '#c4b5fd' },
  ],
  options: {
    hideHeaderText: false,
    logo: { url: 'https://app.example/logo.svg', alt: 'Acme' },
    enableShadowDOM: true,
    inputIdSuffix: 'login',
  },
};

const callbacks: Callbacks = {
  onEvent: ({ type }) => void (type === 'AUTHENTICATE_FLOW_COMPLETE' && location.assign('/home')),
};

mountLogin({
  client,
  elementId: '#login',
  config,
  presentation,
  callbacks,
  strings: {
    'login.title': 'Welcome to Acme',
    'emailConfirmation.content': 'We wrote to <bold>{email}</bold>.',
    'success.title': "You're in",
    'password.strengthError.minimumLength':
      '{characterLength, plural, one {One character at least} other {# characters at least}}',
    'oauth.continueWithGoogle': 'Google',
    'passcode.codeSent': 'Sent! Again in {timeRemaining}',
  },
});

mountResetPassword({ client, elementId: '#reset', config, presentation, passwordResetToken: 'token' });

mountIdentityProvider({
  client,
  elementId: '#consent',
  getIDPConsentManifest: ({ scopes }) => scopes.map((scope) => ({ text: `Use ${scope}` })),
  authTokenParams: { trustedAuthToken: 'token', tokenProfileID: 'profile' },
});

client.mountLogin({ elementId: '#aside', client, config });
