import { type Bootstrap, defaultBootstrap } from '../../flows/core/provider/bootstrap';
import { now } from '../../flows/core/time/timing';
import { safely } from '../../flows/core/host/safely';
import { isRecord } from '../../flows/core/provider/record';
import type { Internals } from './internals';

/** The last request for a client, made by any of its widgets, and its outcome. */
interface Asked {
  at: number;
  answer: Promise<Bootstrap | undefined>;
  known?: Bootstrap;
}

const asked = new WeakMap<object, Asked>();

/** Requests of the same client within this time are one, in milliseconds. */
const sameWithin = 2_000;

/**
 * The bootstrap data, by the client's internals; defaults where they are missing or malformed. The client itself sends
 * one request per instance, so a retry requests the data from the provider.
 */
export function bootstrapOf(internals: Internals) {
  const { bootstrap, fetchSDK, publicToken } = internals;
  const own = async () => readBootstrap(await bootstrap?.getAsync());
  const again = async () =>
    fetchSDK && publicToken !== undefined
      ? readAnswer(await fetchSDK({ url: `/projects/bootstrap/${publicToken}`, method: 'GET' }))
      : own();
  return {
    // Storage that must not be read counts as empty.
    cached: () => readBootstrap(safely(() => bootstrap?.getSync())),
    async load(): Promise<Bootstrap | undefined> {
      const last = bootstrap && asked.get(bootstrap);
      if (last && (last.known || now() - last.at < sameWithin)) return last.answer;
      const current: Asked = { at: now(), answer: knownOrNothing(last ? again : own) };
      if (bootstrap) asked.set(bootstrap, current);
      const known = await current.answer;
      if (known) current.known = known;
      return known;
    },
  };
}

async function knownOrNothing(ask: () => Promise<Bootstrap>): Promise<Bootstrap | undefined> {
  try {
    const answer = await ask();
    return answer.isKnown ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the data by the client's names. */
function readBootstrap(data: unknown): Bootstrap {
  if (!isRecord(data)) return defaultBootstrap;
  const { projectName, displayWatermark, emailDomains, passwordConfig, rbacPolicy } = data;
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

/** Reads the data by the provider's names. */
function readAnswer(data: unknown): Bootstrap {
  if (!isRecord(data)) return defaultBootstrap;
  const config = data['password_config'];
  return readBootstrap({
    projectName: data['project_name'],
    displayWatermark: !data['disable_sdk_watermark'],
    emailDomains: data['email_domains'],
    passwordConfig: isRecord(config)
      ? { ludsComplexity: config['luds_complexity'], ludsMinimumCount: config['luds_minimum_count'] }
      : null,
    rbacPolicy: data['rbac_policy'],
  });
}
