import { style } from '@vanilla-extract/css';
import { iconBox } from '../../../primitives/css';

/** The icon of a social provider, in its owner's colours. */
export const icon = style(iconBox);
