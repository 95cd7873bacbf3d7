import type { MadePasskey } from '../../../flows/core/provider/passkey-calls';
import { madePasskeyOf, userVerifiedOf } from './authenticator-data';

/** The observations of one passkey ceremony. */
export interface SeenCeremony {
  stage: 'before' | 'asked' | 'answered';
  /** The relying party's domain, once the browser is called. */
  rpId?: string;
  /** The id of the credential that was used or created, once the browser has responded. */
  credentialId?: string;
  /** The user verification (PIN or biometrics), once a passkey was used or created. */
  isUserVerified?: boolean;
  /** The facts about a new passkey, where the browser reports them. */
  made?: MadePasskey;
}

interface Watch {
  seen: SeenCeremony;
  signal: AbortSignal;
  /** The kinds of authenticators that the browser is to put first. */
  hints?: readonly string[] | undefined;
  /** The browser's mediation, where it is not a dialog. */
  mediation?: CredentialMediationRequirement;
  /** True where the browser shows a dialog only if it has a passkey on this device. */
  isImmediate?: boolean;
  /**
   * Tells whether a registration's options are those of this ceremony. Default: true for all, if they cannot be
   * distinguished.
   */
  isOwn?(publicKey: object): boolean;
  onStage?(stage: 'asked' | 'answered'): void;
}

type Asking = 'get' | 'create';

/** The options of both calls, with those that TypeScript does not know yet. */
type AllOptions = CredentialRequestOptions & CredentialCreationOptions & { uiMode?: 'immediate' };

const watches: Record<Asking, Set<Watch>> = { get: new Set(), create: new Set() };

/**
 * Observes the client while it calls the browser for a passkey. The client reports neither when the user is prompted
 * (no deadline may run then) nor which credential they chose (an unknown one can only be signalled by its id), and
 * passes no signal to a registration. The observer replaces the methods of the page's own `navigator.credentials`, only
 * during our own calls, and forwards every call unchanged.
 */
export function watchCeremony(
  asking: Asking,
  watch: Omit<Watch, 'seen'>,
): { seen: SeenCeremony; isWatched: boolean; stop(): void } {
  const watched: Watch = { ...watch, seen: { stage: 'before' } };
  if (watches[asking].size === 0) standIn(asking);
  watches[asking].add(watched);
  return {
    seen: watched.seen,
    isWatched: isStandingIn[asking],
    stop: () => {
      watches[asking].delete(watched);
      if (watches[asking].size === 0) stepAside[asking]?.();
    },
  };
}

const isStandingIn = { get: false, create: false };
const stepAside: Partial<Record<Asking, () => void>> = {};

function standIn(asking: Asking): void {
  const container = navigator.credentials;
  const before = Object.getOwnPropertyDescriptor(container, asking);
  const original = container[asking].bind(container);
  const standsIn = async (options?: AllOptions) => {
    const watch = options?.publicKey && find(asking, options.publicKey, options.signal);
    if (!watch) return original(options);
    const publicKey: { rp?: { id?: string }; rpId?: string } = options.publicKey ?? {};
    watch.seen.rpId = rpIdOf(publicKey) ?? location.hostname;
    watch.seen.stage = 'asked';
    watch.onStage?.('asked');
    const credential = await original(askedOf(watch, options));
    if (credential)
      Object.assign(watch.seen, {
        credentialId: credential.id,
        isUserVerified: userVerifiedOf(credential),
        made: madePasskeyOf(credential),
      });
    watch.seen.stage = 'answered';
    watch.onStage?.('answered');
    return credential;
  };
  // A page may have frozen it; then less is observed, and everything still works.
  isStandingIn[asking] = Reflect.defineProperty(container, asking, { configurable: true, value: standsIn });
  stepAside[asking] = () => {
    if (!isStandingIn[asking] || container[asking] !== standsIn) return;
    Reflect.deleteProperty(container, asking);
    if (before) Reflect.defineProperty(container, asking, before);
  };
}

/** The options of the browser's call, changed for a ceremony. */
function askedOf({ signal, hints, mediation, isImmediate }: Watch, given: AllOptions): AllOptions {
  const options = hinted(given, hints);
  if (!isImmediate || !options.publicKey) return { ...options, signal, ...(mediation && { mediation }) };
  // The browser refuses this with a list, or together with a mediation. With user verification it counts as two
  // factors.
  return {
    publicKey: { ...options.publicKey, allowCredentials: [], userVerification: 'required' },
    signal,
    uiMode: 'immediate',
  };
}

/** The same options with hints, which the client does not accept. */
function hinted(options: AllOptions, hints: readonly string[] | undefined): AllOptions {
  if (!hints || !options.publicKey) return options;
  const publicKey = { ...options.publicKey, hints: [...hints] };
  return { ...options, publicKey };
}

/**
 * A sign-in is recognized by the signal that we passed to the client. A registration has no signal. It is recognized by
 * the options that the client received. Where those are not known, it is the newest ceremony that still counts: one
 * that was cancelled while the provider did not respond is watched until it ends.
 */
function find(asking: Asking, publicKey: object, signal: AbortSignal | undefined): Watch | undefined {
  const known = [...watches[asking]];
  if (asking === 'get') return known.find((watch) => watch.signal === signal);
  const own = known.find((watch) => watch.isOwn?.(publicKey));
  if (own) return own;
  const others = known.filter(({ isOwn }) => !isOwn);
  return others.findLast((watch) => !watch.signal.aborted) ?? others.at(-1);
}

function rpIdOf({ rp, rpId }: { rp?: { id?: string }; rpId?: string }): string | undefined {
  return rp?.id ?? rpId;
}
