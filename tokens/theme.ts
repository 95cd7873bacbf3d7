import type { PartialTokenValues } from './token-kinds';

/**
 * A brand's looks, as plain data. Every part is optional; what is left out keeps its default, and follows the
 * parts it is derived from (a new `colors.primary` also colours text, links and the primary button).
 *
 * A value is CSS of its token's kind (a colour, a length, ...), and may be one of the host's own variables:
 * `colors: { primary: 'var(--brand)' }`. A value that is not of its kind is ignored with a developer warning.
 */
export interface Theme extends Omit<PartialTokenValues, 'logo'> {
  /** Hides the header visually. Screen readers still get it as the region's name. Default false. */
  hideHeaderText?: boolean;
  /** The logo above the header, as large as its tokens `maxHeight` and `maxWidth` allow: by default 50 px high and 100 px wide (B-LOOK-4). On consent it follows the application's logo, where that is shown. */
  logo?: PartialTokenValues['logo'] & {
    /** The address of the logo: https, your own origin, or `data:image/`. Default: no logo. */
    logoImageUrl?: string;
    /** The alternative text of the logo. Leave it empty if the text beside it says the same. Default empty. */
    alt?: string;
  };
}

/**
 * One theme for everybody, or one for each colour scheme, chosen by the visitor's own setting. What `dark` leaves out follows the
 * dark theme (`darkTheme`), as in any theme with `colorScheme: 'dark'`.
 */
export type ThemeOption = Theme | ThemePair;

/** A theme for each colour scheme. */
export interface ThemePair {
  /** The theme for visitors whose scheme is light, or who have none. */
  light: Theme;
  /** The theme for visitors whose scheme is dark. What it leaves out follows the dark default. */
  dark: Theme;
}

/** The theme for the visitor's colour scheme. */
export function themeFor(option: ThemeOption | undefined, prefersDark: boolean): Theme {
  // A host without types may pass one of a pair alone.
  const theme = !isPair(option)
    ? option
    : prefersDark && option.dark
      ? { colorScheme: 'dark', ...option.dark }
      : option.light;
  return theme || {};
}

/** Tells whether a host passes one theme for each colour scheme. A host without types may pass anything. */
export function isPair(option: ThemeOption | undefined): option is ThemePair {
  return 'light' in Object(option);
}
