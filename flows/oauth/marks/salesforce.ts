import type { Mark } from './mark';

/** Salesforce's cloud. */
export const mark: Mark = [
  {
    fill: '#00a1e0',
    d: 'M10 6.5a4.2 4.2 0 0 1 6.6-.3 4.7 4.7 0 0 1 2-.4 4.8 4.8 0 0 1 .9 9.5 4.2 4.2 0 0 1-5.2 2.4 4.8 4.8 0 0 1-8.5.3 3.7 3.7 0 0 1-3.2-6.4 4.4 4.4 0 0 1 7.4-5.1Z',
  },
];
