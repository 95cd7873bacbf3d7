import type { OAuthProviderType } from '../../core/config/config';
import type { Mark } from './mark';
import type * as marks from './most-used';

const mostUsed = async (type: keyof typeof marks) => ({ mark: (await import('./most-used'))[type] });

/** Where each mark comes from. A file of its own: nineteen addresses are more than the buttons that need some of them. */
export const fetchMark: Readonly<Record<OAuthProviderType, () => Promise<{ mark: Mark }>>> = {
  google: () => mostUsed('google'),
  microsoft: () => mostUsed('microsoft'),
  apple: () => mostUsed('apple'),
  github: () => mostUsed('github'),
  gitlab: () => import('./gitlab'),
  facebook: () => mostUsed('facebook'),
  discord: () => import('./discord'),
  salesforce: () => import('./salesforce'),
  slack: () => import('./slack'),
  amazon: () => import('./amazon'),
  bitbucket: () => import('./bitbucket'),
  linkedin: () => import('./linkedin'),
  coinbase: () => import('./coinbase'),
  twitch: () => import('./twitch'),
  twitter: () => import('./twitter'),
  tiktok: () => import('./tiktok'),
  snapchat: () => import('./snapchat'),
  figma: () => import('./figma'),
  yahoo: () => import('./yahoo'),
};
