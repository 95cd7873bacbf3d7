import type { Theme } from './theme';

/** For users who need the strongest edges: black on white, every text at 7:1 or more, every boundary black. */
export const highContrastTheme: Theme = {
  colors: {
    primary: '#000000',
    secondary: '#262626',
    success: '#00453D',
    warning: '#5C3700',
    error: '#7A0008',
    boundary: '#000000',
    divider: '#000000',
  },
  container: { backgroundColor: '#FFFFFF', borderWidth: '2px' },
  buttons: { disabled: { backgroundColor: '#FFFFFF', textColor: '#404040', borderColor: '#404040' } },
  focus: { width: '3px' },
};
