import type { Page } from 'playwright';
import type { modes } from '../../.storybook/toolbar/modes.ts';

type Mode = (typeof modes)[keyof typeof modes] & { locale?: string; viewport?: { width: number; height: number } };

/** The moment that every story is looked at. */
const moment = new Date('2026-01-01T12:00:00Z');

/** Draws a story in a mode, lets its play function end, and takes its picture. */
export async function takePicture(page: Page, origin: string, story: string, mode: Mode): Promise<Buffer> {
  // Low: the picture is as high as its page, and no higher.
  await page.setViewportSize({ width: mode.viewport?.width ?? 640, height: 320 });
  const globals = [`theme:${mode.theme.replaceAll(' ', '+')}`, ...(mode.locale ? [`locale:${mode.locale}`] : [])].join(
    ';',
  );
  await page.clock.setFixedTime(moment);
  // As Chromatic asks: the clock of countdowns stands still.
  await page.goto(`${origin}/iframe.html?chromatic=true&viewMode=story&id=${story}&globals=${globals}`);
  await page.waitForFunction(() => Reflect.get(window, 'isStoryFinished') === true, undefined, { timeout: 60_000 });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true });
}

/** In the page, before anything else: notes when a story and its play function have ended, well or not. */
export const noteStoryEnd = `
  globalThis.__name ??= (named) => named;
  const listen = setInterval(() => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    if (!channel) return;
    clearInterval(listen);
    channel.on('storyFinished', () => { window.isStoryFinished = true; });
  }, 5);
`;
