export { completeWithOfferAtom } from './complete-with-offer';
export { PasskeyOffer } from './passkey-offer.screen';
export type { passkeyOfferMessages } from './passkey-offer.messages';
