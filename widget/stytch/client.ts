import type { StytchClient } from '@stytch/vanilla-js/headless';
import type { Provider, ProviderCalls } from '../../flows/core/provider/provider';

/**
 * The public members of a class, and of the classes in it: as a structure, so that a client of another package of the provider's,
 * which declares the same classes once more, is one as well.
 */
type PublicMembers<Part> = Part extends (...given: never[]) => unknown
  ? Part
  : Part extends object
    ? { [Name in keyof Part]: PublicMembers<Part[Name]> }
    : Part;

/** The provider's browser client, made by the host (`createStytchClient`, or that of `@stytch/react`) and handed over. */
export interface Client extends PublicMembers<
  Pick<
    StytchClient,
    | 'cryptoWallets'
    | 'idp'
    | 'impersonation'
    | 'magicLinks'
    | 'oauth'
    | 'otps'
    | 'passwords'
    | 'session'
    | 'totps'
    | 'user'
    | 'webauthn'
    | 'onStateChange'
  >
> {}

/** Calls whose code comes along with a mount, because it makes them at once. */
export type OwnCalls = (client: Client) => Partial<ProviderCalls>;

/** A client that is made when it is first awaited. */
export interface LateClient extends PromiseLike<Client> {
  /** For mounts only: the calls of the widget over it, which wait for it as long as their mount lives. */
  provide(whenReady: () => Promise<unknown>, mountSignal?: () => AbortSignal, own?: OwnCalls): Provider;
}
