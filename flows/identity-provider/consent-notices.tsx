import { useAtomValue } from 'jotai/react';
import { Banner } from '../../primitives/banner';
import { Disclosure } from '../../primitives/disclosure';
import { Link } from '../../primitives/link';
import { Logo } from '../../primitives/logo';
import { Text } from '../../primitives/text';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords } from '../core/words/use-rich-words';
import { useWords } from '../core/words/use-words';
import type { ReadableName } from './client-name';
import type { ConsentQuestion } from './identity-provider.atoms';
import { identityProviderMessages } from './identity-provider.messages';
import { pageAtom } from './consent-options.atoms';

export interface ConsentNoticesProps {
  question: ConsentQuestion;
  /** The name of who asks. */
  name: ReadableName;
}

/** The notices before anything else: that somebody else is asked than before, and a name that is cut, whole. */
export function ConsentNotices({ question, name }: ConsentNoticesProps) {
  const { hasChanged, person } = question;
  return (
    <>
      {hasChanged && person.account && <AccountNotice account={person.account} />}
      {name.whole !== name.short && <FullName {...name} />}
    </>
  );
}

function AccountNotice({ account }: { account: string }) {
  const sayRich = useRichWords(identityProviderMessages);
  return (
    <Banner tone="warning">
      {sayRich('idp.accountChanged', { account: <UntrustedText>{account}</UntrustedText> })}
    </Banner>
  );
}

function FullName({ short, whole }: ReadableName) {
  const say = useWords(identityProviderMessages);
  return (
    <Disclosure summary={say('idp.details', { name: Array.from(short).slice(0, 40).join('') })}>
      <Text>{whole.slice(0, 10_000)}</Text>
    </Disclosure>
  );
}

/** The logo of whoever asks; their name stands beside it. */
export function ClientLogo({ src }: { src: string }) {
  return <Logo src={src} alt="" />;
}

/** The notice that Allow does nothing, because something lies over it. */
export function CoveredNotice() {
  const say = useWords(identityProviderMessages);
  return <Banner tone="warning">{say('idp.covered')}</Banner>;
}

/** The notice that the page stands in another site's frame, with a link to where it stands alone (RFC 9700, 4.16). */
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
