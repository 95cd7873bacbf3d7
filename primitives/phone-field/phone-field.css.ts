import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { fieldBox, focusRing, mayHover, thicker } from '../common-styles';

export const row = style({ all: 'unset', display: 'flex', flexWrap: 'wrap', gap: 8 });

export const country = style({
  all: 'unset',
  display: 'block',
  flex: 'none',
  position: 'relative',
  minInlineSize: vars.inputs.countryWidth,
});

/**
 * The real selector is transparent, over the calling code that is rendered for it, because its options have whole
 * names.
 */
export const select = style({
  all: 'unset',
  position: 'absolute',
  inset: 0,
  opacity: 0,
  cursor: 'pointer',
  fontSize: 16,
});

/** An open list is rendered by the system, in our colours. */
export const option = style({ backgroundColor: vars.inputs.backgroundColor, color: vars.inputs.textColor });

export const shown = style({
  ...fieldBox,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  blockSize: '100%',
  paddingInline: '12px 8px',
  direction: 'ltr',
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${select}:focus-visible + &`]: focusRing },
  '@media': { [mayHover]: { selectors: { [`${select}:hover + &`]: thicker(vars.inputs.textColor) } } },
});

export const input = style({
  ...fieldBox,
  // Below the country where large text leaves too little room beside it.
  flex: '1 1 9em',
  minInlineSize: 0,
  padding: '8px 12px',
  textAlign: ['-webkit-match-parent', 'match-parent'],
  cursor: 'text',
  textOverflow: 'ellipsis',
  fontVariantNumeric: 'tabular-nums',
  '::placeholder': { color: vars.inputs.placeholderColor, opacity: 1 },
  '@media': { [mayHover]: { ':hover': thicker(vars.inputs.textColor) } },
  selectors: { '&[aria-invalid]': thicker(vars.colors.error), '&:focus-visible': focusRing },
});
