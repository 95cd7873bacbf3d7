import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';
import { focusRing } from '../common-styles';

type Edge = 'top' | 'bottom';
const gradientFrom = (edge: Edge, color: string) =>
  `linear-gradient(to ${edge === 'top' ? 'bottom' : 'top'}, ${color}, transparent)`;
/** At each edge, a shade that stays. */
const shade = (edge: Edge) =>
  `${gradientFrom(edge, `color-mix(in srgb, ${vars.colors.primary} 25%, transparent)`)} ${edge}/100% 12px no-repeat`;
/** Over the shade, a cover that scrolls with the content: the shade is seen at the edge beyond which there is more. */
const cover = (edge: Edge) =>
  `${gradientFrom(edge, `${vars.container.backgroundColor} 50%`)} ${edge}/100% 24px no-repeat local`;

export const region = style({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'block',
  maxBlockSize: 'min(40vh, 320px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: 12,
  background: [cover('top'), cover('bottom'), shade('top'), shade('bottom')].join(),
  border: `1px solid ${vars.colors.boundary}`,
  borderRadius: vars.inputs.borderRadius,
  ':focus-visible': focusRing,
});
