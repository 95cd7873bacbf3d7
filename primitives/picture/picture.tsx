import { type ReactNode, useState } from 'react';
import { picture } from './picture.css';

export interface PictureProps {
  /** Its address. */
  src: string;
  /** Fetches it only when it is near the viewport, for lists of hundreds. Default false. */
  isLazy?: boolean;
  /** The content if the picture does not load. Default: an empty space of its size. */
  fallback?: ReactNode;
}

/** A small picture beside words that say the same. */
export function Picture({ src, isLazy = false, fallback = <span className={picture} /> }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  if (broken === src) return fallback;
  return (
    <img
      loading={isLazy ? 'lazy' : undefined}
      src={src}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
      className={picture}
    />
  );
}
