import { vi } from 'vitest';
import { stubPage } from './stub-page';

/** Adds what jsdom lacks for a modal dialog to the page. `vi.unstubAllGlobals` and `vi.restoreAllMocks` remove it. */
export function stubDialogs(): void {
  stubPage();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const prototype: Partial<HTMLDialogElement> = HTMLDialogElement.prototype;
  prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}
