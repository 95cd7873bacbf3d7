import type { PresentationConfig } from '@stytch/vanilla-js';
import type { TokenPath } from '../theme/token-paths';

/** A name in the `theme` of Stytch's widget, by its declarations. */
export type ProviderThemeKey = keyof Exclude<NonNullable<PresentationConfig['theme']>, readonly unknown[]>;

/** Our tokens for a value; or the names that it sets, multiplied; or the reason why it is dropped. */
export type ThemeMeaning =
  | { readonly tokens: readonly TokenPath[] }
  | { readonly scales: Readonly<Partial<Record<ProviderThemeKey, number>>> }
  | { readonly why: string };

const oneShadow = 'only the container has a shadow: set container.shadow';
const derived = 'it is derived from other colours, and has no token';

/** The meaning of each name in a theme of Stytch's widget. A specific name comes after the general one that sets it. */
export const providerTheme: Readonly<Record<ProviderThemeKey, ThemeMeaning>> = {
  'color-scheme': { tokens: ['colorScheme'] },
  'font-family': { tokens: ['fontFamily'] },
  'font-family-mono': { why: 'all text has one font: set fontFamily' },
  'header-font': { why: 'headings have the same font as all text: set fontFamily' },
  spacing: { why: 'this widget has three distances: set spacing.group, spacing.item and spacing.label' },
  'container-width': { tokens: ['container.width'] },
  'mobile-breakpoint': { why: 'the layout follows the width of its container' },
  'rounded-base': { scales: { 'button-radius': 2, 'input-radius': 2, 'container-radius': 6 } },
  'text-base': { tokens: ['text.body.fontSize'] },
  'button-radius': { tokens: ['buttons.primary.borderRadius'] },
  'input-radius': { tokens: ['inputs.borderRadius'] },
  'container-radius': { tokens: ['container.borderRadius'] },
  shadow: { why: oneShadow },
  'shadow-button': { why: oneShadow },
  'shadow-input': { why: oneShadow },
  'transition-duration': { tokens: ['motion.duration'] },
  background: { tokens: ['container.backgroundColor'] },
  foreground: { tokens: ['text.header.color', 'text.body.color', 'inputs.textColor'] },
  primary: { tokens: ['colors.primary'] },
  'primary-foreground': { tokens: ['buttons.primary.textColor'] },
  secondary: { tokens: ['buttons.secondary.backgroundColor'] },
  'secondary-foreground': { tokens: ['buttons.secondary.textColor'] },
  muted: { why: 'this widget has no surface in such a colour' },
  'muted-foreground': { tokens: ['colors.secondary'] },
  accent: { tokens: ['colors.accent'] },
  'accent-foreground': { why: derived },
  border: { tokens: ['colors.divider', 'container.borderColor'] },
  input: { tokens: ['inputs.borderColor'] },
  ring: { tokens: ['focus.color'] },
  destructive: { tokens: ['colors.error'] },
  'destructive-foreground': { why: derived },
  warning: { tokens: ['colors.warning'] },
  success: { tokens: ['colors.success'] },
  'container-border': { tokens: ['container.borderColor'] },
  'tab-background': { why: derived },
  'primary-button-hover': { why: derived },
  'secondary-button-hover': { why: derived },
  'destructive-button-hover': { why: derived },
  'divider-color': { tokens: ['colors.divider'] },
  'focus-ring-shadow': { why: 'the ring has a colour, a width and an offset: set focus' },
};
