/** The public token of the project that responds. */
export const publicToken = 'public-token-test-first';

const user = {
  user_id: 'user-1',
  emails: [{ email: 'ada@example.com' }],
  phone_numbers: [],
  webauthn_registrations: [],
};
const session = {
  session_id: 'session-1',
  user_id: 'user-1',
  expires_at: '2100-01-01T00:00:00Z',
  authentication_factors: [],
};

const data: Readonly<Record<string, object>> = {
  // Consent compares the application's name with the project's: without one it fetches code that an ordinary request
  // does not need.
  [`/sdk/v1/projects/bootstrap/${publicToken}`]: {
    status_code: 200,
    project_name: 'Slow Clay',
    disable_sdk_watermark: true,
    captcha_settings: { enabled: false },
    password_config: null,
    rbac_policy: null,
    vertical: 'CONSUMER',
  },
  '/sdk/v1/sessions/authenticate': {
    status_code: 200,
    user_id: 'user-1',
    user,
    __user: user,
    session,
    session_token: 'token',
    session_jwt: 'jwt',
  },
  '/sdk/v1/idp/oauth/authorize/start': {
    status_code: 200,
    user_id: 'user-1',
    user,
    consent_required: true,
    client: { client_id: 'robot', client_name: 'Invoice Robot' },
    scope_results: ['openid', 'email', 'profile'].map((scope) => ({ scope, is_grantable: true, description: '' })),
  },
  '/sdk/v1/users/connected_apps': { status_code: 200, connected_apps: [] },
};

/** The provider's responses by their paths: only those that a first screen needs. */
export const firstAnswers = Object.fromEntries(Object.entries(data).map(([path, said]) => [path, { data: said }]));
