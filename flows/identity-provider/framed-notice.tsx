import { useAtomValue } from 'jotai/react';
import { Banner } from '../../primitives/banner';
import { Link } from '../../primitives/link';
import { useWords } from '../core/words/use-words';
import { identityProviderMessages } from './identity-provider.messages';
import { pageAtom } from './identity-provider.options';

/** Why nothing can be allowed here, and where it can (RFC 9700, 4.16). */
export function FramedNotice() {
  const say = useWords(identityProviderMessages);
  const { address } = useAtomValue(pageAtom);
  return (
    <Banner tone="warning">
      {say('idp.framed')}{' '}
      <Link href={address} isExternal>
        {say('idp.openAlone')}
      </Link>
    </Banner>
  );
}
