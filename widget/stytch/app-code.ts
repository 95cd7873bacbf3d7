import type { ProviderError } from '../../flows/core/provider/errors';
import type { StepUpCalls } from '../../flows/core/provider/step-up-calls';
import { call } from './call';
import type { Client } from './client';
import { errorTypeOf } from './error-type';
import { signInOf } from './sign-in-answer';

/** Checks a code of an authenticator app. */
export const checkAppCode = (
  { totps }: Client,
  { code, sessionDurationMinutes }: Parameters<StepUpCalls['authenticateTotp']>[0],
): ReturnType<StepUpCalls['authenticateTotp']> =>
  call(
    () => totps.authenticate({ totp_code: code, session_duration_minutes: sessionDurationMinutes }),
    signInOf,
    appCodeRefusal,
  );

/** The error for a refused code of an authenticator app; undefined where the code was not the cause. */
function appCodeRefusal(thrown: unknown): ProviderError | undefined {
  const type = errorTypeOf(thrown);
  if (type === 'totp_code_already_authenticated' || type === 'expired_totp') return { type, cause: thrown };
  const isWrong =
    type === 'unable_to_authenticate_totp' ||
    type === 'invalid_totp_code' ||
    type === 'recovery_code_used_as_totp_code';
  return isWrong ? { type: 'unable_to_authenticate_totp', cause: thrown } : undefined;
}
