/** The words of the offer of a passkey for next time; what a passkey is, is said by passkeys' own. */
export const passkeyOfferMessages = {
  'passkeyOffer.title': 'Log in faster next time',
  'passkeyOffer.notNow': 'Not now',
} as const;
