import { type Bootstrap, defaultBootstrap } from '../../flows/core/provider/bootstrap';
import { isRecord } from './is-record';
import type { Internals } from './internals';

/** The bootstrap data, by the client's internals; defaults where they are missing or say something else. */
export function bootstrapOf({ bootstrap }: Internals) {
  return {
    cached(): Bootstrap {
      try {
        return readBootstrap(bootstrap?.getSync());
      } catch {
        // Storage that may not be read holds nothing.
        return defaultBootstrap;
      }
    },
    async load(): Promise<Bootstrap | undefined> {
      try {
        const answer = readBootstrap(await bootstrap?.getAsync());
        return answer.isKnown ? answer : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

function readBootstrap(answer: unknown): Bootstrap {
  if (!isRecord(answer)) return defaultBootstrap;
  const { projectName, displayWatermark, emailDomains, passwordConfig, rbacPolicy } = answer;
  return {
    // The client's own defaults have no name.
    isKnown: typeof projectName === 'string',
    projectName: typeof projectName === 'string' ? projectName : undefined,
    displayWatermark: displayWatermark === true,
    emailDomains: Array.isArray(emailDomains) ? emailDomains.filter((domain) => typeof domain === 'string') : [],
    passwordConfig,
    policy: rbacPolicy,
  };
}
