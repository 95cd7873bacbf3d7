import type { ProviderError } from '../../flows/core/provider/errors';
import { failed, type Outcome, succeeded } from '../../flows/core/provider/outcome';
import { type AnswerWatch, watchAnswers } from './watch-answers';

/** An explanation of what a call threw; `answers` watched while it was under way. */
export type Explain = (thrown: unknown, answers: AnswerWatch) => ProviderError | Promise<ProviderError>;

/**
 * Calls the client and answers with an `Outcome`: the one place that catches. `read` takes what the flow needs from
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
