import { useState } from 'react';
import { picture } from './picture.css';

export interface PictureProps {
  /** Its address. */
  src: string;
  /** Fetches it only when it comes near: for a place with hundreds of them. Default false. */
  isLazy?: boolean;
}

/** A small picture beside words that say the same. One that does not load leaves its room empty. */
export function Picture({ src, isLazy = false }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  if (broken === src) return <span className={picture} />;
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
