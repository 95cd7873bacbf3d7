import { failureMessages } from '../../flows/core/provider/failure.messages';
import { WidgetError } from '../../flows/core/provider/widget-error';
import { guardedHost } from '../host/guarded-host';
import type { Mounted, WidgetOptions } from '../options';
import { resolveTarget } from '../host/mount-target';

type Mount<Options extends WidgetOptions> = (target: string | Element, options: Options) => Mounted<Options>;

/** The newest call for each element, by the function that removes the notice of its failure. */
const newest = new WeakMap<Element, () => void>();

/** Takes an element for a call, and removes the notice of the call before. */
function take(element: Element, removeNotice: () => void): void {
  newest.get(element)?.();
  newest.set(element, removeNotice);
}

/** A mount whose code the script carries. It takes its element from a call that still fetches its code (B-MOUNT-21). */
export function readyMount<Options extends WidgetOptions>(mount: Mount<Options>): Mount<Options> {
  return (target, options) => {
    const element = resolveTarget(target);
    take(element, () => {});
    return mount(element, options);
  };
}

/**
 * A mount whose code is fetched when it is first called, for a script that carries them all. Calls before
 * that take effect once the code is loaded, unless another mount has taken its element meanwhile (B-MOUNT-21).
 * @param before called before anything is fetched
 * @throws at once when a selector matches nothing, as every mount does
 */
export function lateMount<Options extends WidgetOptions>(
  fetch: () => Promise<Mount<Options>>,
  before?: () => unknown,
): Mount<Options> {
  return (target, options) => {
    const element = resolveTarget(target);
    const wasInPage = element.isConnected;
    const rootNow = () => element.querySelector(':scope > .vestibule:not([data-ids])');
    const rootBefore = rootNow();
    before?.();
    // Without its code the markup of a server is dead.
    const removeMarkup = () => element.querySelector(':scope > [data-ids]')?.remove();
    const removeNotice = () => notice?.remove();
    take(element, removeNotice);
    // It was unmounted, by the host or by the page that removed the element, or another mount has taken the element.
    const isGone = () =>
      isOver ||
      newest.get(element) !== removeNotice ||
      (wasInPage && !element.isConnected) ||
      (rootNow() ?? rootBefore) !== rootBefore;
    let changes: Partial<Options> = {};
    let mounted: Mounted<Options> | undefined;
    let notice: HTMLElement | undefined;
    let isOver = false;
    const fail = (error: WidgetError) => {
      removeMarkup();
      // Without the code this is the only means to show it.
      notice = document.createElement('p');
      notice.setAttribute('role', 'alert');
      notice.textContent = failureMessages[error.type === 'unreachable' ? 'error.unreachable' : 'error.broken'];
      element.append(notice);
      guardedHost({ ...options, ...changes }.callbacks).onError(error);
    };
    fetch()
      .then(
        (mount) => {
          if (!isGone()) mounted = mount(element, { ...options, ...changes });
        },
        (cause: unknown) =>
          isGone() ||
          fail(new WidgetError('mount', 'unreachable', 'The code of this mount could not be fetched.', cause)),
      )
      .catch((cause: unknown) =>
        fail(new WidgetError('mount', 'broken', `This mount failed: ${String(cause)}`, cause)),
      );
    return {
      update: (changed) => {
        if (mounted) mounted.update(changed);
        else changes = { ...changes, ...changed };
      },
      unmount: () => {
        if (mounted) mounted.unmount();
        else if (!isGone()) removeMarkup();
        isOver = true;
        removeNotice();
      },
    };
  };
}
