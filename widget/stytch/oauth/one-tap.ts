import { failed, type Outcome, succeeded } from '../../../flows/core/provider/outcome';
import type { OAuthCalls, OneTapRequest, OneTapShown } from '../../../flows/core/provider/oauth-calls';
import type { OneTapPosition } from '../../../flows/core/config/config';
import { safely } from '../../../flows/core/host/safely';
import { isRecord } from '../../../flows/core/provider/record';
import { watchTime } from '../../../flows/core/time/timing';
import { call } from '../call';
import type { Client } from '../client';
import { errorTypeOf } from '../error-type';
import type { Internals } from '../internals';
import { type GoogleId, loadGoogle, takePrompt } from './google-script';
import { dataLayerOf, oneTapServicesOf } from './one-tap-internals';
import { momentOf, type OneTapMoment, unknownReason } from './one-tap-moment';
import { showPublicOneTap } from './public-one-tap';

/** The key under which the client stores the proof (PKCE) of a social log-in. */
const proofKey = 'PKCE_VERIFIER:oauth';

/** The port's One Tap call. */
export function calls(client: Client, internals: Internals): Pick<OAuthCalls, 'showOneTap'> {
  return { showOneTap: (request) => showOneTap(client, internals, request) };
}

/**
 * Shows Google One Tap. The client's own method loads Google's script by a plain string, which Trusted Types refuse. So
 * we load the script, and only the provider's part (which client id, which response) uses the client.
 */
async function showOneTap(
  client: Client,
  { publicToken = '' }: Internals,
  request: OneTapRequest,
): Promise<Outcome<OneTapShown>> {
  const services = oneTapServicesOf(client);
  if (!services) {
    if (canFloat(request.position)) return showPublicOneTap(client, request);
    return succeeded({ status: 'refused', reason: 'unknown_error' });
  }
  const started = await call(() => services.oneTapStart({ publicToken }), startOf);
  if (!started.ok) return refusal(started.error.cause) ?? started;
  if (!started.value.clientId) return succeeded({ status: 'refused', reason: 'oauth_config_not_found' });
  const google = await loadGoogle();
  if (!google) return failed({ type: 'unreachable' });
  if (request.signal.aborted) return failed({ type: 'cancelled' });
  const storedProof = () => safely(() => dataLayerOf(client)?.getItem(proofKey));
  const submit = async (credential: string) => {
    const proofBefore = storedProof();
    const outcome = await call(
      () =>
        services.oneTapSubmit({
          publicToken,
          idToken: credential,
          oauthCallbackID: started.value.callbackId,
          loginRedirectURL: request.loginRedirectURL,
          signupRedirectURL: request.signupRedirectURL,
        }),
      (answer) => (isRecord(answer) && typeof answer['redirect_url'] === 'string' ? answer['redirect_url'] : undefined),
    );
    // The client would send the proof of a social log-in that was started and left, and this token has none. The proof of
    // one that has been started since stays.
    const isLeft = storedProof() === proofBefore;
    if (outcome.ok && isLeft && !request.signal.aborted) safely(() => dataLayerOf(client)?.removeItem(proofKey));
    return outcome;
  };
  return prompt(google, started.value.clientId, request, (credential) => request.onSubmitted(submit(credential)));
}

function prompt(
  google: GoogleId,
  clientId: string,
  request: OneTapRequest,
  submit: (credential: string) => void,
): Promise<Outcome<OneTapShown>> {
  const { position, parentId, cancelOnTapOutside, signal, onCancelled } = request;
  const isEmbedded = isEmbeddedAt(position);
  const isOfBrowser = usesFedCM(position);
  let shown: OneTapShown | undefined;
  let isReplaced = false;
  const show = (resolve: () => void) => {
    const settle = (moment: OneTapShown) => {
      shown ??= moment;
      resolve();
    };
    const cancel = () => {
      settle({ status: 'refused', reason: 'user_cancel' });
      onCancelled();
    };
    const close = takePrompt(() => {
      isReplaced = true;
      // One that was refused keeps its reason.
      if (shown?.status !== 'refused') cancel();
    });
    signal.addEventListener('abort', close);
    google.initialize({
      client_id: clientId,
      callback: (answer: unknown) => {
        const credential = isRecord(answer) ? answer['credential'] : undefined;
        if (typeof credential === 'string' && !signal.aborted) submit(credential);
      },
      auto_select: false,
      context: 'use',
      itp_support: true,
      use_fedcm_for_prompt: position !== 'forceLegacyEmbedded',
      cancel_on_tap_outside: !isEmbedded && cancelOnTapOutside,
      ...(isEmbedded && { prompt_parent_id: parentId }),
    });
    google.prompt((notification) => {
      const moment = momentOf(notification);
      if (!moment || signal.aborted || isReplaced) return;
      if (moment.status === 'cancelled' || (isOfBrowser && isWithoutReason(moment))) cancel();
      else if (shown && moment.status === 'refused') onCancelled();
      else settle(moment.status === 'shown' ? { ...moment, isEmbedded } : moment);
    });
    if (isOfBrowser) watchTime(signal, { [fedCMWait]: () => settle({ status: 'shown', isEmbedded }) });
  };
  // The script is Google's: its exception is handled as any other failure.
  return call(
    () => new Promise<void>(show),
    () => shown,
  );
}

/**
 * The longest wait for a moment of a prompt that the browser shows, in milliseconds. Google's script does not say there whether
 * it is shown. The button is beside it in any case.
 */
const fedCMWait = 1_000;

/** Tells whether the browser shows the prompt (FedCM), and not the page. */
const usesFedCM = (position: OneTapPosition) => position !== 'forceLegacyEmbedded' && 'IdentityCredential' in window;

/** Tells whether a prompt was closed without a reason. Of one that the browser shows, the script has none. */
const isWithoutReason = (moment: OneTapMoment) => moment.status === 'refused' && moment.reason === unknownReason;

/** Tells whether the prompt is part of the page: always for the legacy one, else where the browser has no FedCM. */
function isEmbeddedAt(position: OneTapPosition): boolean {
  return position === 'forceLegacyEmbedded' || (position !== 'floating' && !usesFedCM(position));
}

function canFloat(position: OneTapPosition): boolean {
  return position === 'floatingOrEmbedded' || !isEmbeddedAt(position);
}

function startOf(answer: unknown): { clientId: string; callbackId: string } | undefined {
  if (!isRecord(answer)) return undefined;
  const { googleClientId, oauthCallbackId } = answer;
  if (typeof googleClientId !== 'string') return undefined;
  return { clientId: googleClientId, callbackId: typeof oauthCallbackId === 'string' ? oauthCallbackId : '' };
}

/** A reason of the provider for not starting is not a network failure. Developers get its own message. */
function refusal(cause: unknown): Outcome<OneTapShown> | undefined {
  const type = errorTypeOf(cause);
  return typeof type === 'string' ? succeeded({ status: 'refused', reason: type }) : undefined;
}
