import { useAtomValue } from 'jotai/react';
import { Stack } from '../../../primitives/stack/stack';
import { logInAgainAtom } from '../screen/log-in-again.atoms';
import { CopyDetails } from '../support/copy-details';
import { useErrorSentence } from '../words/error-sentence';
import { ServerMessage } from '../words/server-message';
import { Failure, type FailureProps } from './failure';

/** A failure of an action, with its details for support (B-FAIL-7). */
function ActionFailure({ error }: FailureProps) {
  return (
    <Stack gap="label">
      <Failure error={error} />
      <FailureButtons error={error} />
    </Stack>
  );
}

/**
 * The buttons under a failure: to the log-in page of a host that has one, after the end of a session, and Copy details. Another
 * account that has logged in is no case for support.
 */
function FailureButtons({ error }: FailureProps) {
  const logInAgain = useAtomValue(logInAgainAtom);
  return (
    <>
      <logInAgain.Button type={error.type} />
      {error.type !== 'other_account' && <CopyDetails error={error} />}
    </>
  );
}

/** The sentence alone, in a field or a banner: the catalogue's, else the server's own. */
function FailureSentence({ error }: FailureProps) {
  const sentence = useErrorSentence();
  return error.type === 'other' ? <ServerMessage text={error.serverMessage ?? ''} /> : <>{sentence(error)}</>;
}

/** The views of failures for the code of the first screens, which loads them late. */
export const views = { ActionFailure, Failure, FailureButtons, FailureSentence };
