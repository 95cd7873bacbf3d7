import { style } from '@vanilla-extract/css';
import { iconBox } from '../css';

/** A mark in its owner's colours. */
export const icon = style(iconBox);
