import { createRoot } from 'react-dom/client';
import { isInShadowAtom } from '../../flows/core/host/host.atoms';
import type { Mounted, WidgetOptions } from '../options';
import { resolveTarget } from '../host/mount-target';
import { createRootElement, watchRootElement } from '../host/root-element';
import { shadowAround } from '../host/shadow-root';
import { asObject } from '../host/untyped';
import { deferSubmit } from '../ssr/pre-hydration/listen';
import { hydrateCode } from '../ssr/hydrate.lazy';
import { followRoot } from './follow-root';
import type { MountDefinition } from './mount-definition';
import { createWidget } from './widget';
import { reportReplacement } from '../mistakes/watch-problem';

/** The mounts by their elements. */
const mountedIn = new WeakMap<Element, Pick<Mounted, 'unmount'>>();

/**
 * Mounts a widget; every mount function calls this. A widget that is mounted in the element already is unmounted first
 * (B-MOUNT-21).
 */
export function mount<Options extends WidgetOptions>(
  definition: MountDefinition<Options>,
  target: string | Element,
  options: Options,
): Mounted<Options> {
  const element = resolveTarget(target);
  const earlier = element.querySelector(':scope > .vestibule') ? mountedIn.get(element) : undefined;
  earlier?.unmount();
  // A host without types may pass none, and then reads that the client is missing.
  const mounted = mountIn(element, definition, asObject(options), earlier !== undefined);
  mountedIn.set(element, mounted);
  return mounted;
}

function mountIn<Options extends WidgetOptions>(
  element: Element,
  definition: MountDefinition<Options>,
  options: Options,
  isReplacement: boolean,
): Mounted<Options> {
  const rendered = element.querySelector<HTMLElement>(':scope > [data-ids]');
  if (rendered) return mountOver(rendered, element, definition, options);
  // A page that was cloned, as some routers keep it for Back, has the markup of a widget, and no widget.
  element.querySelector(':scope > .vestibule:not([data-react])')?.remove();
  const root = createRootElement(element, options.config?.enableShadowDOM ?? false);
  const widget = createWidget(definition, options);
  const onPlaced = () => shadowAround(element) && widget.store.set(isInShadowAtom, true);
  const stopWatching = watchRootElement(root, onPlaced, () => unmount());
  widget.start();
  if (isReplacement) reportReplacement(widget.store);
  const stopFollowing = followRoot(widget.store, root);
  // Two widgets must not share an id, also if the page has two copies of the package.
  const react = createRoot(root.shadowRoot ?? root, { identifierPrefix: `v${Math.random()}` });
  react.render(widget.element);

  // Each of these may be called again, and then has no effect.
  const unmount = () => {
    widget.end();
    stopFollowing();
    // A host may unmount while React is rendering; React must finish first.
    queueMicrotask(() => react.unmount());
    root.remove();
    stopWatching();
  };
  return { update: widget.update, unmount };
}

/** Mounts over server-rendered markup. If the code for that fails to load, renders as if there were no markup. */
function mountOver<Options extends WidgetOptions>(
  rendered: HTMLElement,
  element: Element,
  definition: MountDefinition<Options>,
  options: Options,
): Mounted<Options> {
  definition.takeLink?.(options);
  deferSubmit(rendered);
  const wasInPage = rendered.isConnected;
  const mounting = hydrateCode.load().then((code) => {
    // It was unmounted, or the page removed it, while this code was being fetched.
    if (!(wasInPage ? rendered.isConnected : rendered.parentNode)) return undefined;
    if (code.ok) return code.value.hydrate(definition, rendered, options);
    rendered.remove();
    return mountIn(element, definition, options, false);
  });
  return {
    update: (changed) => void mounting.then((mounted) => mounted?.update(changed)),
    unmount: () => {
      // A second mount, as in StrictMode, finds nothing to hydrate.
      rendered.remove();
      void mounting.then((mounted) => mounted?.unmount());
    },
  };
}
