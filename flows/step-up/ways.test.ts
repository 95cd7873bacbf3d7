import { expect, test } from 'vitest';
import type { OwnFactors } from '../core/provider/step-up-calls';
import { heldGroups, type Way, waysOf } from './ways';

const own: OwnFactors = {
  userId: 'user-1',
  emails: ['ada@example.com'],
  phones: ['+12025550162'],
  hasSocial: false,
  hasPasskey: true,
  hasAuthenticatorApp: true,
  hasPassword: true,
  held: [],
};
const all = { canUsePasskey: true, channels: ['email', 'sms', 'whatsapp'] } as const;
const nameOf = (way: Way) => (way.kind === 'code' ? `${way.channel} ${way.destination}` : way.kind);
const email = 'email ada@example.com';
const text = 'sms +12025550162';
const whatsApp = 'whatsapp +12025550162';

// Read across: the groups that the session holds | whether a group is wanted | the ways, best first.
test.each([
  [[], true, ['passkey', 'app', email, text, whatsApp]],
  [['email'], true, ['passkey', 'app', text, whatsApp]],
  [['phone'], true, ['passkey', 'app', email]],
  [['device'], true, [email, text, whatsApp]],
  [['email', 'phone', 'device'], true, []],
  [['email', 'device'], false, ['passkey', 'app', email, text, whatsApp, 'password']],
] as const)('a session with %j, of which a group is wanted: %s, leaves %j [B-STEPUP-2]', (groups, isWanted, names) => {
  const held = groups.map((group) => ({ group }));
  expect(waysOf({ ...own, held }, isWanted, all).map(nameOf)).toEqual(names);
});

test.each([
  [{ emails: [] }, ['passkey', 'app', text, whatsApp]],
  [
    { emails: ['a@x.test', 'b@x.test'] },
    ['passkey', 'app', 'email a@x.test', 'email b@x.test', text, whatsApp, 'password'],
  ],
  [{ phones: [] }, ['passkey', 'app', email, 'password']],
  [{ hasPasskey: false }, ['app', email, text, whatsApp, 'password']],
  [{ hasAuthenticatorApp: false }, ['passkey', email, text, whatsApp, 'password']],
  [{ hasPassword: false }, ['passkey', 'app', email, text, whatsApp]],
])('a person has no way of what they lack (%j)', (changes, names) => {
  expect(waysOf({ ...own, ...changes }, false, all).map(nameOf)).toEqual(names);
});

test.each([
  [{ canUsePasskey: false }, ['app', email, text, whatsApp]],
  [{ channels: ['email'] }, ['passkey', 'app', email, text]],
  [{ channels: [] }, ['passkey', 'app', email, text]],
  [{ channels: ['whatsapp'] }, ['passkey', 'app', email, whatsApp]],
  [{ channels: ['sms'] }, ['passkey', 'app', email, text]],
] as const)('a browser or a project without a way leaves the others (%j)', (changes, names) => {
  expect(waysOf(own, true, { ...all, ...changes }).map(nameOf)).toEqual(names);
});

test('a password and a wallet are of no group', () => {
  expect([...heldGroups({ ...own, held: [{ provenAt: 1 }, { group: 'email' }, {}] })]).toEqual(['email']);
});
