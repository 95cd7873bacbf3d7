import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { bootstrapAtom } from '../core/provider/provider.atoms';

/** The domain mail comes from: the configured hint, or the only one the bootstrap data names (B-LINK-3). */
export const senderDomainAtom = atom((get) => {
  const { domainHint } = get(configAtom).emailMagicLinks;
  if (domainHint) return domainHint;
  const { emailDomains } = get(bootstrapAtom);
  return emailDomains.length === 1 ? emailDomains[0] : undefined;
});
