import { useAtomValue, useSetAtom } from 'jotai/react';
import { reportAtom } from '../core/host/host.atoms';
import { WidgetError } from '../core/provider/widget-error';
import { lazyPart } from '../core/lazy/lazy-part';
import type { CustomConsentProps } from './custom-consent';
import { DefaultConsent, type DefaultConsentProps } from './default-consent';
import { consentOptionsAtom, pageAtom } from './identity-provider.options';

const customConsentPart = lazyPart<CustomConsentProps>(async () => (await import('./custom-consent')).CustomConsent);

/** The screen where a person decides: the host's own, as long as it works, else ours. */
export function Consent(props: DefaultConsentProps) {
  const { renderConsent } = useAtomValue(consentOptionsAtom);
  const { isFramed } = useAtomValue(pageAtom);
  const report = useSetAtom(reportAtom);
  const ours = <DefaultConsent {...props} />;
  // Inside another site's page the decision is withheld, which no host's screen could show.
  if (!renderConsent || isFramed) return ours;
  return (
    <customConsentPart.Part
      {...props}
      renderConsent={renderConsent}
      fallback={ours}
      onFailure={(cause) =>
        report(new WidgetError('renderConsent', 'broken', 'renderConsent failed; the default screen is shown.', cause))
      }
    />
  );
}
