import type { StytchClient } from '@stytch/vanilla-js/headless';

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
export type Client = PublicMembers<
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
>;
