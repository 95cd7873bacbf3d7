import type { ProviderError } from '../../flows/core/provider/errors';
import { failed, type Outcome, succeeded } from '../../flows/core/provider/outcome';
import { type AnswerWatch, watchAnswers } from './watch-answers';

/** A function that maps what a call threw to an error; `answers` are the responses seen during the call. */
export type Explain = (thrown: unknown, answers: AnswerWatch) => ProviderError | Promise<ProviderError>;

/**
 * Calls the client and answers with an `Outcome`: the only place that catches. `read` takes what the flow needs from
 * the answer; `undefined` means that the answer is not what was asked for.
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
