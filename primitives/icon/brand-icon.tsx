import { icon } from './brand-icon.css';
import type { IconShapes } from './icon-shapes';

/** A user's mark, in its owner's colours; without shapes the room for it. A decoration: the words beside it say the name. */
export function BrandIcon({ shapes = [] }: { shapes?: IconShapes }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" className={icon} aria-hidden="true">
      {shapes.map((shape) => (
        <path key={shape.d} {...shape} />
      ))}
    </svg>
  );
}
