import type { Page } from '@playwright/test';
import { darkTheme } from '../../tokens/dark-theme';
import { highContrastTheme } from '../../tokens/high-contrast-theme';
import { eachRun } from '../support/each-run';

/** A way of looking at the page that must bring no barrier. */
export interface Condition {
  name: string;
  props?: { theme?: object; locale?: string; config?: object };
  before?(page: Page): Promise<void>;
  after?(page: Page): Promise<void>;
}

/** Themes, forced colours, narrow pages, large text, right to left, less motion, a shadow root. */
export const conditions: readonly Condition[] = [
  { name: 'in the dark theme', props: { theme: darkTheme } },
  { name: 'in the high contrast theme', props: { theme: highContrastTheme } },
  { name: 'in forced colours', before: (page) => page.emulateMedia({ forcedColors: 'active' }) },
  { name: 'at 320 px', before: (page) => page.setViewportSize({ width: 320, height: 640 }) },
  {
    name: 'at 320 px with text twice as large',
    before: (page) => page.setViewportSize({ width: 320, height: 640 }),
    after: (page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%')),
  },
  { name: 'right to left', props: { locale: 'ar' } },
  {
    name: 'in the pseudo-locale at 320 px',
    props: { locale: 'en-XA' },
    before: (page) => page.setViewportSize({ width: 320, height: 640 }),
  },
  { name: 'with reduced motion', before: (page) => page.emulateMedia({ reducedMotion: 'reduce' }) },
  { name: 'in a shadow root', props: { config: { enableShadowDOM: true } } },
];

const onEachWay: ReadonlySet<string> = new Set(['right to left']);

/**
 * The run in which a look is tried on one more way. The way in with a code meets every one of them (`barriers.spec.ts`):
 * the others do in the long run alone, but for those that change most.
 */
export const whenLooked = (name: string): { tag?: string } => eachRun(onEachWay.has(name));
