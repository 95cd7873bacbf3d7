import type { Mark } from './mark';

/** GitLab's tanuki. */
export const mark: Mark = [
  { fill: '#e24329', d: 'm12 21.5-4-12h8Z' },
  { fill: '#fc6d26', d: 'M12 21.5 8 9.5H2.5Zm0 0 4-12h5.5Z' },
  { fill: '#fca326', d: 'M2.5 9.5 1.3 13a1 1 0 0 0 .4 1.1L12 21.5Zm19 0L22.7 13a1 1 0 0 1-.4 1.1L12 21.5Z' },
  { fill: '#e24329', d: 'M2.5 9.5H8L5.6 2.7c-.1-.4-.7-.4-.8 0Zm19 0H16l2.4-6.8c.1-.4.7-.4.8 0Z' },
];
