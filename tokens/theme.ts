import type { PartialTokenValues } from './token-kinds';

/**
 * A brand's looks, as plain data. Every part is optional; what is left out keeps its default, and follows the
 * parts it is derived from (a new `colors.primary` also colours text, links and the primary button).
 *
 * A value is CSS of its token's kind (a colour, a length, ...), and may be one of the host's own variables:
 * `colors: { primary: 'var(--brand)' }`. A value that is not of its kind is ignored with a developer warning.
 */
export interface Theme extends Omit<PartialTokenValues, 'logo'> {
  /** Hides the header from the eye; the region keeps its name for assistive technology. Default false. */
  hideHeaderText?: boolean;
  /** The logo above the header, at most 50 px high and 100 px wide (B-LOOK-4). */
  logo?: PartialTokenValues['logo'] & {
    /** An https (or same-origin, or `data:image/`) address. Default: no logo. */
    logoImageUrl?: string;
    /** The text alternative of the logo. Empty when a name beside it says the same. Default empty. */
    alt?: string;
  };
}

/** One theme for everybody, or one for each colour scheme, chosen by the visitor's own setting. */
export type ThemeOption = Theme | { light: Theme; dark: Theme };

/** The theme for the visitor's colour scheme. */
export function themeFor(option: ThemeOption | undefined, prefersDark: boolean): Theme {
  // A host without types may give one of a pair alone.
  const theme = isPair(option) ? (prefersDark && option.dark) || option.light : option;
  return theme || {};
}

/** Tells whether a host gives one theme for each colour scheme. One without types may give anything. */
export function isPair(option: ThemeOption | undefined): option is { light: Theme; dark: Theme } {
  return 'light' in Object(option);
}
