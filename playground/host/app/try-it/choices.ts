import { darkTheme } from '../../../../tools';
import type { ThemeOption, WidgetOptions } from '../../../../widget';
import { brandTheme } from './brand-theme';

/** A way in that can be chosen. */
export type Way = 'link' | 'code' | 'phone' | 'password' | 'every';

/** The choices of a visitor of the playground. */
export interface Choices {
  /** `return` is not chosen: a link from a mail, or a social provider, leads there. */
  way: Way | 'return';
  /** `sent` is the one of the page's address. */
  theme: 'brand' | 'light' | 'dark' | 'sent';
  /** The theme that the page's address holds, if any. */
  sent?: ThemeOption;
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

type OwnTheme = Exclude<Choices['theme'], 'sent'>;

const ownThemeNames: Readonly<Record<OwnTheme, string>> = { brand: 'Our brand', light: 'Light', dark: 'Dark' };

/** The names of the themes that there are to choose from. */
export const themeNames = ({ sent }: Choices): Readonly<Partial<Record<Choices['theme'], string>>> =>
  sent ? { ...ownThemeNames, sent: 'Sent' } : ownThemeNames;

/** The names of the directions. */
export const directionNames: Readonly<Record<Choices['direction'], string>> = {
  ltr: 'Left to right',
  rtl: 'Right to left',
};

const themes: Readonly<Record<OwnTheme, ThemeOption>> = { brand: brandTheme, light: {}, dark: darkTheme };

/** The theme that was chosen. */
export const chosenTheme = ({ theme, sent = {} }: Choices): ThemeOption => (theme === 'sent' ? sent : themes[theme]);

/** The widget's theme and language. It takes its direction from its language. */
export function appearanceFor(choices: Choices): Required<Pick<WidgetOptions, 'theme' | 'locale'>> {
  return { theme: chosenTheme(choices), locale: choices.direction === 'rtl' ? ['ar', 'he', 'en'] : 'en' };
}
