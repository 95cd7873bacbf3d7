import type { Page } from '@playwright/test';

/** Answers the address of Google's script with the stand-in of the local provider. */
export async function standInForGoogle(page: Page, provider: string): Promise<void> {
  await page.route('https://accounts.google.com/gsi/client', async (route) => {
    const answer = await fetch(`${provider}/google-stand-in/gsi/client.js`);
    await route.fulfill({ contentType: 'text/javascript', body: await answer.text() });
  });
}
