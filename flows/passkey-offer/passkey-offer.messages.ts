/** The words of the offer of a passkey for next time; those that explain a passkey are in passkey-registration.messages. */
export const passkeyOfferMessages = {
  'passkeyOffer.title': 'Log in faster next time',
  'passkeyOffer.notNow': 'Not now',
} as const;
