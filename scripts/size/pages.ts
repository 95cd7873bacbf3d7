/** A page whose weight is held to a budget, in bytes of gzip -9, React not counted and the headless client counted. */
export interface SizePage {
  name: string;
  /** The mount's name in `vestibule`. */
  mount: string;
  config: object;
  budget: number;
  /** What the peer weighs there. */
  peer: number;
  /** What can be used first, as a selector. */
  ready: string;
}

/** The pages of the peer's table. */
export const sizePages: readonly SizePage[] = [
  {
    name: 'magic link only',
    mount: 'mountLogin',
    config: { products: ['emailMagicLinks'] },
    budget: 36_000,
    peer: 58_116,
    ready: 'input',
  },
  {
    name: 'e-mail code only',
    mount: 'mountLogin',
    config: { products: ['otp'], otpOptions: { methods: ['email'] } },
    budget: 36_000,
    peer: 58_116,
    ready: 'input',
  },
  {
    // The peer's row has five social buttons as well; ours will when there are some.
    name: 'password + text',
    mount: 'mountLogin',
    config: { products: ['passwords', 'otp'], otpOptions: { methods: ['sms'] } },
    budget: 48_000,
    peer: 73_289,
    ready: 'input',
  },
];
