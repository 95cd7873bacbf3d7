import type { Theme } from './theme';

/** The dark theme: the card is ink, the primary button inverts. Give it as `theme: { light: {}, dark: darkTheme }`. */
export const darkTheme: Theme = {
  colorScheme: 'dark',
  colors: {
    primary: '#E8EEF2',
    secondary: '#A9BAC4',
    success: '#6FD1C4',
    warning: '#F2C572',
    error: '#FF9C94',
    boundary: '#7C909C',
    divider: '#2E3D47',
  },
  container: { backgroundColor: '#16222A' },
  buttons: { disabled: { backgroundColor: '#22313B', textColor: '#A9BAC4' } },
};
