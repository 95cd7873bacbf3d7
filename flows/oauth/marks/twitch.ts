import type { Mark } from './mark';

/** Twitch's bubble. */
export const mark: Mark = [
  { fill: '#9146ff', d: 'M5.5 2 2.5 5.3V19h5v3l3-3h2.8L21.5 12V2Z' },
  { fill: '#fff', d: 'm18 13 1.8-1.8V3.7H6.8V15h3.7v2l2-2h3.5Z' },
  { fill: '#9146ff', d: 'M16.5 6.5v4.3h-1.6V6.5Zm-4.3 0v4.3h-1.6V6.5Z' },
];
