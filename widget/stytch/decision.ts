import type { DecisionCalls } from '../../flows/core/provider/consent-calls';
import { addressOf, answerOf } from './answer';
import { call } from './call';
import type { Client } from './client';
import { parametersOf } from './consent';

/** The calls of the port that answer a request for consent. */
export function calls({ idp }: Client): DecisionCalls {
  return {
    submitAuthorization: ({ isGranted, ...request }) =>
      call(
        () => idp.oauthAuthorizeSubmit({ ...parametersOf(request), consent_granted: isGranted }),
        (answer) => {
          const readable = answerOf(answer);
          if (!readable) return undefined;
          const redirectURI = addressOf(readable);
          return redirectURI === null ? undefined : { redirectURI, answer: withoutCode(readable) };
        },
      ),
  };
}

/** The code is for the application alone, so it stays out of events, as do addresses that carry it. */
function withoutCode(answer: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(answer).filter(([name]) => name !== 'authorization_code' && name !== 'redirect_uri'),
  );
}
