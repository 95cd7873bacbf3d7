import type { IconShapes } from '../../../primitives/icon/brand-icon';

/** The icons of the other providers. */
export const otherIcons = {
  /** Amazon's a, and its smile. */
  amazon: [
    {
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: '2.6',
      d: 'M8 6.8c.6-1.7 2-2.6 4-2.6 2.6 0 3.8 1.3 3.8 3.6v4.4c0 1.3.4 1.9 1.3 2.8M15.6 9c-4.4 0-7.5.9-7.5 3.8 0 1.6 1.2 2.6 2.9 2.6 2.3 0 4.3-1.5 4.6-4',
    },
    {
      fill: 'none',
      stroke: '#ff9900',
      strokeWidth: '1.8',
      strokeLinecap: 'round',
      d: 'M2.5 17.5c5.5 4.3 13 4.3 18.3 1M18 17.3c1.8-.3 3-.2 3.3.2.3.5-.1 1.7-1 3.2',
    },
  ],
  /** Bitbucket's bucket. */
  bitbucket: [
    {
      fill: '#2684ff',
      d: 'M2.7 3.5a.7.7 0 0 0-.7.8l2.8 16.3c.1.5.5.9 1 .9h12.6c.4 0 .7-.3.7-.6L22 4.3a.7.7 0 0 0-.7-.8Zm11.5 11.8H9.8L8.6 9.2h6.7Z',
    },
    { fill: '#0052cc', d: 'M20.8 9.2h-5.5l-1.1 6.1H9.8l-5 5.9c.2.2.5.3.8.3h12.8c.4 0 .7-.3.7-.6Z' },
  ],
  /** Coinbase's coin. */
  coinbase: [
    { fill: '#0052ff', d: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20Z' },
    { fill: 'none', stroke: '#fff', strokeWidth: '3', d: 'M16.9 10.4a5.2 5.2 0 1 0 0 3.2' },
  ],
  /** Discord's controller. */
  discord: [
    {
      fill: '#5865f2',
      d: 'M19.5 5.3A17 17 0 0 0 15.3 4l-.6 1.2a15 15 0 0 0-5.4 0L8.7 4a17 17 0 0 0-4.2 1.3C1.8 9.3 1 13.2 1.4 17a17 17 0 0 0 5.2 2.6l1.2-1.9-1.8-.9.4-.3a12 12 0 0 0 11.2 0l.4.3-1.8.9 1.2 1.9a17 17 0 0 0 5.2-2.6c.5-4.5-.7-8.3-3.1-11.7ZM8.5 14.7c-1 0-1.9-1-1.9-2.2s.8-2.2 1.9-2.2 1.9 1 1.9 2.2-.9 2.2-1.9 2.2Zm7 0c-1 0-1.9-1-1.9-2.2s.8-2.2 1.9-2.2 1.9 1 1.9 2.2-.8 2.2-1.9 2.2Z',
    },
  ],
  /** Figma's five shapes. */
  figma: [
    { fill: '#f24e1e', d: 'M8.7 2H12v6.7H8.7a3.3 3.3 0 0 1 0-6.7Z' },
    { fill: '#ff7262', d: 'M12 2h3.3a3.3 3.3 0 0 1 0 6.7H12Z' },
    { fill: '#a259ff', d: 'M8.7 8.7H12v6.6H8.7a3.3 3.3 0 0 1 0-6.6Z' },
    { fill: '#1abcfe', d: 'M15.3 8.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 1 0 0-6.6Z' },
    { fill: '#0acf83', d: 'M8.7 15.3H12v3.4a3.3 3.3 0 1 1-3.3-3.4Z' },
  ],
  /** GitLab's tanuki. */
  gitlab: [
    { fill: '#e24329', d: 'm12 21.5-4-12h8Z' },
    { fill: '#fc6d26', d: 'M12 21.5 8 9.5H2.5Zm0 0 4-12h5.5Z' },
    { fill: '#fca326', d: 'M2.5 9.5 1.3 13a1 1 0 0 0 .4 1.1L12 21.5Zm19 0L22.7 13a1 1 0 0 1-.4 1.1L12 21.5Z' },
    { fill: '#e24329', d: 'M2.5 9.5H8L5.6 2.7c-.1-.4-.7-.4-.8 0Zm19 0H16l2.4-6.8c.1-.4.7-.4.8 0Z' },
  ],
  /** LinkedIn's in. */
  linkedin: [
    {
      fill: '#0a66c2',
      d: 'M4.4 2h15.2a2.4 2.4 0 0 1 2.4 2.4v15.2a2.4 2.4 0 0 1-2.4 2.4h-15.2a2.4 2.4 0 0 1-2.4-2.4v-15.2a2.4 2.4 0 0 1 2.4-2.4Z',
    },
    {
      fill: '#fff',
      d: 'M5.3 9.6h2.9V19H5.3ZM6.7 5a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Zm3.3 4.6h2.8v1.3c.4-.8 1.4-1.5 2.8-1.5 3 0 3.5 1.9 3.5 4.4V19h-2.9v-4.6c0-1.2 0-2.5-1.6-2.5s-1.7 1.2-1.7 2.4V19H10Z',
    },
  ],
  /** Salesforce's cloud. */
  salesforce: [
    {
      fill: '#00a1e0',
      d: 'M10 6.5a4.2 4.2 0 0 1 6.6-.3 4.7 4.7 0 0 1 2-.4 4.8 4.8 0 0 1 .9 9.5 4.2 4.2 0 0 1-5.2 2.4 4.8 4.8 0 0 1-8.5.3 3.7 3.7 0 0 1-3.2-6.4 4.4 4.4 0 0 1 7.4-5.1Z',
    },
  ],
  /** Slack's four-coloured hash. */
  slack: [
    { fill: '#36c5f0', d: 'M9.5 2a2 2 0 1 0 0 4h2V4a2 2 0 0 0-2-2Zm0 5.3H4.2a2 2 0 1 0 0 4.1h5.3a2 2 0 1 0 0-4.1Z' },
    { fill: '#2eb67d', d: 'M21.9 9.3a2 2 0 1 0-4 0v2h2a2 2 0 0 0 2-2Zm-5.3 0V4a2 2 0 1 0-4.1 0v5.3a2 2 0 1 0 4.1 0Z' },
    {
      fill: '#ecb22e',
      d: 'M14.5 22a2 2 0 1 0 0-4h-2v2a2 2 0 0 0 2 2Zm0-5.3h5.3a2 2 0 1 0 0-4.1h-5.3a2 2 0 1 0 0 4.1Z',
    },
    {
      fill: '#e01e5a',
      d: 'M2.1 14.7a2 2 0 1 0 4 0v-2h-2a2 2 0 0 0-2 2Zm5.3 0V20a2 2 0 1 0 4.1 0v-5.3a2 2 0 1 0-4.1 0Z',
    },
  ],
  /** Snapchat's ghost, on its yellow. */
  snapchat: [
    { fill: '#fffc00', d: 'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5h-10a5 5 0 0 1-5-5v-10a5 5 0 0 1 5-5Z' },
    {
      fill: '#fff',
      stroke: '#000',
      strokeWidth: '.9',
      strokeLinejoin: 'round',
      d: 'M12 5.2c-2.3 0-3.7 1.6-3.7 3.7v1.4c-.5.2-1.2-.2-1.5.2-.3.6 1 1 1.3 1.5.4.9-1 2.8-2.6 3.2-.5.3.1.9 1.6 1.2.2.4.1.9.5 1 .6.1 1.2-.2 2 .1.7.3 1.3 1.2 2.4 1.2s1.7-.9 2.4-1.2c.8-.3 1.4 0 2-.1.4-.1.3-.6.5-1 1.5-.3 2.1-.9 1.6-1.2-1.6-.4-3-2.3-2.6-3.2.3-.5 1.6-.9 1.3-1.5-.3-.4-1 0-1.5-.2V8.9c0-2.1-1.4-3.7-3.7-3.7Z',
    },
  ],
  /** TikTok's note, in its two shades. */
  tiktok: [
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
  ],
  /** Twitch's bubble. */
  twitch: [
    { fill: '#9146ff', d: 'M5.5 2 2.5 5.3V19h5v3l3-3h2.8L21.5 12V2Z' },
    { fill: '#fff', d: 'm18 13 1.8-1.8V3.7H6.8V15h3.7v2l2-2h3.5Z' },
    { fill: '#9146ff', d: 'M16.5 6.5v4.3h-1.6V6.5Zm-4.3 0v4.3h-1.6V6.5Z' },
  ],
  /** The X that Twitter is today. */
  twitter: [
    {
      fill: 'currentColor',
      d: 'M2.5 3h6.2l4.3 5.8L18 3h2.7l-6.4 7.5L21.5 21h-6.2l-4.7-6.4L5.1 21H2.4l6.9-8.1ZM6 5l10.3 14h1.9L7.8 5Z',
    },
  ],
  /** Yahoo's y and its exclamation. */
  yahoo: [
    {
      fill: '#7d2eff',
      d: 'M2 7.5h4.3l2.5 6.2 2.5-6.2h4.2L9.3 22H5.1l1.7-4Zm13.4 5.9a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM17.3 2H22l-4.2 10h-4.7Z',
    },
  ],
} satisfies Readonly<Record<string, IconShapes>>;
