import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { focusRing, font, mayHover } from '../looks';

export const button = style({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 18,
  inlineSize: '100%',
  minBlockSize: 44,
  paddingBlock: 8,
  borderRadius: 4,
  color: vars.text.body.color,
  font: font('body'),
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@media': { [mayHover]: { ':hover': { textDecoration: 'underline' } } },
  ':active': { textDecoration: 'underline 2px' },
  ':focus-visible': focusRing,
  // The arrow: two borders, for which no page has to fetch a drawing. As wide as an icon's.
  '::after': {
    content: '""',
    flex: 'none',
    inlineSize: 'max(7px, 0.44rem)',
    aspectRatio: '1',
    marginInline: 'auto max(6px, 0.37rem)',
    border: 'solid',
    borderWidth: '0 2px 2px 0',
    transform: 'translateY(-35%) rotate(45deg)',
  },
});
