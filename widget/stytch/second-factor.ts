import type { ProviderError } from '../../flows/core/provider/errors';
import { isRecord, isText } from '../../flows/core/provider/record';
import { type Outcome, succeeded } from '../../flows/core/provider/outcome';
import type { SecondFactorCalls, TotpSetup } from '../../flows/core/provider/second-factor-calls';
import { call } from './call';
import type { Client } from './client';
import { errorTypeOf } from './error-type';
import { signInOf } from './sign-in-answer';

/** The minutes in which a set-up must be finished; the provider accepts 5 to 1440. */
const setupMinutes = 60;

/** The port's calls by which a signed-in user sets up an authenticator app, or uses a recovery code in its place. */
export function secondFactorCalls(client: Client): SecondFactorCalls {
  const create = () => call(() => client.totps.create({ expiration_minutes: setupMinutes }), setupOf, stateRefusal);
  return {
    createTotp: async () => {
      const outcome = await create();
      if (outcome.ok || errorTypeOf(outcome.error.cause) !== 'pending_totp_exists') return outcome;
      const removed = await removePending(client);
      return removed.ok ? create() : removed;
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

/** Deletes unfinished set-ups. The client's copy of the user may not contain them yet. */
async function removePending(client: Client): Promise<Outcome<void>> {
  const pending = await call(() => client.user.get(), pendingIdsOf);
  if (!pending.ok) return pending;
  for (const id of pending.value) {
    // Sequentially: by the provider's own rule there is at most one.
    const removed = await call(
      () => client.user.deleteTOTP(id),
      () => true,
    );
    if (!removed.ok) return removed;
  }
  return succeeded(undefined);
}

function pendingIdsOf(user: unknown): readonly string[] | undefined {
  const totps = isRecord(user) ? user['totps'] : undefined;
  if (!Array.isArray(totps)) return undefined;
  return totps
    .filter(isRecord)
    .filter(({ verified }) => verified !== true)
    .map(({ totp_id }) => totp_id)
    .filter(isText);
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
  return all?.flatMap((totp) => textsOf(totp['recovery_codes']));
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
