import { useAtomValue } from 'jotai/react';
import { Text } from '../../../primitives/text';
import { Lazy } from '../../core/lazy/lazy-view';
import { bootstrapAtom } from '../../core/provider/provider.atoms';
import { Screen } from '../../core/screen/screen';
import { clip } from '../../core/words/clip';
import { UntrustedText } from '../../core/words/untrusted-text';
import { useRichWords } from '../../core/words/use-rich-words';
import { useWords } from '../../core/words/use-words';
import { destinationOf, readableName, safeLogo } from '../client-name';
import { consentTitle } from './consent-title';
import { consentMessages } from '../consent.messages';
import { DecisionButtons } from './decision-buttons';
import type { ConsentQuestion } from '../identity-provider.atoms';
import { type FollowUp, followUp } from '../identity-provider.lazy';
import { PermissionSections } from '../permissions/permission';
import { ownSectionsAtom } from '../permissions/permissions.atoms';
import { PlainWatermark } from '../plain-watermark';
import { QuestionPart, usePartRef } from './question-part';
import { isKnownScope, type KnownScope, sortScopes } from '../permissions/scopes';

export interface DefaultConsentProps {
  question: ConsentQuestion;
  /** The views beyond the usual, where this question needs them. */
  more?: FollowUp;
}

/** Our consent screen: who asks, for whom, for what, what cannot be given, and where the answer goes. */
export function DefaultConsent({ question, more }: DefaultConsentProps) {
  const { request, authorization, person, hasChanged } = question;
  const say = useWords(consentMessages);
  const sayRich = useRichWords(consentMessages);
  const name = readableName(authorization.client.name);
  const projectName = readableName(useAtomValue(bootstrapAtom).projectName).short;
  // As soon as anything is asked beyond the six known scopes it is no mere sign-in (B-IDP-6).
  const isMore = authorization.scopes.some(({ scope }) => scope.trim() && !isKnownScope(scope));
  const { grantable, ungrantable } = sortScopes(question);
  const sections = useAtomValue(ownSectionsAtom)(grantable);
  const logo = more && safeLogo(authorization.client.logoURL);
  const { account } = person;
  return (
    <Screen
      title={consentTitle(say, { clientName: name.short, projectName, isMore })}
      headingRef={usePartRef('title')}
      above={logo && <more.ClientLogo src={logo} />}
    >
      {more && account && hasChanged && (
        <QuestionPart part="account">
          <more.AccountNotice account={account} />
        </QuestionPart>
      )}
      {more && name.whole !== name.short && <more.FullName {...name} />}
      {account && !(more && hasChanged) && (
        <QuestionPart part="account">
          <Text>{sayRich('idp.account', { account: <UntrustedText>{account}</UntrustedText> })}</Text>
        </QuestionPart>
      )}
      <QuestionPart part="permission">
        {more ? (
          <more.UnusualPermissionList clientName={name.short} />
        ) : (
          <PermissionSections sections={sections} Detail={LateDetail} />
        )}
      </QuestionPart>
      {more && <more.UngrantableNotice scopes={ungrantable} clientName={name.short} />}
      <QuestionPart part="destination">
        <ReturnAddress address={request.redirectURI} />
      </QuestionPart>
      <DecisionButtons more={more} />
      <PlainWatermark />
    </Screen>
  );
}

/** The meaning of a known scope: only who opens it needs the words. */
function LateDetail({ scope }: { scope: KnownScope }) {
  return <Lazy of={followUp}>{({ ScopeDetail }) => <ScopeDetail scope={scope} />}</Lazy>;
}

/** The destination of the answer: a host, or an app by its scheme. */
function ReturnAddress({ address }: { address: string }) {
  const sayRich = useRichWords(consentMessages);
  const destination = destinationOf(address);
  const name = destination.kind !== 'unknown' && <bdi>{clip(destination.name)}</bdi>;
  return (
    <Text tone="helper">
      {destination.kind === 'host' && sayRich('idp.destination', { host: name })}
      {destination.kind === 'app' && sayRich('idp.destinationApp', { scheme: name })}
      {destination.kind === 'unknown' && sayRich('idp.destinationNameless')}
    </Text>
  );
}
