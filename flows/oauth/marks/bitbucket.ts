import type { Mark } from './mark';

/** Bitbucket's bucket. */
export const mark: Mark = [
  {
    fill: '#2684ff',
    d: 'M2.7 3.5a.7.7 0 0 0-.7.8l2.8 16.3c.1.5.5.9 1 .9h12.6c.4 0 .7-.3.7-.6L22 4.3a.7.7 0 0 0-.7-.8Zm11.5 11.8H9.8L8.6 9.2h6.7Z',
  },
  { fill: '#0052cc', d: 'M20.8 9.2h-5.5l-1.1 6.1H9.8l-5 5.9c.2.2.5.3.8.3h12.8c.4 0 .7-.3.7-.6Z' },
];
