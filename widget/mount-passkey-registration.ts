import { passkeyRegistrationKind } from './kinds/passkey-registration';
import { mount } from './mount';
import type { Mounted, WidgetOptions } from './options';

/**
 * Mounts the set-up and the list of passkeys, for somebody who is signed in.
 * @param target a selector, or the element itself
 * @throws when a selector matches nothing (spec section 1)
 */
export function mountPasskeyRegistration(target: string | Element, options: WidgetOptions): Mounted {
  return mount(passkeyRegistrationKind, target, options);
}
