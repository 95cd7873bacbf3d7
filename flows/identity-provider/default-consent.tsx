import { useAtomValue } from 'jotai/react';
import { Text } from '../../primitives/text';
import { Screen } from '../core/screen/screen';
import { bootstrapAtom } from '../core/provider/provider.atoms';
import type { Authorization, AuthorizationRequest } from '../core/provider/consent-calls';
import type { Person } from '../core/provider/provider';
import { Datum } from '../core/words/datum';
import { useRichWords, useWords } from '../core/words/use-words';
import { ActionProblem, ActionServerMessage } from '../core/action/action-problem';
import { submitAuthorization } from './authorize';
import { Decision } from './decision';
import { hostOf } from './foreign-name';
import { LaterDisclosure } from './later-disclosure';
import { consentMessages } from './consent.messages';
import { accountNoticePart, clientLogoPart, ungrantablePart, watermarkPart } from './later-parts';
import { PermissionList } from './permission-list';
import { isKnownScope, sortScopes } from './scopes';
import { useClientName } from './use-client-name';

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
  const name = useClientName(authorization.client.name);
  const title = useTitle(authorization, name.short);
  const { grantable, ungrantable } = sortScopes(authorization.scopes, request.scopes);
  const { displayWatermark: hasWatermark } = useAtomValue(bootstrapAtom);
  const { logoURL } = authorization.client;
  const account = person.account && <Datum>{person.account}</Datum>;
  return (
    <Screen title={title} above={logoURL && <clientLogoPart.Part address={logoURL} />}>
      <ActionProblem action={submitAuthorization} />
      <ActionServerMessage action={submitAuthorization} />
      {hasChanged && person.account && <accountNoticePart.Part account={person.account} />}
      {name.whole !== name.short && (
        <LaterDisclosure summary={say('idp.details', { permission: name.short.slice(0, 40) })}>
          <Text>{name.whole.slice(0, 10_000)}</Text>
        </LaterDisclosure>
      )}
      {account && !hasChanged && <Text>{sayRich('idp.account', { account })}</Text>}
      <PermissionList scopes={grantable} clientName={name.whole} />
      {ungrantable.length > 0 && <ungrantablePart.Part scopes={ungrantable} clientName={name.short} />}
      <Text tone="helper">
        {sayRich('idp.destination', { host: <bdi>{hostOf(request.redirectURI) || say('idp.theApp')}</bdi> })}
      </Text>
      <Decision />
      {hasWatermark && <watermarkPart.Part />}
    </Screen>
  );
}

/** 'wants to access your account' as soon as anything is asked beyond the six known scopes (spec section 2). */
function useTitle({ scopes }: Authorization, clientName: string): string {
  const say = useWords(consentMessages);
  const { projectName } = useAtomValue(bootstrapAtom);
  if (scopes.some(({ scope }) => scope.trim() && !isKnownScope(scope))) return say('idp.accessTitle', { clientName });
  return projectName
    ? say('idp.signInTitle', { clientName, projectName })
    : say('idp.signInTitleAlone', { clientName });
}
