import type { Mark } from './mark';

/** Figma's five shapes. */
export const mark: Mark = [
  { fill: '#f24e1e', d: 'M8.7 2H12v6.7H8.7a3.3 3.3 0 0 1 0-6.7Z' },
  { fill: '#ff7262', d: 'M12 2h3.3a3.3 3.3 0 0 1 0 6.7H12Z' },
  { fill: '#a259ff', d: 'M8.7 8.7H12v6.6H8.7a3.3 3.3 0 0 1 0-6.6Z' },
  { fill: '#1abcfe', d: 'M15.3 8.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 1 0 0-6.6Z' },
  { fill: '#0acf83', d: 'M8.7 15.3H12v3.4a3.3 3.3 0 1 1-3.3-3.4Z' },
];
