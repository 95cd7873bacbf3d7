import { atom } from 'jotai/vanilla';
import type { Contact } from '../contact';
import { closedSignUpAtom, configAtom } from '../core/config/config.atoms';
import { emitAtom } from '../core/host/host.atoms';
import { beginMethodAtom } from '../core/last-used/last-used.atoms';
import type { Answer } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';
import { action } from '../core/request/action';
import { goBackAtom, goToAtom } from '../core/screen/screen.atoms';

/** The magic link that was sent, if there is one, and its address. */
export type MagicLink = { status: 'unsent' } | { status: 'sent'; email: string };

/** The magic link that this mount has sent last. */
export const magicLinkAtom = atom<MagicLink>({ status: 'unsent' });

const emailType = 'login_or_create_eml';

/** Sends a magic link, and shows the confirmation. */
export const sendMagicLink = action<string, Answer>({
  operation: (_email, get) =>
    get(configAtom).signUp === 'closed' ? 'magicLinks.email.send' : 'magicLinks.email.loginOrCreate',
  kind: 'send',
  call: (provider, email, { get }) => {
    const { domainHint: _hint, ...options } = get(configAtom).emailMagicLinks;
    return provider.sendMagicLink({ email, ...options, ...get(closedSignUpAtom) });
  },
  onSuccess: (get, set, answer, email) => {
    get(providerAtom).logEvent('email_sent', { email, type: emailType });
    set(magicLinkAtom, { status: 'sent', email });
    set(beginMethodAtom, 'email');
    set(emitAtom, { type: 'MAGIC_LINK_LOGIN_OR_CREATE', data: answer });
    return set(goToAtom, 'EmailConfirmation');
  },
});

/** The e-mail form of magic links. */
export const emailLinkContact: Contact = { action: sendMagicLink, startAtom: sendMagicLink.startAtom };

/**
 * 'Try again': forgets the link that was sent, and returns to Main, or to the problem from which a new link was sent. Main's
 * field still has the address, selected.
 */
export const tryAnotherLinkAtom = atom(null, (get, set) => {
  const magicLink = get(magicLinkAtom);
  if (magicLink.status === 'sent') {
    get(providerAtom).logEvent('email_try_again_clicked', { email: magicLink.email, type: emailType });
  }
  set(magicLinkAtom, { status: 'unsent' });
  return set(goBackAtom, 'field');
});
