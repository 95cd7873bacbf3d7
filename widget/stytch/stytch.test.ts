// @vitest-environment jsdom
import { createStytchClient } from '@stytch/vanilla-js/headless';
import { expect, test } from 'vitest';
import { failed } from '../../flows/core/provider/outcome';
import { answerOf } from './answer';
import { signInOf } from './sign-in-answer';
import { bootstrapOf } from './bootstrap';
import { call } from './call';
import { providerError } from './call';
import { internalsOf } from './internals';
import { dataLayerOf, oneTapServicesOf } from './oauth/one-tap-internals';
import { searchManagerOf, sessionStateOf } from './rare-internals';
import { strengthOf } from './strength';

test('the pinned client still has the internals that the adapter uses [B-CALL-5]', () => {
  const client = createStytchClient('public-token-test-contract', {
    endpoints: { testAPIURL: 'http://localhost:1' },
  } as never);
  const internals = internalsOf(client);
  expect(Object.keys(internals).toSorted?.() ?? Object.keys(internals).sort()).toEqual([
    'bootstrap',
    'fetchSDK',
    'logEvent',
    'publicToken',
  ]);
  expect(internals.publicToken).toBe('public-token-test-contract');
  expect([searchManagerOf(client), oneTapServicesOf(client), sessionStateOf(client)]).not.toContain(undefined);
  const key = 'stytch_sdk_state_public-token-test-contract::PKCE_VERIFIER:oauth';
  localStorage.setItem(key, '{}');
  dataLayerOf(client)?.removeItem('PKCE_VERIFIER:oauth');
  expect(localStorage.getItem(key)).toBeNull();
});

test.each([undefined, null, {}, { bootstrap: 7 }, { [Symbol.for('stytch__internal_b2c')]: { bootstrap: {} } }])(
  'a client without internals (%j) works',
  (client) => {
    expect(bootstrapOf(internalsOf(client ?? {})).cached()).toMatchObject({
      displayWatermark: false,
      emailDomains: [],
    });
  },
);

const apiError = (type: string, status: number) =>
  Object.assign(new Error('[status] type'), {
    name: 'StytchAPIError',
    error_type: type,
    error_message: 'Words.',
    status_code: status,
  });

test.each([
  [apiError('otp_code_not_found', 404), { type: 'otp_code_not_found' }],
  [apiError('unable_to_auth_otp_code', 401), { type: 'otp_code_not_found' }],
  [apiError('unable_to_auth_password_reset_token', 401), { type: 'unable_to_auth_magic_link' }],
  [apiError('user_lock_limit_reached', 429), { type: 'user_lock_limit_reached' }],
  [apiError('too_many_requests', 429), { type: 'too_many_requests' }],
  [apiError('magic_link_not_found', 404), { type: 'unable_to_auth_magic_link' }],
  [apiError('weak_factor_combination', 401), { type: 'insufficient_factors' }],
  [apiError('invalid_secret_authentication', 401), { type: 'session_not_found' }],
  [apiError('pkce_mismatch', 400), { type: 'other_browser' }],
  [apiError('pkce_expected_code_verifier', 400), { type: 'other_browser' }],
  [apiError('pkce_did_not_expect_code_verifier', 400), { type: 'other_browser' }],
  [apiError('pkce_expected_code_challenge', 400), { type: 'other', serverMessage: 'Words.' }],
  [apiError('pkce_required_for_idp_authorization_flow', 400), { type: 'other', serverMessage: 'Words.' }],
  [apiError('pkce_required_for_native_callback', 400), { type: 'other', serverMessage: 'Words.' }],
  [apiError('invalid_pkce_code_challenge', 400), { type: 'other', serverMessage: 'Words.' }],
  // The name of a member that every object has.
  [apiError('constructor', 400), { type: 'other', serverMessage: 'Words.' }],
  [apiError('never_heard_of', 400), { type: 'other', serverMessage: 'Words.' }],
  [apiError('never_heard_of', 500), { type: 'other', serverMessage: 'Words.' }],
  [apiError('never_heard_of', 503), { type: 'other', serverMessage: 'Words.' }],
  [apiError('never_heard_of', 429), { type: 'too_many_requests' }],
  [apiError('internal_server_error', 500), { type: 'broken' }],
  [apiError('', 500), { type: 'broken' }],
  [{ ...apiError('never_heard_of', 500), error_message: '' }, { type: 'broken' }],
  [
    Object.assign(new Error('Unable to contact our servers.'), { name: 'StytchAPIUnreachableError' }),
    { type: 'unreachable' },
  ],
  [
    Object.assign(new Error('Invalid JSON response from our servers.'), { name: 'StytchAPIUnreachableError' }),
    { type: 'broken' },
  ],
  // Firefox and WebKit throw this without a network; it must not be recognized by its message.
  [new TypeError('NetworkError when attempting to fetch resource.'), { type: 'unreachable' }],
  [new TypeError('Load failed'), { type: 'unreachable' }],
  // A page that is not secure has no crypto.subtle, in Chromium, Firefox and WebKit.
  [new TypeError("Cannot read properties of undefined (reading 'digest')"), { type: 'broken' }],
  [new TypeError('can\'t access property "digest", crypto.subtle is undefined'), { type: 'broken' }],
  [new TypeError("undefined is not an object (evaluating 'crypto.subtle.digest')"), { type: 'broken' }],
  // A blocker has stopped a script of the client's.
  [new Error('https://elements.stytch.com/telemetry.js could not be loaded'), { type: 'unreachable' }],
  ['nope', { type: 'broken' }],
  [undefined, { type: 'broken' }],
  [null, { type: 'broken' }],
])('a rejection with %s means %o [B-FAIL-1] [B-STEPUP-1] [T-ANSWER-3] [T-ENV-19]', (thrown, meaning) => {
  expect(providerError(thrown, { wasAnswered: () => false })).toMatchObject(meaning);
});

test('an invalid answer is a failure to read it, not a success [T-FAULT-14]', async () => {
  for (const answer of [undefined, null, 'text', 7, []]) {
    expect(await call(async () => answer, answerOf)).toEqual(failed({ type: 'broken' }));
  }
});

test('no token ever reaches an event [B-EVENT-1] [T-SECRET-5]', () => {
  const answer = answerOf({ user_id: 'u', session_token: 'secret', session_jwt: 'secret', __user: { secret: 1 } });
  expect(answer).toEqual({ user_id: 'u' });
});

test('a sign-in has a user, and a session of the same user [T-ANSWER-1]', () => {
  const session = { session_id: 's', user_id: 'u' };
  expect(signInOf({ user_id: 'u', session })).toBeDefined();
  expect(signInOf({ user_id: 'other', session })).toBeUndefined();
  expect(signInOf({ user_id: 7, session })).toBeUndefined();
  expect(signInOf({ user_id: 'u', session: 'soon' })).toBeUndefined();
});

test('the strength of a password is validated', () => {
  const whole = { score: 3, valid_password: true, breached_password: false, strength_policy: 'zxcvbn', feedback: null };
  expect(strengthOf(whole)).toMatchObject({ score: 3, isValid: true, policy: 'zxcvbn', warning: '', suggestions: [] });
  expect(strengthOf({ ...whole, strength_policy: 'something new' })).toMatchObject({ policy: 'none' });
  expect(strengthOf({ ...whole, score: 7 })).toBeUndefined();
  expect(strengthOf({ ...whole, valid_password: 'yes' })).toBeUndefined();
  expect(
    strengthOf({
      ...whole,
      feedback: { suggestions: ['a', 7], luds_requirements: { missing_characters: 2, missing_complexity: -1 } },
    }),
  ).toMatchObject({ suggestions: ['a'], missingCharacters: 2, missingComplexity: 0 });
});
