import { useAtomValue } from 'jotai/react';
import { Text } from '../../primitives/text';
import { Lazy } from '../core/lazy/lazy-view';
import { bootstrapAtom } from '../core/provider/provider.atoms';
import { Screen } from '../core/screen/screen';
import { clip } from '../core/words/clip';
import { Datum } from '../core/words/datum';
import { useRichWords, useWords } from '../core/words/use-words';
import { destinationOf, readableName, safeLogo } from './client-name';
import { consentTitle } from './consent-title';
import { consentMessages } from './consent.messages';
import { DecisionButtons } from './decision-buttons';
import type { ConsentQuestion } from './identity-provider.atoms';
import { followUp } from './identity-provider.lazy';
import { PermissionList } from './permission-list';
import { PlainWatermark } from './plain-watermark';
import { isKnownScope, sortScopes } from './scopes';

/** Our consent screen: who asks, for whom, for what, what cannot be given, and where the answer goes. */
export function DefaultConsent({ request, authorization, person, hasChanged }: ConsentQuestion) {
  const say = useWords(consentMessages);
  const sayRich = useRichWords(consentMessages);
  const name = readableName(authorization.client.name);
  const projectName = readableName(useAtomValue(bootstrapAtom).projectName).short;
  // As soon as anything is asked beyond the six known scopes it is no mere sign-in (B-IDP-6).
  const isMore = authorization.scopes.some(({ scope }) => scope.trim() && !isKnownScope(scope));
  const { grantable, ungrantable } = sortScopes(authorization.scopes, request.scopes);
  const logo = safeLogo(authorization.client.logoURL);
  const { account } = person;
  const isCut = name.whole !== name.short;
  return (
    <Screen
      title={consentTitle(say, { clientName: name.short, projectName, isMore })}
      above={logo && <Lazy of={followUp}>{({ ClientLogo }) => <ClientLogo src={logo} />}</Lazy>}
    >
      {hasChanged && account && <Lazy of={followUp}>{({ AccountNotice }) => <AccountNotice account={account} />}</Lazy>}
      {isCut && <Lazy of={followUp}>{({ FullName }) => <FullName {...name} />}</Lazy>}
      {account && !hasChanged && <Text>{sayRich('idp.account', { account: <Datum>{account}</Datum> })}</Text>}
      <PermissionList scopes={grantable} clientName={name.whole || say('idp.theApp')} />
      {ungrantable.length > 0 && (
        <Lazy of={followUp}>
          {({ UngrantableNotice }) => <UngrantableNotice scopes={ungrantable} clientName={name.short} />}
        </Lazy>
      )}
      <ReturnAddress address={request.redirectURI} />
      <DecisionButtons />
      <PlainWatermark />
    </Screen>
  );
}

/** Where the answer goes: a host, or an app by its scheme. */
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
