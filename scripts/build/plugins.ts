import { createHash } from 'node:crypto';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { withoutClientDirectives } from './client-directives.ts';
import { pageScripts } from './page-scripts.ts';
import { sheets } from './sheets.ts';

/**
 * The plugins of every build of the widget: JSX, compiled styles with short class names, constructable sheets, and
 * Radix without directives that only some bundlers know.
 */
export function widgetPlugins(): PluginOption[] {
  return [react(), styles(), sheets(), withoutClientDirectives()];
}

/** Only compiled styles and page scripts, for Storybook and unit tests, where a `<style>` element is allowed. */
export function styles(): PluginOption {
  return [guard(), vanillaExtractPlugin({ identifiers: ({ hash }) => shortName(hash) }), pageScripts()];
}

/**
 * Repeats each of our classes three times in a selector, so that a host's `input[type=email]` or `.entry-content
 * button` does not override it where there is no shadow root.
 */
function guard(): Plugin {
  return {
    name: 'vestibule-guard',
    enforce: 'pre',
    // Line numbers do not change.
    transform: (code, id) =>
      /\.vanilla\.css/.test(id) ? { code: code.replaceAll(/\.(vb\w+)/g, '.$1.$1.$1'), map: null } : null,
  };
}

const owners = new Map<string, string>();

/** A class name of a few letters: every visitor downloads each of them twice, in the style sheet and in the markup. */
function shortName(hash: string): string {
  const digest = createHash('sha256').update(hash).digest().readUIntBE(0, 4);
  // The last letters, because the first letter of a 32-bit number is nearly always one of two.
  const name = `vb${digest.toString(36).slice(-4)}`;
  const owner = owners.get(name) ?? hash;
  if (owner !== hash) throw new Error(`Two styles would share the class ${name}: give shortName one more letter.`);
  owners.set(name, hash);
  return name;
}
