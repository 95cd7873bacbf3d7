import { style } from '@vanilla-extract/css';
import { iconBox } from '../css/shared-styles';

/** A mark in its owner's colours. */
export const icon = style(iconBox);
