import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';

const { padding } = vars.container;

export const card = style({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'block',
  inlineSize: vars.container.width,
  maxInlineSize: '100%',
  // 24 px where the container is narrower than 400 px. A container query would make our root collapse in a flex row.
  padding: `clamp(min(24px, ${padding}), (100% - 399px) * 999, ${padding})`,
  border: `${vars.container.borderWidth} solid ${vars.container.borderColor}`,
  borderRadius: vars.container.borderRadius,
  backgroundColor: vars.container.backgroundColor,
  boxShadow: vars.container.shadow,
});
