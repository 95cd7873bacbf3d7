import { expect, test } from 'vitest';
import { createVisitor } from '../../testing/visitor';

const email = 'ada@example.com';
const app = { client_id: 'robot', name: 'Robot' };
const tap = { client_id: 'google', has_login_redirect: true, has_signup_redirect: true, plays: 'shown' };
const profile = { profile_id: 'p', issuer: 'https://host.example', audience: 'app', public_key: 'PEM' };
const policy = { roles: [], resources: [], scopes: [] };
const users = (...all: object[]) => ({ users: all });

// Columns: the seed | the text of the error | a member that its remedy names.
test.each([
  [users({ email, totp: { secretx: 'ABCD' } }), 'In users[0]: "totp.secretx"', 'secret'],
  [users({ email, passkeys: [{ name: 'Key', domainx: 'x' }] }), 'In users[0]: "passkeys[0].domainx"', 'name'],
  [
    users({ email }, { passkeys: [{ name: 'Key' }, { name: 'Key', nam: 'x' }] }),
    'In users[1]: "passkeys[1].nam"',
    'name',
  ],
  [users({ email, connected_apps: [{ ...app, scope: 'x' }] }), 'In users[0]: "connected_apps[0].scope"', 'scopes'],
  [{ project: { google_one_tap: { ...tap, nope: 1 } } }, 'In project: "google_one_tap.nope"', 'plays'],
  [
    { project: { trusted_token_profiles: [profile, { ...profile, keys: [] }] } },
    'In project: "trusted_token_profiles[1].keys"',
    'public_key',
  ],
  [
    { project: { redirect_urls: ['https://app.test/', { url: 'https://app.test/in', type: 'login' }] } },
    'In project: "redirect_urls[1].type"',
    'types',
  ],
  [{ project: { captcha_settings: { enabled: false, key: 'x' } } }, 'In project: "captcha_settings.key"', 'siteKey'],
  [
    { project: { password_config: { luds_complexity: 3, luds_minimum_count: 8, max: 9 } } },
    'In project: "password_config.max"',
    'luds_minimum_count',
  ],
  [{ project: { rbac_policy: { ...policy, actions: [] } } }, 'In project: "rbac_policy.actions"', 'resources'],
  [
    { project: { rbac_policy: { ...policy, scopes: [{ scope: 'a', words: 'b' }] } } },
    'In project: "rbac_policy.scopes[0].words"',
    'description',
  ],
  [
    { project: { rbac_policy: { ...policy, roles: [{ role_id: 'a', permissions: [{ resource: 'b' }] }] } } },
    'In project: "rbac_policy.roles[0].permissions[0].resource"',
    'resource_id',
  ],
])('an unknown member below the first level of a seed is refused with its place: %j', async (seed, place, member) => {
  const visitor = createVisitor();
  const answer = await visitor.control('POST', '/seed', seed);
  expect(answer).toMatchObject({
    what: `${place} is not known here.`,
    why: 'It would have no effect.',
    fix: expect.stringContaining(member),
  });
});

test('an unknown member of a user leaves no user behind', async () => {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email, connected_apps: [{ ...app, scope: 'x' }] });
  expect(await visitor.control('GET', '/users')).toEqual([]);
});

test('the members that a seed may have at every level are accepted', async () => {
  const seed = {
    project: { google_one_tap: tap, trusted_token_profiles: [profile], rbac_policy: policy },
    users: [
      {
        email,
        totp: { secret: 'JBSWY3DPEHPK3PXP' },
        passkeys: [{ name: 'Key' }],
        connected_apps: [{ ...app, description: 'x', logo_url: 'https://robot.test/logo.png', scopes: ['openid'] }],
      },
    ],
  };
  expect(await createVisitor().control('POST', '/seed', seed)).toMatchObject({
    users: [{ user_id: expect.any(String) }],
  });
});
