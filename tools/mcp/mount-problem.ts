import type { Config } from '../../flows/core/config/config';
import { configProblem } from '../../widget/mistakes/config-mistakes';
import type { RenderedMount } from '../cli/terminal';

/**
 * The sentence that a mount shows in place of its first screen, because its configuration cannot be used; undefined
 * where it can. Only log-in needs a method to log in.
 */
export function mountProblem(mount: RenderedMount, config: object): string | undefined {
  // A file may hold any value: the check is made for hosts without types.
  const problem = mount === 'identityProvider' ? undefined : configProblem(config as Config);
  const isShown = mount === 'login' || problem?.section === 'cannot-use-both-eml-and-email-otp';
  return problem && isShown ? problem.sentence.replace(/^Error: /, '') + (problem.remedy ?? '') : undefined;
}
