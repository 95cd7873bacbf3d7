import type { Mark } from './mark';

/** Slack's four-coloured hash. */
export const mark: Mark = [
  { fill: '#36c5f0', d: 'M9.5 2a2 2 0 1 0 0 4h2V4a2 2 0 0 0-2-2Zm0 5.3H4.2a2 2 0 1 0 0 4.1h5.3a2 2 0 1 0 0-4.1Z' },
  { fill: '#2eb67d', d: 'M21.9 9.3a2 2 0 1 0-4 0v2h2a2 2 0 0 0 2-2Zm-5.3 0V4a2 2 0 1 0-4.1 0v5.3a2 2 0 1 0 4.1 0Z' },
  { fill: '#ecb22e', d: 'M14.5 22a2 2 0 1 0 0-4h-2v2a2 2 0 0 0 2 2Zm0-5.3h5.3a2 2 0 1 0 0-4.1h-5.3a2 2 0 1 0 0 4.1Z' },
  { fill: '#e01e5a', d: 'M2.1 14.7a2 2 0 1 0 4 0v-2h-2a2 2 0 0 0-2 2Zm5.3 0V20a2 2 0 1 0 4.1 0v-5.3a2 2 0 1 0-4.1 0Z' },
];
