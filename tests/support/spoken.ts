import type { Page } from '@playwright/test';

/** Records what live regions and alerts say, in order, from before the first script on (B-SAY-1 to B-SAY-3). */
export async function recordSpeech(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    const last = new WeakMap<Element, string>();
    const listen = () => {
      new MutationObserver((records) => {
        const regions = new Set<Element>();
        for (const { target, addedNodes } of records) {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest('[role=status],[role=alert],[aria-live]');
          if (region) regions.add(region);
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue;
            if (node.matches('[role=alert]')) regions.add(node);
            node.querySelectorAll('[role=alert]').forEach((alert) => regions.add(alert));
          }
        }
        for (const region of regions) {
          const text = (region.textContent ?? '').trim();
          if (text && text !== last.get(region)) spoken.push(text);
          last.set(region, text);
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    };
    listen();
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'spoken') as string[])]);
}
