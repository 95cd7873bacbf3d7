/** The part of the client's options that points it at an emulator. The client reads `endpoints` and does not declare it. */
export interface ClientOptions {
  /** The addresses that the client calls. */
  readonly endpoints: {
    /** The interface for a test token. */
    readonly testAPIURL: string;
    /** The interface for a live token. */
    readonly liveAPIURL: string;
    /** The device fingerprinting. */
    readonly dfpBackendURL: string;
    /** The page in which the client keeps One Tap. */
    readonly clientsideServicesIframeURL: string;
  };
  /** The client's own default: named so that the compiler takes this for options of the client. */
  readonly keepSessionAlive: boolean;
}

/** The options with which `createStytchClient` calls an emulator: `createStytchClient(publicToken, clientOptions(address))`. */
export const clientOptions = (address: string): ClientOptions => ({
  endpoints: {
    testAPIURL: address,
    liveAPIURL: address,
    dfpBackendURL: address,
    clientsideServicesIframeURL: `${address}/clientside-services/index.html`,
  },
  keepSessionAlive: false,
});

/** The public token of an emulator that is given no other. */
export const defaultPublicToken = 'public-token-test-00000000-0000-4000-8000-000000000000';

/** An emulator as a page knows it: the arguments of `createStytchClient`. */
export interface EmulatorOfPage {
  /** The first argument of `createStytchClient`. */
  readonly publicToken: string;
  /** The second argument of `createStytchClient`. */
  readonly clientOptions: ClientOptions;
}

declare global {
  interface Window {
    /** The emulator of the test that the page is opened in; undefined for everyone else. */
    vestibuleEmulator?: EmulatorOfPage;
  }
}
