import type { Mark } from './mark';

/** TikTok's note, in its two shades. */
export const mark: Mark = [
  {
    fill: 'none',
    stroke: '#25f4ee',
    strokeWidth: '3',
    transform: 'translate(-.7 -.3)',
    d: 'M12.2 3v12.6a3.4 3.4 0 1 1-3.4-3.4',
  },
  {
    fill: 'none',
    stroke: '#fe2c55',
    strokeWidth: '3',
    transform: 'translate(.9 .7)',
    d: 'M12.2 3v12.6a3.4 3.4 0 1 1-3.4-3.4M12.4 3.5c.5 2.8 2.5 4.6 5.6 4.8',
  },
  {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '3',
    d: 'M12.4 2.5v13a3.5 3.5 0 1 1-3.5-3.5M12.5 2.5c.4 3 2.5 5.1 5.9 5.3',
  },
];
