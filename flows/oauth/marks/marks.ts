import { lazyPart, type LazyPart } from '../../core/lazy/lazy-part';
import type { ReactElement } from 'react';
import type { OAuthProviderType } from '../../core/host/config';

const markOf = (fetch: () => Promise<{ Mark: () => ReactElement }>) =>
  lazyPart(async () => (await fetch()).Mark, { isDecoration: true });

/** Each provider's mark, fetched where that provider is configured. */
export const marks: Readonly<Record<OAuthProviderType, LazyPart<object>>> = {
  google: markOf(() => import('./google')),
  microsoft: markOf(() => import('./microsoft')),
  apple: markOf(() => import('./apple')),
  github: markOf(() => import('./github')),
  gitlab: markOf(() => import('./gitlab')),
  facebook: markOf(() => import('./facebook')),
  discord: markOf(() => import('./discord')),
  salesforce: markOf(() => import('./salesforce')),
  slack: markOf(() => import('./slack')),
  amazon: markOf(() => import('./amazon')),
  bitbucket: markOf(() => import('./bitbucket')),
  linkedin: markOf(() => import('./linkedin')),
  coinbase: markOf(() => import('./coinbase')),
  twitch: markOf(() => import('./twitch')),
  twitter: markOf(() => import('./twitter')),
  tiktok: markOf(() => import('./tiktok')),
  snapchat: markOf(() => import('./snapchat')),
  figma: markOf(() => import('./figma')),
  yahoo: markOf(() => import('./yahoo')),
};
