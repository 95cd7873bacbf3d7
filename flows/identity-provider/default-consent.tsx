import { useAtomValue } from 'jotai/react';
import { Text } from '../../primitives/text';
import { Screen } from '../core/screen/screen';
import { bootstrapAtom } from '../core/provider/provider.atoms';
import type { Authorization, AuthorizationRequest } from '../core/provider/consent-calls';
import type { Person } from '../core/provider/provider';
import { clip } from '../core/words/clip';
import { useRichWords, useWords } from '../core/words/use-words';
import { submitAuthorization } from './authorize';
import { Decision } from './decision';
import { consentTitle } from './consent-title';
import { clientNameOf, hostOf } from './foreign-name';
import { consentMessages } from './consent.messages';
import { accountNoticePart, clientLogoPart, decisionProblemPart, fullNamePart, ungrantablePart } from './later-parts';
import { PermissionList } from './permission-list';
import { PlainWatermark } from './plain-watermark';
import { isKnownScope, sortScopes } from './scopes';

/** What a consent screen is about. */
export interface DefaultConsentProps {
  request: AuthorizationRequest;
  authorization: Authorization;
  person: Person;
  /** Whether another account was signed in since somebody was asked first. */
  hasChanged: boolean;
}

/** Our consent screen: who asks, for whom, for what, what cannot be given, and where the answer goes. */
export function DefaultConsent({ request, authorization, person, hasChanged }: DefaultConsentProps) {
  const say = useWords(consentMessages);
  const sayRich = useRichWords(consentMessages);
  const name = clientNameOf(authorization.client.name, '');
  const { projectName } = useAtomValue(bootstrapAtom);
  const hasFailed = useAtomValue(submitAuthorization.stateAtom).status === 'failed';
  const clientName = name.short;
  // As soon as anything is asked beyond the six known scopes it is no mere sign-in (spec section 2).
  const isMore = authorization.scopes.some(({ scope }) => scope.trim() && !isKnownScope(scope));
  const host = hostOf(request.redirectURI);
  const { grantable, ungrantable } = sortScopes(authorization.scopes, request.scopes);
  const { logoURL } = authorization.client;
  const account = person.account && <bdi>{clip(person.account)}</bdi>;
  return (
    <Screen
      title={consentTitle(say, { clientName, projectName, isMore })}
      above={logoURL && <clientLogoPart.Part address={logoURL} />}
    >
      {hasFailed && <decisionProblemPart.Part />}
      {hasChanged && person.account && <accountNoticePart.Part account={person.account} />}
      {name.whole !== clientName && <fullNamePart.Part {...name} />}
      {account && !hasChanged && <Text>{sayRich('idp.account', { account })}</Text>}
      <PermissionList scopes={grantable} clientName={name.whole || say('idp.theApp')} />
      {ungrantable.length > 0 && <ungrantablePart.Part scopes={ungrantable} clientName={clientName} />}
      <Text tone="helper">
        {host ? sayRich('idp.destination', { host: <bdi>{host}</bdi> }) : say('idp.destinationNameless')}
      </Text>
      <Decision />
      <PlainWatermark />
    </Screen>
  );
}
