import { style } from '@vanilla-extract/css';
import { iconBox } from '../common-styles';

export const brandIcon = style(iconBox);

export const icon = style([
  brandIcon,
  { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinecap: 'round', strokeLinejoin: 'round' },
]);
