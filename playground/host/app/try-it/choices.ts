import { darkTheme } from '../../../../tokens';
import type { ThemeOption, WidgetOptions } from '../../../../widget';
import { brandTheme } from './brand-theme';

/** A way in that can be chosen. */
export type Way = 'link' | 'code' | 'phone' | 'password' | 'every';

/** The choices of a visitor of the playground. */
export interface Choices {
  /** `return` is not chosen: a link from a mail, or a social provider, leads there. */
  way: Way | 'return';
  theme: 'brand' | 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** The choices that the page starts with. */
export const firstChoices: Choices = { way: 'link', theme: 'brand', direction: 'ltr' };

/** The names of the ways in, in the order shown. */
export const wayNames: Readonly<Record<Way, string>> = {
  link: 'Email link',
  code: 'Email code',
  phone: 'Phone',
  password: 'Password',
  every: 'Every way',
};

/** The names of the themes. */
export const themeNames: Readonly<Record<Choices['theme'], string>> = {
  brand: 'Our brand',
  light: 'Light',
  dark: 'Dark',
};

/** The names of the directions. */
export const directionNames: Readonly<Record<Choices['direction'], string>> = {
  ltr: 'Left to right',
  rtl: 'Right to left',
};

const themes: Record<Choices['theme'], ThemeOption> = { brand: brandTheme, light: {}, dark: darkTheme };

/** The widget's theme and language. It takes its direction from its language. */
export function appearanceFor({ theme, direction }: Choices): Required<Pick<WidgetOptions, 'theme' | 'locale'>> {
  return { theme: themes[theme], locale: direction === 'rtl' ? ['ar', 'he', 'en'] : 'en' };
}
