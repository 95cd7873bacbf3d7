import { useEffect, useId, useRef, useState } from 'react';
import type { PlacementProps } from '../ssr/ssr-props';
import { keepServerTheme } from '../ssr/server-theme';
import { ssrWidget } from '../ssr/ssr-widget';
import { deferSubmit } from '../ssr/pre-hydration/listen';
import { serverFunctions } from '../ssr/server-functions';
import type { HydratedMount } from '../ssr/hydrate';
import { hydrateCode } from '../ssr/hydrate.lazy';
import type { WidgetOptions } from '../options';
import { useLayoutEffect } from '../../primitives/layout-effect';
import { endWhenGone } from './end-when-gone';
import { attributesOf, type SsrElementProps, placed, StaticHtml, useFollowedProps } from './ssr-element';

/** The props of a widget that a server renders in a shadow root. */
export interface SsrShadowProps<Options extends WidgetOptions> extends SsrElementProps<Options> {
  /** Called when it cannot be hydrated. */
  onFailed(): void;
}

/**
 * A widget in a shadow root that a server rendered. React does not hydrate its content as a part of the host's tree, so
 * the widget hydrates it as a mount does.
 */
export function SsrShadowElement<Options extends WidgetOptions>({ onFailed, ...props }: SsrShadowProps<Options>) {
  const { definition, options } = props;
  const identifierPrefix = useId();
  const root = useRef<HTMLDivElement>(null);
  const [hydration] = useState(() => hydrationOf(definition, options, onFailed));
  useLayoutEffect(() => {
    if (root.current) hydration.prepare(root.current);
  }, [hydration]);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    hydration.start(element);
    return () => hydration.leave(element);
  }, [hydration]);
  useFollowedProps(hydration.update, options);
  const { html, ...attributes } = typeof document === 'undefined' ? renderedRoot(props, identifierPrefix) : inBrowser;
  return <StaticHtml {...placed(attributes, options)} data-react="" html={html} innerRef={root} />;
}

/** Hydrates once, also in StrictMode. When React removes its root from the page, the widget ends. */
function hydrationOf<Options extends WidgetOptions>(
  definition: SsrElementProps<Options>['definition'],
  options: Options & PlacementProps,
  onFailed: () => void,
) {
  let hydrating: Promise<HydratedMount<Options> | undefined> | undefined;
  /** Cancels the end of the widget, once React has cleaned up. */
  let leaving: Promise<(() => void) | undefined> | undefined;
  const hydrateIn = async (root: HTMLElement) => {
    definition.takeLink?.(options);
    deferSubmit(root);
    const code = await hydrateCode.load();
    // A page may take a container out for a while; React cleans up what it removes.
    if (leaving && !root.isConnected) return undefined;
    if (code.ok && root.shadowRoot) return code.value.hydrate(definition, root, options);
    // An old browser did not create a shadow root from the markup.
    onFailed();
    return undefined;
  };
  return {
    prepare: (root: HTMLElement) => keepServerTheme(root, options),
    start: (root: HTMLElement) => {
      hydrating ??= hydrateIn(root);
      void leaving?.then((cancel) => cancel?.());
      leaving = undefined;
    },
    leave: (root: HTMLElement) => {
      leaving = hydrating?.then(
        (mounted) => mounted?.store && endWhenGone(root, { store: mounted.store, end: mounted.unmount }, definition),
      );
    },
    update: (changed: Partial<Omit<Options, 'client'>>) => void hydrating?.then((mounted) => mounted?.update(changed)),
  };
}

const inBrowser = { className: 'vestibule', html: () => '' };

/** The root in the form that a server renders. */
function renderedRoot<Options extends WidgetOptions>(
  { definition, options }: SsrElementProps<Options>,
  identifierPrefix: string,
) {
  const { nonce, theme, stylesheet } = options;
  const widget = ssrWidget(definition, options);
  const html = () =>
    (typeof nonce === 'string' ? (serverFunctions.tagsOf?.(theme, nonce) ?? '') : '') +
    (serverFunctions.shadowOf?.(widget.element, { identifierPrefix, stylesheet }) ?? '');
  return { ...attributesOf(widget), 'data-ids': identifierPrefix, html };
}
