import type { UserProvider } from '../user';

/** The social providers, by their names in addresses. */
export const socialProviders: Readonly<Record<string, string>> = {
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

/** The providers that report no e-mail address: the client's types have no `email_id` in their factors. */
const withoutAddresses: ReadonlySet<string> = new Set(['twitter', 'tiktok', 'snapchat']);

/** Tells whether a provider reports the e-mail address of an account. */
export const hasAddresses = (type: string): boolean => !withoutAddresses.has(type);

/** The name of a provider for users, as `provider_type` has it. */
export const nameOf = (type: string): string => socialProviders[type] ?? type;

/** The name of an account's provider in addresses, and in the names of factors. */
export const typeOf = ({ provider_type }: Pick<UserProvider, 'provider_type'>): string => provider_type.toLowerCase();

/** Tells whether an account is one of the provider with this name in addresses. */
export const isOfType = (account: UserProvider, type: string): boolean => typeOf(account) === type;
