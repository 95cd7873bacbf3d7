import { style } from '@vanilla-extract/css';

/** The least height of One Tap's container (B-SOCIAL-4). */
export const leastHeight = 47;

/** A grid, in which the button of the page is as wide as the others, and as high. */
export const container = style({ all: 'unset', display: 'grid', alignItems: 'start', minBlockSize: leastHeight });

export const waiting = style({ all: 'unset', display: 'grid', placeItems: 'center', minBlockSize: leastHeight });
