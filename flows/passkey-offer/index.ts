export { completeWithOfferAtom } from './complete-with-offer.actions';
export { PasskeyOffer } from './passkey-offer.screen';
export { passkeyOfferMessages } from './passkey-offer.messages';
export { silentCreationAtom } from './silent-creation.atoms';
