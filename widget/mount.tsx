import { createRoot } from 'react-dom/client';
import { isInShadowAtom } from '../flows/core/host/presentation.atoms';
import type { Mounted, WidgetOptions } from './options';
import { isInShadow, makePlace } from './place';
import { resolveTarget } from './target';
import { followRoot } from './follow-root';
import { watchRemoval } from './watch-removal';
import type { MountDefinition } from './mount-definition';
import { createWidget } from './widget';

/** The number of mounts so far on this page: two widgets must not share an id. */
let mounts = 0;

/** Mounts a widget: the one way for all mounts. */
export function mount<Options extends WidgetOptions>(
  definition: MountDefinition<Options>,
  target: string | Element,
  options: Options,
): Mounted {
  const element = resolveTarget(target);
  const place = makePlace(element, options.config?.enableShadowDOM ?? false);
  const widget = createWidget(definition, options);
  if (isInShadow(element)) widget.store.set(isInShadowAtom, true);
  widget.start();
  const stopFollowing = followRoot(widget.store, place.root);
  const react = createRoot(place.container, { identifierPrefix: `vestibule${(mounts += 1)}` });
  react.render(widget.element);

  let isMounted = true;
  const unmount = () => {
    if (!isMounted) return;
    isMounted = false;
    stopWatching();
    widget.end();
    stopFollowing();
    // A host may unmount while React is drawing; React must finish first.
    queueMicrotask(() => react.unmount());
    place.remove();
  };
  const stopWatching = watchRemoval(place.root, unmount);
  return { update: widget.update, unmount };
}
