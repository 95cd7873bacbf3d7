import { isEmailAddress, trimmedContact } from './email-address';

/** The domains that most addresses have, the more common first. */
const common =
  'gmail.com yahoo.com hotmail.com outlook.com icloud.com googlemail.com live.com msn.com me.com aol.com mail.com ymail.com ' +
  'yahoo.co.uk hotmail.co.uk proton.me protonmail.com gmx.de gmx.net web.de yandex.ru mail.ru qq.com 163.com naver.com ' +
  'orange.fr free.fr comcast.net';

/** Domains of other mail providers that are one typing error from those. An address there gets no suggestion. */
const others = 'email.com love.com q.com ge.com ms.com mi.com aon.com cloud.com pcloud.com';

const commonDomains = common.split(' ');
const knownDomains = new Set([...commonDomains, ...others.split(' ')]);

/** Invisible characters. An address with one gets no suggestion. */
const unseen = /\p{C}/u;

/**
 * The suggested address, if the typed domain is one typing error from a common domain, and not a common one itself
 * (B-MAIN-8).
 */
export function suggestAddress(typed: string): string | undefined {
  const address = trimmedContact(typed);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || unseen.test(address) || knownDomains.has(domain)) return undefined;
  const meant = commonDomains.find((one) => isOneSlip(domain, one));
  const suggestion = `${address.slice(0, at)}@${meant}`;
  return meant && isEmailAddress(suggestion) ? suggestion : undefined;
}

/** Tells whether one letter of a word was missed, doubled, swapped with the next, or is wrong. */
function isOneSlip(typed: string, meant: string): boolean {
  let first = 0;
  while (first < meant.length && typed[first] === meant[first]) first += 1;
  const isRest = (ofTyped: number, ofMeant: number) => typed.slice(first + ofTyped) === meant.slice(first + ofMeant);
  switch (typed.length - meant.length) {
    case -1:
      return isRest(0, 1);
    case 0:
      return isRest(1, 1) || (isRest(2, 2) && typed[first] === meant[first + 1] && typed[first + 1] === meant[first]);
    case 1:
      return isRest(1, 0) && typed[first] === typed[first - 1];
    default:
      return false;
  }
}
