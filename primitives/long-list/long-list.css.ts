import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css';

export const list = style({ all: 'unset', display: 'block' });

export const range = style({ all: 'unset', display: 'flow-root' });

export const row = style({ all: 'unset', display: 'block', marginBlockEnd: vars.spacing.label });
