import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedProvider, startProvider } from '../../emulator/node/start-provider';
import { sessionStrength } from '../../widget/ssr/server/session-strength';

let provider: StartedProvider;
beforeAll(async () => {
  provider = await startProvider({ port: 0 });
});
afterAll(() => provider.close());

/** The claims of a new user's session, verified against the keys of the provider as a host's server does. */
async function claimsOf(user: object) {
  const body = JSON.stringify({ email: `${crypto.randomUUID()}@example.com`, ...user });
  const headers = { 'content-type': 'application/json' };
  const made = await fetch(`${provider.origin}/control/users`, { method: 'POST', headers, body });
  const { session_jwt }: { session_jwt: string } = await made.json();
  const keys = createRemoteJWKSet(new URL('/jwks', provider.origin));
  const { payload } = await jwtVerify(session_jwt, keys, { algorithms: ['ES256'] });
  return payload;
}

const password = 'liverpool rain on tuesday';
const phone_number = '+12025550162';

// Columns: the user | the groups | the age in minutes.
test.each([
  [{ factors: ['email_magic_link'] }, ['email'], 0],
  [{ factors: ['email_otp'], factor_age_minutes: 61 }, ['email'], 61],
  [{ phone_number, factors: ['email_otp', 'sms_otp'] }, ['email', 'phone'], 0],
  [{ phone_number: '+12025550163', factors: ['whatsapp_otp'] }, ['phone'], 0],
  [
    { passkeys: [{ name: 'Laptop' }], factors: ['passkey', 'email_otp'], factor_age_minutes: 5 },
    ['device', 'email'],
    5,
  ],
  [{ totp: true, factors: ['totp'] }, ['device'], 0],
  [{ totp: true, factors: ['recovery_code'] }, ['device'], 0],
  [{ password, factors: ['password'] }, [], 0],
])('a host reads the strength of the session of %j from its verified JWT [B-STEPUP-9]', async (user, groups, age) => {
  const { groups: found, freshestMinutes } = sessionStrength(await claimsOf(user), Date.now());
  expect([...found].sort()).toEqual([...groups].sort());
  expect(freshestMinutes).toBeGreaterThanOrEqual(age - 0.05);
  expect(freshestMinutes).toBeLessThan(age + 1);
});
