import { useAtomValue, useSetAtom } from 'jotai/react';
import { Lazy } from '../core/lazy/lazy-view';
import { ScreenLoading } from '../core/request/screen-loading';
import { Loading } from '../core/screen/loading';
import { isReadyAtom } from './consent/decision-guard.atoms';
import { DefaultConsent } from './consent/default-consent';
import { beginAtom, decideAtom } from './identity-provider.actions';
import { cancelPreflightAtom, type ConsentQuestion, flowStateAtom } from './identity-provider.atoms';
import { customConsent, followUp } from './identity-provider.lazy';
import { consentOptionsAtom, pageAtom } from './consent-options.atoms';
import { isUnusualAtom } from './permissions/permissions.atoms';

/** IDPConsent: authorize and log-out, in whichever state they are. */
export function IDPConsentScreen() {
  const state = useAtomValue(flowStateAtom);
  const begin = useSetAtom(beginAtom);
  const cancel = useSetAtom(cancelPreflightAtom);
  if (state.status === 'loading') return <ScreenLoading isSlow={state.isSlow} onCancel={() => cancel()} />;
  if (state.status === 'consent') return <Consent question={state.question} />;
  return (
    <Lazy of={followUp} pending={<Loading />}>
      {({ FlowError, FlowOutcome, LogoutConfirmation }) => {
        if (state.status === 'error') {
          return <FlowError {...state} onTryAgain={() => void begin(true)} />;
        }
        return state.status === 'confirmLogout' ? <LogoutConfirmation /> : <FlowOutcome state={state} />;
      }}
    </Lazy>
  );
}

/** The screen where a person decides: the host's own, as long as it works, else ours. */
function Consent({ question }: { question: ConsentQuestion }) {
  const decide = useSetAtom(decideAtom);
  // The wait before Allow begins with whichever screen is drawn.
  useAtomValue(isReadyAtom);
  const { renderConsent } = useAtomValue(consentOptionsAtom);
  const { isFramed } = useAtomValue(pageAtom);
  const isUnusual = useAtomValue(isUnusualAtom)(question);
  // Drawn whole in one paint, so that nothing moves under a hand.
  const ours = isUnusual ? (
    <Lazy
      of={followUp}
      pending={<Loading />}
      failed={(failure) => (
        <>
          {failure}
          <DefaultConsent question={question} />
        </>
      )}
    >
      {(more) => <DefaultConsent question={question} more={more} />}
    </Lazy>
  ) : (
    <DefaultConsent question={question} />
  );
  // Inside another site's page the decision is withheld, which no host's screen could show.
  if (!renderConsent || isFramed) return ours;
  return (
    <Lazy of={customConsent} failed={() => ours}>
      {(CustomConsent) => (
        <CustomConsent
          question={question}
          onDecide={(isGranted, press) => void decide(isGranted, press)}
          renderConsent={renderConsent}
          fallback={ours}
        />
      )}
    </Lazy>
  );
}
