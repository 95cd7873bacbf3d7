import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { button } from '../disclosure-button/disclosure-button.css';
import { font, mayMove } from '../looks';

/** Its arrow turns over when open. */
export const trigger = style([
  button,
  {
    '@media': { [mayMove]: { '::after': { transition: `scale ${vars.motion.duration} ${vars.motion.easing}` } } },
    selectors: { '&[aria-expanded=true]::after': { scale: '1 -1' } },
  },
]);

export const root = style({ all: 'unset', display: 'block' });

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const panel = style({
  all: 'unset',
  display: 'block',
  paddingBlock: `${vars.spacing.label} ${vars.spacing.item}`,
  color: vars.text.body.color,
  font: font('body'),
  overflowWrap: 'anywhere',
  '@media': {
    [mayMove]: {
      selectors: { '&[data-state=open]': { animation: `${arrive} ${vars.motion.duration} ${vars.motion.easing}` } },
    },
  },
  selectors: { '&[hidden]': { display: 'none' } },
});
