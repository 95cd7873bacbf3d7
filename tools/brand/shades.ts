import { intoGamut } from '../color/screen-color';
import type { Oklch } from '../color/spaces';
import { toHex } from '../color/srgb';

/** The colour scheme that a theme is made for. */
export type Scheme = 'light' | 'dark';

/** The subdued colours of a theme, all of the brand's hue. */
export interface Shades {
  card: string;
  /** Titles, body text and input. */
  ink: string;
  /** Helper text and placeholders. */
  quiet: string;
  boundary: string;
  divider: string;
  disabledGround: string;
  disabledText: string;
}

// OKLCH lightness, and the maximum chroma: a hint of the brand's colour, and none where the brand is grey.
const places: Record<Scheme, Record<keyof Shades, readonly [lightness: number, mostChroma: number]>> = {
  light: {
    card: [1, 0],
    ink: [0.27, 0.045],
    quiet: [0.5, 0.03],
    boundary: [0.62, 0.025],
    divider: [0.925, 0.01],
    disabledGround: [0.965, 0.006],
    disabledText: [0.5, 0.025],
  },
  dark: {
    card: [0.245, 0.022],
    ink: [0.94, 0.01],
    quiet: [0.78, 0.02],
    boundary: [0.62, 0.025],
    divider: [0.35, 0.02],
    disabledGround: [0.305, 0.022],
    disabledText: [0.78, 0.02],
  },
};

/** The subdued colours for a brand's colour, as `#RRGGBB`. */
export function shadesOf(brand: Oklch, scheme: Scheme): Shades {
  const shade = (name: keyof Shades) => {
    const [l, mostChroma] = places[scheme][name];
    return toHex(intoGamut({ ...brand, l, c: Math.min(brand.c, mostChroma) }));
  };
  return {
    card: shade('card'),
    ink: shade('ink'),
    quiet: shade('quiet'),
    boundary: shade('boundary'),
    divider: shade('divider'),
    disabledGround: shade('disabledGround'),
    disabledText: shade('disabledText'),
  };
}
