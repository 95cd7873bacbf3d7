import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type DrawnWidget, drawnWidget } from '../drawn/drawn-widget';
import type { MountDefinition } from '../mount-definition';
import type { WidgetOptions } from '../options';
import { adoptStyles } from '../styles/style-registry';

/** The props of a widget that a server draws. */
export interface DrawnElementProps<Options extends WidgetOptions> {
  definition: MountDefinition<Options>;
  options: Options;
}

/**
 * A widget on a server, and in the browser over what the server drew. What is in its root hydrates once its code, its
 * language and its theme are here. Until then the server's markup stands, and can be typed in.
 */
export function DrawnElement<Options extends WidgetOptions>({ definition, options }: DrawnElementProps<Options>) {
  const [widget] = useState(() => drawnWidget(definition, options));
  const root = useRef<HTMLDivElement>(null);
  // One element for its whole life: React gives up markup that is not alive yet when something about it changes.
  const [content] = useState(() => (
    <Suspense fallback={null}>
      <Content widget={widget} />
    </Suspense>
  ));
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    widget.stand(element);
    const page = element.getRootNode();
    return adoptStyles(page instanceof ShadowRoot ? page : element.ownerDocument);
  }, [widget]);
  // The host's props are the truth; the store follows them.
  useEffect(() => widget.update(options), [widget, options]);
  return (
    <div {...attributesOf(widget)} data-react="" suppressHydrationWarning ref={root}>
      {content}
    </div>
  );
}

/** The attributes of the root: a server's are left as they are. */
function attributesOf<Options extends WidgetOptions>(widget: DrawnWidget<Options>) {
  return typeof document === 'undefined' ? widget.attributes() : { className: 'vestibule' };
}

function Content<Options extends WidgetOptions>({ widget }: { widget: DrawnWidget<Options> }) {
  // React waits for what is thrown, and leaves the server's markup where it is.
  // oxlint-disable-next-line typescript/only-throw-error -- a promise, as React has it
  if (!widget.isReady()) throw widget.load();
  useLayoutEffect(() => {
    const stopFollowing = widget.begin();
    return () => {
      widget.endSoon();
      stopFollowing();
    };
  }, [widget]);
  useEffect(() => widget.replay(), [widget]);
  return widget.element;
}
