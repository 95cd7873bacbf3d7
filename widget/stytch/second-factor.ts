import type { ProviderError } from '../../flows/core/provider/errors';
import { isRecord, isText } from '../../flows/core/provider/record';
import { failed, type Outcome, succeeded } from '../../flows/core/provider/outcome';
import type { SecondFactorCalls, TotpSetup } from '../../flows/core/provider/second-factor-calls';
import type { StepUpCalls } from '../../flows/core/provider/step-up-calls';
import { checkAppCode } from './app-code';
import { call } from './call';
import type { Client } from './client';
import { errorTypeOf } from './error-type';
import { signInOf } from './sign-in-answer';

/** The minutes in which a set-up must be finished; the provider accepts 5 to 1440. */
const setupMinutes = 60;

/**
 * The port's calls by which a signed-in user sets up an authenticator app, gives its code, or uses a recovery code in its
 * place. A code for a set-up that is no longer there fails as `expired_totp`.
 */
export function secondFactorCalls(client: Client): SecondFactorCalls & Pick<StepUpCalls, 'authenticateTotp'> {
  // The app whose set-up was begun here last, until a code is accepted.
  let pendingId: string | undefined;
  const create = async () => {
    const request = () => client.totps.create({ expiration_minutes: setupMinutes });
    const outcome = await call(request, setupOf, stateRefusal);
    if (outcome.ok) pendingId = outcome.value.totpId;
    return outcome;
  };
  return {
    createTotp: async () => {
      let outcome = await create();
      // Another tab may begin one between the removal and the next attempt.
      for (let attempt = 0; attempt < 2 && isRefusedAs(outcome, 'pending_totp_exists'); attempt++) {
        const removed = await removePending(client);
        if (!removed.ok) return removed;
        outcome = await create();
      }
      return outcome;
    },
    authenticateTotp: async (request) => {
      const outcome = await checkAppCode(client, request);
      if (outcome.ok) pendingId = undefined;
      if (outcome.ok || pendingId === undefined) return outcome;
      const { type, cause } = outcome.error;
      const isGone = errorTypeOf(cause) === 'totps_not_found_for_user';
      return (isGone || type === 'unable_to_authenticate_totp') && (await isReplaced(client, pendingId, isGone))
        ? failed({ type: 'expired_totp', cause })
        : outcome;
    },
    recoveryCodes: () => call(() => client.totps.recoveryCodes(), recoveryCodesOf),
    recoverTotp: ({ code, sessionDurationMinutes }) =>
      call(
        () => client.totps.recover({ recovery_code: code, session_duration_minutes: sessionDurationMinutes }),
        signInOf,
        recoveryRefusal,
      ),
  };
}

/**
 * Tells whether a set-up is no longer there, and the user has no finished one either. One that cannot be read counts as there.
 * An empty list is no proof, unless the provider says that there is none (`isGone`): it may list an app only from its first
 * code on.
 */
async function isReplaced(client: Client, totpId: string, isGone: boolean): Promise<boolean> {
  const totps = await call(() => client.user.get(), totpsOf);
  if (!totps.ok) return false;
  const isThere = totps.value.some(({ totp_id, verified }) => totp_id === totpId || verified === true);
  return !isThere && (isGone || totps.value.length > 0);
}

/** Deletes unfinished set-ups. The client's copy of the user may not contain them yet. */
async function removePending(client: Client): Promise<Outcome<void>> {
  const totps = await call(() => client.user.get(), totpsOf);
  if (!totps.ok) return totps;
  const pending = totps.value.filter(({ verified }) => verified !== true);
  for (const id of pending.map(({ totp_id }) => totp_id).filter(isText)) {
    // Sequentially: by the provider's own rule there is at most one.
    const removed = await call(
      () => client.user.deleteTOTP(id),
      () => true,
    );
    // Another tab has removed it.
    if (!removed.ok && !isRefusedAs(removed, 'totp_not_found')) return removed;
  }
  return succeeded(undefined);
}

/** Tells whether the provider has refused a call with an error of a type. */
const isRefusedAs = (outcome: Outcome<unknown>, type: string) =>
  !outcome.ok && errorTypeOf(outcome.error.cause) === type;

/** Reads the authenticator apps of a user, finished or not; undefined when the value is not a user. */
function totpsOf(user: unknown): readonly Readonly<Record<string, unknown>>[] | undefined {
  const totps = isRecord(user) ? user['totps'] : undefined;
  return Array.isArray(totps) ? totps.filter(isRecord) : undefined;
}

function setupOf(answer: unknown): TotpSetup | undefined {
  if (!isRecord(answer)) return undefined;
  const { totp_id: totpId, secret } = answer;
  if (!isText(totpId) || !isText(secret)) return undefined;
  return { totpId, secret, recoveryCodes: textsOf(answer['recovery_codes']) };
}

/** Reads the recovery codes; the provider's types have one app, its documentation a list of them. */
function recoveryCodesOf(answer: unknown): readonly string[] | undefined {
  const totps = isRecord(answer) ? answer['totps'] : undefined;
  const all = Array.isArray(totps) ? totps.filter(isRecord) : isRecord(totps) ? [totps] : undefined;
  const codes = all?.flatMap((totp) => textsOf(totp['recovery_codes']));
  return codes?.length ? codes : undefined;
}

const textsOf = (list: unknown): readonly string[] => (Array.isArray(list) ? list.filter(isText) : []);

/** The error of a set-up where another app is registered. */
function stateRefusal(thrown: unknown): ProviderError | undefined {
  const type = errorTypeOf(thrown);
  return type === 'active_totp_exists' ? { type, cause: thrown } : undefined;
}

const wrongRecoveryCodes: ReadonlySet<unknown> = new Set([
  'invalid_recovery_code',
  'unable_to_authenticate_recovery_code',
  'totp_code_used_as_recovery_code',
  'recovery_codes_not_found',
]);

/** The error for a refused recovery code: the message is that of a wrong code. */
function recoveryRefusal(thrown: unknown): ProviderError | undefined {
  return wrongRecoveryCodes.has(errorTypeOf(thrown))
    ? { type: 'unable_to_authenticate_totp', cause: thrown }
    : undefined;
}
