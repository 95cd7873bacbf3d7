import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import type { OAuthProviderType } from '../../core/host/config';
import { fetchCode } from '../../core/lazy/fetch-code';
import type { Mark } from './mark';

/** A mark that is fetched when its button is shown. One that cannot be had leaves its place empty: it is a decoration. */
function markOf(fetch: () => Promise<{ mark: Mark }>): PrimitiveAtom<Mark> {
  const markAtom = atom<Mark>([]);
  markAtom.onMount = (set) => void fetchCode(fetch).then((code) => code.ok && set(code.value.mark));
  return markAtom;
}

/** Each provider's mark, once it is here. */
export const markAtoms: Readonly<Record<OAuthProviderType, PrimitiveAtom<Mark>>> = {
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
