/** A permission of the access policy. */
export interface Permission {
  resource_id: string;
  actions: string[];
}

/** The project's access policy; the consent screen takes the words for custom scopes from it. */
export interface RbacPolicy {
  roles: { role_id: string; description: string; permissions: Permission[] }[];
  resources: { resource_id: string; description: string; actions: string[] }[];
  scopes: { scope: string; description: string; permissions: Permission[] }[];
}

/** The numbers of characters, and of kinds of them, that the luds policy asks for. */
export interface PasswordConfig {
  luds_complexity: number;
  luds_minimum_count: number;
}

/** The settings that the client is told when it starts. */
export interface BootstrapSettings {
  project_name: string;
  disable_sdk_watermark: boolean;
  captcha_settings: { enabled: false } | { enabled: true; siteKey: string };
  cname_domain: string | null;
  email_domains: string[];
  pkce_required_for_email_magic_links: boolean;
  pkce_required_for_password_resets: boolean;
  pkce_required_for_oauth: boolean;
  pkce_required_for_sso: boolean;
  slug_pattern: string | null;
  create_organization_enabled: boolean;
  password_config: PasswordConfig | null;
  dfp_protected_auth_enabled: boolean;
  dfp_protected_auth_mode: 'OBSERVATION' | 'DECISIONING';
  rbac_policy: RbacPolicy | null;
  siwe_required_for_crypto_wallets: boolean;
  vertical: 'CONSUMER' | 'B2B';
}

/** The settings that only the provider needs to know. */
export interface PolicySettings {
  strength_policy: 'zxcvbn' | 'luds' | 'none';
  breach_detection_on_create: boolean;
  /** The multi-factor rule: sensitive calls of users with factors of two groups need a session with two, of the last hour. */
  mfa_rule: 'enforced' | 'off';
  /** The addresses of links and social providers, compared character for character. Null: any page of this machine. */
  redirect_urls: readonly string[] | null;
  /** The setup of Google One Tap; an empty client ID is none at all. */
  google_one_tap: OneTapSettings;
}

/** The Google OAuth client, and whether there are addresses to return to. */
export interface OneTapSettings {
  client_id: string;
  has_login_redirect: boolean;
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
    redirect_urls: null,
    google_one_tap: {
      client_id: 'google-client-test',
      has_login_redirect: true,
      has_signup_redirect: true,
      plays: 'shown',
    },
  },
};
