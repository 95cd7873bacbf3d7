import { useAtomValue, useSetAtom } from 'jotai/react';
import { Component, type ReactNode } from 'react';
import { reportAtom } from '../core/host/host.atoms';
import { bootstrapAtom } from '../core/provider/provider.atoms';
import { WidgetError } from '../core/provider/widget-error';
import { useWords } from '../core/words/use-words';
import { decideAtom, submitAuthorization } from './authorize';
import type { DefaultConsentProps } from './default-consent';
import { cleanName, hostOf } from './foreign-name';
import { identityProviderMessages } from './identity-provider.messages';
import type { ConsentOptions, ConsentProps } from './identity-provider.options';
import { sortScopes } from './scopes';
import { scopeTextAtom } from './scope-text.atoms';
import { safeLogo } from './safe-logo';

/** The host's screen, what it is about, and what is shown when it fails. */
export interface CustomConsentProps extends DefaultConsentProps {
  renderConsent: NonNullable<ConsentOptions['renderConsent']>;
  fallback: ReactNode;
}

/** A host's own consent screen, guarded: it may throw at any moment, or draw nothing. */
export function CustomConsent(props: CustomConsentProps) {
  const report = useSetAtom(reportAtom);
  const onFailure = (cause: unknown) =>
    report(new WidgetError('renderConsent', 'broken', 'renderConsent failed; the default screen is shown.', cause));
  return (
    <Guard fallback={props.fallback} onFailure={onFailure}>
      <Draw {...props} />
    </Guard>
  );
}

function Draw({ renderConsent, fallback, request, authorization, person }: CustomConsentProps) {
  const { projectName } = useAtomValue(bootstrapAtom);
  const decide = useSetAtom(decideAtom);
  const isPending = useAtomValue(submitAuthorization.stateAtom).status === 'pending';
  const say = useWords(identityProviderMessages);
  const clientName = cleanName(authorization.client.name) || say('idp.theApp');
  const textOf = useAtomValue(scopeTextAtom);
  const { grantable, ungrantable } = sortScopes(authorization.scopes, request.scopes);
  const logo = safeLogo(authorization.client.logoURL);
  const given: ConsentProps = {
    clientName,
    ...(logo && { clientLogoURL: logo }),
    ...(projectName && { projectName }),
    ...(person.account && { account: person.account }),
    destinationHost: hostOf(request.redirectURI) || say('idp.theApp'),
    grantable: grantable.map((scope) => ({ scope: scope.scope, text: textOf(scope) })),
    ungrantable: ungrantable.map((scope) => ({ scope: scope.scope, text: textOf(scope) })),
    isPending,
    onAllow: () => void decide(true),
    onDeny: () => void decide(false),
  };
  const drawn = renderConsent(given);
  return drawn === undefined || drawn === null || typeof drawn === 'boolean' ? fallback : drawn;
}

interface GuardProps {
  fallback: ReactNode;
  onFailure(cause: unknown): void;
  children: ReactNode;
}

/** A class, because React has no other way to catch. */
class Guard extends Component<GuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onFailure(cause);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
