import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { font } from '../common-styles';

/** The box around a badge and its child. A column, so that the child is as wide as it would be without. */
export const place = style({ all: 'unset', display: 'flex', flexDirection: 'column', position: 'relative' });

// On the upper edge, so that it moves nothing and covers no word, however long the label is.
export const badge = style({
  all: 'unset',
  position: 'absolute',
  insetBlockStart: '-0.75em',
  insetInlineEnd: 12,
  paddingInline: 6,
  border: `1px solid ${vars.colors.boundary}`,
  borderRadius: vars.buttons.secondary.borderRadius,
  backgroundColor: vars.container.backgroundColor,
  color: vars.text.helper.color,
  font: font('helper'),
  pointerEvents: 'none',
});
