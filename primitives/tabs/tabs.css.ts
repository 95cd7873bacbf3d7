import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { badge as edgeBadge } from '../badge/badge.css';
import { focusRing, mayHover } from '../common-styles';

export const root = style({ all: 'unset', display: 'block' });

export const list = style({
  all: 'unset',
  display: 'flex',
  flexWrap: 'wrap',
  // Room for a badge, which grows with the text.
  rowGap: '.75rem',
  borderBlockEnd: `1px solid ${vars.colors.divider}`,
});

export const tab = style({
  all: 'unset',
  boxSizing: 'border-box',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 auto',
  minInlineSize: 44,
  maxInlineSize: '100%',
  minBlockSize: 44,
  padding: '8px 4px',
  borderRadius: 4,
  color: vars.text.helper.color,
  textAlign: 'center',
  cursor: 'pointer',
  // Its width does not depend on whether it is the selected, bold one.
  '::before': { content: 'attr(data-label)', gridArea: '1 / 1', visibility: 'hidden', fontWeight: 700 },
  '@media': { [mayHover]: { ':hover': { textDecoration: 'underline' } } },
  ':focus-visible': { ...focusRing, outlineOffset: -2 },
  selectors: {
    '&[aria-selected=true]': { color: vars.text.body.color, fontWeight: 700 },
    // A border, which forced colours keep, and which only the selected tab has.
    '&[aria-selected=true]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: -1,
      borderBlockEnd: '3px solid',
    },
  },
});

export const label = style({ all: 'unset', display: 'block', gridArea: '1 / 1' });

export const panel = style({
  all: 'unset',
  display: 'block',
  paddingBlockStart: vars.spacing.group,
});

/** Above the words of its tab, in one line. It may be wider than the tab, but not leave the list. */
export const badge = style([
  edgeBadge,
  {
    insetBlockStart: '-1em',
    insetInlineEnd: 0,
    whiteSpace: 'nowrap',
    fontWeight: vars.text.helper.fontWeight,
    selectors: { [`${tab}:first-child > &`]: { insetInlineStart: 0, insetInlineEnd: 'auto' } },
  },
]);
