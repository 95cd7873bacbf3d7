import { Text } from '../../../primitives/text';
import { useWords } from '../../core/words/use-words';
import { identityProviderMessages } from '../identity-provider.messages';
import type { KnownScope } from './scopes';

const details = {
  openid: 'idp.detail.openid',
  profile: 'idp.detail.profile',
  email: 'idp.detail.email',
  phone: 'idp.detail.phone',
  full_access: 'idp.detail.full_access',
  offline_access: 'idp.detail.offline_access',
} as const satisfies Record<KnownScope, string>;

/** The meaning of a known scope, for who opens its sentence. */
export function ScopeDetail({ scope }: { scope: KnownScope }) {
  return <Text tone="helper">{useWords(identityProviderMessages)(details[scope])}</Text>;
}
