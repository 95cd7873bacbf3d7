import { expect, test } from 'vitest';
import { createVisitor } from '../../testing/visitor';

const publicToken = 'public-token-test-00000000-0000-4000-8000-000000000000';
const host = { profile_id: 'profile-1', issuer: 'https://host.example', audience: 'app', public_key: 'PEM' };
const oneTap = { client_id: 'google', has_login_redirect: true, has_signup_redirect: false, plays: 'silent' };
const rbac = { roles: [{}], resources: [], scopes: [] };

/** The response to a change of one setting. */
const change = (name: string, value: unknown) => createVisitor().control('PATCH', '/project', { [name]: value });

test.each<[string, unknown]>([
  ['captcha_settings', { enabled: false }],
  ['captcha_settings', { enabled: true, siteKey: 'key' }],
  ['cname_domain', 'login.example'],
  ['cname_domain', null],
  ['email_domains', ['a.example', 'b.example']],
  ['password_config', null],
  ['password_config', { luds_complexity: 0, luds_minimum_count: 12 }],
  ['dfp_protected_auth_mode', 'DECISIONING'],
  ['rbac_policy', null],
  ['rbac_policy', rbac],
  ['vertical', 'B2B'],
  ['strength_policy', 'none'],
  ['mfa_rule', 'off'],
  ['max_session_duration_minutes', 60],
  ['max_session_duration_minutes', null],
  ['redirect_urls', null],
  ['redirect_urls', ['https://app.example/in']],
  ['redirect_urls', [{ url: 'https://app.example/in' }, 'https://app.example/new']],
  ['redirect_urls', [{ url: 'https://app.example/in', types: ['login', 'reset_password'], default: true }]],
  ['disabled_operations', []],
  ['disabled_operations', ['otps.sms.send', 'oauth.start']],
  ['authorized_domains', null],
  ['authorized_domains', ['https://app.example', 'http://localhost:3000']],
  ['google_one_tap', oneTap],
  ['trusted_token_profiles', [host]],
  ['pkce_required_for_oauth', true],
])('the setting %s accepts %j', async (name, value) => {
  expect(await change(name, value)).toMatchObject({ [name]: value });
});

const counts = 'null or {luds_complexity, luds_minimum_count}, both whole numbers';
const lists = 'null or {roles, resources, scopes}, each a list of objects';
const tap = '{client_id, has_login_redirect, has_signup_redirect, plays}';
const profiles = 'a list of {profile_id, issuer, audience, public_key}, each a string';
const sessionMinutes = 'null or a whole number from 5 to 527040';
const redirects =
  'null or a list of URLs, each a string or {url, types?, default?} with types of login, signup, reset_password';
const operations = 'a list of the names of operations, such as "otps.sms.send"';
const domains = 'null or a list of origins, such as "https://app.example"';
const captcha = '{enabled: false} or {enabled: true, siteKey: string}';

test.each<[string, unknown, string]>([
  ['project_name', 7, 'a string'],
  ['disable_sdk_watermark', 'yes', 'true or false'],
  ['captcha_settings', null, captcha],
  ['captcha_settings', {}, captcha],
  ['captcha_settings', { enabled: true }, captcha],
  ['captcha_settings', { enabled: 'no', siteKey: 'key' }, captcha],
  ['cname_domain', 7, 'a string or null'],
  ['email_domains', 'a.example', 'a list of strings'],
  ['email_domains', ['a.example', 7], 'a list of strings'],
  ['password_config', 7, counts],
  ['password_config', { luds_complexity: -1, luds_minimum_count: 8 }, counts],
  ['password_config', { luds_complexity: 1.5, luds_minimum_count: 8 }, counts],
  ['password_config', { luds_complexity: 3 }, counts],
  ['password_config', { luds_complexity: 3, luds_minimum_count: '8' }, counts],
  ['rbac_policy', [], lists],
  ['rbac_policy', { ...rbac, roles: {} }, lists],
  ['rbac_policy', { ...rbac, scopes: [7] }, lists],
  ['rbac_policy', { roles: [], resources: [] }, lists],
  ['dfp_protected_auth_mode', 'OFF', 'one of OBSERVATION, DECISIONING'],
  ['strength_policy', 'strict', 'one of zxcvbn, luds, none'],
  ['mfa_rule', 'on', 'one of enforced, off'],
  ['max_session_duration_minutes', 4, sessionMinutes],
  ['max_session_duration_minutes', 527_041, sessionMinutes],
  ['max_session_duration_minutes', 10.5, sessionMinutes],
  ['max_session_duration_minutes', '60', sessionMinutes],
  ['redirect_urls', 'https://app.example', redirects],
  ['redirect_urls', [7], redirects],
  ['redirect_urls', [{ types: ['login'] }], redirects],
  ['redirect_urls', [{ url: 'https://app.example', types: 'login' }], redirects],
  ['redirect_urls', [{ url: 'https://app.example', types: ['invite'] }], redirects],
  ['redirect_urls', [{ url: 'https://app.example', default: 'yes' }], redirects],
  ['disabled_operations', 'otps.sms.send', operations],
  ['disabled_operations', ['otps.sms'], operations],
  ['authorized_domains', 'https://app.example', domains],
  ['authorized_domains', ['app.example'], domains],
  ['authorized_domains', ['https://app.example/'], domains],
  ['google_one_tap', null, tap],
  ['google_one_tap', { ...oneTap, client_id: 7 }, tap],
  ['google_one_tap', { ...oneTap, plays: 7 }, tap],
  ['google_one_tap', { ...oneTap, has_login_redirect: 'yes' }, tap],
  ['google_one_tap', { ...oneTap, has_signup_redirect: 1 }, tap],
  ['trusted_token_profiles', host, profiles],
  ['trusted_token_profiles', [{ ...host, public_key: 7 }], profiles],
  ['trusted_token_profiles', [7], profiles],
])('the setting %s refuses %j, and the error says what is valid', async (name, value, expected) => {
  expect(await change(name, value)).toMatchObject({ why: `It has to be ${expected}.` });
});

test('a change leaves the other settings as they are', async () => {
  const { control, provider } = createVisitor();
  const { bootstrap, policy } = provider.project().settings;
  const changed = await control('PATCH', '/project', { project_name: 'Acme', breach_detection_on_create: false });
  expect(changed).toEqual({ ...bootstrap, ...policy, project_name: 'Acme', breach_detection_on_create: false });
  expect(provider.project().settings.policy.breach_detection_on_create).toBe(false);
});

test('the password rules that a tester set are shown, and ours only without them', async () => {
  const chosen = { luds_complexity: 4, luds_minimum_count: 20 };
  const { control } = createVisitor();
  await control('PATCH', '/project', { password_config: chosen });
  expect(await control('PATCH', '/project', { strength_policy: 'luds' })).toMatchObject({ password_config: chosen });
  expect(await change('strength_policy', 'zxcvbn')).toMatchObject({ password_config: null });
});

test('the rules of luds go with that policy, if no tester set them', async () => {
  const { control } = createVisitor();
  expect(await control('PATCH', '/project', { strength_policy: 'luds' })).toMatchObject({
    password_config: { luds_complexity: 3 },
  });
  expect(await control('PATCH', '/project', { strength_policy: 'none' })).toMatchObject({ password_config: null });
});

const luds = { luds_complexity: 3, luds_minimum_count: 8 };

test('the rules of luds go with that policy in a state that was read back too', async () => {
  const first = createVisitor();
  await first.control('PATCH', '/project', { strength_policy: 'luds' });
  first.provider.keepAsFactory();
  await first.control('POST', '/reset');
  const second = createVisitor();
  second.provider.read(first.provider.write());
  for (const { control, call } of [first, second]) {
    const shown = async () => (await call('GET', `/projects/bootstrap/${publicToken}`)).data.values['password_config'];
    expect(await shown()).toEqual(luds);
    expect(await control('PATCH', '/project', { strength_policy: 'zxcvbn' })).toMatchObject({ password_config: null });
    expect(await shown()).toBeNull();
  }
});

test('password rules of a tester that are like ours stay under another policy', async () => {
  const { control } = createVisitor();
  await control('PATCH', '/project', { strength_policy: 'luds', password_config: luds });
  expect(await control('PATCH', '/project', { strength_policy: 'none' })).toMatchObject({ password_config: luds });
});
