import { failed, type Outcome, succeeded } from '../../../flows/core/provider/outcome';
import { isRecord } from '../../../flows/core/provider/record';
import type { Passkey, PasskeyCalls } from '../../../flows/core/provider/passkey-calls';
import type { Answer } from '../../../flows/core/provider/provider';
import type { SecondFactorCalls } from '../../../flows/core/provider/second-factor-calls';
import type { StepUpCalls } from '../../../flows/core/provider/step-up-calls';
import { answerOf } from '../answer';
import { signInOf } from '../sign-in-answer';
import { call } from '../call';
import type { Client } from '../client';
import { noMount } from '../defer';
import { type Internals, isTestProject } from '../internals';
import { noteGivenOptions } from './given-options';
import { registrationRefusal, signInRefusal } from './passkey-errors';
import { secondFactorCalls } from '../second-factor';
import { stepUpCalls } from '../step-up';
import { acceptedSignal, signalUnknown } from './signals';
import { watchCeremony } from './watch-ceremony';

/** The user verification of the last passkey of a session, for all mounts that share a client. */
const verifications = new WeakMap<Client, { sessionId: string | undefined; isUserVerified: boolean | undefined }>();

/** The port's passkey calls, and those of the step-up that they may need and of the second factor. */
export function calls(
  client: Client,
  internals: Internals,
  mountSignal = noMount,
): PasskeyCalls & StepUpCalls & SecondFactorCalls {
  const { user } = client;
  let domain: string | undefined;
  const signalAccepted = acceptedSignal(internals, mountSignal, () => passkeysOf(user.getSync())?.length);
  const refresh = () => call(() => user.get(), passkeysOf);
  const sessionId = () => client.session.getSync()?.session_id;
  const isUserVerified = () => {
    const last = verifications.get(client);
    return last?.sessionId === sessionId() ? last?.isUserVerified : undefined;
  };
  const setUserVerified = (isVerified: boolean | undefined) =>
    verifications.set(client, { sessionId: sessionId(), isUserVerified: isVerified });
  return {
    ...stepUpCalls(client, isUserVerified),
    ...secondFactorCalls(client),
    authenticatePasskey: (request) => authenticate(client, internals, request, setUserVerified),
    registerPasskey: async (request) => {
      if (request.isSilent && !(await canCreateSilently())) return failed({ type: 'passkey_not_created' });
      domain = request.domain;
      // A new passkey takes nothing from one that was used on this page with user verification.
      return register(client, request, (isVerified) => setUserVerified(isUserVerified() || isVerified));
    },
    listPasskeys: refresh,
    renamePasskey: async ({ id, name }) => {
      const outcome = await call(() => client.webauthn.update({ webauthn_registration_id: id, name }), answerOf);
      if (!outcome.ok) return outcome;
      // The client's own copy of the user is not updated automatically.
      void refresh();
      return succeeded(undefined);
    },
    deletePasskey: async (id) => {
      const outcome = await call(() => user.deleteWebauthnRegistration(id), answerOf);
      if (!outcome.ok) {
        if (outcome.error.type !== 'webauthn_registration_not_found') return outcome;
        // It was deleted elsewhere meanwhile: the requested state is reached, but the client's copy of the user has it.
        void refresh();
      }
      signalAccepted(domain);
      return succeeded(undefined);
    },
  };
}

type RequestOf<Name extends keyof PasskeyCalls> = Parameters<PasskeyCalls[Name]>[0];

/**
 * Signs in with a passkey. A passkey that the provider does not know is signalled to the password manager. A test
 * project does not signal: a live project may share its domain, and know the passkey.
 */
async function authenticate(
  { webauthn }: Client,
  internals: Internals,
  {
    isAutofill,
    isImmediate = false,
    signal,
    onStage,
    hints,
    domain,
    sessionDurationMinutes,
  }: RequestOf<'authenticatePasskey'>,
  onUserVerified: (isVerified: boolean | undefined) => unknown,
): Promise<Outcome<Answer>> {
  const { seen, isWatched, stop } = watchCeremony('get', { signal, onStage, hints, isImmediate });
  // The client would open a dialog although the browser should refuse silently.
  if (isImmediate && !isWatched) {
    stop();
    return failed({ type: 'cancelled' });
  }
  const outcome = await call(
    () =>
      webauthn.authenticate({
        domain,
        session_duration_minutes: sessionDurationMinutes,
        is_passkey: true,
        conditional_mediation: isAutofill,
        // The client searches for the field only in the document; ours may be in a shadow root.
        disable_input_check: true,
        signal,
      }),
    (answer) => (answer === null ? null : signInOf(answer)),
    (thrown) => signInRefusal(thrown, seen),
  );
  stop();
  if (outcome.ok) onUserVerified(seen.isUserVerified);
  const isUnknown = !outcome.ok && outcome.error.type === 'webauthn_registration_not_found';
  if (isUnknown && !isTestProject(internals) && seen.rpId && seen.credentialId) {
    signalUnknown(seen.rpId, seen.credentialId);
  }
  return notEmpty(outcome);
}

/** Creates a passkey: in a dialog, or without one where the browser supports that. */
async function register(
  client: Client,
  { signal, onStage, onMade, hints, isSilent, domain, sessionDurationMinutes }: RequestOf<'registerPasskey'>,
  onUserVerified: (isVerified: boolean | undefined) => unknown,
): Promise<Outcome<Answer>> {
  const mediation = isSilent ? 'conditional' : undefined;
  const { given, begin } = noteGivenOptions(client);
  const isOwn = given.isSeen ? given.areOf : undefined;
  const { seen, isWatched, stop } = watchCeremony('create', { signal, onStage, hints, mediation, isOwn });
  // The client would open a dialog that was not requested, or a call of the page itself would become silent.
  if (isSilent && !(isWatched && given.isSeen)) {
    stop();
    return failed({ type: 'passkey_not_created' });
  }
  const outcome = await call(
    () =>
      begin(() =>
        client.webauthn.register({ domain, is_passkey: true, session_duration_minutes: sessionDurationMinutes }),
      ),
    signInOf,
    (thrown) => registrationRefusal(thrown, seen),
  );
  stop();
  if (outcome.ok) onUserVerified(seen.isUserVerified);
  if (seen.made) onMade?.(seen.made);
  return outcome;
}

/**
 * Reads the passkeys of a user; undefined when the value is not a user. An unfinished registration is not a passkey.
 */
function passkeysOf(user: unknown): readonly Passkey[] | undefined {
  const registrations = isRecord(user) ? user['webauthn_registrations'] : undefined;
  if (!Array.isArray(registrations)) return undefined;
  return registrations.flatMap((registration: unknown) => {
    if (!isRecord(registration)) return [];
    const { webauthn_registration_id: id, name, verified } = registration;
    if (typeof id !== 'string' || verified === false) return [];
    return [{ id, name: typeof name === 'string' ? name : '' }];
  });
}

/** Asks the browser whether it supports conditional creation. */
async function canCreateSilently(): Promise<boolean> {
  const capabilities = await PublicKeyCredential.getClientCapabilities?.().catch(() => undefined);
  return capabilities?.['conditionalCreate'] === true;
}

/** An empty result counts as an unknown error (B-PKEY-5). */
function notEmpty(outcome: Outcome<Answer | null>): Outcome<Answer> {
  if (!outcome.ok) return outcome;
  return outcome.value ? succeeded(outcome.value) : failed({ type: 'passkey_unknown' });
}
