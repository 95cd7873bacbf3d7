import type { Mark } from './mark';

/** Amazon's a, and its smile. */
export const mark: Mark = [
  {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2.6',
    d: 'M8 6.8c.6-1.7 2-2.6 4-2.6 2.6 0 3.8 1.3 3.8 3.6v4.4c0 1.3.4 1.9 1.3 2.8M15.6 9c-4.4 0-7.5.9-7.5 3.8 0 1.6 1.2 2.6 2.9 2.6 2.3 0 4.3-1.5 4.6-4',
  },
  {
    fill: 'none',
    stroke: '#ff9900',
    strokeWidth: '1.8',
    strokeLinecap: 'round',
    d: 'M2.5 17.5c5.5 4.3 13 4.3 18.3 1M18 17.3c1.8-.3 3-.2 3.3.2.3.5-.1 1.7-1 3.2',
  },
];
