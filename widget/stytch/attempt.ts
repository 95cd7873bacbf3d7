import type { ProviderError } from '../../flows/core/provider/errors';
import { failed, type Outcome, succeeded } from '../../flows/core/provider/outcome';
import { type AnswerWatch, watchAnswers } from './watch-answers';

/** A function that maps the exception of a call to an error; `answers` are the responses seen during the call. */
export type Explain = (thrown: unknown, answers: AnswerWatch) => ProviderError | Promise<ProviderError>;

/**
 * Calls the client and returns an `Outcome`: the only function that turns the client's exceptions into one. `read` extracts
 * the value that the flow needs from the response; `undefined` means that the response is not the requested one.
 */
export async function attempt<Value>(
  request: () => Promise<unknown>,
  read: (answer: unknown) => Value | undefined,
  explain: Explain,
): Promise<Outcome<Value>> {
  const answers = watchAnswers();
  try {
    const value = read(await request());
    return value === undefined ? failed({ type: 'broken' }) : succeeded(value);
  } catch (thrown) {
    return failed(await explain(thrown, answers));
  } finally {
    answers.stop();
  }
}
