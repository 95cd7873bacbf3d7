import { useAtomValue } from 'jotai/react';
import { Banner } from '../../primitives/banner';
import { Disclosure } from '../../primitives/disclosure';
import { Link } from '../../primitives/link';
import { Logo } from '../../primitives/logo';
import { Text } from '../../primitives/text';
import { Datum } from '../core/words/datum';
import { useRichWords, useWords } from '../core/words/use-words';
import type { ReadableName } from './client-name';
import { identityProviderMessages } from './identity-provider.messages';
import { pageAtom } from './identity-provider.options';

/** Says that somebody else is asked than was asked, or remembered, before. */
export function AccountNotice({ account }: { account: string }) {
  const sayRich = useRichWords(identityProviderMessages);
  return <Banner tone="warning">{sayRich('idp.accountChanged', { account: <Datum>{account}</Datum> })}</Banner>;
}

/** The logo of whoever asks; their name stands beside it. */
export function ClientLogo({ src }: { src: string }) {
  return <Logo src={src} alt="" />;
}

/** A name that is too long for a title, whole, for who wants to read it. */
export function FullName({ short, whole }: ReadableName) {
  const say = useWords(identityProviderMessages);
  return (
    <Disclosure summary={say('idp.details', { name: short.slice(0, 40) })}>
      <Text>{whole.slice(0, 10_000)}</Text>
    </Disclosure>
  );
}

/** Why Allow does nothing: something lies over it. */
export function CoveredNotice() {
  const say = useWords(identityProviderMessages);
  return <Banner tone="warning">{say('idp.covered')}</Banner>;
}

/** What another site's frame changes, and where the page stands alone (RFC 9700, 4.16). */
export function FramedNotice({ id }: { id: 'idp.framed' | 'idp.framedLogout' }) {
  const say = useWords(identityProviderMessages);
  const { address } = useAtomValue(pageAtom);
  return (
    <Banner tone="warning">
      {say(id)}{' '}
      <Link href={address} isExternal>
        {say('idp.openAlone')}
      </Link>
    </Banner>
  );
}
