import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';

/** One line, whether something is in it or not. */
export const line = style({ minBlockSize: `calc(${vars.text.helper.fontSize} * ${vars.text.helper.lineHeight})` });
