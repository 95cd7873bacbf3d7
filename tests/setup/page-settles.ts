/** Vitest's place for what it puts around each `import()` of a module in the browser. */
interface Runner {
  wrapDynamicImport(fetch: () => Promise<unknown>): Promise<unknown>;
}

let isChanging = false;
let onTheirWay = 0;
const isUnderWay = () => isChanging || onTheirWay > 0;

/** Begins to count the late code that is on its way. */
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

/** Waits until all late code is there, and the page has stood still for a moment. */
export async function pageSettles(): Promise<void> {
  const observer = new MutationObserver(() => (isChanging = true));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  do {
    isChanging = false;
    await new Promise((resolve) => setTimeout(resolve, 30));
  } while (isUnderWay());
  observer.disconnect();
}
