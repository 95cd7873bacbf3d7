import type { SVGProps } from 'react';
import { brandIcon } from './icon.css';

/** An icon as shapes in a square of 24 units, from back to front: data, so that each costs only its paths. */
export type IconShapes = readonly (Required<Pick<SVGProps<SVGPathElement>, 'd'>> & SVGProps<SVGPathElement>)[];

/** A brand's icon in the brand's colours; without shapes, an empty space of the same size. Decorative: the words beside it name the brand. */
export function BrandIcon({ shapes = [] }: { shapes?: IconShapes }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" className={brandIcon} aria-hidden="true">
      {shapes.map((shape) => (
        <path key={shape.d} {...shape} />
      ))}
    </svg>
  );
}
