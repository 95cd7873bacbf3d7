import type { Mark } from './mark';

/** Facebook's f. */
export const mark: Mark = [
  { fill: '#0866ff', d: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20Z' },
  {
    fill: '#fff',
    d: 'M13.6 22v-7.3h2.5l.5-3h-3V9.9c0-.9.4-1.7 1.7-1.7h1.4V5.6S15.5 5.3 14.3 5.3c-2.5 0-4 1.5-4 4.1v2.3H7.6v3h2.7V22Z',
  },
];
