import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';

/** The height of one line, also while it is empty. */
export const line = style({ minBlockSize: `calc(${vars.text.helper.fontSize} * ${vars.text.helper.lineHeight})` });
