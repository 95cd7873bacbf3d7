import { type ReactElement, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { isInShadowAtom, type Store } from '../../flows/core/host/host.atoms';
import type { MountDefinition } from '../lifecycle/mount-definition';
import type { Mounted, WidgetOptions } from '../options';
import { watchRootElement } from '../host/root-element';
import { type SsrWidget, ssrWidget } from './ssr-widget';
import { useLayoutEffect } from '../../primitives/layout-effect';

/** A mount over server-rendered markup. */
export interface HydratedMount<Options extends WidgetOptions> extends Mounted<Options> {
  store?: Store;
}

/** Hydrates server-rendered markup in a target, once its code, its language and its theme are loaded. */
export function hydrate<Options extends WidgetOptions>(
  definition: MountDefinition<Options>,
  root: HTMLElement,
  options: Options,
): HydratedMount<Options> {
  // The page removed it from its target while this code was being fetched.
  if (!root.parentNode) return gone;
  const { ids: identifierPrefix = '' } = root.dataset;
  root.removeAttribute('data-ids');
  openShadowRoot(root);
  const widget = ssrWidget(definition, options);
  if (root.shadowRoot) widget.store.set(isInShadowAtom, true);
  widget.attach(root);
  // A root that the host's React rendered is removed by it alone, which also tells when the widget ends.
  const isOfReact = root.hasAttribute('data-react');
  const stopWatching = watchRootElement(root, undefined, isOfReact ? undefined : () => unmount());
  let isMounted = true;
  let end = () => {};
  const hydrate = () => {
    if (!isMounted) return;
    let stopFollowing = () => {};
    // In a shadow root there is a link to the styles beside it.
    const container = root.shadowRoot?.querySelector('div') ?? root;
    const element = <HydratedWidget widget={widget} onHydrated={(stop) => (stopFollowing = stop)} />;
    const react = widget.isComplete()
      ? hydrateRoot(container, element, { identifierPrefix })
      : renderOver(container, element, identifierPrefix);
    end = () => {
      stopFollowing();
      queueMicrotask(() => react.unmount());
    };
  };
  if (widget.isReady()) hydrate();
  else void widget.load().then(() => widget.isReady() && hydrate());

  const unmount = () => {
    if (!isMounted) return;
    isMounted = false;
    widget.end();
    end();
    if (!isOfReact) root.remove();
    stopWatching();
  };
  return { store: widget.store, update: widget.update, unmount };
}

/**
 * Makes a shadow root of the template in a root that has none: in Firefox before 123, and in markup that a page inserted by
 * script, the parser makes none.
 */
function openShadowRoot(root: HTMLElement): void {
  const template = root.querySelector<HTMLTemplateElement>(':scope > template[shadowrootmode]');
  if (!template) return;
  template.remove();
  root.attachShadow({ mode: 'open' }).append(template.content);
}

/** Renders in place of markup that this page cannot render: its language, or a part of it, could not be fetched. */
function renderOver(container: Element, element: ReactElement, identifierPrefix: string): Root {
  container.replaceChildren();
  const react = createRoot(container, { identifierPrefix });
  react.render(element);
  return react;
}

/** A widget that is not mounted. */
const gone: Mounted = { update: () => undefined, unmount: () => undefined };

interface HydratedWidgetProps<Options extends WidgetOptions> {
  widget: SsrWidget<Options>;
  onHydrated(stopFollowing: () => void): void;
}

/** The widget's content, started as soon as it is rendered. */
function HydratedWidget<Options extends WidgetOptions>({ widget, onHydrated }: HydratedWidgetProps<Options>) {
  useLayoutEffect(() => onHydrated(widget.afterHydration()), [widget, onHydrated]);
  useEffect(() => widget.replay(), [widget]);
  return widget.element;
}
