import { style } from '@vanilla-extract/css';
import { iconBox } from '../common-styles';

/** A mark in its owner's colours. */
export const icon = style(iconBox);
