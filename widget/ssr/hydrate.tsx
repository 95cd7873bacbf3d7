import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isInShadowAtom } from '../../flows/core/host/host.atoms';
import type { MountDefinition } from '../lifecycle/mount-definition';
import type { Mounted, WidgetOptions } from '../options';
import { shadowAround, placeOf } from '../host/container';
import { watchRemoval } from '../lifecycle/watch-removal';
import { type SsrWidget, ssrWidget } from './ssr-widget';
import { useLayoutEffect } from '../../primitives/layout-effect';

/** Takes over what a server drew in a target: the widget hydrates there once its code, its language and its theme are here. */
export function hydrate<Options extends WidgetOptions>(
  definition: MountDefinition<Options>,
  root: HTMLElement,
  options: Options,
): Mounted {
  // The page has taken it out of its target while this code was on its way.
  if (!root.parentNode) return gone;
  const { ids: identifierPrefix = '' } = root.dataset;
  root.removeAttribute('data-ids');
  const place = placeOf(root);
  const widget = ssrWidget(definition, options);
  if (root.shadowRoot || shadowAround(root)) widget.store.set(isInShadowAtom, true);
  widget.stand(root);
  let isMounted = true;
  let end = () => {};
  const hydrate = () => {
    if (!isMounted) return;
    let stopFollowing = () => {};
    const react = hydrateRoot(
      // In a shadow root there is a link to the styles beside it.
      root.shadowRoot?.querySelector('div') ?? root,
      <Beginning widget={widget} onBegun={(stop) => (stopFollowing = stop)} />,
      { identifierPrefix },
    );
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
    stopWatching();
    widget.end();
    end();
    place.remove();
  };
  const stopWatching = watchRemoval(root, unmount);
  return { update: widget.update, unmount };
}

/** A widget that is no more. */
const gone: Mounted = { update: () => undefined, unmount: () => undefined };

interface BeginningProps<Options extends WidgetOptions> {
  widget: SsrWidget<Options>;
  onBegun(stopFollowing: () => void): void;
}

/** The widget's content, begun as soon as it is rendered. */
function Beginning<Options extends WidgetOptions>({ widget, onBegun }: BeginningProps<Options>) {
  useLayoutEffect(() => onBegun(widget.begin()), [widget, onBegun]);
  useEffect(() => widget.replay(), [widget]);
  return widget.element;
}
