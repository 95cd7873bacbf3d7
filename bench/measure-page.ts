import type { Browser } from 'playwright';
import { type Build } from './builds.ts';
import { buildPage } from './build.ts';
import { type Load, measureLoad } from './load.ts';
import type { BenchPage } from './pages.ts';
import type { Column } from './report.ts';
import type { Setting } from './setting.ts';
import { htmlVariants, isInHTML, isReact, isScriptTag, mountedVariants, type Variant } from './variants.ts';

/** A page of one variant, built and served. */
export interface Served {
  /** The name of its column: the variant, with ", before" where another commit was built. */
  name: string;
  variant: Variant;
  address: string;
}

/** Builds the variants of a page; those that depend on our code for each state of the sources. */
export async function serve(page: BenchPage, builds: readonly Build[], setting: Setting): Promise<Served[]> {
  const served: Served[] = [];
  for (const variant of [...mountedVariants, ...htmlVariants]) {
    const isOurs = isScriptTag(variant) || isReact(variant);
    for (const ours of isOurs ? builds : builds.filter(({ label }) => label === '')) {
      const path = await buildPage(variant, page, ours);
      const name = ours.label ? `${variant}, ${ours.label}` : variant;
      if (!path) continue;
      const address = `${setting.origin}${path}${page.query}`;
      if (isOurs && isInHTML(variant)) await checkForm(setting.browser, address);
      served.push({ name, variant, address });
    }
  }
  return served;
}

/**
 * Checks that the form in the HTML of a page is hydrated: a page whose scripts do nothing would have the best times.
 * @throws where it does not refuse what is no address
 */
async function checkForm(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  try {
    await page.goto(address);
    const field = page.locator('input:enabled').first();
    await field.fill('x');
    // The second release may lose an Enter that comes before it has hydrated.
    const refused = page.locator('input[aria-invalid="true"]').first();
    for (let press = 0; press < 15 && !(await refused.isVisible()); press += 1) {
      await field.press('Enter');
      await page.waitForTimeout(500);
    }
    await refused.waitFor({ timeout: 5_000 });
  } finally {
    await page.close();
  }
}

/** The options of a measurement. */
export interface MeasureOptions {
  runs: number;
  slowdown: number;
  isBrief: boolean;
}

/** Loads the variants in turn, so that other load of the machine affects all of them equally. */
export async function measure(
  page: BenchPage,
  served: readonly Served[],
  { browser, session }: Setting,
  { runs, slowdown, isBrief }: MeasureOptions,
): Promise<Column[]> {
  const columns = served.map(({ name }): { name: string; loads: Load[] } => ({ name, loads: [] }));
  for (let run = 0; run < runs; run += 1) {
    for (const [index, { variant, address }] of served.entries()) {
      const isFloor =
        variant === 'React floor' || variant === 'bare React' || variant === 'blank page' || isInHTML(variant);
      const load = await measureLoad(browser, address, {
        ready: page.ready,
        slowdown,
        isBrief,
        session: page.mount === 'mountLogin' ? {} : session,
        hasField: page.mount === 'mountLogin' && !isInHTML(variant),
        canSubmit: page.name === 'magic link' && !isFloor,
      });
      columns[index]?.loads.push(load);
    }
    process.stderr.write('.');
  }
  return columns;
}
