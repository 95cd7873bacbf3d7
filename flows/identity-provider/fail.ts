import { atom } from 'jotai/vanilla';
import { reportAtom } from '../core/host/host.atoms';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { WidgetError, widgetError } from '../core/provider/widget-error';
import { prepareSentenceAtom } from '../core/words/error-sentence';
import { errorPart } from './later-parts';
import { type FlowProblem, flowStateAtom } from './identity-provider.state';

const attemptsAtom = atom(0);

/** Shows the error screen and tells the host, once. `isCausedByPerson` moves focus there. */
export const failFlowAtom = atom(
  null,
  async (get, set, operation: string, problem: FlowProblem, isCausedByPerson = false) => {
    const { kind } = problem;
    set(
      reportAtom,
      kind === 'provider'
        ? widgetError(operation, problem.error)
        : new WidgetError(operation, 'configuration', `${operation} failed (${Object.values(problem).join(' ')})`),
    );
    if (kind === 'provider') await set(prepareSentenceAtom, problem.error.type);
    await errorPart.load();
    const attempt = get(attemptsAtom) + 1;
    set(attemptsAtom, attempt);
    set(flowStateAtom, { status: 'error', problem, attempt });
    if (isCausedByPerson) set(focusRequestAtom, { target: 'heading' });
  },
);
