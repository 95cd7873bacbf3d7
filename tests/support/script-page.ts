import type { Page } from '@playwright/test';
import type { Emulator } from '../../emulator/node/start-emulator';

/**
 * Opens a page that has the script alone, as docs/quick-start/html.md has it, and a `<main>`. Then runs code of the host,
 * which has its client as `client`.
 */
export async function openScriptPage(page: Page, { publicToken, clientOptions }: Emulator, host: string, code: string) {
  const client = `const client = Vestibule.createClient(...${JSON.stringify([publicToken, clientOptions])});`;
  const scripts = `<script type="module" src="/script/vestibule.js"></script><script type="module">${client} ${code}</script>`;
  // A page of the host, since a browser asks before any other calls a provider on this machine.
  await page.goto(`${host}/script/preload.json`);
  await page.setContent(`<main></main>${scripts}`);
}
