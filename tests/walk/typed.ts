import type { Page } from '@playwright/test';
import { isScreen, look } from './screens';

/** The texts that are in the fields of a screen, by the labels of the fields. */
export type KeptText = Readonly<Record<string, string>>;

/** The texts that a user has typed and must find again as long as the screen stays, whatever fails; a code goes when it was wrong. */
export async function keptText(page: Page, place: string): Promise<KeptText> {
  if (!isScreen(place)) return {};
  return look(page, () =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('.vestibule input:is([type=email], [type=password], [type=tel])')]
        .filter((field) => field.checkVisibility() && field.autocomplete !== 'one-time-code')
        .map((field) => [field.labels?.[0]?.textContent ?? field.name, field.value]),
    ),
  );
}

/** The actions that are meant to change a field, or that make the page or the widget again. */
const changes = /^(?:type|send|choose|press|Space|come back|go back|follow|mount again)/;

/** The texts that are lost, in sentences. */
export function lostText(before: KeptText, after: KeptText, action: string): string[] {
  if (changes.test(action)) return [];
  return Object.entries(before)
    .filter(([label, text]) => text !== '' && label in after && after[label] !== text)
    .map(([label, text]) => `the field ${label} had ${text.length} characters and has ${after[label]?.length}`);
}
