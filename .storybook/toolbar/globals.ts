import { darkTheme, highContrastTheme, type Theme, themeFromColor } from '../../tokens';
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

const locales = Object.keys(offeredLocales);

/** The settings above every story. */
export const globalTypes = {
  theme: { toolbar: { title: 'Theme', icon: 'paintbrush', items: Object.keys(themes), dynamicTitle: true } },
  locale: { toolbar: { title: 'Locale', icon: 'globe', items: locales, dynamicTitle: true } },
  dir: {
    toolbar: { title: 'Direction', icon: 'transfer', items: ['of the locale', 'ltr', 'rtl'], dynamicTitle: true },
  },
  width: {
    toolbar: { title: 'Width', icon: 'grow', items: ['full', '320 px', '400 px', '768 px'], dynamicTitle: true },
  },
  motion: {
    toolbar: { title: 'Motion', icon: 'play', items: ["the reader's", 'reduced'], dynamicTitle: true },
  },
  colors: {
    toolbar: {
      title: 'Colours',
      icon: 'contrast',
      items: ["the page's", 'forced', 'more contrast'],
      dynamicTitle: true,
    },
  },
};

/** The settings at first: as a page without wishes. */
export const initialGlobals = {
  theme: 'light',
  locale: 'en',
  dir: 'of the locale',
  width: 'full',
  motion: "the reader's",
  colors: "the page's",
};
