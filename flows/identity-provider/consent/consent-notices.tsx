import { useAtomValue } from 'jotai/react';
import { Banner } from '../../../primitives/banner/banner';
import { Disclosure } from '../../../primitives/disclosure/disclosure';
import { Link } from '../../../primitives/link/link';
import { Logo } from '../../../primitives/logo/logo';
import { LogoPair } from '../../../primitives/logo-pair/logo-pair';
import { Stack } from '../../../primitives/stack/stack';
import { Text } from '../../../primitives/text/text';
import { presentationAtom } from '../../core/host/host.atoms';
import type { ScopeResult } from '../../core/provider/identity-provider-calls';
import { logInMessages } from '../../core/words/late.messages';
import { sentenceGapAtom } from '../../core/words/words.atoms';
import { UntrustedText } from '../../core/words/untrusted-text';
import { useRichWords, useWords } from '../../core/words/use-words';
import type { ReadableName } from '../client-name';
import { consentPageAtom } from '../consent-options.atoms';
import type { ConsentQuestion } from '../identity-provider.atoms';
import { identityProviderMessages } from '../identity-provider.messages';
import { scopeTextAtom } from '../permissions/permissions.atoms';
import { openableNotice } from './consent-notices.css';
import { closedPressAtom, closedReasonAtom } from './decision-guard.atoms';
import { ownLogo } from './own-logo';

/** The notice that the account has changed since the last question, also to one without an address or a number. */
export function AccountNotice({ account }: { account: string | undefined }) {
  const say = useWords(logInMessages);
  const sayRich = useRichWords(identityProviderMessages);
  return (
    <Banner tone="warning">
      {account
        ? sayRich('idp.accountChanged', { account: <UntrustedText>{account}</UntrustedText> })
        : say('core.otherAccountNameless')}
    </Banner>
  );
}

/** The whole name, if it is cut in the title. */
export function FullName({ short, whole }: ReadableName) {
  const say = useWords(identityProviderMessages);
  return (
    <Disclosure summary={say('idp.details', { name: short })}>
      <Text>{whole.slice(0, 10_000)}</Text>
    </Disclosure>
  );
}

/** The logo of the requesting application, if one may be shown, and from there an arrow to the theme's logo; the title is below. */
export function ClientLogo({ question }: { question: ConsentQuestion }) {
  const { logo } = useAtomValue(presentationAtom);
  const src = ownLogo(question);
  if (!src) return null;
  return logo ? <LogoPair from={{ src, alt: '' }} to={logo} /> : <Logo src={src} alt="" />;
}

/** The reason why Allow is closed, if the user can do something about it. It is announced again for each press. */
export function ClosedNotice() {
  const say = useWords(identityProviderMessages);
  const reason = useAtomValue(closedReasonAtom);
  const press = useAtomValue(closedPressAtom);
  return (
    reason && (
      <Banner tone="warning" cause={press}>
        {say(reason)}
      </Banner>
    )
  );
}

/** The notice that the page is in another site's frame, with a link to where it is alone (RFC 9700, 4.16). */
export function FramedNotice({ id }: { id: 'idp.framed' | 'idp.framedLogout' }) {
  const say = useWords(identityProviderMessages);
  const gap = useAtomValue(sentenceGapAtom);
  const { address } = useAtomValue(consentPageAtom);
  return (
    <Banner tone="warning">
      {say(id)}
      {gap}
      <Link href={address} isExternal>
        {say('idp.openAlone')}
      </Link>
    </Banner>
  );
}

/** The greatest number of permissions that are listed: a user who cannot grant a thousand need not read them all. */
const most = 100;

export interface UngrantableNoticeProps {
  scopes: readonly ScopeResult[];
  clientName: string;
}

/** The scopes that cannot be granted, if there are any: their number is shown, and a disclosure lists them (B-IDP-8). */
export function UngrantableNotice({ scopes, clientName }: UngrantableNoticeProps) {
  const sayRich = useRichWords(identityProviderMessages);
  const say = useWords(identityProviderMessages);
  const textOf = useAtomValue(scopeTextAtom);
  if (scopes.length === 0) return null;
  return (
    <div className={openableNotice}>
      <Disclosure
        summary={
          clientName
            ? sayRich('idp.ungrantable', { clientName: <bdi>{clientName}</bdi> })
            : say('idp.ungrantableNameless')
        }
      >
        <Stack gap="label" as="ul">
          {scopes.slice(0, most).map((scope) => (
            <li key={scope.scope}>
              <Text tone="helper">
                <bdi>{textOf(scope)}</bdi>
              </Text>
            </li>
          ))}
          {scopes.length > most && (
            <li>
              <Text tone="helper">{say('idp.andMore', { count: scopes.length - most })}</Text>
            </li>
          )}
        </Stack>
      </Disclosure>
    </div>
  );
}
