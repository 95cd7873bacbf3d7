import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { fieldBox, focusRing } from '../common-styles';

export const box = style({ all: 'unset', display: 'block', position: 'relative', direction: 'ltr' });

/** The one real field. It lies behind its rendered digits; its own text and caret are not seen. */
export const input = style({
  all: 'unset',
  boxSizing: 'border-box',
  position: 'absolute',
  inset: 0,
  color: 'transparent',
  WebkitTextFillColor: 'transparent',
  caretColor: 'transparent',
  fontSize: 16,
  cursor: 'text',
  forcedColorAdjust: 'none',
  '::selection': { backgroundColor: 'transparent' },
});

const line = createVar();

export const cells = style({
  all: 'unset',
  display: 'flex',
  gap: 8,
  position: 'relative',
  pointerEvents: 'none',
  borderRadius: vars.inputs.borderRadius,
  selectors: { [`${input}:focus-visible ~ &[data-selecting]`]: focusRing },
});

export const cell = style({
  ...fieldBox,
  vars: { [line]: vars.inputs.borderColor },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: `max(56px, 1.6em, ${vars.inputs.minHeight})`,
  borderColor: line,
  fontSize: 'max(24px, 1.5rem)',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-split]': { marginInlineStart: 12 },
    [`${input}[aria-invalid] ~ ${cells} > &`]: {
      vars: { [line]: vars.colors.error },
      boxShadow: `inset 0 0 0 1px ${line}`,
    },
    [`${input}[aria-busy] ~ ${cells} > &`]: {
      borderStyle: 'dashed',
      backgroundColor: vars.buttons.disabled.backgroundColor,
      color: vars.buttons.disabled.textColor,
    },
    [`${input}:focus-visible ~ ${cells} > &[data-active]`]: focusRing,
    [`${input}:focus-visible ~ ${cells} > &[data-selected]`]: {
      backgroundColor: `color-mix(in srgb, currentColor 14%, ${vars.inputs.backgroundColor})`,
    },
    // The caret: before a digit, or in the middle of an empty cell. It does not blink; nothing loops but a spinner.
    [`${input}:focus-visible:not([aria-busy]) ~ ${cells} > &[data-caret]::before`]: {
      content: '""',
      alignSelf: 'center',
      blockSize: '1em',
      borderInlineStart: '2px solid',
      marginInlineEnd: -2,
    },
  },
  '@media': {
    print: { color: 'transparent !important' },
    '(forced-colors: active)': {
      selectors: {
        [`${input}:focus-visible ~ ${cells} > &[data-selected]`]: {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
