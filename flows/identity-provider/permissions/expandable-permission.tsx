import { Disclosure } from '../../../primitives/disclosure/disclosure';
import { Text } from '../../../primitives/text/text';
import { clip } from '../../core/words/untrusted-text';
import { useWords } from '../../core/words/use-words';
import { identityProviderMessages } from '../identity-provider.messages';
import type { ExpandableProps } from './permission';
import type { KnownScope } from './scopes';

const scopeDetails = {
  openid: 'idp.detail.openid',
  profile: 'idp.detail.profile',
  email: 'idp.detail.email',
  phone: 'idp.detail.phone',
  full_access: 'idp.detail.full_access',
  offline_access: 'idp.detail.offline_access',
} as const satisfies Record<KnownScope, string>;

/** A permission that opens: the meaning of its scope, and its details. */
export function ExpandablePermission({ summary, scope, details }: ExpandableProps) {
  return (
    <Disclosure summary={summary}>
      {scope && <ScopeDetail scope={scope} />}
      {details.map((detail, index) => (
        <Text key={`${index}`} tone="helper">
          <bdi>{clip(detail)}</bdi>
        </Text>
      ))}
    </Disclosure>
  );
}

/** The meaning of a known scope. */
function ScopeDetail({ scope }: { scope: KnownScope }) {
  return <Text tone="helper">{useWords(identityProviderMessages)(scopeDetails[scope])}</Text>;
}
