import { useAtomValue } from 'jotai/react';
import { Text } from '../../primitives/text';
import { Screen } from '../core/screen/screen';
import { bootstrapAtom } from '../core/provider/provider.atoms';
import type { Authorization, AuthorizationRequest } from '../core/provider/consent-calls';
import type { Person } from '../core/provider/provider';
import { clip } from '../core/words/clip';
import { useRichWords } from '../core/words/use-words';
import { sayAtom } from '../core/words/words.atoms';
import { submitAuthorization } from './authorize';
import { Decision } from './decision';
import { clientNameOf, hostOf } from './foreign-name';
import { consentMessages } from './consent.messages';
import { accountNoticePart, clientLogoPart, decisionProblemPart, fullNamePart, ungrantablePart } from './later-parts';
import { PermissionList } from './permission-list';
import { PlainWatermark } from './plain-watermark';
import { readersAtom } from './prepare-decision';
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
  const sayIn = useAtomValue(sayAtom);
  const say = sayIn(consentMessages);
  const sayRich = useRichWords(consentMessages);
  const { whole, short: clientName } = clientNameOf(authorization.client.name);
  const { projectName = '' } = useAtomValue(bootstrapAtom);
  const hasFailed = useAtomValue(submitAuthorization.stateAtom).status === 'failed';
  // As soon as anything is asked beyond the six known scopes it is no mere sign-in (spec section 2).
  const isMore = authorization.scopes.some(({ scope }) => scope.trim() && !isKnownScope(scope));
  const kind = isMore ? 'accessTitle' : projectName ? 'signInTitle' : 'signInTitleAlone';
  const title = say(`idp.${kind}`, { clientName, projectName });
  const { namelessTitle } = useAtomValue(readersAtom);
  const host = hostOf(request.redirectURI);
  const { grantable, ungrantable } = sortScopes(authorization.scopes, request.scopes);
  const { logoURL } = authorization.client;
  const account = person.account && <bdi>{clip(person.account)}</bdi>;
  return (
    <Screen
      title={clientName ? title : (namelessTitle?.(sayIn, projectName, isMore) ?? say('idp.access'))}
      above={logoURL && <clientLogoPart.Part address={logoURL} />}
    >
      {hasFailed && <decisionProblemPart.Part />}
      {hasChanged && person.account && <accountNoticePart.Part account={person.account} />}
      {whole !== clientName && <fullNamePart.Part whole={whole} short={clientName} />}
      {account && !hasChanged && <Text>{sayRich('idp.account', { account })}</Text>}
      <PermissionList scopes={grantable} clientName={whole} />
      {ungrantable.length > 0 && <ungrantablePart.Part scopes={ungrantable} clientName={clientName} />}
      <Text tone="helper">{sayRich(`idp.destination${host ? '' : 'Nameless'}`, { host: <bdi>{host}</bdi> })}</Text>
      <Decision />
      <PlainWatermark />
    </Screen>
  );
}
