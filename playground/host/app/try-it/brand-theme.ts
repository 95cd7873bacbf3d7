import type { Theme } from '../../../../tools';

const shape: Theme = {
  fontFamily: "'Avenir Next', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  container: { borderRadius: '16px' },
  buttons: { primary: { borderRadius: '999px' }, secondary: { borderRadius: '999px' } },
  inputs: { borderRadius: '10px' },
};

/** Slow Clay's own tokens: all that the studio had to write for the widget to look like its page. */
export const brandTheme = {
  light: {
    ...shape,
    colors: { primary: '#2B2320', secondary: '#675850', boundary: '#8F7F73', divider: '#E6DBCD' },
    container: { ...shape.container, backgroundColor: '#FFFDF9', shadow: '0 16px 40px rgba(90, 60, 40, 0.12)' },
    buttons: {
      ...shape.buttons,
      primary: { ...shape.buttons?.primary, backgroundColor: '#9A3F22', textColor: '#FFFFFF' },
      disabled: { backgroundColor: '#EFE8DE', textColor: '#675850' },
    },
    focus: { color: '#9A3F22' },
  },
  dark: {
    ...shape,
    colorScheme: 'dark',
    colors: {
      primary: '#F3EBE2',
      secondary: '#BDAEA2',
      success: '#8FCBB4',
      warning: '#F2C572',
      error: '#FF9C94',
      boundary: '#8C7B70',
      divider: '#40352E',
    },
    container: { ...shape.container, backgroundColor: '#262019', shadow: '0 16px 40px rgba(0, 0, 0, 0.35)' },
    buttons: {
      ...shape.buttons,
      primary: { ...shape.buttons?.primary, backgroundColor: '#EFA886', textColor: '#2B160C' },
      disabled: { backgroundColor: '#332A23', textColor: '#BDAEA2' },
    },
    focus: { color: '#EFA886' },
  },
} satisfies { light: Theme; dark: Theme };
