import { isSessionMinutes } from '../durations';
import { isRecord } from '../fields';
import { isOperationName, type OperationName } from '../operation-names';
import { isRedirectURL, redirectTypes } from '../redirect-url';
import type {
  BootstrapSettings,
  OneTapSettings,
  PasswordConfig,
  PolicySettings,
  RbacPolicy,
  TrustedTokenProfile,
} from '../settings';
import { shownBootstrap } from '../shown-settings';
import { ControlError } from './control-error';
import type { ControlRoute } from './control-route';
import { settingMembers } from './setting-members';

interface Rule<Value> {
  readonly expected: string;
  holds(value: unknown): value is Value;
}

const rule = <Value>(expected: string, holds: (value: unknown) => value is Value): Rule<Value> => ({ expected, holds });
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const hasLists = (value: unknown, ...names: string[]) =>
  isRecord(value) && names.every((name) => Array.isArray(value[name]) && value[name].every(isRecord));

const text = rule('a string', isText);
const textOrNull = rule('a string or null', (value): value is string | null => value === null || isText(value));
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const flag = rule('true or false', (value) => typeof value === 'boolean');
const oneOf = <Word extends string>(...words: Word[]) =>
  rule(`one of ${words.join(', ')}`, (value): value is Word => words.some((word) => word === value));

const bootstrapRules: { readonly [Name in keyof BootstrapSettings]: Rule<BootstrapSettings[Name]> } = {
  project_name: text,
  disable_sdk_watermark: flag,
  captcha_settings: rule(
    '{enabled: false} or {enabled: true, siteKey: string}',
    (value): value is BootstrapSettings['captcha_settings'] =>
      isRecord(value) && (value['enabled'] === false || (value['enabled'] === true && isText(value['siteKey']))),
  ),
  cname_domain: textOrNull,
  email_domains: rule('a list of strings', isTexts),
  pkce_required_for_email_magic_links: flag,
  pkce_required_for_password_resets: flag,
  pkce_required_for_oauth: flag,
  pkce_required_for_sso: flag,
  slug_pattern: textOrNull,
  create_organization_enabled: flag,
  password_config: rule(
    'null or {luds_complexity, luds_minimum_count}, both whole numbers',
    (value): value is PasswordConfig | null =>
      value === null || (isRecord(value) && isCount(value['luds_complexity']) && isCount(value['luds_minimum_count'])),
  ),
  dfp_protected_auth_enabled: flag,
  dfp_protected_auth_mode: oneOf('OBSERVATION', 'DECISIONING'),
  rbac_policy: rule(
    'null or {roles, resources, scopes}, each a list of objects',
    (value): value is RbacPolicy | null => value === null || hasLists(value, 'roles', 'resources', 'scopes'),
  ),
  siwe_required_for_crypto_wallets: flag,
  vertical: oneOf('CONSUMER', 'B2B'),
};

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
const isTrustedTokenProfile = (value: unknown): value is TrustedTokenProfile =>
  isRecord(value) && ['profile_id', 'issuer', 'audience', 'public_key'].every((name) => isText(value[name]));

const policyRules: { readonly [Name in keyof PolicySettings]: Rule<PolicySettings[Name]> } = {
  strength_policy: oneOf('zxcvbn', 'luds', 'none'),
  breach_detection_on_create: flag,
  mfa_rule: oneOf('enforced', 'off'),
  max_session_duration_minutes: rule(
    'null or a whole number from 5 to 527040',
    (value): value is number | null => value === null || isSessionMinutes(value),
  ),
  disabled_operations: rule(
    'a list of the names of operations, such as "otps.sms.send"',
    (value): value is OperationName[] => isTexts(value) && value.every(isOperationName),
  ),
  authorized_domains: rule(
    'null or a list of origins, such as "https://app.example"',
    (value): value is string[] | null => value === null || (isTexts(value) && value.every(isOrigin)),
  ),
  redirect_urls: rule(
    `null or a list of URLs, each a string or {url, types?, default?} with types of ${redirectTypes.join(', ')}`,
    (value): value is PolicySettings['redirect_urls'] =>
      value === null || (Array.isArray(value) && value.every(isRedirectURL)),
  ),
  google_one_tap: rule(
    '{client_id, has_login_redirect, has_signup_redirect, plays}',
    (value): value is OneTapSettings =>
      isRecord(value) &&
      isText(value['client_id']) &&
      isText(value['plays']) &&
      typeof value['has_login_redirect'] === 'boolean' &&
      typeof value['has_signup_redirect'] === 'boolean',
  ),
  trusted_token_profiles: rule(
    'a list of {profile_id, issuer, audience, public_key}, each a string',
    (value): value is TrustedTokenProfile[] => Array.isArray(value) && value.every(isTrustedTokenProfile),
  ),
};

/** Changes the named settings and leaves the others. */
export const patchProject: ControlRoute = {
  method: 'PATCH',
  path: '/project',
  accepts: [...Object.keys(bootstrapRules), ...Object.keys(policyRules)],
  acceptsWithin: settingMembers,
  answer({ project, body }) {
    project.settings = {
      bootstrap: { ...project.settings.bootstrap, ...pick(body.values, bootstrapRules) },
      policy: { ...project.settings.policy, ...pick(body.values, policyRules) },
    };
    return { ...shownBootstrap(project.settings), ...project.settings.policy };
  },
};

function pick<Settings extends object>(
  values: Record<string, unknown>,
  rules: { readonly [Name in keyof Settings]: Rule<Settings[Name]> },
): Partial<Settings> {
  const picked: Partial<Settings> = {};
  for (const name in rules) {
    if (!Object.hasOwn(values, name)) continue;
    const value = values[name];
    if (!rules[name].holds(value)) throw ControlError.field(name, rules[name].expected);
    picked[name] = value;
  }
  return picked;
}
