import { useEffect, useId, useRef, useState } from 'react';
import { ssrWidget } from '../ssr/ssr-widget';
import { deferSubmit } from '../ssr/pre-hydration/listen';
import { serverFunctions } from '../ssr/server-functions';
import { hydrateCode } from '../ssr/hydrate.lazy';
import type { Mounted, WidgetOptions } from '../options';
import { attributesOf, type SsrElementProps, placed, StaticHtml } from './ssr-element';
import { useFollowedProps } from './follow-props';

/** The props of a widget that a server renders in a shadow root. */
export interface SsrShadowProps<Options extends WidgetOptions> extends SsrElementProps<Options> {
  /** Called when it cannot be taken over. */
  onLost(): void;
}

/**
 * A widget in a shadow root that a server rendered. React hydrates nothing in there as a part of the host's tree, so the widget
 * takes it over as a mount does.
 */
export function SsrShadowElement<Options extends WidgetOptions>({ onLost, ...props }: SsrShadowProps<Options>) {
  const { definition, options } = props;
  const identifierPrefix = useId();
  const root = useRef<HTMLDivElement>(null);
  const [taking] = useState(() => takingOf(definition, options, onLost));
  useEffect(() => {
    if (root.current) taking.begin(root.current);
  }, [taking]);
  useFollowedProps(taking.update, options);
  const { html, ...attributes } = typeof document === 'undefined' ? rendered(props, identifierPrefix) : inBrowser;
  return <StaticHtml {...placed(attributes, options)} data-react="" html={html} place={root} />;
}

/** Takes over once, whatever StrictMode does: a root that leaves the page ends its widget by itself. */
function takingOf<Options extends WidgetOptions>(
  definition: SsrElementProps<Options>['definition'],
  options: Options,
  onLost: () => void,
) {
  let taking: Promise<Mounted | undefined> | undefined;
  const take = async (root: HTMLElement) => {
    definition.takeLink?.(options);
    deferSubmit(root);
    const code = await hydrateCode.load();
    if (!root.isConnected) return undefined;
    if (code.ok && root.shadowRoot) return code.value.hydrate(definition, root, options);
    // An old browser made no shadow root of the markup.
    onLost();
    return undefined;
  };
  return {
    begin: (root: HTMLElement) => void (taking ??= take(root)),
    update: (changed: Partial<Omit<Options, 'client'>>) => void taking?.then((mounted) => mounted?.update(changed)),
  };
}

const inBrowser = { className: 'vestibule', html: () => '' };

/** The root as a server renders it. */
function rendered<Options extends WidgetOptions>(
  { definition, options }: SsrElementProps<Options>,
  identifierPrefix: string,
) {
  const { nonce, theme, stylesheet } = options;
  const widget = ssrWidget(definition, options);
  const html = () =>
    (nonce === undefined ? '' : (serverFunctions.tagsOf?.(theme, nonce) ?? '')) +
    (serverFunctions.shadowOf?.(widget.element, { identifierPrefix, stylesheet }) ?? '');
  return { ...attributesOf(widget), 'data-ids': identifierPrefix, html };
}
