import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { ThemeOption } from '../../tokens/theme';
import { themeSheet } from '../../tokens/theme-sheet';
import type { DrawingProps } from '../drawn/drawing-props';
import { drawnWidget, nobody } from '../drawn/drawn-widget';
import type { MountDefinition } from '../mount-definition';
import type { WidgetOptions } from '../options';
import { earlyScript } from './early-script';

/** The options of a drawing beside those of the mount. No client is needed: a server asks nobody anything. */
export interface DrawingOptions extends DrawingProps {
  /** The name that ids begin with. Two drawings of one mount on a page need two. Default: the mount's own. */
  identifierPrefix?: string;
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
  const attributes = { ...widget.attributes(), 'data-ids': identifierPrefix };
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name === 'className' ? 'class' : name}="${escapeText(`${value}`)}"`)
    .join('');
  const place = config.enableShadowDOM
    ? shadowOf(widget.element, { identifierPrefix, stylesheet })
    : renderToString(widget.element, { identifierPrefix });
  return `${nonce === undefined ? '' : tagsOf(theme, nonce)}<div${written}>${place}</div>`;
}

/** The markup of a shadow root with an element in it. */
export function shadowOf(
  element: ReactElement,
  { identifierPrefix, stylesheet }: { identifierPrefix: string; stylesheet?: string },
): string {
  const content = renderToString(element, { identifierPrefix });
  const link = stylesheet === undefined ? '' : `<link rel="stylesheet" href="${escapeText(stylesheet)}">`;
  return `<template shadowrootmode="open">${link}<div>${content}</div></template>`;
}

/** The theme's values and the script, for a page with a nonce. */
export function tagsOf(theme: ThemeOption | undefined, nonce: string): string {
  const attribute = ` nonce="${escapeText(nonce)}"`;
  const { css } = themeSheet(theme);
  return `${css && `<style${attribute}>${css}</style>`}<script${attribute}>${earlyScript}</script>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

export { nobody };
