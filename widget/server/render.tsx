import { renderToString } from 'react-dom/server';
import { drawnWidget, nobody } from '../drawn/drawn-widget';
import { serverKit } from '../drawn/server-kit';
import type { MountDefinition } from '../mount-definition';
import type { WidgetOptions } from '../options';

/** The options of a drawing beside those of the mount. No client is needed: a server asks nobody anything. */
export interface DrawingOptions {
  /**
   * The nonce of the page's policy. With it the theme's values stand in a `<style>` beside the widget, and a small script
   * remembers a form that is sent before any other script has come. Without it neither is there: link the theme's file.
   */
  nonce?: string;
  /** The name that ids begin with. Two drawings of one mount on a page need two. Default: the mount's own. */
  identifierPrefix?: string;
  /** The address of `vestibule-auth/styles.css`, for `enableShadowDOM`: a shadow root takes no styles of its page. */
  stylesheet?: string;
}

/** The options of a server's drawing of a mount. */
export type ServerOptions<Options extends WidgetOptions> = Omit<Options, 'client' | 'callbacks'> & DrawingOptions;

/** Draws a mount's first screen: the same bytes for the same options. */
export function render<Options extends WidgetOptions>(
  definition: MountDefinition<Options>,
  options: Options & DrawingOptions,
): string {
  const { nonce, identifierPrefix = `vestibule-${definition.start}`, stylesheet, config, theme } = options;
  const widget = drawnWidget(definition, options);
  const isReady = widget.isReady();
  if (!isReady) throw new Error('Vestibule: the code that draws on a server is not here.');
  const content = renderToString(widget.element, { identifierPrefix });
  const sheet = serverKit.sheetOf?.(theme);
  const tags = nonce === undefined ? '' : inlineTags(nonce, sheet?.css ?? '');
  const attributes = { ...widget.attributes(), 'data-ids': identifierPrefix };
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name === 'className' ? 'class' : name}="${escapeText(`${value}`)}"`)
    .join('');
  const place = config.enableShadowDOM ? shadow(content, stylesheet) : content;
  return `${tags}<div${written}>${place}</div>`;
}

/** The markup of a shadow root, which a browser makes as it reads it. */
function shadow(content: string, stylesheet: string | undefined): string {
  const link = stylesheet === undefined ? '' : `<link rel="stylesheet" href="${escapeText(stylesheet)}">`;
  return `<template shadowrootmode="open">${link}<div>${content}</div></template>`;
}

function inlineTags(nonce: string, css: string): string {
  const attribute = ` nonce="${escapeText(nonce)}"`;
  return `${css && `<style${attribute}>${css}</style>`}<script${attribute}>${serverKit.script}</script>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

export { nobody };
