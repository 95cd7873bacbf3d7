import type { SVGProps } from 'react';

/** An icon as shapes in a square of 24 units, from back to front: data, so that each costs only its drawing. */
export type IconShapes = readonly (Required<Pick<SVGProps<SVGPathElement>, 'd'>> & SVGProps<SVGPathElement>)[];
