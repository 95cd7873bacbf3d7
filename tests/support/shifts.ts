import type { Page } from '@playwright/test';

/** A centred page: any element that grows moves all of it. Call it before the page is opened. */
export async function standInTheMiddle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body { min-height: 100vh; margin: 0; display: grid; align-items: center }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** The sum of shifts since the page was opened, as the layout shift score. */
export function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
        ).observe({
          type: 'layout-shift',
          buffered: true,
        });
        setTimeout(() => resolve(0), 500);
      }),
  );
}
