import type { Mark } from './mark';

/** Yahoo's y and its exclamation. */
export const mark: Mark = [
  {
    fill: '#7d2eff',
    d: 'M2 7.5h4.3l2.5 6.2 2.5-6.2h4.2L9.3 22H5.1l1.7-4Zm13.4 5.9a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM17.3 2H22l-4.2 10h-4.7Z',
  },
];
