import type { Mark } from './mark';

/** Coinbase's coin. */
export const mark: Mark = [
  { fill: '#0052ff', d: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20Z' },
  { fill: 'none', stroke: '#fff', strokeWidth: '3', d: 'M16.9 10.4a5.2 5.2 0 1 0 0 3.2' },
];
