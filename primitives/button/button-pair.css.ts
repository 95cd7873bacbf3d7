import { style } from '@vanilla-extract/css';

export const pair = style({ all: 'unset', display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 });
