import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { font } from '../common-styles';

const { error, success } = vars.colors;

const base = style({
  all: 'unset',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  font: font('helper', '700'),
});

export const meter = styleVariants({ weak: error, fair: error, good: success, strong: success }, (color) => [
  base,
  { color },
]);

/**
 * A grid's columns are equal, however thick a border is. Its width does not depend on the word, unless that needs more room
 * than the rest of the line.
 */
export const segments = style({
  all: 'unset',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  flex: '0 999 60%',
  minInlineSize: 96,
  gap: 4,
});

/** Empty until it is filled. A full segment is a border, which forced colours keep. */
export const segment = style({
  all: 'unset',
  boxSizing: 'border-box',
  blockSize: 4,
  border: `1px solid ${vars.colors.boundary}`,
  borderRadius: 2,
  selectors: { '&[data-full]': { borderWidth: 2, borderColor: 'currentColor' } },
});

/** Keeps a line's height, so that the segments do not move when the word changes. */
export const word = style({
  all: 'unset',
  display: 'block',
  '::before': { content: '"\\200b"' },
});
