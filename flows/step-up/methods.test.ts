import { expect, test } from 'vitest';
import type { OwnFactors } from '../core/provider/step-up-calls';
import { heldGroups, type StepUpMethod, methodsOf } from './methods';

const own: OwnFactors = {
  userId: 'user-1',
  emails: ['ada@example.com'],
  phones: ['+12025550162'],
  socials: ['google'],
  hasPasskey: true,
  hasAuthenticatorApp: true,
  hasPassword: true,
  held: [],
};
const all = { canUsePasskey: true, isInApp: false, channels: ['email', 'sms', 'whatsapp'] } as const;
function nameOf(method: StepUpMethod): string {
  if (method.kind === 'code') return `${method.channel} ${method.destination}`;
  return method.kind === 'social' ? method.type : method.kind;
}
const email = 'email ada@example.com';
const text = 'sms +12025550162';
const whatsApp = 'whatsapp +12025550162';

// Columns: the groups that the session holds | whether a group is wanted | the methods, best first.
test.each([
  [[], true, ['passkey', 'app', email, text, whatsApp, 'google']],
  [['email'], true, ['passkey', 'app', text, whatsApp]],
  [['phone'], true, ['passkey', 'app', email, 'google']],
  [['device'], true, [email, text, whatsApp, 'google']],
  [['email', 'phone', 'device'], true, []],
  [['email', 'device'], false, ['passkey', 'app', email, text, whatsApp, 'google', 'password']],
] as const)(
  'a session with %j, with another group required: %s, leaves the methods %j [B-STEPUP-2]',
  (groups, isWanted, names) => {
    const held = groups.map((group) => ({ method: '', group }));
    expect(methodsOf({ ...own, held }, isWanted, all).map(nameOf)).toEqual(names);
  },
);

test.each([
  [{ emails: [] }, ['passkey', 'app', text, whatsApp, 'google']],
  [
    { emails: ['a@x.test', 'b@x.test'] },
    ['passkey', 'app', 'email a@x.test', 'email b@x.test', text, whatsApp, 'google', 'password'],
  ],
  [{ phones: [] }, ['passkey', 'app', email, 'google', 'password']],
  [{ socials: [] }, ['passkey', 'app', email, text, whatsApp, 'password']],
  [{ socials: ['github', 'myspace'] }, ['passkey', 'app', email, text, whatsApp, 'github', 'password']],
  [{ hasPasskey: false }, ['app', email, text, whatsApp, 'google', 'password']],
  [{ hasAuthenticatorApp: false }, ['passkey', email, text, whatsApp, 'google', 'password']],
  [{ hasPassword: false }, ['passkey', 'app', email, text, whatsApp, 'google']],
])('a factor that the user lacks (%j) is no method [B-STEPUP-8]', (changes, names) => {
  expect(methodsOf({ ...own, ...changes }, false, all).map(nameOf)).toEqual(names);
});

test.each([
  [{ canUsePasskey: false }, ['app', email, text, whatsApp, 'google']],
  [{ isInApp: true }, ['passkey', 'app', email, text, whatsApp]],
  [{ channels: ['email'] }, ['passkey', 'app', email, text, 'google']],
  [{ channels: [] }, ['passkey', 'app', email, text, 'google']],
  [{ channels: ['whatsapp'] }, ['passkey', 'app', email, whatsApp, 'google']],
  [{ channels: ['sms'] }, ['passkey', 'app', email, text, 'google']],
] as const)('a method that the browser or the project lacks leaves the others (%j)', (changes, names) => {
  expect(methodsOf(own, true, { ...all, ...changes }).map(nameOf)).toEqual(names);
});

test('a password and a wallet are of no group', () => {
  expect([
    ...heldGroups({
      ...own,
      held: [{ method: 'knowledge', provenAt: 1 }, { method: 'email', group: 'email' }, { method: '' }],
    }),
  ]).toEqual(['email']);
});
