import { vars } from './contract.css';
import type { TokenValues } from './token-kinds';

/**
 * The default theme (B-LOOK-1). Tokens that are not listed there refer to those that are, so that a brand
 * changes one colour and everything derived from it follows. Font sizes grow with the visitor's own setting.
 */
export const defaultTheme: TokenValues = {
  colorScheme: 'light',
  fontFamily: 'Arial, Helvetica, sans-serif',
  colors: {
    primary: '#19303D',
    secondary: '#5C727D',
    accent: vars.colors.primary,
    success: '#0C5A56',
    warning: '#7A4B00',
    error: '#8B1214',
    boundary: '#7E909B',
    divider: '#E5E8EB',
  },
  container: {
    width: '400px',
    padding: '32px',
    backgroundColor: '#FFFFFF',
    borderColor: vars.colors.divider,
    borderWidth: '1px',
    borderRadius: '8px',
    shadow: 'none',
  },
  logo: { maxHeight: '50px', maxWidth: '100px' },
  text: {
    header: { color: vars.colors.primary, fontSize: 'max(24px, 1.5rem)', fontWeight: '700', lineHeight: '1.3334' },
    body: { color: vars.colors.primary, fontSize: 'max(16px, 1rem)', fontWeight: '400', lineHeight: '1.5' },
    helper: { color: vars.colors.secondary, fontSize: 'max(14px, 0.875rem)', fontWeight: '400', lineHeight: '1.4286' },
  },
  buttons: {
    minHeight: '45px',
    fontWeight: '700',
    primary: {
      backgroundColor: vars.colors.primary,
      textColor: vars.container.backgroundColor,
      borderColor: vars.buttons.primary.backgroundColor,
      borderRadius: '4px',
    },
    secondary: {
      backgroundColor: vars.container.backgroundColor,
      textColor: vars.colors.primary,
      borderColor: vars.colors.boundary,
      borderRadius: vars.buttons.primary.borderRadius,
    },
    disabled: {
      backgroundColor: '#F3F5F6',
      textColor: '#566B76',
      borderColor: vars.colors.boundary,
      borderRadius: vars.buttons.primary.borderRadius,
    },
  },
  inputs: {
    minHeight: '47px',
    countryWidth: '80px',
    backgroundColor: vars.container.backgroundColor,
    textColor: vars.colors.primary,
    placeholderColor: vars.colors.secondary,
    borderColor: vars.colors.boundary,
    borderRadius: '4px',
  },
  focus: { color: vars.colors.primary, width: '2px', offset: '2px' },
  spacing: { group: '24px', item: '12px', label: '6px' },
  motion: { duration: '150ms', easing: 'ease-out' },
};
