import type { Preview } from '@storybook/react-vite';
import { darkTheme, highContrastTheme, type Theme, themeFromColor } from '../../tools';
import { offeredLocales } from '../../widget/locales/offered';

/** The themes of the toolbar. `automatic` follows the reader's own setting. */
export const themes: Readonly<Record<string, () => Theme>> = {
  light: () => ({}),
  dark: () => darkTheme,
  automatic: () => (matchMedia('(prefers-color-scheme: dark)').matches ? darkTheme : {}),
  'high contrast': () => highContrastTheme,
  'brand, light': () => themeFromColor('#9a3f22').theme,
  'brand, dark': () => themeFromColor('#9a3f22', { scheme: 'dark' }).theme,
};

/** The widths of the toolbar, in pixels; undefined for the whole page. */
export const widths: Readonly<Record<string, number | undefined>> = {
  widget: 400,
  phone: 320,
  tablet: 768,
  full: undefined,
};

const languages = new Intl.DisplayNames('en', { type: 'language' });

/** The name of a language in English; one that is made up has none. */
const languageName = (tag: string) => (tag === 'en-XA' ? 'made up, long' : (languages.of(tag) ?? tag));

type Icon = NonNullable<NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>['icon']>;

/** A button of the toolbar, and its text: what it sets, and the current value. */
const button = (title: string, icon: Icon, description: string, items: Readonly<Record<string, string>>) => ({
  description,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, name]) => ({ value, title: `${title}: ${name}` })),
  },
});

/** The settings above every story. */
export const globalTypes = {
  theme: button('Theme', 'paintbrush', 'The theme of the widget', {
    light: 'light',
    dark: 'dark',
    automatic: 'as your system',
    'high contrast': 'high contrast',
    'brand, light': 'a brand, light',
    'brand, dark': 'a brand, dark',
  }),
  locale: button(
    'Language',
    'globe',
    'The language of the widget',
    Object.fromEntries(Object.keys(offeredLocales).map((tag) => [tag, languageName(tag)])),
  ),
  dir: button('Direction', 'transfer', 'The direction of reading', {
    locale: 'as the language',
    ltr: 'left to right',
    rtl: 'right to left',
  }),
  width: button('Width', 'grow', 'The width of the container', {
    widget: 'the widget, 400 px',
    phone: 'a narrow phone, 320 px',
    tablet: 'a tablet, 768 px',
    full: 'the whole page',
  }),
  motion: button('Motion', 'play', 'The setting for motion', { system: 'as your system', reduced: 'reduced' }),
  colors: button('Colours', 'contrast', 'The setting for colours', { page: 'as the page', forced: 'forced' }),
};

/** The settings at first: the widget on a page without settings of its own. */
export const initialGlobals = {
  theme: 'light',
  locale: 'en',
  dir: 'locale',
  width: 'widget',
  motion: 'system',
  colors: 'page',
};
