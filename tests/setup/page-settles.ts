/** Vitest's wrapper for each `import()` of a module in the browser. */
interface Runner {
  wrapDynamicImport(fetch: () => Promise<unknown>): Promise<unknown>;
}

let isChanging = false;
let onTheirWay = 0;
const isUnderWay = () => isChanging || onTheirWay > 0;

/** Starts to count pending imports of lazy code. */
export function countImports(runner: Runner): void {
  const wrap = runner.wrapDynamicImport;
  runner.wrapDynamicImport = async (fetch) => {
    onTheirWay += 1;
    try {
      return await wrap(fetch);
    } finally {
      onTheirWay -= 1;
    }
  };
}

/** Waits until all lazy code is loaded, and the page has not changed for a moment. */
export async function pageSettles(): Promise<void> {
  const observer = new MutationObserver(() => (isChanging = true));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  do {
    isChanging = false;
    await new Promise((resolve) => setTimeout(resolve, 30));
  } while (isUnderWay());
  observer.disconnect();
}
