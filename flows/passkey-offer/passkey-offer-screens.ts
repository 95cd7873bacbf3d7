export { offerPasskeyAtom } from './passkey-offer.actions';
export { PasskeyOffer } from './passkey-offer.screen';
