export { completeWithOfferAtom } from './complete-with-offer';
export type { passkeyOfferMessages } from './passkey-offer.messages';
