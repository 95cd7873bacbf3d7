import { useAtomValue, useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { reportAtom } from '../../core/host/host.atoms';
import type { ProviderError } from '../../core/provider/errors';
import { bootstrapAtom } from '../../core/provider/bootstrap.atoms';
import { WidgetError } from '../../core/provider/widget-error';
import { ErrorBoundary } from '../../core/screen/error-boundary';
import { clip } from '../../core/words/untrusted-text';
import { useErrorSentence } from '../../core/words/error-sentence';
import { useWords } from '../../core/words/use-words';
import { sayAtom } from '../../core/words/words.atoms';
import { clientNameAtom } from '../client-name.atoms';
import { destinationOf, readableName } from '../client-name';
import { consentMessages } from '../consent.messages';
import { isReadyAtom } from './decision-guard.atoms';
import { submitAuthorization } from './decision.actions';
import { ownLogo } from './own-logo';
import type { ConsentQuestion } from '../identity-provider.atoms';
import type { ConsentOptions, ConsentProps, Press } from '../consent-options.atoms';
import { scopeTextAtom } from '../permissions/permissions.atoms';
import { sortScopes } from '../permissions/scopes';
import { selectAtom } from '../permissions/selection.atoms';
import { selectedAtom } from '../permissions/shown-permissions.atoms';

export interface CustomConsentProps {
  question: ConsentQuestion;
  /** True while a decision is being sent. */
  isPending: boolean;
  onDecide(isGranted: boolean, press?: Press): void;
  renderConsent: NonNullable<ConsentOptions['renderConsent']>;
  /** Our screen, rendered when the host's fails. */
  fallback: ReactNode;
}

/** A host's own consent screen, guarded: it may throw at any moment, or render nothing. */
export function CustomConsent(props: CustomConsentProps) {
  const report = useSetAtom(reportAtom);
  const onError = (cause: unknown) =>
    report(new WidgetError('renderConsent', 'broken', 'renderConsent failed; the default screen is shown.', cause));
  return (
    <ErrorBoundary fallback={() => props.fallback} onError={onError}>
      <HostConsent {...props} />
    </ErrorBoundary>
  );
}

function HostConsent({ question, isPending, onDecide, renderConsent, fallback }: CustomConsentProps) {
  const { request, person } = question;
  const projectName = readableName(useAtomValue(bootstrapAtom).projectName).short;
  const state = useAtomValue(submitAuthorization.stateAtom);
  const isArmed = useAtomValue(isReadyAtom);
  const selected = useAtomValue(selectedAtom);
  const select = useSetAtom(selectAtom);
  const sentence = useErrorSentence();
  const theApp = useWords(consentMessages)('idp.theApp');
  const textOf = useAtomValue(scopeTextAtom);
  const name = useAtomValue(clientNameAtom)(question);
  const clientName = name.whole || theApp;
  const destination = destinationOf(request.redirectURI);
  const { grantable, ungrantable } = sortScopes(question);
  const logo = ownLogo(question);
  const { agent } = question;
  const say = useAtomValue(sayAtom);
  const notices = agent?.noticesOf(question, name.short, say) ?? [];
  const error = state.status === 'failed' ? (clippedWords(state.error) ?? sentence(state.error)) : undefined;
  let isErrorRead = false;
  let areNoticesRead = notices.length === 0;
  const given: ConsentProps = {
    clientName,
    ...(logo && { clientLogoURL: logo }),
    ...(projectName && { projectName }),
    ...(person.account && { account: person.account }),
    destinationHost: destination.kind === 'unknown' ? theApp : destination.name,
    resources: request.resources ?? [],
    get notices() {
      areNoticesRead = true;
      return notices;
    },
    grantable: grantable.map((scope) => ({ scope: scope.scope, text: textOf(scope) })),
    ungrantable: ungrantable.map((scope) => ({ scope: scope.scope, text: textOf(scope) })),
    grantedBefore: question.grantedBefore,
    selected,
    setSelected: (scope, isOn) => select([scope], isOn),
    isPending,
    isArmed,
    get error() {
      isErrorRead = true;
      return error;
    },
    onAllow: (event) => onDecide(true, event),
    onDeny: () => onDecide(false),
  };
  const rendered = renderConsent(given);
  // A failure, or a notice, that the host's screen does not read is shown on ours.
  return isNothing(rendered) || !areNoticesRead || (error !== undefined && !isErrorRead) ? fallback : rendered;
}

/** Tells whether what a host's screen returned renders nothing: it is empty, or a component or a promise in place of an element. */
function isNothing(rendered: unknown): boolean {
  if (Array.isArray(rendered)) return rendered.every(isNothing);
  if (rendered === null || rendered === '' || rendered instanceof Promise) return true;
  return !['string', 'number', 'bigint', 'object'].includes(typeof rendered);
}

function clippedWords({ type, serverMessage }: ProviderError): string | undefined {
  return type === 'other' && serverMessage ? clip(serverMessage) : undefined;
}
