import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { bootstrapAtom } from '../core/provider/bootstrap.atoms';

/** The domain mail comes from: the configured hint, or the only one the bootstrap data names (B-LINK-3). */
export const senderDomainAtom = atom((get) => {
  const { domainHint } = get(configAtom).emailMagicLinks;
  if (domainHint) return domainHint;
  const { emailDomains } = get(bootstrapAtom);
  return emailDomains.length === 1 ? emailDomains[0] : undefined;
});

/** The links to the inboxes in which a mail that was just sent may be. */
export interface InboxLinks {
  gmail: string;
  yahoo: string;
  outlook: string;
}

/**
 * The inboxes (B-LINK-2). With the sender's domain, Gmail searches for it, and Yahoo for a keyword; without it they
 * just open. The domain comes from the host or the provider, so it is encoded, and the rest of the address is fixed.
 */
export function inboxLinks(senderDomain: string | undefined): InboxLinks {
  const outlook = 'https://outlook.live.com/mail/0/inbox';
  if (!senderDomain) return { gmail: 'https://mail.google.com/mail/u/0/', yahoo: 'https://mail.yahoo.com/', outlook };
  // A lone surrogate cannot be encoded.
  const domain = encodeURIComponent(senderDomain.slice(0, 253).replaceAll(/\p{Surrogate}/gu, ''));
  return {
    gmail: `https://mail.google.com/mail/u/0/#search/from%3A(%40${domain})+in%3Aanywhere+newer_than%3A1h`,
    yahoo: `https://mail.yahoo.com/d/search/keyword=${domain}`,
    outlook,
  };
}
