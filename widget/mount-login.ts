import { loginKind } from './kinds/login';
import { mount } from './mount';
import type { Mounted, WidgetOptions } from './options';

/**
 * Mounts sign-up and log-in in an element of the page.
 * @param target a selector, or the element itself
 * @throws when a selector matches nothing (spec section 1)
 */
export function mountLogin(target: string | Element, options: WidgetOptions): Mounted {
  return mount(loginKind, target, options);
}
