import { WidgetError } from '../../flows/core/provider/widget-error';
import { describeClient } from '../mistakes/describe-client';
import { type Mistake, mistake } from '../mistakes/mistake';
import { isClient } from '../stytch/is-client';

/**
 * The mistake of a late client that cannot be made. Its function can also fail for one visitor alone, whose browser
 * refuses storage, so it is reported on the developer's own machine only.
 */
export async function lateClientMistake(given: unknown): Promise<Mistake | undefined> {
  if (!isClient(given) || !('provide' in given)) return undefined;
  try {
    await given;
    return undefined;
  } catch (failure) {
    const fault =
      failure instanceof WidgetError
        ? `gave ${describeClient(failure.cause)}, not the provider's client`
        : `failed (${String(failure)})`;
    return mistake(
      'the-function-of-lateclient',
      `The function of lateClient ${fault}, so no user can log in. Return a client made by createStytchClient of @stytch/vanilla-js/headless, or a promise of one.`,
    );
  }
}
