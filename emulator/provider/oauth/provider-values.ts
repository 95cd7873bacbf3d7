import type { Clock } from '../clock';
import { newSecret } from '../ids';

/** The minutes after which the token of a provider expires. */
const accessMinutes = 60;

/** The tokens of a social provider and what they are for. They stand in for real ones: no provider accepts them. */
export const providerValues = (scopes: readonly string[], clock: Clock) => ({
  access_token: standIn('access'),
  id_token: standIn('id'),
  refresh_token: standIn('refresh'),
  scopes,
  expires_at: clock.timestamp(accessMinutes),
});

const standIn = (kind: string) => `stand-in-${kind}-token-${newSecret()}`;
