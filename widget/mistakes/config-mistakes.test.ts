import { expect, test } from 'vitest';
import type { Config } from '../../flows/core/config/config';
import { resolveConfig } from '../../flows/core/config/config.atoms';
import { configMistakes, configProblem } from './config-mistakes';
import { sentencesOf } from '../testing/sentences-of';

/** A configuration as a developer without types may write it. */
const untyped = (config: object) => config as Config;

test('a conflicting configuration is reported with both options [B-MOUNT-3]', () => {
  const otp = { methods: ['email'] } as const;
  expect(configProblem({ products: ['emailMagicLinks', 'otp'], otpOptions: otp })?.sentence).toBe(
    'Error: Cannot use both EML and Email OTP',
  );
  expect(configProblem({ products: ['passkeys'] })?.sentence).toBe(
    'Error: Cannot use Passkeys by itself, please add another product to the config.',
  );
  expect(configProblem({ products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['sms'] } })).toBeUndefined();
});

test('passkeys beside the product of another mount alone are reported as passkeys by themselves [B-MOUNT-3]', () => {
  expect(configProblem(untyped({ products: ['passkeys', 'passkeyRegistration'] }))?.sentence).toMatch(
    /^Error: Cannot use Passkeys by itself/,
  );
});

test.each([
  [{}, 'config.products is missing or empty. Name one or more of: emailMagicLinks'],
  [{ products: [] }, 'config.products is missing or empty.'],
  [{ products: ['email', 'sms'] }, "config.products has 'email', 'sms', which is left out: there is no such product."],
  [{ products: ['otp'] }, "config.products has 'otp', but config.otpOptions.methods names no channel"],
  [{ products: ['otp'], otpOptions: { methods: [] } }, 'Name one or more of: email, sms, whatsapp.'],
  [{ products: ['otp'], otpOptions: { methods: ['mail'] } }, "config.otpOptions.methods has 'mail', which is left out"],
  [{ products: ['oauth'] }, "config.products has 'oauth', but config.oauthOptions.providers is empty"],
  [{ products: ['oauth', 'passkeys'], oauthOptions: { providers: [] } }, "such as { type: 'google' }."],
  [
    { products: ['oauth'], oauthOptions: { providers: [{ type: 'Google' }] } },
    "config.oauthOptions.providers has 'Google', which is left out: there is no such provider. Name one or more of: google",
  ],
  [{ products: ['telepathy', null, 7, {}] }, "config.products has 'telepathy', null, 7, undefined, which is left out"],
  [
    { products: 'oauth', oauthOptions: { providers: [null, 7, { type: {} }] } },
    'config.oauthOptions.providers has undefined, 7, an object, which is left out: there is no such provider.',
  ],
])(
  'a developer who configures %j reads why there is no method to log in, and what to do [B-MOUNT-12]',
  (config, reason) => {
    const problem = configProblem(untyped(config))?.sentence;
    expect(problem).toMatch(/^Error: There is no method to log in\. /);
    expect(problem).toContain(reason);
  },
);

test("a configuration with the provider's own objects for products works as it is [B-MOUNT-12]", () => {
  const config: Config = { products: [{ id: 'emailMagicLinks' }, 'passkeys', { id: 'passkeyRegistration' }] };
  expect([...resolveConfig(config).products]).toEqual(['emailMagicLinks', 'passkeys', 'passkeyRegistration']);
  expect(configProblem(config)).toBeUndefined();
  expect(sentencesOf(configMistakes(config))).toEqual([]);
});

test('a single value instead of a list is read as a list of one', () => {
  const config = untyped({ products: 'otp', otpOptions: { methods: 'sms' }, oauthOptions: { providers: 7 } });
  expect(configProblem(config)).toBeUndefined();
  expect(resolveConfig(config)).toMatchObject({ products: new Set(['otp']), otp: { methods: ['sms'] } });
});

test('a malformed method beside others is reported, and the others are shown [B-MOUNT-13]', () => {
  const config = untyped({
    products: ['emailMagicLinks', 'otp', 'oauth', 'sso'],
    otpOptions: { methods: ['sms', 'telegram'] },
    oauthOptions: { providers: [{ type: 'google' }, { type: 'myspace' }] },
  });
  expect(configProblem(config)).toBeUndefined();
  expect(sentencesOf(configMistakes(config))).toEqual([
    expect.stringContaining("config.products has 'sso'"),
    expect.stringContaining("config.otpOptions.methods has 'telegram'"),
    expect.stringContaining("config.oauthOptions.providers has 'myspace'"),
  ]);
});

test('a malformed hint and a malformed sign-up mode are reported [B-HINT-3] [B-MOUNT-13]', () => {
  const products = ['emailMagicLinks'];
  for (const loginHint of ['ada', '030 901820', 7]) {
    expect(sentencesOf(configMistakes(untyped({ products, loginHint })))).toEqual([
      expect.stringContaining('config.loginHint is neither an e-mail address nor a number in E.164'),
    ]);
  }
  for (const loginHint of ['ada@example.com', '+4930901820', undefined]) {
    expect(sentencesOf(configMistakes(untyped({ products, loginHint, signUp: 'closed' })))).toEqual([]);
  }
  expect(sentencesOf(configMistakes(untyped({ products, signUp: 'shut' })))).toEqual([
    expect.stringContaining("config.signUp is 'shut', which is not one of: open, closed. 'open' is used."),
  ]);
});

test('malformed minutes are each reported, and the defaults used [B-CALL-1]', () => {
  const config: Config = {
    products: ['emailMagicLinks'],
    emailMagicLinksOptions: { loginExpirationMinutes: Number.NaN },
    otpOptions: { methods: ['sms'] },
    sessionOptions: { sessionDurationMinutes: -1 },
  };
  expect(sentencesOf(configMistakes(config))).toEqual([
    expect.stringContaining('loginExpirationMinutes is not a positive number, but NaN'),
    expect.stringContaining('sessionDurationMinutes is not a positive number, but -1'),
  ]);
  const resolved = resolveConfig(config);
  expect({
    sessionDurationMinutes: resolved.sessionDurationMinutes,
    loginExpirationMinutes: resolved.emailMagicLinks.loginExpirationMinutes,
  }).toEqual({ sessionDurationMinutes: 30, loginExpirationMinutes: 30 });
});

test.each([
  ['config.passkeyOptions.offerAfterSignIn', "'always'", { passkeyOptions: { offerAfterSignIn: 'always' } }, 'never'],
  ['config.passkeyOptions.offerAfterSignIn', 'false', { passkeyOptions: { offerAfterSignIn: false } }, 'never'],
  ['config.passkeyOptions.offerAfterSignIn', 'true', { passkeyOptions: { offerAfterSignIn: true } }, 'never'],
  [
    'config.passkeyOptions.offerAfterSignIn',
    "'toString'",
    { passkeyOptions: { offerAfterSignIn: 'toString' } },
    'never',
  ],
  ['config.lastUsed', 'true', { lastUsed: true }, 'mark'],
  ['config.inAppBrowser', 'false', { inAppBrowser: false }, 'adapt'],
])('the value of %s that is %s is reported, and the default is used [B-MOUNT-16]', (option, value, given, used) => {
  const config = untyped({ products: ['passwords', 'passkeys'], ...given });
  expect(sentencesOf(configMistakes(config))).toEqual([
    expect.stringContaining(`${option} is ${value}, which is not one of: `),
  ]);
  expect(sentencesOf(configMistakes(config))[0]).toContain(`'${used}' is used.`);
  const { lastUsed, inAppBrowser, passkeys } = resolveConfig(config);
  expect({ lastUsed, inAppBrowser, offerAfterSignIn: passkeys.offerAfterSignIn }).toEqual({
    lastUsed: 'mark',
    inAppBrowser: 'adapt',
    offerAfterSignIn: 'never',
  });
});

test('a hint that WebAuthn does not know is reported and left out [B-PKEY-20]', () => {
  const config = untyped({ products: ['passwords', 'passkeys'], passkeyOptions: { hints: ['hybrid', 'phone'] } });
  expect(sentencesOf(configMistakes(config))).toEqual([
    expect.stringContaining("config.passkeyOptions.hints has 'phone', which is left out"),
  ]);
  expect(resolveConfig(config).passkeys.hints).toEqual(['hybrid']);
});

test.each([['always'], [true], [null]])(
  'the value %j for a second factor is reported, and none is requested [B-SECOND-1]',
  (when) => {
    const config = untyped({ products: ['passwords'], secondFactorOptions: { when } });
    expect(sentencesOf(configMistakes(config))).toEqual([
      expect.stringContaining('config.secondFactorOptions.when is '),
    ]);
    expect(resolveConfig(config).secondFactor.when).toBe('never');
  },
);

test.each([{}, { methods: ['totp'] }])('a second factor of %j, without `when`, is a mistake', (secondFactorOptions) => {
  expect(sentencesOf(configMistakes(untyped({ products: ['passwords'], secondFactorOptions })))).toEqual([
    "config.secondFactorOptions has no `when`: no second factor is asked for. Write 'offer' or 'required'.",
  ]);
});

test('an unknown method of a second factor is reported [B-SECOND-1]', () => {
  const secondFactorOptions = { when: 'offer', methods: ['totp', 'fax'] };
  expect(sentencesOf(configMistakes(untyped({ products: ['passwords'], secondFactorOptions })))).toEqual([
    "config.secondFactorOptions.methods has 'fax', which is left out. There are: totp, sms, whatsapp, passkey.",
  ]);
});

test('a second factor that is required and cannot be set up is reported [B-SECOND-1]', () => {
  const of = (when: string, methods?: string[]) =>
    sentencesOf(configMistakes(untyped({ products: ['passwords'], secondFactorOptions: { when, methods } })));
  expect({
    required: of('required'),
    requiredByApp: of('required', ['totp']),
    offer: of('offer', ['sms']),
    never: of('never', ['sms']),
  }).toEqual({ required: [], requiredByApp: [], offer: [], never: [] });
  expect(of('required', ['sms'])).toEqual([expect.stringContaining("its methods leave out 'totp'")]);
});

test('an unknown position of One Tap is reported [B-MOUNT-16]', () => {
  const of = (position?: unknown) => {
    const oauthOptions = { providers: [{ type: 'google', one_tap: true, position }] };
    return sentencesOf(configMistakes(untyped({ products: ['oauth'], oauthOptions })));
  };
  expect({ of: of(), embeddedOnly: of('embeddedOnly') }).toEqual({ of: [], embeddedOnly: [] });
  expect(of('top')).toEqual([
    expect.stringContaining("position of 'google' is 'top', which is not one of: floating, embedded,"),
  ]);
});

test('a valid or omitted value is not reported', () => {
  const options = { passkeyOptions: { offerAfterSignIn: undefined }, lastUsed: undefined };
  for (const offerAfterSignIn of ['never', 'ask', 'silent'])
    expect(
      sentencesOf(configMistakes(untyped({ products: ['passwords'], passkeyOptions: { offerAfterSignIn } }))),
    ).toEqual([]);
  for (const lastUsed of ['mark', 'first'])
    expect(sentencesOf(configMistakes(untyped({ products: ['passwords'], lastUsed })))).toEqual([]);
  expect(sentencesOf(configMistakes(untyped({ products: ['passwords'], ...options })))).toEqual([]);
});

test('an unknown default country is reported [B-PHONE-6]', () => {
  const of = (defaultCountry: string) =>
    sentencesOf(configMistakes({ products: ['passwords'], phoneOptions: { defaultCountry } })).length;
  expect(['auto', 'US', 'de', 'XK', 'USA', 'Germany'].map(of)).toEqual([0, 0, 0, 0, 1, 1]);
});
