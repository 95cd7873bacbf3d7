// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { darkTheme } from '../../tokens/dark-theme';
import { quietClient } from '../testing/quiet-client';
import type { WidgetOptions } from '../options';
import { contrastMistakes } from './contrast-mistakes';
import { inspect } from './inspect';
import { linkMistakes } from './link-mistakes';
import { numberMistakes } from './number-mistakes';
import { overview } from './overview';
import { sentencesOf } from '../testing/sentences-of';

afterEach(() => {
  document.head.replaceChildren();
  vi.restoreAllMocks();
});

const here = 'http://localhost:3000/login?next=1';
const options = (given: object): WidgetOptions => ({ client: quietClient(), config: { products: [] }, ...given });
const linkTo = (loginRedirectURL: string) =>
  options({ config: { products: ['emailMagicLinks'], emailMagicLinksOptions: { loginRedirectURL } } });

test('a redirect URL that leads back to the log-in, which finishes no link, is reported [B-DEV-3]', () => {
  const reported = sentencesOf(linkMistakes('Main', linkTo('http://localhost:3000/login?x=1'), here));
  expect(reported).toEqual([
    expect.stringMatching(/^config\.emailMagicLinksOptions\.loginRedirectURL leads to this page.*`callback: true`/),
  ]);
});

test.each([
  ['another page', 'Main', linkTo('http://localhost:3000/callback')],
  ['a page that its query names', 'Main', linkTo('http://localhost:3000/login?next=2')],
  ['another origin', 'Main', linkTo('https://app.test/login')],
  ['a log-in that finishes links', 'Main', { ...linkTo('http://localhost:3000/login'), callback: true }],
  ['the callback mount', 'CallbackAuthenticate', linkTo('http://localhost:3000/login')],
] as const)('a redirect URL that leads to %s is not reported [B-DEV-3]', (_what, start, given) => {
  expect(sentencesOf(linkMistakes(start, given, here))).toEqual([]);
});

test('the group of a log-in gives the address of the section about a redirect URL that leads back [B-DEV-3]', () => {
  vi.spyOn(console, 'groupCollapsed').mockImplementation(() => undefined);
  const line = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  inspect('Main', linkTo(location.href), () => undefined);
  const { section } = linkMistakes('Main', linkTo(location.href), location.href)[0] ?? {};
  expect(section).toBeDefined();
  expect(line.mock.lastCall?.[0]).toMatch(new RegExp(`leads to this page.*/troubleshooting#${section}$`));
});

test('a theme that cannot be read is reported with the pair, its contrast and the nearest colour [B-LOOK-8]', () => {
  expect(sentencesOf(contrastMistakes({ colors: { primary: '#ffff00' } }))).toEqual([
    expect.stringMatching(
      /^Theme: .+ has a contrast of 1\.\d\d:1 and needs [34](?:\.5)?:1; #[\dA-F]{6} would pass\..*mergeThemes/,
    ),
  ]);
  expect(sentencesOf(contrastMistakes({}))).toEqual([]);
  expect(sentencesOf(contrastMistakes(undefined))).toEqual([]);
  expect(sentencesOf(contrastMistakes('dark' as never))).toEqual([]);
});

test('each theme of a pair is reported under its name [B-LOOK-8]', () => {
  const [light, dark] = [{}, darkTheme];
  expect(sentencesOf(contrastMistakes({ light, dark }))).toEqual([]);
  expect(sentencesOf(contrastMistakes({ light, dark: { ...dark, text: { body: { color: '#000000' } } } }))).toEqual([
    expect.stringMatching(/^Theme \(dark\): .+ on container\.backgroundColor has a contrast of/),
  ]);
});

test('the overview names the methods, the redirect URLs, the links, the contrast and the policy [B-DEV-2]', () => {
  const given = options({
    config: {
      products: ['otp', 'oauth', 'passkeys', 'sms', 'crypto'],
      otpOptions: { methods: ['email', 'sms', 'pigeon'] },
      oauthOptions: { providers: [{ type: 'google' }, { type: 'none' }], loginRedirectURL: here },
    },
    theme: {},
  });
  expect(overview('Main', given, here)).toEqual([
    'Vestibule: log-in (this group is shown on your own machine only)',
    'Methods: otp (email, sms), oauth (google), passkeys, crypto.',
    `Redirect URL config.oauthOptions.loginRedirectURL: ${here} (this page)`,
    'Links that lead to this page: not finished by this mount.',
    'Theme: every pair of colours passes.',
    'Content security policy: no <meta> element has one. One in a header cannot be read from here.',
  ]);
});

test('the overview names a provider that is given as a text [B-DEV-2]', () => {
  const given = options({ config: { products: ['oauth'], oauthOptions: { providers: ['google'] } } });
  expect(overview('Main', given, here)).toContain('Methods: oauth (google).');
});

// Columns: the first screen | the name in the refusal.
test.each([
  ['PasskeyRegistrationStart', 'PasskeyRegistration'],
  ['ConnectedApps', 'ConnectedApps'],
  ['StepUp', 'StepUp'],
] as const)('the overview of %s without loginURL names the refusal of a visitor [B-DEV-2]', (start, name) => {
  const line = expect.stringMatching(
    `^Visitors without a session read "Error: Cannot use ${name} component .* no loginURL\\. See .*#cannot-use-passkey`,
  );
  expect(overview(start, options({}), here)).toContainEqual(line);
  expect(overview(start, options({ loginURL: '/login' }), here)).not.toContainEqual(line);
});

test('the overview reads a policy in the page, and says what is left to the provider [B-DEV-2]', () => {
  const meta = Object.assign(document.createElement('meta'), { content: "default-src 'self'" });
  meta.httpEquiv = 'Content-Security-Policy';
  document.head.append(meta);
  expect(overview('CallbackAuthenticate', options({}), here)).toEqual([
    'Vestibule: callback (this group is shown on your own machine only)',
    'Methods: none.',
    "Redirect URLs: none given, so the provider's own settings count.",
    'Links that lead to this page: finished by this mount.',
    'Theme: the default one.',
    "Content security policy, from a <meta> element: default-src 'self'",
  ]);
});

test.each([
  [{}, undefined],
  [{ warnBeforeMinutes: 2, stepUpOptions: { maxAgeMinutes: 0, groups: 2 } }, undefined],
  [{ warnBeforeMinutes: '2' }, "warnBeforeMinutes is '2', which is not a number of minutes. Give one, such as 5."],
  [{ warnBeforeMinutes: 1 / 3 }, undefined],
  [
    { warnBeforeMinutes: 0.3 },
    /^warnBeforeMinutes is 0\.3, which is not a number of minutes in which a person can answer: 20 seconds are used/,
  ],
  [{ warnBeforeMinutes: 0 }, /^warnBeforeMinutes is 0, .*Give 1\/3 or more, such as 2\.$/],
  [{ extendByMinutes: Infinity }, /^extendByMinutes is Infinity, which is not a number of minutes\./],
  [{ stepUpOptions: { maxAgeMinutes: -1 } }, /^stepUpOptions\.maxAgeMinutes is -1, which is not a number of minutes\./],
  [{ stepUpOptions: { groups: 3 } }, /^stepUpOptions\.groups is 3, which is not one of: 1, 2\./],
  [{ stepUpOptions: null }, undefined],
  [
    { warnBeforeMinutes: 5, extendByMinutes: 5 },
    'warnBeforeMinutes is 5, which is more than half of the 5 minutes of extendByMinutes: half of them are used, because the question would come again too soon. Give at most 2.5.',
  ],
  [
    { warnBeforeMinutes: 30, config: { products: ['passwords'] } },
    /^warnBeforeMinutes is 30, which is not less than the 30 minutes of config\.sessionOptions\.sessionDurationMinutes: /,
  ],
  [
    {
      warnBeforeMinutes: 9,
      extendByMinutes: 12,
      config: { products: ['passwords'], sessionOptions: { sessionDurationMinutes: 8 } },
    },
    /^warnBeforeMinutes is 9, which is more than half of the 12 minutes of extendByMinutes: /,
  ],
  [{ extendByMinutes: 0 }, /^extendByMinutes is 0, which is not a number of minutes\./],
  [
    { extendByMinutes: 3 },
    [
      'extendByMinutes is 3, and Stytch refuses it. Give whole minutes from 5 to 527040.',
      /^warnBeforeMinutes is 2, which is more than half of the 3 minutes of extendByMinutes: /,
    ],
  ],
  [{ extendByMinutes: 527_041 }, /^extendByMinutes is 527041, and Stytch refuses it\./],
  [
    { warnBeforeMinutes: 31 },
    /^warnBeforeMinutes is 31, which is more than half of the 60 minutes of extendByMinutes: /,
  ],
  [{ warnBeforeMinutes: 30 }, undefined],
  [
    { warnBeforeMinutes: 5, config: { sessionOptions: { sessionDurationMinutes: 5 } } },
    'warnBeforeMinutes is 5, which is not less than the 5 minutes of config.sessionOptions.sessionDurationMinutes: half of them are used, because the question would come with the log-in. Give less.',
  ],
  [{ warnBeforeMinutes: 4.9, config: { sessionOptions: { sessionDurationMinutes: 5 } } }, undefined],
  [{ config: { sessionOptions: { sessionDurationMinutes: 9 } } }, undefined],
])('the numbers of %j are reported as %s [B-DEV-1]', (options, sentence) => {
  expect(sentencesOf(numberMistakes(options))).toEqual(
    [sentence ?? []].flat().map((one) => expect.stringMatching(one)),
  );
});

test('a passcode that lives for too long is easier to guess [B-DEV-1]', () => {
  const config = { otpOptions: { expirationMinutes: 11 } };
  expect(sentencesOf(numberMistakes({ config }))).toEqual([
    'config.otpOptions.expirationMinutes is 11, and Stytch refuses it. Give whole minutes from 1 to 10. The longer a code lives, the easier it is guessed.',
  ]);
});

test.each([
  ['config.emailMagicLinksOptions.loginExpirationMinutes', 4, '5 to 10080'],
  ['config.emailMagicLinksOptions.signupExpirationMinutes', 5, undefined],
  ['config.emailMagicLinksOptions.signupExpirationMinutes', 10_080, undefined],
  ['config.passwordOptions.resetPasswordExpirationMinutes', 10_081, '5 to 10080'],
  ['config.otpOptions.expirationMinutes', 0.5, '1 to 10'],
  ['config.otpOptions.expirationMinutes', 1.5, '1 to 10'],
  ['config.otpOptions.expirationMinutes', 1, undefined],
  ['config.otpOptions.expirationMinutes', Number.NaN, undefined],
  ['config.sessionOptions.sessionDurationMinutes', 4, '5 to 527040'],
  ['config.sessionOptions.sessionDurationMinutes', 5, undefined],
  ['config.sessionOptions.sessionDurationMinutes', 30.5, '5 to 527040'],
  ['config.sessionOptions.sessionDurationMinutes', 527_040, undefined],
  ['config.sessionOptions.sessionDurationMinutes', 527_041, '5 to 527040'],
])('a %s of %s is refused by the provider, which accepts %s [B-DEV-1]', (path, value, range) => {
  const [, group = '', name = ''] = path.split('.');
  const config = { products: ['emailMagicLinks'], [group]: { methods: ['sms'], [name]: value } };
  expect(sentencesOf(numberMistakes({ config }))).toEqual(
    range ? [`${path} is ${value}, and Stytch refuses it. Give whole minutes from ${range}.`] : [],
  );
});
