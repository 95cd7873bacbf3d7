import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { font } from '../common-styles';

export const secretText = style({ all: 'unset', display: 'block' });

/** One press or tap selects all of it. The letters are of one width, so that none is taken for another. */
export const letters = style({
  all: 'unset',
  color: vars.text.body.color,
  font: font('body'),
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  letterSpacing: '0.04em',
  userSelect: 'all',
});

/** The spelling is not copied with the letters, when several texts are selected. */
export const spelling = style({ WebkitUserSelect: 'none', userSelect: 'none' });
