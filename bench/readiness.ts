import type { UninspectedPage } from './uninspected-page.ts';

/** The first control of a page, and whether it must be visible: to ask that costs a style recalculation. */
export interface Readiness {
  selector: string;
  mustBeVisible: boolean;
}

/**
 * Prepares a page so that it marks `ready` and `painted`, and returns a function that waits for the paint. The page says
 * so itself, by its address: a question from outside would run a script in the midst of what is measured.
 */
export async function watchReadiness(page: UninspectedPage, readiness: Readiness): Promise<() => Promise<void>> {
  const painted = new Promise<void>((resolve, reject) => {
    page.on('Page.navigatedWithinDocument', ({ url }: { url: string }) => url.endsWith('#painted') && resolve());
    setTimeout(() => reject(new Error(`No page has shown ${readiness.selector}.`)), 30_000).unref();
  });
  painted.catch(() => undefined);
  await page.addInitScript(noteReadiness, readiness);
  return () => painted;
}

/** In the page: marks `ready` when the first control can be used, and `painted` when it has been painted. */
function noteReadiness({ selector, mustBeVisible }: Readiness): void {
  const channel = new MessageChannel();
  channel.port1.addEventListener('message', () => {
    performance.mark('painted');
    history.replaceState(history.state, '', '#painted');
  });
  channel.port1.start();
  let isReady = false;
  const check = (isInFrame: boolean) => {
    const found = document.querySelector(selector);
    // A partly parsed element has no layout yet.
    if (isReady || !found || (mustBeVisible && !found.checkVisibility())) return;
    isReady = true;
    performance.mark('ready');
    watcher.disconnect();
    // A message that is sent in a frame comes when the frame has been painted.
    const post = () => channel.port2.postMessage(undefined);
    if (isInFrame) post();
    else requestAnimationFrame(post);
  };
  // A style sheet may make an existing element visible.
  const look = () => {
    check(true);
    if (!isReady) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const watcher = new MutationObserver(() => check(false));
  watcher.observe(document, { childList: true, subtree: true, attributes: true });
}
