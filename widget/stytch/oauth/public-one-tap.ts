import type { OneTapRequest, OneTapShown } from '../../../flows/core/provider/oauth-calls';
import { type Outcome, succeeded } from '../../../flows/core/provider/outcome';
import { call } from '../call';
import type { Client } from '../client';
import { isRecord, isText } from '../../../flows/core/provider/record';
import { takePrompt } from './google-script';

/** The prefix of the client's message before its reason for not starting. */
const refusedWords = /^One Tap could not load: *(\S+)/;

/**
 * Shows Google One Tap with the public call, which every version of the client has. It can only float, loads Google's
 * script by a plain address, and leaves the page once Google has identified the user.
 */
export async function showPublicOneTap({ oauth }: Client, request: OneTapRequest): Promise<Outcome<OneTapShown>> {
  const { signal, loginRedirectURL, signupRedirectURL, cancelOnTapOutside, onCancelled } = request;
  let isCancelled = false;
  const cancel = () => {
    isCancelled = true;
    if (!signal.aborted) onCancelled();
  };
  let isOpen = true;
  // One that was refused keeps its reason.
  const close = takePrompt(() => isOpen && cancel());
  signal.addEventListener('abort', close);
  const outcome = await call(
    () =>
      oauth.googleOneTap.start({
        login_redirect_url: loginRedirectURL,
        signup_redirect_url: signupRedirectURL,
        cancel_on_tap_outside: cancelOnTapOutside,
        onOneTapCancelled: cancel,
      }),
    shownOf,
  );
  // The script may have loaded after the mount ended.
  if (signal.aborted) close();
  if (isCancelled) return succeeded({ status: 'refused', reason: 'user_cancel' });
  const result = withReason(outcome);
  isOpen = result.ok && result.value.status === 'shown';
  return result;
}

/** The outcome of the client's call. An exception that has a reason is a refusal. */
function withReason(outcome: Outcome<OneTapShown>): Outcome<OneTapShown> {
  if (outcome.ok) return outcome;
  const { cause } = outcome.error;
  const reason = cause instanceof Error ? refusedWords.exec(cause.message)?.[1] : undefined;
  return reason ? succeeded({ status: 'refused', reason }) : outcome;
}

function shownOf(answer: unknown): OneTapShown | undefined {
  if (!isRecord(answer)) return undefined;
  const { success, reason } = answer;
  return success === true
    ? { status: 'shown', isEmbedded: false }
    : { status: 'refused', reason: isText(reason) ? reason : 'unknown_reason' };
}
