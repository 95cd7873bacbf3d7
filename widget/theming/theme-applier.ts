import { fetchCode } from '../../flows/core/lazy/fetch-code';
import type { applyTheme } from './apply-theme';

let applier: typeof applyTheme | undefined;

/** The theme compiler, once `loadThemeApplier` has brought it. A page that sets no theme never pays for it. */
export const themeApplier = () => applier;

/** Fetches the theme compiler. When it cannot be had, the default theme stays. */
export async function loadThemeApplier(): Promise<void> {
  const code = await fetchCode(() => import('./apply-theme'));
  if (code.ok) applier = code.value.applyTheme;
}
