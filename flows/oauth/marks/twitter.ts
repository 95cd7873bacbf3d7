import type { Mark } from './mark';

/** The X that Twitter is today. */
export const mark: Mark = [
  {
    fill: 'currentColor',
    d: 'M2.5 3h6.2l4.3 5.8L18 3h2.7l-6.4 7.5L21.5 21h-6.2l-4.7-6.4L5.1 21H2.4l6.9-8.1ZM6 5l10.3 14h1.9L7.8 5Z',
  },
];
