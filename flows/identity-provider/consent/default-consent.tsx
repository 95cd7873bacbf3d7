import { useAtomValue } from 'jotai/react';
import { useId } from 'react';
import { DisclosureSummary } from '../../../primitives/disclosure/disclosure-summary';
import { Stack } from '../../../primitives/stack/stack';
import { Text } from '../../../primitives/text/text';
import { Lazy } from '../../core/lazy/lazy-view';
import { bootstrapAtom } from '../../core/provider/bootstrap.atoms';
import { Loading } from '../../core/screen/loading';
import { Screen } from '../../core/screen/screen';
import { coreMessages } from '../../core/words/core.messages';
import { UntrustedText } from '../../core/words/untrusted-text';
import { useRichWords, useWords } from '../../core/words/use-words';
import type { Say } from '../../core/words/words.atoms';
import { clientNameAtom } from '../client-name.atoms';
import { destinationOf, readableName } from '../client-name';
import { consentMessages } from '../consent.messages';
import type { ConsentQuestion } from '../identity-provider.atoms';
import { expandablePermission, type LateViews, lateViews } from '../identity-provider.lazy';
import type { ConsentSection } from '../permissions/consent-manifest';
import { type ExpandableProps, hasDetails, PermissionSections, type PermissionViews } from '../permissions/permission';
import { needsLateViewsAtom, ownSectionsAtom } from '../permissions/permissions.atoms';
import { isKnownScope, sortScopes } from '../permissions/scopes';
import { PlainWatermark } from '../plain-watermark';
import { DecisionButtons } from './decision-buttons';
import { QuestionPart, usePartRef } from './question-part';

export interface DefaultConsentProps {
  question: ConsentQuestion;
}

/** Our consent screen. A question that needs more views is rendered once they are loaded, so that no control shifts during a press. */
export function DefaultConsent({ question }: DefaultConsentProps) {
  const needsLateViews = useAtomValue(needsLateViewsAtom)(question);
  if (!needsLateViews) return <Question question={question} />;
  return (
    <Lazy
      of={lateViews}
      pending={<Loading />}
      failed={(failure) => (
        <>
          {failure}
          <Question question={question} />
        </>
      )}
    >
      {(views) => <Question question={question} views={views} />}
    </Lazy>
  );
}

interface QuestionProps {
  question: ConsentQuestion;
  /** The views beyond the usual, where this question needs them. */
  views?: LateViews;
}

/** The question: the client, the account, the permissions, those that cannot be granted, and the destination. */
function Question({ question, views }: QuestionProps) {
  const { request, authorization, person, hasChanged, agent } = question;
  const say = useWords(consentMessages);
  const sayCore = useRichWords(coreMessages);
  const name = useAtomValue(clientNameAtom)(question);
  const projectName = readableName(useAtomValue(bootstrapAtom).projectName).short;
  // Any scope beyond the six known ones makes it more than a sign-in (B-IDP-6).
  const isMore = authorization.scopes.some(({ scope }) => scope.trim() && !isKnownScope(scope));
  const { grantable, ungrantable } = sortScopes(question);
  const sections = useAtomValue(ownSectionsAtom)(grantable);
  const { account } = person;
  // An account that has changed since is shown first.
  const hasNotice = views && hasChanged;
  const accountText = hasNotice ? (
    <views.AccountNotice account={account} />
  ) : (
    account && <Text>{sayCore('core.account', { account: <UntrustedText>{account}</UntrustedText> })}</Text>
  );
  const accountPart = accountText && <QuestionPart part="account">{accountText}</QuestionPart>;
  const noticesId = useId();
  const destination = <ReturnAddress address={request.redirectURI} />;
  return (
    <Screen
      title={consentTitle(say, { clientName: name.short, projectName, isMore })}
      headingRef={usePartRef('title')}
      describedBy={agent && noticesId}
      above={views && <views.ClientLogo question={question} />}
    >
      {agent && <agent.RequestedResources request={request} />}
      {hasNotice && accountPart}
      {views && name.whole !== name.short && <views.FullName {...name} />}
      {!hasNotice && accountPart}
      <QuestionPart part="permission">
        {views ? <views.RequestedPermissions clientName={name.short} /> : <UsualPermissions sections={sections} />}
      </QuestionPart>
      {views && <views.UngrantableNotice scopes={ungrantable} clientName={name.short} />}
      <QuestionPart part="destination">
        {agent ? (
          <agent.AgentDestination address={request.redirectURI}>{destination}</agent.AgentDestination>
        ) : (
          destination
        )}
      </QuestionPart>
      {agent && <agent.AgentNotices question={question} clientName={name.short} id={noticesId} />}
      <DecisionButtons />
      <PlainWatermark />
    </Screen>
  );
}

/** The parts of a title; a name may be empty. */
interface TitleParts {
  clientName: string;
  projectName: string | undefined;
  /** True if more is requested than the user's identity. */
  isMore: boolean;
}

/** The question in one line: the application, and the extent of the request. */
export function consentTitle(
  say: Say<typeof consentMessages>,
  { clientName, projectName, isMore }: TitleParts,
): string {
  if (isMore) return clientName ? say('idp.accessTitle', { clientName }) : say('idp.accessTitleNameless');
  if (!clientName) {
    return projectName ? say('idp.signInTitleNameless', { projectName }) : say('idp.signInTitleAloneNameless');
  }
  return projectName
    ? say('idp.signInTitle', { clientName, projectName })
    : say('idp.signInTitleAlone', { clientName });
}

/**
 * The permissions of a usual question. They are shown at once. The code that opens them is fetched after the first paint.
 */
function UsualPermissions({ sections }: { sections: readonly ConsentSection[] }) {
  const listOf = (Expandable: PermissionViews['Expandable']) => (
    <PermissionSections sections={sections} Expandable={Expandable} />
  );
  if (!sections.some(({ items }) => items.some(hasDetails))) return listOf(Unopened);
  return (
    <Lazy
      of={expandablePermission}
      isAfterPaint
      pending={listOf(Unopened)}
      failed={(failure) => (
        <Stack gap="item">
          {listOf(Unopenable)}
          {failure}
        </Stack>
      )}
    >
      {listOf}
    </Lazy>
  );
}

/** A permission whose details cannot be loaded. */
function Unopenable({ summary }: ExpandableProps) {
  return <Text>{summary}</Text>;
}

/** A permission that cannot be opened yet. */
function Unopened({ summary }: ExpandableProps) {
  return <DisclosureSummary>{summary}</DisclosureSummary>;
}

/** The destination of the answer: a host, or an app by its scheme. */
function ReturnAddress({ address }: { address: string }) {
  const sayRich = useRichWords(consentMessages);
  const destination = destinationOf(address);
  if (destination.kind === 'unknown') return <Text tone="helper">{sayRich('idp.destinationNameless')}</Text>;
  const name = <bdi>{destination.name}</bdi>;
  const id = destination.kind === 'host' ? 'idp.destination' : 'idp.destinationApp';
  return <Text tone="helper">{sayRich(id, { host: name, scheme: name })}</Text>;
}
