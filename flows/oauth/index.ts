import { marks } from './marks/marks';
import type { OAuthProviderType } from '../core/host/config';
import { isOAuthProviderType } from './provider-names';

export { startOAuth } from './oauth.start';
export { SocialOptions } from './social-options';

/** Fetches the marks of some providers, so that the first paint has them. */
export async function loadMarks(types: readonly string[]): Promise<void> {
  const known = types.filter((type): type is OAuthProviderType => isOAuthProviderType(type));
  await Promise.all(known.map((type) => marks[type].load()));
}
