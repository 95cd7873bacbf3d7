import type { OAuthProviderType } from '../../core/host/config';
import type { Mark } from './mark';

const mostUsed = () => import('./most-used');

/** Where each mark comes from. A file of its own: nineteen addresses are more than the buttons that need some of them. */
export const fetchMark: Readonly<Record<OAuthProviderType, () => Promise<Mark>>> = {
  google: async () => (await mostUsed()).google,
  microsoft: async () => (await mostUsed()).microsoft,
  apple: async () => (await mostUsed()).apple,
  github: async () => (await mostUsed()).github,
  gitlab: async () => (await import('./gitlab')).mark,
  facebook: async () => (await mostUsed()).facebook,
  discord: async () => (await import('./discord')).mark,
  salesforce: async () => (await import('./salesforce')).mark,
  slack: async () => (await import('./slack')).mark,
  amazon: async () => (await import('./amazon')).mark,
  bitbucket: async () => (await import('./bitbucket')).mark,
  linkedin: async () => (await import('./linkedin')).mark,
  coinbase: async () => (await import('./coinbase')).mark,
  twitch: async () => (await import('./twitch')).mark,
  twitter: async () => (await import('./twitter')).mark,
  tiktok: async () => (await import('./tiktok')).mark,
  snapchat: async () => (await import('./snapchat')).mark,
  figma: async () => (await import('./figma')).mark,
  yahoo: async () => (await import('./yahoo')).mark,
};
