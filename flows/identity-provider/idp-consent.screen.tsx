import { useAtomValue, useSetAtom } from 'jotai/react';
import { Lazy } from '../core/lazy/lazy-view';
import { ScreenLoading } from '../core/request/screen-loading';
import { Loading } from '../core/screen/loading';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { isReadyAtom } from './consent/decision-guard.atoms';
import { DefaultConsent } from './consent/default-consent';
import { consentOptionsAtom, consentPageAtom } from './consent-options.atoms';
import {
  beginIdentityProviderAtom,
  cancelPreflightAtom,
  decideAtom,
  identityProviderStateAtom,
  isDecidingAtom,
} from './identity-provider.actions';
import type { ConsentQuestion } from './identity-provider.atoms';
import { lateViews } from './identity-provider.lazy';

/** IDPConsent: consent or log-out, in each of its states. */
export function IDPConsentScreen() {
  const state = useAtomValue(identityProviderStateAtom);
  const begin = useSetAtom(beginIdentityProviderAtom);
  const cancel = useSetAtom(cancelPreflightAtom);
  const focusRequest = useAtomValue(focusRequestAtom);
  if (state.status === 'consent') return <Consent question={state.question} />;
  // The first load has no title, since it takes no focus from the host's page. Later ones follow a press.
  if (state.status === 'loading' && !focusRequest) return <ScreenLoading isSlow={state.isSlow} onCancel={cancel} />;
  return (
    <Lazy of={lateViews} pending={<Loading />}>
      {({ FlowView }) => <FlowView state={state} onCancel={cancel} onTryAgain={() => void begin(true)} />}
    </Lazy>
  );
}

/** The screen where the user decides: the host's own, unless it fails, else ours. */
function Consent({ question }: { question: ConsentQuestion }) {
  const decide = useSetAtom(decideAtom);
  const isPending = useAtomValue(isDecidingAtom);
  // The wait before Allow begins with whichever screen is rendered.
  useAtomValue(isReadyAtom);
  const { renderConsent } = useAtomValue(consentOptionsAtom);
  const { isFramed } = useAtomValue(consentPageAtom);
  const ours = <DefaultConsent question={question} />;
  // In another site's frame Allow must not be rendered, which a host's screen cannot ensure.
  if (!renderConsent || isFramed) return ours;
  return (
    <Lazy of={lateViews} failed={() => ours}>
      {({ CustomConsent }) => (
        <CustomConsent
          question={question}
          isPending={isPending}
          onDecide={(isGranted, press) => void decide(isGranted, press)}
          renderConsent={renderConsent}
          fallback={ours}
        />
      )}
    </Lazy>
  );
}
