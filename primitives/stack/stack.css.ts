import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';

const base = style({
  all: 'unset',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

export const stack = styleVariants(vars.spacing, (gap) => [base, { gap }]);

globalStyle(`${base} > li`, { all: 'unset', display: 'block' });
