import type { OAuthProviderType } from '../core/config/config';

/** The name of each provider (B-SOCIAL-1). Names are not translated. */
export const providerNames: Readonly<Record<OAuthProviderType, string>> = {
  google: 'Google',
  microsoft: 'Microsoft',
  apple: 'Apple',
  github: 'GitHub',
  gitlab: 'GitLab',
  facebook: 'Facebook',
  discord: 'Discord',
  salesforce: 'Salesforce',
  slack: 'Slack',
  amazon: 'Amazon',
  bitbucket: 'Bitbucket',
  linkedin: 'LinkedIn',
  coinbase: 'Coinbase',
  twitch: 'Twitch',
  twitter: 'Twitter',
  tiktok: 'TikTok',
  snapchat: 'Snapchat',
  figma: 'Figma',
  yahoo: 'Yahoo',
};

/** Tells whether there is a provider of this name. */
export function isOAuthProviderType(type: string): type is OAuthProviderType {
  return Object.hasOwn(providerNames, type);
}
