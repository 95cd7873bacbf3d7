import type { Theme } from '../../tokens/theme';

/** Sets a theme on our root; the answer takes it away. */
export type ThemeApplier = (root: HTMLElement, theme: Theme) => () => void;

let applier: ThemeApplier | undefined;

/** The theme compiler, once `loadThemeApplier` has brought it. A page that sets no theme never pays for it. */
export const themeApplier = (): ThemeApplier | undefined => applier;

/** Fetches the theme compiler. When it cannot be had, the default theme stays. */
export async function loadThemeApplier(): Promise<void> {
  applier ??= await import('./apply-theme').then(
    ({ applyTheme }) => applyTheme,
    () => undefined,
  );
}
