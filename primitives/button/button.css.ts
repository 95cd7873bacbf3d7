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

/** The least room on each side of the label. With the padding it is as wide as the spinner, and 6 px. */
const leastRoom = `calc(${iconSize} - 2px)`;

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
  '@media': {
    [mayMove]: { transition: `box-shadow ${vars.motion.duration} ${vars.motion.easing}` },
    // Forced colours have no shadows, so hover and press are shown by a line under the label.
    [forced]: { selectors: { '&:hover, &:active': { textDecoration: 'underline' }, ...forcedBlocked } },
  },
  selectors: {
    // Room for the spinner before the label, and as much after it, so that the label is in the middle.
    '&::before, &::after': { content: '""', flexBasis: `calc(${iconSize} + 8px)`, minInlineSize: leastRoom },
    '&:focus-visible': focusRing,
    '&[aria-busy]': { cursor: 'progress' },
    ...blocked,
  },
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

/** Beside an icon, which is outside the room. */
export const withIcon = style({ paddingInline: 24 });

/** Holds the label, and the spinner beside it. It wraps where the room on its sides cannot be smaller. */
export const label = style({
  all: 'unset',
  position: 'relative',
  flexShrink: 0,
  maxInlineSize: `calc(100% - 2 * ${leastRoom})`,
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

export const besideLabel = style([icon, { insetInlineStart: 'auto', insetInlineEnd: '100%', paddingInlineEnd: 6 }]);
