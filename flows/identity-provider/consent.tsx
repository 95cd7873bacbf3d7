import { useAtomValue } from 'jotai/react';
import { DefaultConsent, type DefaultConsentProps } from './default-consent';
import { consentOptionsAtom, pageAtom } from './identity-provider.options';
import { customConsentPart } from './later-parts';

/** The screen where a person decides: the host's own, as long as it works, else ours. */
export function Consent(props: DefaultConsentProps) {
  const { renderConsent } = useAtomValue(consentOptionsAtom);
  const { isFramed } = useAtomValue(pageAtom);
  const ours = <DefaultConsent {...props} />;
  // Inside another site's page the decision is withheld, which no host's screen could show.
  if (!renderConsent || isFramed) return ours;
  return <customConsentPart.Part {...props} renderConsent={renderConsent} fallback={ours} />;
}
