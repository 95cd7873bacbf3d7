import { providerError } from '../stytch/call';
import { errorTypeOf } from '../stytch/error-type';
import { property } from '../host/untyped';
import { internalsOf } from '../stytch/internals';
import { watchAnswers } from '../stytch/watch-answers';
import { type Mistake, mistake } from '../mistakes/mistake';
import type { WidgetOptions } from '../options';

/** A request for the project's settings that failed. */
interface Failure {
  publicToken: string;
  thrown: unknown;
  /** The address that the page's own policy has blocked. */
  blocked: string | undefined;
  isUnreachable: boolean;
}

/**
 * The reason that the project's settings could not be loaded, if the developer can fix it (B-DEV-4). The provider's
 * client does not expose its first failure, so this requests the settings once more.
 */
export async function connectionMistake(given: WidgetOptions['client']): Promise<Mistake | undefined> {
  try {
    const failure = await askAgain(given);
    return failure && describe(failure);
  } catch {
    // A client that could not be made: late-client-mistakes.ts describes it.
    return undefined;
  }
}

async function askAgain(given: WidgetOptions['client']): Promise<Failure | undefined> {
  const { fetchSDK, publicToken = '' } = internalsOf(await given);
  if (!fetchSDK) return undefined;
  const answers = watchAnswers();
  let blocked: string | undefined;
  const onViolation = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'connect-src') blocked = blockedURI;
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  try {
    await fetchSDK({ url: `/projects/bootstrap/${publicToken}`, method: 'GET' });
    return undefined;
  } catch (thrown) {
    // The browser dispatches the report of a blocked request in a separate task.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { publicToken, thrown, blocked, isUnreachable: providerError(thrown, answers).type === 'unreachable' };
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation);
    answers.stop();
  }
}

function describe({ publicToken, thrown, blocked, isUnreachable }: Failure): Mistake | undefined {
  if (blocked) {
    const { origin } = new URL(blocked);
    return mistake(
      'the-content-security-policy-of-this-page-blocks',
      `The content security policy of this page blocks ${origin}, so no user can log in. Add ${origin} to \`connect-src\`.`,
    );
  }
  if (isUnreachable)
    return mistake(
      'the-stytch-api-cannot-be-reached',
      `The Stytch API cannot be reached${addressOf()}, so no user can log in. If you use the emulator, start it and check its address in the client's \`endpoints\`. Otherwise check your connection, and whether an ad blocker or a proxy stops the request.`,
    );
  if (errorTypeOf(thrown) === 'bad_domain_for_stytch_sdk')
    return mistake(
      'stytch-does-not-accept-requests-from',
      `Stytch does not accept requests from ${location.origin}, so no user can log in. Add it to the authorized domains of the project, under "Frontend SDKs" in the Stytch dashboard.`,
    );
  const status = Number(property(thrown, 'status_code'));
  if (!(status >= 400 && status < 500) || status === 429) return undefined;
  return mistake(
    'stytch-refuses-the-public-token',
    `Stytch refuses the public token "${publicToken}" (${reasonOf(thrown)}), so no user can log in. Copy the token of your project from "API keys" in the Stytch dashboard, or the one that the emulator printed.`,
  );
}

const reasonOf = (thrown: unknown) => String(errorTypeOf(thrown) ?? property(thrown, 'status_code'));

/** The address of the last request for the settings, if the browser has recorded it. */
function addressOf(): string {
  const requests = performance.getEntriesByType('resource').map(({ name }) => name);
  const last = requests.findLast((name) => name.includes('/sdk/v1/projects/bootstrap/'));
  return last ? ` at ${new URL(last).origin}` : '';
}
