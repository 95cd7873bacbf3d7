import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { focusRing, font, iconSize, mayHover, mayMove, thicker } from '../common-styles';

const forced = '(forced-colors: active)';
const { primary, secondary, disabled, minHeight, fontWeight } = vars.buttons;

// The same weight as an enabled button, so that the label keeps its size when the button is enabled.
const still = '&[aria-disabled]:not([aria-busy])';
const blocked = {
  [still]: {
    border: `1px dashed ${disabled.borderColor}`,
    borderRadius: disabled.borderRadius,
    backgroundColor: disabled.backgroundColor,
    color: disabled.textColor,
    cursor: 'not-allowed',
  },
};
const forcedBlocked = { [still]: { borderColor: 'GrayText', color: 'GrayText', backgroundColor: 'ButtonFace' } };

/** An icon's side, and the space between it and the label. */
const besideIcon = `calc(${iconSize} + 8px)`;

const base = style({
  all: 'unset',
  boxSizing: 'border-box',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  maxInlineSize: '100%',
  minBlockSize: minHeight,
  border: '1px solid',
  padding: 8,
  font: font('body', fontWeight),
  textAlign: 'center',
  overflowWrap: 'break-word',
  cursor: 'pointer',
  touchAction: 'manipulation',
  // Room for the spinner beside the label, and as much after it, as long as the label's longest word does not need that. A
  // basis, which unlike a size is no part of the least width.
  '::before': { content: '""', flexBasis: besideIcon, minInlineSize: iconSize },
  '::after': { content: '""', flexBasis: besideIcon },
  '@media': {
    [mayMove]: { transition: `box-shadow ${vars.motion.duration} ${vars.motion.easing}` },
    // Forced colours have no shadows, so hover and press are shown by a line under the label.
    [forced]: { selectors: { '&:hover, &:active': { textDecoration: 'underline' }, ...forcedBlocked } },
  },
  selectors: { '&:focus-visible': focusRing, '&[aria-busy]': { cursor: 'progress' }, ...blocked },
});

// A blocked control shows neither hover nor press.
const live = '&:not([aria-disabled])';
const hovered = `${live}:hover:not(:active)`;
const halo = `0 0 0 3px color-mix(in srgb, ${primary.backgroundColor} 28%, transparent)`;
/** A ring in the colour of the label: on a dark button a shadow would not be seen. */
const pressed = (color: string) => ({ boxShadow: `inset 0 0 0 2px ${color}` });

export const button = styleVariants({
  primary: [
    base,
    {
      borderColor: primary.borderColor,
      borderRadius: primary.borderRadius,
      backgroundColor: primary.backgroundColor,
      color: primary.textColor,
      '@media': {
        [mayHover]: { selectors: { [hovered]: { boxShadow: halo } } },
        // The primary button is filled in forced colours too.
        [forced]: {
          forcedColorAdjust: 'none',
          borderColor: 'ButtonText',
          backgroundColor: 'ButtonText',
          color: 'ButtonFace',
          selectors: { '&:focus-visible': { outlineColor: 'Highlight' } },
        },
      },
      selectors: { [`${live}:active`]: pressed(primary.textColor) },
    },
  ],
  secondary: [
    base,
    {
      borderColor: secondary.borderColor,
      borderRadius: secondary.borderRadius,
      backgroundColor: secondary.backgroundColor,
      color: secondary.textColor,
      '@media': {
        [mayHover]: { selectors: { [hovered]: thicker(secondary.textColor) } },
      },
      selectors: { [`${live}:active`]: pressed(secondary.textColor) },
    },
  ],
  quiet: [
    base,
    {
      // No border at all: forced colours show a transparent one.
      border: 0,
      padding: 9,
      borderRadius: secondary.borderRadius,
      // It is on the container, and a theme may have filled secondary buttons.
      color: vars.colors.primary,
      '@media': {
        [mayHover]: { selectors: { [hovered]: { textDecoration: 'underline' } } },
      },
      selectors: { [`${live}:active`]: { textDecoration: 'underline 2px' } },
    },
  ],
});

export const withIcon = style({
  // As much before the label as after it, since the room before it is smaller.
  paddingInlineStart: 20,
  '::after': { flexBasis: `calc(${iconSize} + 20px)` },
});

/** Holds the label, and the spinner beside it. It wraps before the room after it shrinks, so that it stays in the middle. */
export const label = style({
  all: 'unset',
  position: 'relative',
  flexShrink: 999,
  maxInlineSize: `calc(100% - ${iconSize})`,
});

/** At a fixed distance from the start, so that the icons of several buttons are in a column. */
export const icon = style({
  all: 'unset',
  position: 'absolute',
  insetInlineStart: 16,
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
});

export const besideLabel = style([icon, { insetInlineStart: 'auto', insetInlineEnd: '100%', paddingInlineEnd: 8 }]);
