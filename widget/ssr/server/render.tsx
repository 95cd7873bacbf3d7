import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { ThemeOption } from '../../../tokens/theme';
import { themeSheet } from '../../../tokens/theme-sheet';
import type { RenderingProps } from '../ssr-props';
import { ssrWidget } from '../ssr-widget';
import type { MountDefinition } from '../../lifecycle/mount-definition';
import type { WidgetOptions } from '../../options';
import { stylesFor } from './styles-for';
import { script as deferSubmit } from './defer-submit.client?script';
import { script as reserveSpace } from './reserve-space.client?script';

/** The options of a rendering beside those of the mount. No client is needed: a server sends no requests. */
export interface RenderingOptions extends RenderingProps {
  /** The name that ids begin with. Two renderings of one mount on a page need two. Default: the mount's own. */
  identifierPrefix?: string;
  /**
   * Puts the styles that the first screen needs in a `<style>` beside it, with the `nonce` if there is one. Then nothing is
   * linked, and the first paint waits for no file. In a shadow root they are in there. Default: false.
   */
  inlineStyles?: boolean;
}

/** The options of a server's rendering of a mount. */
export type ServerOptions<Options extends WidgetOptions> = Omit<Options, 'client' | 'callbacks'> & RenderingOptions;

/** Renders a mount's first screen: the same bytes for the same options. */
export function render<Options extends WidgetOptions>(
  definition: MountDefinition<Options>,
  options: Options & RenderingOptions,
): string {
  const {
    nonce,
    identifierPrefix = `vestibule-${definition.start}`,
    stylesheet,
    config,
    theme,
    inlineStyles,
  } = options;
  const widget = ssrWidget(definition, options);
  const isReady = widget.isReady();
  if (!isReady) throw new Error('Vestibule: the code for server rendering is not loaded.');
  const attributes = { ...widget.attributes(), 'data-ids': identifierPrefix };
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name === 'className' ? 'class' : name}="${escapeText(`${value}`)}"`)
    .join('');
  const content = renderToString(widget.element, { identifierPrefix });
  const tags = typeof nonce === 'string' ? tagsOf(theme, nonce) : '';
  if (!config?.enableShadowDOM) {
    const html = `<div${written}>${content}</div>`;
    return `${inlineStyles ? styleOf(html, nonce) : ''}${tags}${html}`;
  }
  const styles = inlineStyles ? styleOf(content, nonce) : linkTo(stylesheet);
  return `${tags}<div${written}>${inShadow(styles, content)}</div>`;
}

/** The markup of a shadow root with an element in it. */
export function shadowOf(
  element: ReactElement,
  { identifierPrefix, stylesheet }: { identifierPrefix: string; stylesheet?: string },
): string {
  return inShadow(linkTo(stylesheet), renderToString(element, { identifierPrefix }));
}

function inShadow(styles: string, content: string): string {
  return `<template shadowrootmode="open">${styles}<div>${content}</div></template>`;
}

function linkTo(stylesheet: string | undefined): string {
  return stylesheet === undefined ? '' : `<link rel="stylesheet" href="${escapeText(stylesheet)}">`;
}

/** Escapes text for markup, between tags or in quotes. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** The theme's values and the script, for a page with a nonce. */
export function tagsOf(theme: ThemeOption | undefined, nonce: string): string {
  const attribute = nonceOf(nonce);
  const { css } = themeSheet(theme);
  return `${css && `<style${attribute}>${css}</style>`}<script${attribute}>${preHydrationScript}</script>`;
}

function styleOf(html: string, nonce: RenderingProps['nonce']): string {
  return `<style${nonceOf(nonce)}>${stylesFor(html)}</style>`;
}

function nonceOf(nonce: RenderingProps['nonce']): string {
  return typeof nonce === 'string' ? ` nonce="${escapeText(nonce)}"` : '';
}

/** The script that a page with a nonce has in its markup. docs/content-security-policy.md lists its hash. */
export const preHydrationScript = deferSubmit + reserveSpace;
