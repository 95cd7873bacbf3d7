import { globalStyle, style } from '@vanilla-extract/css';

/** Side by side, or below each other where a word does not fit into a half. In both cases they are equally large. */
export const pair = style({ all: 'unset', display: 'flex', flexWrap: 'wrap', gap: 12 });

globalStyle(`${pair} > *`, { flex: '1 1 calc(50% - 7px)' });
