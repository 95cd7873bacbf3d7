import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { sheets } from './sheets.ts';

/** What every build of the widget needs: JSX, compiled styles with short class names, and styles as constructable sheets. */
export function widgetPlugins(): PluginOption[] {
  return [react(), styles(), sheets()];
}

/** Compiled styles alone, for Storybook and unit tests, where a `<style>` element is welcome. */
export function styles(): PluginOption {
  return vanillaExtractPlugin({ identifiers: ({ hash }) => `vb_${hash}` });
}
