import type { OperationName } from './operation-names';
import type { RedirectURL } from './redirect-url';

/** A permission of the access policy. */
export interface Permission {
  /** The resource that the permission is about. */
  resource_id: string;
  /** The actions that it allows. */
  actions: string[];
}

/** The project's access policy; the consent screen takes the words for custom scopes from it. */
export interface RbacPolicy {
  /** The roles that users can have. */
  roles: PolicyRole[];
  /** The resources that permissions are about. */
  resources: PolicyResource[];
  /** The scopes that applications can ask for. */
  scopes: PolicyScope[];
}

/** A role of the access policy. */
export interface PolicyRole {
  /** The id of the role. */
  role_id: string;
  /** The words for the role. */
  description: string;
  /** The permissions of those who have it. */
  permissions: Permission[];
}

/** A resource of the access policy. */
export interface PolicyResource {
  /** The id of the resource. */
  resource_id: string;
  /** The words for the resource. */
  description: string;
  /** The actions that there are on it. */
  actions: string[];
}

/** A custom scope of the access policy. */
export interface PolicyScope {
  /** The scope, as an application names it. */
  scope: string;
  /** The words for it, which the consent screen shows. */
  description: string;
  /** The permissions that a user needs to grant it. */
  permissions: Permission[];
}

/** The numbers of characters, and of kinds of them, that the luds policy asks for. */
export interface PasswordConfig {
  /** The kinds of characters that are needed: lower case, upper case, digits, symbols. */
  luds_complexity: number;
  /** The characters that are needed. */
  luds_minimum_count: number;
}

/** A project without a captcha. */
interface CaptchaOff {
  /** False. */
  enabled: false;
}

/** A project with a captcha. */
interface CaptchaOn {
  /** True. */
  enabled: true;
  /** The key of the captcha's site. */
  siteKey: string;
}

/** The settings that the client is told when it starts. */
export interface BootstrapSettings {
  /** The name that the form and the mails say. */
  project_name: string;
  /** True hides "Powered by Stytch". */
  disable_sdk_watermark: boolean;
  /** The captcha whose tokens the client sends; no call checks them. */
  captcha_settings: CaptchaOff | CaptchaOn;
  /** The custom domain of the project, or null. */
  cname_domain: string | null;
  /** The domains that mail is sent from. */
  email_domains: string[];
  /** True refuses magic links without PKCE. */
  pkce_required_for_email_magic_links: boolean;
  /** True refuses resets of a password without PKCE. */
  pkce_required_for_password_resets: boolean;
  /** True refuses social log-in without PKCE. */
  pkce_required_for_oauth: boolean;
  /** A setting of B2B projects. */
  pkce_required_for_sso: boolean;
  /** A setting of B2B projects. */
  slug_pattern: string | null;
  /** A setting of B2B projects. */
  create_organization_enabled: boolean;
  /** The numbers of the policy `luds`, or null where it is another. */
  password_config: PasswordConfig | null;
  /** True makes the client send device fingerprints; no call checks them. */
  dfp_protected_auth_enabled: boolean;
  /** The mode of device fingerprinting for the client; no call is refused by it. */
  dfp_protected_auth_mode: 'OBSERVATION' | 'DECISIONING';
  /** The access policy, or null. */
  rbac_policy: RbacPolicy | null;
  /** True asks Ethereum wallets for Sign-In with Ethereum. */
  siwe_required_for_crypto_wallets: boolean;
  /** The kind of the project. The widget works with `CONSUMER`. */
  vertical: 'CONSUMER' | 'B2B';
}

/** The settings that only the provider needs to know. */
export interface PolicySettings {
  /** The policy for passwords. */
  strength_policy: 'zxcvbn' | 'luds' | 'none';
  /** True refuses a leaked password. */
  breach_detection_on_create: boolean;
  /** The multi-factor rule: sensitive calls of users with factors of two groups need a session with two, of the last hour. */
  mfa_rule: 'enforced' | 'off';
  /** The longest session that a request may ask for, in minutes, or null. */
  max_session_duration_minutes: number | null;
  /** The operations that are off, by the names that faults use. Each fails with `endpoint_not_authorized_for_sdk` (401). */
  disabled_operations: readonly OperationName[];
  /** The origins of the pages that may use the client, or null for every page. */
  authorized_domains: readonly string[] | null;
  /** The addresses of links and social providers, each for every type or for its own types. Null: any page of this machine. */
  redirect_urls: readonly (string | RedirectURL)[] | null;
  /** The setup of Google One Tap; an empty client ID is none at all. */
  google_one_tap: OneTapSettings;
  /** The servers whose tokens `session.attest` accepts. */
  trusted_token_profiles: readonly TrustedTokenProfile[];
}

/** A server whose tokens the project trusts. */
export interface TrustedTokenProfile {
  /** The id by which a call names the profile. */
  profile_id: string;
  /** The `iss` of its tokens. */
  issuer: string;
  /** The `aud` of its tokens. */
  audience: string;
  /** The key that verifies its tokens, as a PEM file (SPKI). */
  public_key: string;
}

/** The Google OAuth client, and whether there are addresses to return to. */
export interface OneTapSettings {
  /** The id of the Google OAuth client. */
  client_id: string;
  /** True where there is an address for users who log in. */
  has_login_redirect: boolean;
  /** True where there is an address for users who sign up. */
  has_signup_redirect: boolean;
  /** The part of the stand-in for Google's script: show itself, refuse for a reason, or stay silent. */
  plays: string;
}

/** All settings of a project. */
export interface ProjectSettings {
  readonly bootstrap: Readonly<BootstrapSettings>;
  readonly policy: Readonly<PolicySettings>;
}

/** The settings of a fresh project. */
export const factorySettings: ProjectSettings = {
  bootstrap: {
    project_name: 'Vestibule playground',
    disable_sdk_watermark: false,
    captcha_settings: { enabled: false },
    cname_domain: null,
    email_domains: ['vestibule.example'],
    pkce_required_for_email_magic_links: false,
    pkce_required_for_password_resets: false,
    pkce_required_for_oauth: false,
    pkce_required_for_sso: false,
    slug_pattern: null,
    create_organization_enabled: false,
    password_config: null,
    dfp_protected_auth_enabled: false,
    dfp_protected_auth_mode: 'OBSERVATION',
    rbac_policy: {
      roles: [{ role_id: 'stytch_user', description: 'Granted to every user.', permissions: [] }],
      resources: [{ resource_id: 'invoices', description: 'Invoices', actions: ['read', 'write'] }],
      scopes: [
        {
          scope: 'read:invoices',
          description: 'Read your invoices',
          permissions: [{ resource_id: 'invoices', actions: ['read'] }],
        },
        {
          scope: 'write:invoices',
          description: 'Create and change your invoices',
          permissions: [{ resource_id: 'invoices', actions: ['write'] }],
        },
      ],
    },
    siwe_required_for_crypto_wallets: false,
    vertical: 'CONSUMER',
  },
  policy: {
    strength_policy: 'zxcvbn',
    breach_detection_on_create: true,
    mfa_rule: 'enforced',
    max_session_duration_minutes: null,
    disabled_operations: [],
    authorized_domains: null,
    redirect_urls: null,
    google_one_tap: {
      client_id: 'google-client-test',
      has_login_redirect: true,
      has_signup_redirect: true,
      plays: 'shown',
    },
    trusted_token_profiles: [],
  },
};

/** The shape of all settings; null for those of several shapes. */
export const exampleSettings = {
  bootstrap: { ...factorySettings.bootstrap, captcha_settings: {}, rbac_policy: null },
  policy: factorySettings.policy,
};
