import * as React from 'react';
import { useEffect, useRef, useState } from 'react';
import type { ElementProps, PlacementProps } from '../ssr/ssr-props';
import { type SsrWidget, ssrWidget } from '../ssr/ssr-widget';
import { type RawProps, serverFunctions } from '../ssr/server-functions';
import type { MountDefinition } from '../lifecycle/mount-definition';
import { missingOptions, type WidgetOptions } from '../options';
import { shadowAround } from '../host/shadow-root';
import { adoptStyles } from '../styles/style-registry';
import { useLayoutEffect } from '../../primitives/layout-effect';
import { endWhenGone } from './end-when-gone';

/**
 * The boundary that hydrates independently. A streaming server puts a late Suspense into a long page, hidden until a
 * script of React's has run. React does not stream an Activity (React 19.2) separately.
 */
const { Activity: Boundary = React.Suspense }: Partial<Pick<typeof React, 'Activity'>> = React;

/** The props of a widget that a server renders. */
export interface SsrElementProps<Options extends WidgetOptions> {
  definition: MountDefinition<Options>;
  options: Options & ElementProps;
}

/**
 * A widget on a server, and in the browser over the server-rendered markup. Its root's content hydrates once its code,
 * its language and its theme are loaded. Until then the server's markup is shown, and accepts input.
 */
export function SsrElement<Options extends WidgetOptions>({ definition, options }: SsrElementProps<Options>) {
  const [widget] = useState(() => ssrWidget(definition, options));
  const root = useRef<HTMLDivElement>(null);
  // The same element at every render: React discards markup that is not hydrated when its props change.
  const [content] = useState(() => (
    <Boundary>
      <Content widget={widget} definition={definition} options={options} />
    </Boundary>
  ));
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    widget.attach(element);
    return adoptStyles(shadowAround(element) ?? element.ownerDocument);
  }, [widget]);
  useFollowedProps(widget.update, options);
  return (
    <div {...placed(attributesOf(widget), options)} data-react="" suppressHydrationWarning ref={root}>
      {content}
    </div>
  );
}

/** Keeps a widget's options equal to the host's props: one that is left out is reset. */
export function useFollowedProps<Options extends WidgetOptions>(
  update: (options: Partial<Omit<Options, 'client'>>) => void,
  props: Options,
): void {
  const before = useRef(props);
  useEffect(() => {
    update({ ...missingOptions(before.current, props), ...props });
    before.current = props;
  }, [update, props]);
}

/** The attributes of a root with the host's own classes and styles. */
export function placed<Attributes extends { className?: string | undefined }>(
  attributes: Attributes,
  { className, style }: PlacementProps,
) {
  return { ...attributes, className: [attributes.className, className].filter(Boolean).join(' '), style };
}

/** The attributes of the root. Those from a server are unchanged. */
export function attributesOf<Options extends WidgetOptions>(widget: SsrWidget<Options>) {
  return typeof document === 'undefined' ? widget.attributes() : { className: 'vestibule' };
}

interface ContentProps<Options extends WidgetOptions> {
  widget: SsrWidget<Options>;
  definition: MountDefinition<Options>;
  options: Options & ElementProps;
}

function Content<Options extends WidgetOptions>({
  widget,
  definition,
  options: { nonce, theme },
}: ContentProps<Options>) {
  // React waits for what is thrown, and leaves the server's markup where it is.
  // oxlint-disable-next-line typescript/only-throw-error -- a promise, as React has it
  if (!widget.isReady()) throw widget.load();
  /** Cancels the end of the widget, once React has cleaned up. */
  const leaving = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    leaving.current?.();
    leaving.current = undefined;
    return widget.afterHydration();
  }, [widget]);
  useEffect(() => widget.replay(), [widget]);
  // Not with the layout effect, whose cleanup runs too when a Suspense of the host hides the widget for a while.
  useEffect(
    () => () => {
      const root = widget.root();
      if (root && !leaving.current) leaving.current = endWhenGone(root, widget, definition);
    },
    [widget, definition],
  );
  return (
    <>
      {typeof nonce === 'string' && <StaticHtml hidden html={() => serverFunctions.tagsOf?.(theme, nonce) ?? ''} />}
      {widget.element}
    </>
  );
}

/** Server-rendered HTML that hydration leaves unchanged. */
export function StaticHtml(props: RawProps) {
  if (typeof document === 'undefined' && serverFunctions.Raw) return <serverFunctions.Raw {...props} />;
  const { html: _, innerRef, ...attributes } = props;
  // React tolerates a text child that differs.
  return (
    <div {...attributes} suppressHydrationWarning ref={innerRef}>
      {''}
    </div>
  );
}
