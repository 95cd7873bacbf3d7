import type { BootstrapSettings, PolicySettings } from '../settings';
import { flat, type Shape } from './known-members';

const permissions = flat('resource_id', 'actions');

/** The members of the settings that are objects, or lists of objects. */
export const settingMembers = {
  captcha_settings: flat('enabled', 'siteKey'),
  password_config: flat('luds_complexity', 'luds_minimum_count'),
  rbac_policy: {
    roles: { ...flat('role_id', 'description'), permissions },
    resources: flat('resource_id', 'description', 'actions'),
    scopes: { ...flat('scope', 'description'), permissions },
  },
  redirect_urls: flat('url', 'types', 'default'),
  google_one_tap: flat('client_id', 'has_login_redirect', 'has_signup_redirect', 'plays'),
  trusted_token_profiles: flat('profile_id', 'issuer', 'audience', 'public_key'),
} satisfies { readonly [Name in keyof (BootstrapSettings & PolicySettings)]?: Shape };
