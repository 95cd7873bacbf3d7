import { atom } from 'jotai/vanilla';
import type { Contact } from '../../../flows/contact';
import { emitAtom } from '../../../flows/core/host/host.atoms';
import type { Answer } from '../../../flows/core/provider/provider';
import { action } from '../../../flows/core/request/action';
import { goBackAtom, goToAtom } from '../../../flows/core/screen/screen.atoms';
import { textLinkSentName, withTextLinks } from './elsewhere';
import { textLinkAtom } from './text-link.atoms';

/** Sends a link by text message, and says so. */
export const sendTextLink = action<string, Answer>({
  operation: 'magicLinks.sms.loginOrCreate',
  kind: 'send',
  call: (provider, phoneNumber) => withTextLinks(provider).sendTextLink({ phoneNumber }),
  onSuccess: (_get, set, answer, phoneNumber) => {
    set(textLinkAtom, { status: 'sent', phoneNumber });
    set(emitAtom, { type: 'MAGIC_LINK_LOGIN_OR_CREATE', data: answer });
    return set(goToAtom, textLinkSentName);
  },
});

/** The phone form of text links. */
export const textLinkContact: Contact = { action: sendTextLink, startAtom: sendTextLink.startAtom };

/** 'Try again': returns to Main, whose own field still holds the number. */
export const tryAgainAtom = atom(null, (_get, set) => {
  set(textLinkAtom, { status: 'unsent' });
  return set(goBackAtom, 'field');
});
