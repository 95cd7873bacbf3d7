import { oauthProviders, otpChannels, products } from '../../flows/core/config/config';
import { resolveConfig } from '../../flows/core/config/config.atoms';
import { isRecord } from '../../flows/core/provider/record';
import type { ScreenName } from '../../flows/core/screen/screen-name';
import { withSection } from '../host/developer-warning';
import { property } from '../host/untyped';
import { redirectURLs } from '../mistakes/value-mistakes';
import type { WidgetOptions } from '../options';
import { contrastLines } from './contrast-mistakes';
import { finishesLinks, isSamePage } from './link-mistakes';

/** The names of the mounts, by their first screen. */
const mountNames: Readonly<Partial<Record<ScreenName, string>>> = {
  Main: 'log-in',
  PasswordResetForm: 'password reset',
  PasskeyRegistrationStart: 'passkey registration',
  ConnectedApps: 'connected applications',
  StepUp: 'step-up',
  CallbackAuthenticate: 'callback',
  IDPConsent: 'identity provider',
};

/** The facts that the widget detects, for the developer: a title, and a line for each (B-DEV-2). */
export function overview(start: ScreenName, options: WidgetOptions, here: string): string[] {
  const { config, theme } = options;
  return [
    `Vestibule: ${mountNames[start] ?? start} (this group is shown on your own machine only)`,
    ...(isRecord(config) ? [...methodLines(options), ...redirectLines(config, here)] : []),
    ...refusalLines(start, options),
    `Links that lead to this page: ${finishesLinks(start, options) ? 'finished by this mount' : 'not finished by this mount'}.`,
    ...(theme === undefined ? ['Theme: the default one.'] : contrastLines(theme)),
    policyLine(),
  ];
}

function methodLines({ config }: WidgetOptions): string[] {
  const { products: given, otp, oauth } = resolveConfig(config);
  // A provider may be given as a text.
  const social = oauth.providers.map((provider) => property(provider, 'type') ?? provider);
  // What is left out is reported as a mistake.
  const offered = (names: Iterable<unknown>, known: readonly string[]) =>
    [...names].flatMap((name) => known.filter((one) => one === name));
  const details: Readonly<Record<string, readonly string[]>> = {
    otp: offered(otp.methods, otpChannels),
    oauth: offered(social, Object.keys(oauthProviders)),
  };
  const methods = offered(given, products).filter((name) => details[name]?.length !== 0);
  const named = methods.map((name) => (details[name] ? `${name} (${details[name].join(', ')})` : name));
  return [`Methods: ${named.join(', ') || 'none'}.`];
}

/** The mounts that need a signed-in user, by the name in their refusal. */
const refusing: Readonly<Partial<Record<ScreenName, string>>> = {
  PasskeyRegistrationStart: 'PasskeyRegistration',
  ConnectedApps: 'ConnectedApps',
  StepUp: 'StepUp',
};

/** The sentence that visitors without a session read. It is no mistake, so it is in the group. */
function refusalLines(start: ScreenName, options: WidgetOptions): string[] {
  const name = refusing[start];
  if (name === undefined || Reflect.get(options, 'loginURL')) return [];
  const sentence = `Visitors without a session read "Error: Cannot use ${name} component without active user authenticated.", because there is no loginURL.`;
  return [withSection(sentence, 'cannot-use-passkeyregistration-component-without-active-user-authenticated')];
}

function redirectLines(config: object, here: string): string[] {
  const urls = redirectURLs(config);
  if (urls.length === 0) return ["Redirect URLs: none given, so the provider's own settings count."];
  return urls.map(
    ([path, url]) => `Redirect URL ${path}: ${String(url)}${isSamePage(url, here) ? ' (this page)' : ''}`,
  );
}

function policyLine(): string {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy" i]')?.content;
  return policy
    ? `Content security policy, from a <meta> element: ${policy}`
    : 'Content security policy: no <meta> element has one. One in a header cannot be read from here.';
}
