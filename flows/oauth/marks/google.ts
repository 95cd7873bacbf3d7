import type { Mark } from './mark';

/** Google's four-coloured G. */
export const mark: Mark = [
  { fill: 'none', stroke: '#ea4335', strokeWidth: '4', d: 'M18.4 7A8 8 0 0 0 5.1 8' },
  { fill: 'none', stroke: '#fbbc05', strokeWidth: '4', d: 'M5.1 8a8 8 0 0 0 0 8' },
  { fill: 'none', stroke: '#34a853', strokeWidth: '4', d: 'M5.1 16a8 8 0 0 0 12.2 2.1' },
  { fill: 'none', stroke: '#4285f4', strokeWidth: '4', d: 'M17.3 18.1A8 8 0 0 0 20 12h-8' },
];
