import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { isOAuthProviderType } from './provider-names';

/** The providers that are configured and known, each once. A name that we do not know is no reason to show nothing. */
export const socialProvidersAtom = atom((get) => {
  const { providers } = get(configAtom).oauth;
  return providers.filter(
    ({ type }, place) => isOAuthProviderType(type) && providers.findIndex((one) => one.type === type) === place,
  );
});
