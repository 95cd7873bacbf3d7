import { type ReactElement, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isInShadowAtom } from '../../flows/core/host/host.atoms';
import { followRoot } from '../lifecycle/follow-root';
import type { WidgetOptions } from '../options';
import { watchRootElement } from '../host/root-element';
import { shadowAround } from '../host/shadow-root';
import type { MountDefinition } from '../lifecycle/mount-definition';
import { createWidget } from '../lifecycle/widget';
import type { ElementProps, PlacementProps } from '../ssr/ssr-props';
import { endWhenGone } from './end-when-gone';
import { SsrElement, useFollowedProps } from './ssr-element';
import { SsrShadowElement } from './ssr-shadow-element';
import { useLayoutEffect } from '../../primitives/layout-effect';

/** A mount in a React tree. */
export interface WidgetElementProps<Options extends WidgetOptions> {
  definition: MountDefinition<Options>;
  options: Options & ElementProps;
}

const never = () => () => undefined;

/**
 * A widget as an element of the host's own tree. On a server it renders its first screen. While hydrating it renders
 * the same one over the server's markup. A changed `client` or `enableShadowDOM` needs a new `key`.
 */
export function WidgetElement<Options extends WidgetOptions>(props: WidgetElementProps<Options>) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // The first value is kept: the element must not change when hydration has finished.
  const [isServerRendered, setServerRendered] = useState(!isInBrowser);
  const [fail] = useState(() => () => setServerRendered(false));
  if (!isServerRendered) return <LiveWidget {...props} />;
  return props.options.config?.enableShadowDOM ? (
    <SsrShadowElement {...props} onFailed={fail} />
  ) : (
    <SsrElement {...props} />
  );
}

function LiveWidget<Options extends WidgetOptions>({ definition, options }: WidgetElementProps<Options>) {
  const root = useRef<HTMLDivElement>(null);
  const [widget] = useState(() => createWidget(definition, options));
  const [shadow, setShadow] = useState<ShadowRoot>();
  /** Cancels the end of the widget, once React has cleaned up. */
  const leaving = useRef<() => void>(undefined);
  const isShadow = options.config?.enableShadowDOM ?? false;

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const container = isShadow ? (element.shadowRoot ?? element.attachShadow({ mode: 'open' })) : undefined;
    const stopWatching = watchRootElement(element, () => {
      if (shadowAround(element)) widget.store.set(isInShadowAtom, true);
    });
    const stopFollowing = followRoot(widget.store, element);
    setShadow(container);
    leaving.current?.();
    leaving.current = undefined;
    widget.start();
    return () => {
      stopFollowing();
      stopWatching();
    };
  }, [widget, isShadow]);
  // A Suspense of the host that hides the widget for a while runs the cleanups of layout effects alone.
  useEffect(() => {
    const element = root.current;
    return () => {
      if (element && !leaving.current) leaving.current = endWhenGone(element, widget, definition);
    };
  }, [widget, definition]);

  useFollowedProps(widget.update, options);

  return (
    <div className={rootClass(options)} style={options.style} data-react="" ref={root}>
      {inPlace(widget.element, isShadow, shadow)}
    </div>
  );
}

function inPlace(element: ReactElement, isShadow: boolean, shadow: ShadowRoot | undefined) {
  if (!isShadow) return element;
  return shadow && createPortal(element, shadow);
}

/** The classes of the root: ours, and those that the host passes. */
const rootClass = ({ className }: PlacementProps): string => (className ? `vestibule ${className}` : 'vestibule');
