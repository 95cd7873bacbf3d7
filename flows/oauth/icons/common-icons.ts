import type { IconShapes } from '../../../primitives/icon/brand-icon';

/** The icons of the providers that most hosts offer. */
export const commonIcons = {
  /** Apple's apple. */
  apple: [
    {
      fill: 'currentColor',
      d: 'M12 7.6c1-.1 2.3-1.2 4-1.2 1.8 0 3 .9 3.8 2-3.3 2-2.8 6.3.7 7.6-.9 2.6-2.9 5.5-4.8 5.5-1.4 0-1.9-.9-3.5-.9s-2.2.9-3.5.9C6.3 21.5 3.5 17 3.5 13c0-4 2.4-6.5 5-6.5 1.5 0 2.6 1 3.5 1.1Z',
    },
    { fill: 'currentColor', d: 'M15.6 1.5c.2 2.5-1.8 4.6-3.9 4.6-.2-2.3 1.9-4.5 3.9-4.6Z' },
  ],
  /** Facebook's f. */
  facebook: [
    { fill: '#0866ff', d: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20Z' },
    {
      fill: '#fff',
      d: 'M13.6 22v-7.3h2.5l.5-3h-3V9.9c0-.9.4-1.7 1.7-1.7h1.4V5.6S15.5 5.3 14.3 5.3c-2.5 0-4 1.5-4 4.1v2.3H7.6v3h2.7V22Z',
    },
  ],
  /** GitHub's cat. */
  github: [
    {
      fill: 'currentColor',
      d: 'M12 2a10 10 0 0 0-3.2 19.5c.5.1.7-.2.7-.5v-2c-2.8.6-3.4-1.2-3.4-1.2-.4-1.1-1.1-1.4-1.1-1.4-.9-.6.1-.6.1-.6 1 .1 1.5 1 1.5 1 .9 1.6 2.4 1.1 3 .9.1-.7.4-1.1.6-1.4-2.2-.3-4.5-1.1-4.5-5 0-1.1.4-2 1-2.7-.1-.2-.4-1.3.1-2.6 0 0 .8-.3 2.7 1a9.3 9.3 0 0 1 5 0c1.9-1.3 2.7-1 2.7-1 .5 1.3.2 2.4.1 2.6.6.7 1 1.6 1 2.7 0 3.9-2.3 4.7-4.5 5 .4.3.7.9.7 1.9V21c0 .3.2.6.7.5A10 10 0 0 0 12 2Z',
    },
  ],
  /** Google's four-coloured G. */
  google: [
    { fill: 'none', stroke: '#ea4335', strokeWidth: '4', d: 'M18.4 7A8 8 0 0 0 5.1 8' },
    { fill: 'none', stroke: '#fbbc05', strokeWidth: '4', d: 'M5.1 8a8 8 0 0 0 0 8' },
    { fill: 'none', stroke: '#34a853', strokeWidth: '4', d: 'M5.1 16a8 8 0 0 0 12.2 2.1' },
    { fill: 'none', stroke: '#4285f4', strokeWidth: '4', d: 'M17.3 18.1A8 8 0 0 0 20 12h-8' },
  ],
  /** Microsoft's four squares. */
  microsoft: [
    { fill: '#f25022', d: 'M2 2h9.5v9.5H2z' },
    { fill: '#7fba00', d: 'M12.5 2H22v9.5h-9.5z' },
    { fill: '#00a4ef', d: 'M2 12.5h9.5V22H2z' },
    { fill: '#ffb900', d: 'M12.5 12.5H22V22h-9.5z' },
  ],
} satisfies Readonly<Record<string, IconShapes>>;
