import { useAtomValue, useSetAtom } from 'jotai/react';
import { type ReactNode, useCallback } from 'react';
import { Stack } from '../../../primitives/stack/stack';
import { Text } from '../../../primitives/text/text';
import { Lazy } from '../../core/lazy/lazy-view';
import { bootstrapAtom } from '../../core/provider/provider.atoms';
import { Loading } from '../../core/screen/loading';
import { Screen } from '../../core/screen/screen';
import { clip } from '../../core/words/clip';
import { UntrustedText } from '../../core/words/untrusted-text';
import { useRichWords } from '../../core/words/use-rich-words';
import { useWords } from '../../core/words/use-words';
import type { Say } from '../../core/words/words.atoms';
import { destinationOf, readableName, safeLogo } from '../client-name';
import { consentMessages } from '../consent.messages';
import type { ConsentQuestion } from '../identity-provider.atoms';
import { type LateViews, lateViews } from '../identity-provider.lazy';
import { PermissionSections } from '../permissions/permission';
import { needsLateViewsAtom, ownSectionsAtom } from '../permissions/permissions.atoms';
import { isKnownScope, type KnownScope, sortScopes } from '../permissions/scopes';
import { PlainWatermark } from '../plain-watermark';
import { DecisionButtons } from './decision-buttons';
import { type QuestionPart as Part, watchPartAtom } from './question-in-sight.atoms';

export interface DefaultConsentProps {
  question: ConsentQuestion;
}

/** Our consent screen. A question that needs more views is drawn once they are there, so that nothing moves under a hand. */
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

/** The question: who asks, for whom, for what, what cannot be given, and where the answer goes. */
function Question({ question, views }: QuestionProps) {
  const { request, authorization, person, hasChanged } = question;
  const say = useWords(consentMessages);
  const sayRich = useRichWords(consentMessages);
  const name = readableName(authorization.client.name);
  const projectName = readableName(useAtomValue(bootstrapAtom).projectName).short;
  // As soon as anything is asked beyond the six known scopes it is no mere sign-in (B-IDP-6).
  const isMore = authorization.scopes.some(({ scope }) => scope.trim() && !isKnownScope(scope));
  const { grantable, ungrantable } = sortScopes(question);
  const sections = useAtomValue(ownSectionsAtom)(grantable);
  const logo = views && safeLogo(authorization.client.logoURL);
  const { account } = person;
  return (
    <Screen
      title={consentTitle(say, { clientName: name.short, projectName, isMore })}
      headingRef={usePartRef('title')}
      above={logo && <views.ClientLogo src={logo} />}
    >
      {views && account && hasChanged && (
        <QuestionPart part="account">
          <views.AccountNotice account={account} />
        </QuestionPart>
      )}
      {views && name.whole !== name.short && <views.FullName {...name} />}
      {account && !(views && hasChanged) && (
        <QuestionPart part="account">
          <Text>{sayRich('idp.account', { account: <UntrustedText>{account}</UntrustedText> })}</Text>
        </QuestionPart>
      )}
      <QuestionPart part="permission">
        {views ? (
          <views.RequestedPermissions clientName={name.short} />
        ) : (
          <PermissionSections sections={sections} Detail={LateDetail} />
        )}
      </QuestionPart>
      {views && <views.UngrantableNotice scopes={ungrantable} clientName={name.short} />}
      <QuestionPart part="destination">
        <ReturnAddress address={request.redirectURI} />
      </QuestionPart>
      <DecisionButtons />
      <PlainWatermark />
    </Screen>
  );
}

/** The parts of a title; a name may be empty. */
interface TitleParts {
  clientName: string;
  projectName: string | undefined;
  /** The extent of the request: true where more is asked than who a user is. */
  isMore: boolean;
}

/** The question in one line: who asks, and for how much. */
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

/** The ref of a part of the question that must have been in sight before Allow opens (T-IDP-21). */
function usePartRef(part: Part) {
  const watch = useSetAtom(watchPartAtom);
  return useCallback((element: Element | null) => watch(part, element), [part, watch]);
}

/** A part of the question, around what shows it. */
function QuestionPart({ part, children }: { part: Part; children: ReactNode }) {
  return (
    <Stack elementRef={usePartRef(part)} gap="group">
      {children}
    </Stack>
  );
}

/** The meaning of a known scope: its words are loaded when it is opened. */
function LateDetail({ scope }: { scope: KnownScope }) {
  return <Lazy of={lateViews}>{({ ScopeDetail }) => <ScopeDetail scope={scope} />}</Lazy>;
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
